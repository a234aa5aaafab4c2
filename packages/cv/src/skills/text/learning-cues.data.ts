const raw = String.raw;

/** Words that tell of learning, or of what comes next, in the languages below: most texts hold none. */
export const LEARNING_WORDS =
  /learn|taking|started|curso|corso|empezando|course|class\b|classes|lesson|bootcamp|tutorial|dabbl|tinker|next|lern|einarbeit|aufbau|kurs|lehrgang|bildung|schaue? ich mir|geplant|nächste|appren|découvre|initie|form|cours|prochain|aprend|estud|próxim|tirar|impar|studiando|prossim|apprendimento|leer |leren|lerend|opleiding|cursus|volgende|fun\b|pleasure|plaisir|radar|eye on|सीख|கற்று|ඉගෙන|أتعلم/iu;

const WHEN =
  "(?:in this moment|at (?:the|this|present) ?(?:moment|time)?|now|these days|right now|currently|this (?:year|winter|spring|summer|autumn|month)|by myself|on my own|on the side|in (?:my )?(?:free|spare) time|in the evenings?|evenings|at night|at weekends|on weekends|on (?:udemy|coursera|youtube)|\\((?:udemy|coursera|youtube|online)\\))";
const STUDY =
  "(?:course|class|classes|lessons?|bootcamp|tutorial|certification|certificate|diploma|training|workshop|webinar|module)s?";
const NAME = "[\\p{L}\\d.+#/&-]+";

/** "Learning Playwright at the moment", "will follow a Revit course", "derzeit lerne ich Kotlin": up to the end of the clause. */
export const LEARNING: readonly string[] = [
  raw`(?:^|[.;,(:]\s*|\b(?:and|but)\s)learning (?=(?:${NAME} ){0,4}${NAME},? ${WHEN})`,
  raw`\b(?:i am|i['’]m|am|still|also|just|presently|slowly|self-) ?learning (?!from|by|that|every|new|how much|as)`,
  raw`\b(?:working my way through|in the middle of|half-?way through|(?:am|now|currently|presently) (?:taking|doing|following|attending|on)|about to (?:start|begin|do|take)|starting|beginning|will (?:be )?(?:follow|start|begin|attend|take|do|join)(?:ing)?|plan|signed up for|registered for) (?:(?:an?|my|the|some) )?(?=(?:${NAME} ){1,4}?${STUDY}\b|${STUDY} (?:in|on|for|of)\b)`,
  raw`(?:^|[.;,(:]\s*|\bI am )(?:taking|doing|following|attending) (?:an?|my|the|some) (?=(?:${NAME} ){0,3}?${STUDY} (?:in|on|for|of)\b)`,
  raw`\b(?:is|are) moving (?:${NAME} ){0,3}to (?=[^.;]{2,40}[;,] (?:and )?I am (?:taking|learning|doing))`,
  raw`\b(?:my )?next (?:goals?|steps?|targets?|challenges?|things?)(?: (?:to learn|i want|for me))*(?: (?:is|are|will be|would be|on my list)|:)`,
  raw`\bon my (?:radar|list)(?: (?:is|are)|:)`,
  raw`\b(?:dabbl(?:e|ing) (?:in|with)|toying with|tinkering with)\b`,
  raw`\bich (?:er)?lerne (?!schnell|gern|leicht|immer|dazu|viel)|(?<!\p{L})(?:er)?lerne ich (?:gerade |derzeit |zurzeit |momentan |aktuell |nebenbei |noch |mir )*(?=[\p{L}\d])(?!gerade|derzeit|zurzeit|momentan|aktuell|noch)`,
  raw`(?<!\p{L})(?:schaue? ich mir|ich schaue? mir|arbeite ich mich|ich arbeite mich) (?:gerade|derzeit|zurzeit|momentan|aktuell|nebenbei)(?!\p{L})`,
  raw`(?<!\p{L})(?:(?:besuche|beginne|mache|absolviere|belege|starte) ich|ich (?:besuche|beginne|mache|absolviere|belege|starte))(?= (?:[\p{L}\d.-]+ ){0,4}[\p{L}\d.-]*(?:kurs|lehrgang|bildung|seminar|schulung)(?!\p{L}))`,
  raw`(?:^|[.;,]\s+)(?:geplant|nächste[rs]? (?:ziel|schritt|kurs)|als nächstes)(?: (?:ist|kommt|steht)|:)`,
  raw`(?<!\p{L})(?:j['’]apprends(?! (?:vite|rapidement|facilement|beaucoup|volontiers))|je me mets (?:à|au)|je découvre|je m['’]initie (?:à|au|aux)|je me forme (?:à|au|aux|en|sur)|je suis en train d['’]apprendre|en train d['’]apprendre|je (?:commence|débute|suis) (?:une formation|un cours|des cours))(?!\p{L})`,
  raw`(?<!\p{L})prochaine?s? (?:étapes?|objectifs?|formation|projet)(?: (?:est|sera|c['’]est))? ?:?(?= )`,
  raw`(?<!\p{L})(?:estoy|actualmente|ahora|sigo) (?:aprendiendo|estudiando|haciendo un curso|cursando)(?!\p{L})|(?:^|[.;,]\s+)aprendiendo(?= )`,
  raw`(?<!\p{L})(?:estou|atualmente|agora) (?:a aprender|a estudar|aprendendo|estudando|a tirar um curso|fazendo um curso)(?!\p{L})|(?:^|[.;,]\s+)aprendendo(?= )`,
  raw`(?<!\p{L})próxim[oa]s? (?:objetivos?|pasos?|passos?|metas?|etapas?|curso)(?: (?:es|será|é))? ?:?(?= )`,
  raw`(?<!\p{L})sto (?:imparando|studiando|seguendo un corso|facendo un corso)(?!\p{L})`,
  raw`(?<!\p{L})prossim[oai] (?:obiettiv[oi]|pass[oi]|tappa|traguardo|corso)(?: (?:è|sarà))? ?:?(?= )`,
  raw`(?<!\p{L})ik leer (?!snel|graag|makkelijk|veel)|(?<!\p{L})(?:leer ik|ben ik) (?:momenteel|nu|op dit moment|mezelf|aan het leren)(?!\p{L})`,
  raw`(?<!\p{L})volgende (?:stap|doel|cursus)(?: (?:is|wordt))? ?:?(?= )`,
  raw`أتعلم`,
];

