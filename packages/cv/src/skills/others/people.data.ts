/** People at work and around it who are not the writer. */
export const PERSON =
  "colleague|co-?worker|designer|developer|engineer|programmer|coder|analyst|consultant|manager|owner|landlord|landlady|director|boss|partner|trustee|" +
  "customer|client|guest|patient|resident|passenger|caller|visitor|parent|reader|pupil|student|tenant|supplier|contractor|subcontractor|accountant|auditor|" +
  "mechanic|electrician|plumber|joiner|welder|carpenter|painter|tiler|plasterer|roofer|mason|bricklayer|scaffolder|blacksmith|cleaner|gardener|cook|chef|baker|butcher|" +
  "sommelier|barman|driver|technician|nurse|midwife|physio|therapist|surgeon|vet|doctor|dentist|pharmacist|optician|chiropodist|hairdresser|barber|tailor|" +
  "volunteer|apprentice|trainee|intern|neighbou?r|lawyer|solicitor|notary|teacher|trainer|coach|farmer|agronomist|fisherman|tradesman|tradesmen|freelancer|specialist|expert|" +
  "architect|surveyor|chemist|scientist|statistician|curator|conservator|restorer|photographer|musician|vicar|priest|librarian|caretaker|janitor|porter|typist|" +
  "secretary|deputy|foreman|operator|dispatcher|bookkeeper|controller|treasurer|captain|pilot|soldier|" +
  "candidate|applicant|lad|guy|chap|woman|man|women|men|children|girl|boy|fellow|guide|supervisor|mentor|tutor|inspector|rival|competitor|caterer|agent|predecessor|successor|" +
  "senior|junior|guild|committee|nephew|niece|cousin";

/** Firms, houses and parts of them. */
export const FIRM =
  "company|firm|start-?up|agency|shop|store|garage|foundry|mill|brewery|bakery|dairy|salon|spa|hotel|restaurant|cafe|bank|paper|school|college|library|" +
  "charity|clinic|home|estate|plant|site|warehouse|factory|farm|terminal|employer|business|building|studio|department|practice|club|chain|group|theatre|museum|" +
  "hospital|church|parish|workshop next door|team next door|team upstairs|team downstairs|bar team|pastry team|canteen|landlord|workshop|lab|laboratory|body shop|maker space|rest";

export const FAMILY =
  "brother|sister|husband|wife|mother|father|son|daughter|cousin|uncle|aunt|friend|neighbou?r|flatmate|girlfriend|boyfriend|partner";

/** Verbs that end as the names of people do: "Enters invoices", "Monitors servers", "Assists the surgeon". */
const SAYS =
  "(?:administ|alt|answ|ass|barg|bart|buff|cent|conf|cons|consid|count|cov|deliv|diff|discov|empow|encount|ent|filt|fost|gath|l|enl|mirr|monit|off|ord|overs|persi|pref|recov|ref|regist|rend|resi|suff|tend|trigg|transf|uncov)(?:ers|ors|ists|sts|ees)";

/** What works by itself, holds or is made, named as people are: "servers", "containers", "letters". */
const THINGS =
  "(?:anch|barri|boil|bord|brows|burn|calend|chapt|charact|chill|clust|col|comp|comput|contain|control|convey|cool|corn|corrid|dinn|disord|dock|dry|elevat|err|exteri|fact|filt|flo|flow|fold|foot|freez|generat|head|indicat|interi|inverti?|ladd|lay|lett|load|manuf|mast|matt|mix|mot|newslett|numb|pap|paramet|pars|plann|post|pow|print|process|quart|roll|rout|sampl|scann|sect|semest|sens|serv|shutt|summ|tens|tow|tract|trail|transform|us|vect|vouch|wat|wint)(?:er|or)s";

/** People by the ending of what they do: "our statisticians", "joiners", "the actuaries". */
export const AGENTS = `\\p{L}{3,}(?:ists|ysts|icians|eers|ers|ors|uaries|taries)(?<!(?<!\\p{L})(?:${SAYS}|${THINGS}))`;

