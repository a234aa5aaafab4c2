import { cue, ONCE, type Rule } from "../rule.ts";

const START = "(?:^|[.;:,]\\s+)";

/** Not what the writer's own work is called, nor what was built. */
const noneOf = (words: string) => `(?!(?:${words}))`;
const OWN = noneOf(
  "aufgabe|arbeit|tätigkeit|schwerpunkt|projekt|system|plattform|anwendung|software|app\\b|seite|expérience|poste|mission|travail|rôle|formation|parcours|équipe|stage|projet|plateforme|application|site|" +
    "experiencia|puesto|trabajo|funci|tarea|proyecto|equipo|sistema|plataforma|aplicaci|experiência|função|funções|projeto|equipa|equipe|estágio|trabalho|esperienza|lavoro|ruolo|mansion|progetto|applicazion|piattaforma|ervaring|functie|werkzaamheden|taken|project|systeem|applicatie",
);
const NOUN = `${OWN}[\\p{L}][\\p{L}’'-]+(?: (?:de |du |der |des |del |della |di |do |da |van )?[\\p{L}-]+)?`;

const GERMAN =
  "macht|machen|arbeitet|arbeiten|schreibt|schreiben|bringt|bringen|führt|führen|kommt|kommen|liefert|liefern|nutzt|nutzen|sitzt|sitzen|hat|haben|hatte|hatten|war|waren|besuchte|besuchten|kümmert|übernimmt|übernehmen|erledigt|erledigen|repariert|reparieren|kocht|kochen|prüft|prüfen|lernt|lernen|zeichnet|zeichnen|übt|üben|plant|planen|wünscht|wünschen|verkauft|verkaufen|rechnet|rechnen|betreut|betreuen|programmiert|programmieren|pflegt|verwaltet|verwalten|gestaltet|gestalten|entwirft|entwerfen|installiert|installieren|konstruiert|konstruieren|steuert|bietet|bieten|fertigt|fertigen|produziert|produzieren|mahnt|tauscht|tauschen|backt|baut|bauen";
const FRENCH =
  "fait|font|passent?|écrit|écrivent|s['’]occupe(?:nt)?|gère(?:nt)?|utilise(?:nt)?|travaille(?:nt)?|code(?:nt)? (?:en|sur)|programme(?:nt)? (?:en|sur)|développe(?:nt)?|vient|viennent|avait|avaient|assure(?:nt)?|tient|tiennent|vend|vendent|livrent?|prend|prennent|veut|veulent|demande(?:nt)?|étudie(?:nt)?|établi(?:t|ssent)|dessine(?:nt)?|répare(?:nt)?|apprend|apprennent|prépare(?:nt)?|propose(?:nt)?|offre(?:nt)?|fabrique(?:nt)?|loue(?:nt)?|(?:a|ont|avait|avaient) (?:\\p{L}+ )?\\p{L}{2,}(?:é|i|u)";
const SPANISH =
  "hacen?|llevan?|hablan?|usan?|trabajan?|vienen?|tienen?|escriben?|piden?|venden?|compran?|se ocupan?|se encargan?|quieren?|limpian?|arreglan?|reparan?|fue|fueron|estudian?|practican?|aprenden?|dibujan?|organizan?|son|eran?|están?|ofrecen?|fabrican?|producen?|alquilan?|(?:ha|han) \\p{L}+[aií]do";
const PORTUGUESE =
  "faz|fazem|usam?|trabalham?|vem|vêm|tem|têm|escrevem?|pedem?|vendem?|compram?|cuidam?|tratam?|quer|querem|foi|foram|estudam?|praticam?|aprendem?|desenham?|organizam?|dão|são|eram?|estão|oferecem?|produz|produzem|fabricam?|alugam?";
const ITALIAN =
  "fa|fanno|usa(?:no)?|lavora(?:no)?|programma(?:no)? in|sviluppa(?:no)?|viene|vengono|ha|hanno|scrivono|scrive|chiedono|chiede|vende|vendono|cura|curano|segue|seguono|arriva(?:no)?|si occupano?|puliscono|pulisce|tiene|tengono|studia(?:no)?|impara(?:no)?|disegna(?:no)?|compra(?:no)?|offr(?:e|ono)|produc(?:e|ono)|noleggia(?:no)?";
const DUTCH =
  "doet|doen|maakt|maken|gebruikt|gebruiken|werkt|werken|komt|komen|heeft|hebben|schrijft|schrijven|vraagt|vragen|verkoopt|verkopen|zit|zitten|regelt|regelen|brengt|brengen|levert|leveren|waren|oefent|oefenen|leert|leren|tekent|tekenen|biedt|bieden|bouwt|bouwen|brouwt|verhuurt|produceert";

/** Of several, by its ending: "os atuários modelam", "les soudeurs assemblent"; not "les tâches comprennent". */
const NOT_OF_DUTIES = "(?!compr|inclu|consist|engl|abarc|abrang)";

