/// Letters with marks and what they are made of: Unicode's canonical decompositions of small letters
/// below U+3100, without the letters that Hangul's arithmetic gives.
///
/// The standard library compares by these but doesn't hand them out. Each row names a mark; its text
/// is pairs of a letter and what is left without the mark, which may have marks of its own.
enum Decompositions {
  /// Pairs of a letter and another one that is the same, but for its number.
  static let doubles =
    "\u{374}\u{2B9}\u{1F71}\u{3AC}\u{1F73}\u{3AD}\u{1F75}\u{3AE}\u{1F77}\u{3AF}\u{1F79}\u{3CC}"
    + "\u{1F7B}\u{3CD}\u{1F7D}\u{3CE}\u{1FBE}\u{3B9}\u{1FD3}\u{390}\u{1FE3}\u{3B0}"

  static let rows: [(mark: Unicode.Scalar, pairs: String)] = [
    ("\u{300}", "àaèeìiòoùuǜüǹnѐеѝиḕēṑōẁwầâằăềêồôờơừưỳyἂἀἃἁἒἐἓἑἢἠἣἡἲἰἳἱὂὀὃὁὒὐὓὑὢὠ"),
    ("\u{300}", "ὣὡὰαὲεὴηὶιὸοὺυὼωῒϊῢϋ"),
    ("\u{301}", "áaéeíióoúuýyćcĺlńnŕrśsźzǘüǵgǻåǽæǿøΐϊάαέεήηίιΰϋόούυώωϓϒѓгќкḉçḗēḯï"),
    ("\u{301}", "ḱkḿmṍõṓōṕpṹũẃwấâắăếêốôớơứưἄἀἅἁἔἐἕἑἤἠἥἡἴἰἵἱὄὀὅὁὔὐὕὑὤὠὥὡ"),
    ("\u{302}", "âaêeîiôoûuĉcĝgĥhĵjŝsŵwŷyẑzậạệẹộọ"),
    ("\u{303}", "ãañnõoĩiũuṽvẫâẵăẽeễêỗôỡơữưỹy"),
    ("\u{304}", "āaēeīiōoūuǖüǟäǡȧǣæǭǫȫöȭõȱȯȳyӣиӯуḡgḹḷṝṛᾱαῑιῡυ"),
    ("\u{306}", "ăaĕeğgĭiŏoŭuйиўуӂжӑаӗеḝȩặạᾰαῐιῠυ"),
    ("\u{307}", "ċcėeġgżzȧaȯoḃbḋdḟfḣhṁmṅnṗpṙrṡsṥśṧšṩṣṫtẇwẋxẏyẛſİi"),
    ("\u{308}", "äaëeïiöoüuÿyϊιϋυϔϒёеїіӓаӛәӝжӟзӥиӧоӫөӭэӱуӵчӹыḧhṏõṻūẅwẍxẗt"),
    ("\u{309}", "ảaẩâẳăẻeểêỉiỏoổôởơủuửưỷy"),
    ("\u{30A}", "åaůuẘwẙy"),
    ("\u{30B}", "őoűuӳу"),
    ("\u{30C}", "čcďděeľlňnřršsťtžzǎaǐiǒoǔuǚüǧgǩkǯʒǰjȟh"),
    ("\u{30F}", "ȁaȅeȉiȍoȑrȕuѷѵ"),
    ("\u{311}", "ȃaȇeȋiȏoȓrȗu"),
    ("\u{313}", "ἀαἐεἠηἰιὀοὐυὠωῤρ"),
    ("\u{314}", "ἁαἑεἡηἱιὁοὑυὡωῥρ"),
    ("\u{31B}", "ơoưu"),
    ("\u{323}", "ḅbḍdḥhḳkḷlṃmṇnṛrṣsṭtṿvẉwẓzạaẹeịiọoợơụuựưỵy"),
    ("\u{324}", "ṳu"),
    ("\u{325}", "ḁa"),
    ("\u{326}", "șsțt"),
    ("\u{327}", "çcģgķkļlņnŗrşsţtȩeḑdḩh"),
    ("\u{328}", "ąaęeįiųuǫo"),
    ("\u{32D}", "ḓdḙeḽlṋnṱtṷu"),
    ("\u{32E}", "ḫh"),
    ("\u{330}", "ḛeḭiṵu"),
    ("\u{331}", "ḇbḏdḵkḻlṉnṟrṯtẕzẖh"),
    ("\u{342}", "ἆἀἇἁἦἠἧἡἶἰἷἱὖὐὗὑὦὠὧὡᾶαῆηῖιῗϊῦυῧϋῶω"),
    ("\u{345}", "ᾀἀᾁἁᾂἂᾃἃᾄἄᾅἅᾆἆᾇἇᾐἠᾑἡᾒἢᾓἣᾔἤᾕἥᾖἦᾗἧᾠὠᾡὡᾢὢᾣὣᾤὤᾥὥᾦὦᾧὧᾲὰᾳαᾴάᾷᾶῂὴῃηῄήῇῆ"),
    ("\u{345}", "ῲὼῳωῴώῷῶ"),
    ("\u{653}", "آا"),
    ("\u{654}", "أاؤوئيۀەۂہۓے"),
    ("\u{655}", "إا"),
    ("\u{93C}", "ऩनऱरऴळक़कख़खग़गज़जड़डढ़ढफ़फय़य"),
    ("\u{9BC}", "ড়ডঢ়ঢয়য"),
    ("\u{A3C}", "ਲ਼ਲਸ਼ਸਖ਼ਖਗ਼ਗਜ਼ਜਫ਼ਫ"),
    ("\u{B3C}", "ଡ଼ଡଢ଼ଢ"),
    ("\u{3099}", "がかぎきぐくげけごこざさじしずすぜせぞそだたぢちづつでてどとばはびひぶふべへぼほゔうゞゝガカギキグクゲケゴコザサジシズスゼセゾソ"),
    ("\u{3099}", "ダタヂチヅツデテドトバハビヒブフベヘボホヴウヷワヸヰヹヱヺヲヾヽ"),
    ("\u{309A}", "ぱはぴひぷふぺへぽほパハピヒプフペヘポホ"),
  ]
}