/** "Kotlin (want to learn)", "AutoCAD : en cours d'apprentissage", "Rust, just for fun": what stands before it in its piece. */
export const LEARNT_BEFORE: readonly string[] = [
  raw`[(:–—-] ?(?:i )?(?:am |(?:still |currently |now |just )(?:am )?)(?:learning|studying)\b`,
  raw`[(:–—-] ?(?:i )?(?:want(?:ing)?|wish|hop(?:e|ing)|plan(?:ning)?|would like|keen|going|intend) to (?:learn|study|get into|pick up)\b`,
  raw`[(:–—-] ?(?:just (?:started|starting|begun)|started (?:recently|this|last)|(?:course|training) (?:in progress|ongoing|booked|planned)|to learn|next up|up next)(?=[).,;]|$| )`,
  raw`,? (?:just |only |purely )?for (?:the )?(?:fun|pleasure)(?: of it)?(?=[).,;]|$)`,
  raw`(?:in einarbeitung|im aufbau|kurs läuft|am lernen|in ausbildung|noch am anfang|erste schritte|(?:lerne|erlerne) ich(?: (?:gerade|derzeit|zurzeit|momentan|aktuell|noch|nebenbei))*)(?=[).,;]|$)`,
  raw`en cours d['’](?:apprentissage|acquisition|étude)|en (?:auto-?)?(?:apprentissage|formation)(?= ?[).,;]|$)|(?<=[(:] ?)(?:notions )?en cours(?=[).,;]|$)|j['’]apprends(?=[).,;]|$)|(?<=[(:] ?)à apprendre|, pour le plaisir(?=[).,;]|$)`,
  raw`en (?:proceso|vías|fase) de aprendizaje|apenas empezando|(?<=[(:] ?)(?:lo estoy )?(?:aprendiendo|estudiando|en curso|por aprender)(?=[).,;]|$)`,
  raw`em (?:processo de )?(?:aprendizagem|aprendizado)|(?<=[(:] ?)(?:aprendendo|estudando|a aprender|a estudar|em curso)(?=[).,;]|$)`,
  raw`in (?:fase di )?apprendimento|(?<=[(:] ?)(?:(?:lo )?sto imparando|in corso|da imparare)(?=[).,;]|$)`,
  raw`(?<=[(:] ?)(?:lerend|nog aan het leren|aan het leren|in opleiding|bezig met (?:een )?(?:cursus|opleiding)|leer ik (?:nu|momenteel|nog))(?=[).,;]|$)`,
  raw`सीख रह[ाीे]`,
  raw`கற்று(?:க் ?கொண்டிருக்|க்கொண்டிருக்|வருகி| வருகி)`,
  raw`ඉගෙන (?:ගනිමින්|ගන්නවා|ගනී)`,
];