/** Clauses with a subject of their own and what is in others' hands, in French, German, Spanish, Portuguese, Italian, Dutch. */
export const LATIN_CLAUSES: readonly Rule[] = [
  // "Die Buchhaltung arbeitet mit DATEV", "les étudiants écrivent sur la comptabilité", "de boekhouding zit boven"
  {
    cue: cue(
      `${START}(?:die|der|das|unsere?|meine?|eine?) ${NOUN} ${ONCE}(?:${GERMAN})\\b`,
      `${START}(?:le |la |l['’]|les |une? |mon |ma |mes |nos |notre |des )${NOUN} ${ONCE}(?:${FRENCH})(?= )`,
      `${START}(?:el|la|los|las|una?|mi|mis|nuestr[oa]s?) ${NOUN} ${ONCE}(?:${SPANISH})(?= )`,
      `${START}(?:os?|as?|uma?|meus?|minhas?|noss[oa]s?) ${NOUN} ${ONCE}(?:${PORTUGUESE})(?= )`,
      `${START}(?:il |lo |la |l['’]|i |gli |le |una? |mi[oa] )${NOUN} ${ONCE}(?:${ITALIAN})(?= )`,
      `${START}(?:de|het|een|onze|mijn) ${NOUN} ${ONCE}(?:${DUTCH})\\b`,
      `${START}(?:les|nos|mes) ${NOUN} ${NOT_OF_DUTIES}\\p{L}{3,}(?<!m)ent(?= )`,
      `${START}(?:los|las|mis) ${NOUN} ${NOT_OF_DUTIES}\\p{L}{3,}[ae]n(?= )`,
      `${START}(?:os|as) ${NOUN} ${NOT_OF_DUTIES}\\p{L}{3,}(?<!ag)[ae]m(?= )`,
      `${START}(?:i|gli|le) ${NOUN} ${NOT_OF_DUTIES}\\p{L}{3,}[ao]no(?= )`,
      `${START}${OWN}(?:klanten|patiënten|leerlingen|gasten|chauffeurs|kunden|patienten|schüler|gäste|clients|patients|élèves|clientes|pacientes|alumnos|alunos|clienti|pazienti|alunni|azubis|praktikanten|handwerker|elektriker|stagiairs|vrijwilligers|apprentis|stagiaires|aprendices|estagiários|formandos|tirocinanti|allievi) (?:${GERMAN}|${FRENCH}|${SPANISH}|${PORTUGUESE}|${ITALIAN}|${DUTCH}|zijn|sind|sono)(?= )`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Schweißarbeiten machen die Schlosser, die Programmierung eine Firma"
  {
    cue: cue(
      "\\b(?:mach(?:en|t|ten|te)|erledig(?:en|t)|übernehmen|übernimmt|besorgt|besorgen) (?:die|der|das|eine?|unsere?|meine?) \\p{L}+",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  {
    cue: cue(
      "\\b(?:mach(?:en|t|ten|te)|erledig(?:en|t)|übernehmen|übernimmt|besorgt|besorgen) (?:die|der|das|eine?|unsere?|meine?) \\p{L}+",
      "(?<!\\p{L})(?:são|é|eram|era) (?:de outr[oa]s?|d[eo] uma? (?:firma|empresa)) ",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Accompagnement de patients en radiologie", "levo pacientes para hemodiálise", "acompaño a urgencias"
  {
    cue: cue(
      "\\b(?:accompagn|condui|transf|transport|emm[eè]n)\\p{L}* (?:\\p{L}+ |d['’]){0,3}?(?:en|au|à la|à l['’]|aux|vers)(?= )",
      "\\b(?:acompañ|traslad|deriv|llev)\\p{L}* (?:de |\\p{L}+ ){0,3}?(?:a|al|a la|hasta)(?= )",
      "\\b(?:lev|acompanh|transport|encaminh)\\p{L}* (?:de |\\p{L}+ ){0,2}?(?:para|à|ao|até|às|aos)(?= )",
      "\\b(?:accompagn|trasport|port)\\p{L}* (?:di |\\p{L}+ ){0,3}?(?:in|al|alla|ai)(?= )",
      "\\b(?:begleit|transport|brach)\\p{L}* (?:\\p{L}+ ){0,3}?(?:zu|zur|zum|in die)(?= )",
      "\\b(?:begelei|breng|vervoer)\\p{L}* (?:\\p{L}+ ){0,3}?naar(?= )",
    ),
    reach: "partners",
    sparesTools: true,
  },
  // "Vendo material de fontanería, soldadura y pintura"
  {
    cue: cue(
      "\\b(?:material|materiales|artículos|productos|herramientas|repuestos|piezas|mostrador|artigos|produtos|ferramentas|peças|matériel|articles|outils|pièces|materiale|articoli|attrezzi|ricambi|prodotti) (?:de |d['’]|di |da |para |pour |per )",
      "\\b(?:artikel|material|zubehör|werkzeug|ersatzteile|artikelen|materiaal|gereedschap|onderdelen) (?:für|voor) ",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Nach einer Operation vier Wochen Reha", "après une opération trois mois de kinésithérapie"
  {
    cue: cue(
      `${START}(?:nach (?:einer?|meiner?) \\p{L}*(?:operation|erkrankung|unfall)|na een \\p{L}*(?:operatie|ongeluk|ongeval)|après (?:une|mon) (?:\\p{L}+ )?(?:opération|accident|maladie)|(?:tras|después de) (?:una|un) (?:operación|accidente|enfermedad)|depois de um[a]? (?:cirurgia|operação|acidente)|dopo un['’]? ?(?:operazione|incidente|intervento))(?= )`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
