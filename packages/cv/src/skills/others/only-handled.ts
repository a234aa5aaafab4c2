import { cue, type Rule } from "./rule.ts";

/** What lies on a counter to be sold. */
const GOODS =
  "(?:sets?|kits?|cameras?|machines?|printers?|scanners?|phones|handsets|laptops|monitors|tools|rods|cutters|cables|tiles|paints?|fittings|pumps|lamps|drills|saws|appliances|chairs|instruments|alarms|locks|panels|batteries|inverters|routers|tablets|spare parts)";
const SAID_OF_GOODS = `(?:(?!\\b(?:in|with|using|via|by|repair\\p{L}*|install\\p{L}*|fitted|fitting)\\b)[^.;:]){0,70}?`;

/** What is done with a thing that somebody else makes. */
const HANDLED =
  "(?:print|copy|copie|hand|pass|carry|carrie|collect|deliver|fetch|stamp|staple|sort|receive|forward|open|look)(?:e?d)?(?: (?:over|on|out|up|in|at|away))?";

/** What an English CV only sells or hands on. */
export const ENGLISH_ONLY_HANDLED: readonly Rule[] = [
  // "Printers, CCTV sets and UPS over the counter", "CCTV cameras and UPS on the shelves"
  {
    cue: cue(
      `(?:^|[.;]\\s+)${SAID_OF_GOODS}\\b${GOODS}\\b${SAID_OF_GOODS} (?:over|across) the counter\\b`,
      `(?:^|[.;]\\s+)${SAID_OF_GOODS}\\b${GOODS}\\b${SAID_OF_GOODS} on (?:the|our) (?:shelf|shelves|display|shop floor)\\b`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "AutoCAD drawings I only printed", "payroll I only handed the timesheets in for"
  {
    cue: cue(
      `\\bi (?:only|just|merely) ${HANDLED}\\b(?! (?:after|when|if|once|to (?:customers|clients|guests|patients)))`,
      `\\bwere (?:only |just )?(?:printed|copied|stored|sold|delivered) by (?:us|me), (?:never|not) (?:made|drawn|designed|written|done)\\b`,
    ),
    reach: "piece-before",
    sparesTools: false,
  },
];

const ONLY_IN_SPANISH = "(?:solo|sólo|solamente|únicamente)";
const ONLY_IN_PORTUGUESE = "(?:só|apenas|somente)";
const ONLY_IN_ITALIAN = "(?:solo|soltanto|solamente|e basta)";
const ONLY_IN_FRENCH = "(?:seulement|juste|simplement|uniquement)";
const IN_SPANISH =
  "(?:mir[aéo](?:ba)?|ve[oí]a?|vi|observ(?:aba|é|o)|imprim(?:ía|í|o)|entreg(?:aba|o)|llev(?:aba|o)|archiv(?:aba|o)|repart(?:ía|o)|pas(?:aba|o))";
const IN_PORTUGUESE =
  "(?:olh(?:ava|o|ei)|via|vi|assist(?:ia|o)|observ(?:ava|o)|imprim(?:ia|o)|entreg(?:ava|o)|lev(?:ava|o)|arquiv(?:ava|o)|pass(?:ava|o))";
const IN_ITALIAN =
  "(?:guard(?:avo|o)|ved(?:evo|o)|osserv(?:avo|o)|stamp(?:avo|o)|consegn(?:avo|o)|port(?:avo|o)|archivi(?:avo|o)|pass(?:avo|o))";
const IN_FRENCH =
  "(?:regard(?:e|ais)|voy?(?:ais|is)|observ(?:e|ais)|imprim(?:e|ais)|transmet(?:s|tais)|remet(?:s|tais)|port(?:e|ais)|class(?:e|ais)|distribu(?:e|ais))";

/** What was only watched, printed or handed on in six languages, and courses with a list to wait on. */
export const FOREIGN_ONLY_HANDLED: readonly Rule[] = [
  // "Solda e troca de tela eu só olhava", "la saldatura la guardavo soltanto", "Beim Schweißen habe ich nur zugesehen"
  {
    cue: cue(
      `(?<= )(?:(?:yo )?${ONLY_IN_SPANISH} (?:l[ao]s? )?${IN_SPANISH}|(?:yo )?l[ao]s? ${IN_SPANISH} ${ONLY_IN_SPANISH}|(?:eu )?${ONLY_IN_PORTUGUESE} ${IN_PORTUGUESE})(?=[.;,]|$)`,
      `(?<= )(?:(?:io )?(?:l[aeio] )?${IN_ITALIAN} ${ONLY_IN_ITALIAN}|(?:io )?${ONLY_IN_ITALIAN} ${IN_ITALIAN})(?=[.;,]|$)`,
      "\\b(?:habe|hab) ich (?:immer |leider )?(?:nur|bloß|lediglich) (?:aus)?(?:gedruckt|gesehen|zugesehen|zugeschaut|weitergegeben|weitergeleitet|abgegeben|abgeheftet|verteilt|gelesen)\\b",
      "\\b(?:drucke|druckte|verteile|verteilte|sehe|sah) ich (?:nur|bloß|lediglich)(?: (?:aus|zu|an))?(?=[.;,]|$)",
      "\\b(?:heb|had) ik (?:alleen|enkel|slechts) (?:maar )?(?:gezien|bekeken|afgedrukt|geprint|doorgegeven|weggebracht|gelezen)\\b",
      "\\b(?:druk|drukte|print|printte|keek|kijk|zag|zie|geef|gaf|breng|bracht) ik (?:alleen|enkel|slechts)(?: maar)?(?: (?:af|door|weg|naar|toe))?(?=[.;,]|$)",
    ),
    reach: "piece-before",
    sparesTools: false,
  },
  // "Les plans AutoCAD, je les imprimais seulement": the object leads its own piece
  {
    cue: cue(
      `(?:^|[.;:]\\s+)[^.;:]{3,80}, je (?:les |l[ea] |l['’])?${IN_FRENCH} ${ONLY_IN_FRENCH}(?=[.;,]|$)`,
      `(?:^|[.;:]\\s+)[^.;:]{3,80}, je n(?:e |['’])(?:fais|faisais) que (?:les |l[ea] |l['’])?(?:regarder|voir|imprimer|transmettre|porter|classer|distribuer)\\b`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Cijfers voor de boekhouding zet ik klaar in Excel, meer doe ik daar niet mee": the list in Excel is the writer's
  {
    cue: cue(
      "\\b(?:meer|verder) (?:doe|deed) ik (?:daar|er) (?:niet|niets) (?:mee|aan|voor)\\b",
      "\\b(?:mehr|sonst) (?:mache|machte|habe) ich (?:damit|da|dafür|daran) (?:nicht|nichts)\\b",
      "\\bje n['’](?:y fais|en fais|y faisais|en faisais) (?:rien de plus|pas plus)\\b|\\bje ne (?:fais|faisais) rien de plus\\b|\\brien de plus de ma part\\b",
      "\\b(?:no hago|no hacía) (?:nada )?más (?:con eso|con ella|con ello|de eso|ahí)\\b|\\bnão (?:faço|fazia) mais nada (?:com isso|aí|disso)\\b|\\bnon (?:faccio|facevo) altro (?:con|di|lì)\\b",
    ),
    reach: "before",
    sparesTools: true,
  },
  // "De VDAB geeft een opleiding transportplanning; ik sta op de lijst"
  {
    cue: cue(
      "\\b(?:[\\p{L}-]*(?:opleiding|cursus|bijscholing|training)) [^.;]{2,60}[;,] (?:ik sta|en ik sta|waarvoor ik) (?:al )?op de (?:wacht)?lijst\\b",
      "\\b(?:[\\p{L}-]*(?:kurs|schulung|weiterbildung|fortbildung|lehrgang)) [^.;]{2,60}[;,] (?:ich stehe|und ich stehe) (?:schon )?auf der (?:warte)?liste\\b",
      "\\b(?:formation|cours|stage) [^.;]{2,60}[;,] (?:et )?je suis (?:déjà )?(?:sur (?:la |une )?liste|en liste)",
      "\\b(?:curso|formación|formação|taller) [^.;]{2,60}[;,] (?:y |e )?(?:estoy|estou) (?:ya |já )?(?:en la lista|na lista|en lista|em lista|apuntad[oa]|inscrit[oa])",
      "\\b(?:corso|formazione) [^.;]{2,60}[;,] (?:e )?sono (?:già )?in lista\\b",
    ),
    reach: "itself",
    sparesTools: false,
  },
];