/** Them, and those they work for. */
export const FOLK = `(?:${AGENTS}|accountants|architects|assistants|consultants|attendants|nurses|candidates|technicians|tenants|migrants|applicants|clients|patients|parents|students|agents|residents|recipients|presidents|people|men|women|children|witnesses|colleagues|apprentices|trainees|interns|alumni|graduates|juniors|pupils|guests|members|relatives|delegates|tourists|families|experts|[a-z]{2,4}s(?= (?:send|ask|refer)))`;

/** Verbs of a finished sentence, as they stand behind their subject. */
export const VERBS =
  "has|have|had|do|does|did|can|could|may|must|will|would|use[sd]?|writes?|wrote|runs?|ran|codes|" +
  "wants?|wanted|asks?|asked|tells?|told|comes?|came|makes?|made|builds?|built|sells?|sold|teach(?:es)?|taught|offers?|offered|keeps?|kept|" +
  "draws?|drew|redrew|owns?|owned|knows?|knew|needs?|needed|produces?|produced|provides?|provided|serves?|repairs?|cleans?|handles?|hires?|" +
  "practises?|practices?|advises?|exports?|imports?|rents?|lets?|lies|lie|stands?|stood|sits?|sat|rears?|breeds?|brews?|bakes?|looks? after|takes? care|" +
  "lectures?|studies|study|studied|grows?|prints?|trains?|works?|worked|houses?|housed|sponsors?|designs|develops|maintains|manages|operates|plans|" +
  "watched|watch|loved|love|dances?|danced|paints?|collects?|fix(?:es)?|cooks|drives|insisted|preferred|prefers?|programs|covers|" +
  "gives?|gave|performs?|performed|learn(?:s|ed|t)?|restores?|restored|lifts?|cuts?|held|holds?|brought|brings?|chose|chooses?|happens?|milk(?:s|ed)?|weld(?:s|ed)?|wired|tiled|laid|spins?|spun|crush(?:es)?|grinds?|inspects?|cultured|left";

/** Verbs in the present, as only somebody or something else than the writer has them: "the house hosts weddings". */
export const PRESENT =
  "has|does|writes|wants|tells|comes|makes|builds|sells|teaches|keeps|owns|knows|produces|serves|repairs|cleans|hires|" +
  "rears|breeds|bakes|grows|hosts|sets off|goes|lives|carries|treats|occupies|performs|gives|restores|" +
  "brings|happens|crushes|inspects|spins|sequences|employs|weaves|refines|publishes|broadcasts|insures|welds|fishes|is home to|is known for";

/** The like that are nouns, too: "the drill presses". */
export const PRESENT_OR_NOUN =
  "offers|draws|needs|exports|imports|rents|brews|prints|trains|houses|shows|ends|rings|plays|paints|lifts|cuts|grinds|programs|studies|smells|stops|exhibits|" +
  "screens|ships|packs|dyes|moulds|casts|forges|mills|presses|bottles|smokes|slaughters|mines|drills|lends|ferries|flies|cooks|tests|hums";

/** What tells of the writer's own work all the same: "the job has me welding", "our team builds". */
export const NOT_OF_THE_JOB =
  "(?!(?:\\p{L}+ ){0,2}(?:jobs?|role|work|position|post|duty|duties|tasks?|day|days|week|shifts?|brief|remit|contract|projects?|course|programme|internship|placement|training|thesis|team|crew|gang|squad|i)\\b)";

/** Participles that do not end as most: behind "is" and "were" they tell what was done, not who did it. */
export const DONE_TO_IT =
  "given|shown|taught|fed|kept|sent|told|cut|read|built|done|made|held|set|run|drawn|put|sold|paid|found|spun|hung|dug|laid|bound|ground|wound|swept|caught|led|met|lit|bent|shot|spent|won|worn|heard";
