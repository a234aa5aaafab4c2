import { cue, ONCE, type Rule } from "../rule.ts";

const START = "(?:^|[.;]\\s+)";
const ARTICLE =
  "(?:(?:el|la|los|las|le|les|il|lo|i|gli|o|a|os|as|der|die|das|de|het|un|une|una|uma|ein|eine|een) |l['’])?";

/** Departments and colleagues as a sentence begins with them, which no customer is: "Kunden beraten" is own work. */
const SUBJECT = [
  "service (?:des |de la |du )?(?:achats?|paie|compta\\p{L}*|informatique|commercial|marketing|rh|juridique|technique|logistique|export|facturation|qualité)|équipe|bureau(?: d['’]études)?|comptabilité|comptable|direction|informatique|développeurs|collègues|prothésiste|chirurgien",
  "team|abteilung|personalabteilung|konstruktion|buchhaltung|geschäftsleitung|heimleitung|leitung|einkauf|vertrieb|it|edv|entwickler|kollegen|kolleginnen|chef|chefin|inhaber|steuerberater|planung|küche|labor",
  "equipo|departamento|oficina|contabilidad|gestoría|gerencia|dirección|compras|ventas|informática|desarrolladores|compañer[oa]s|agencia|proveedor(?:es)?|comerciales",
  "equipa|equipe|contabilidade|gerência|direção|informáticos|programadores|colegas|fornecedores|técnicos|supervisores|vendedores|psicólogos|animadora?",
  "squadra|ufficio|contabilità|direzione|informatici|sviluppatori|colleghi|direttore|commercialista|fornitori|geometra|infermieri|veterinario|sindacati",
  "afdeling|boekhouding|directie|inkoop|verkoop|marketing|engineering|ict|ontwikkelaars|collega['’]?s|leverancier|planner|recruiter|huisarts|kantoor",
].join("|");

/** Finished verbs of the third person that are neither infinitives nor participles of the writer's own work. */
const VERB = [
  "utilise(?:nt)?|fait|font|réalise(?:nt)?|prépare(?:nt)?|gère(?:nt)?|tient|développe(?:nt)?|dessine(?:nt)?|encode(?:nt)?|saisi(?:t|ssent)|traite(?:nt)?|travaille(?:nt)?|établi(?:t|ssent)|rédige(?:nt)?|équipée?s?",
  "macht(?:e|en)?|arbeitet(?:e|en)?|nutzt(?:e|en)?|kümmert(?:e)? sich|übernahm(?:en)?|führte(?:n)?|erstellte(?:n)?|betreute(?:n)?|installierte(?:n)?|kam(?:en)?|kommt|kommen von|kocht|programmierte(?:n)?|zeichnete(?:n)?",
  "usan?|utilizan?|diseñan?|programan?|llevan?|hacen?|preparan?|gestionan?|trabajan?|dibujan?|registran?|emiten?|mantienen?",
  "usam|utilizam|faz|fazem|trata|tratam|ensinam?|aplicam|instalam|lançam?|negoceia|mudaram|desenham?|programam?|mantêm|mantém",
  "usano|utilizza(?:no)?|fa|fanno|redige|scrive|scrivono|tratta(?:no)?|controlla|segue|disegna(?:no)?|registra(?:no)?|gestisc(?:e|ono)|programma(?:no)?",
  "gebruikt|gebruiken|voert|schrijft|schrijven|maakt|doet|tekent|beheert|verkoopt|levert|regelt",
].join("|");

const PLACE = [
  "hôpital|clinique|centre|cabinet|entreprise|domaine|boutique|magasin|résidence|bureau d['’]études|étude",
  "klinik|krankenhaus|praxis|betrieb|firma|laden|geschäft|filiale|heim|hotel|träger",
  "hospital|clínica|consulta|centro|empresa|tienda|residencia|compañía|colegio",
  "lar|escola|loja|condomínio|residência|viveiro",
  "ospedale|centro|azienda|struttura|negozio|supermercato|scuola|ditta",
  "ziekenhuis|praktijk|bedrijf|winkel|magazijn|school|zaak",
].join("|");

/** Sentences whose subject is a department, a colleague or a house, in the languages of Latin letters. */
export const LATIN_SUBJECTS: readonly Rule[] = [
  // "Contabilidad usa SAP", "Ontwikkelaars schrijven Python", "Planung kam vom Büro, in AutoCAD"
  {
    cue: cue(`${START}${ONCE}${ARTICLE}(?:${SUBJECT})(?: (?!que |qui |che )\\p{L}+){0,3}? (?:${VERB})(?= )`),
    reach: "sentence",
    sparesTools: false,
  },
  // "Hospital con oncología y pediatría"; "Hotel mit 90 Zimmern: Check-in …" goes on about the writer.
  {
    cue: cue(
      `${START}${ONCE}${ARTICLE}(?:${PLACE})(?: \\p{L}+){0,2}? (?:mit|con|com|avec|met|voor|dedicad[oa] [aà]|spécialisée? en|especializad[oa] en)(?= )(?![^.;]*:)`,
    ),
    reach: "piece",
    sparesTools: true,
  },
  // "Freizeit: Modellbau und Fußball", "Loisirs : bricolage, jardinage"
  {
    cue: cue(
      `${START}(?:freizeit|in der freizeit|hobbys?|hobbies|loisirs|passe-temps|centres d['’]intérêt|aficiones|tiempo libre|tempos? livres?|passatempos?|tempo libero|interessi|vrije tijd) ?:`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Ergotherapie kommt von außen", "boekhouding uitbesteed"
  {
    cue: cue(
      "(?:kommt|kommen|kam|kamen) (?:von (?:außen|extern)|vom|von einem|von einer)(?![\\p{L}])|\\bextern vergeben\\b",
      "(?<!\\bniet )\\buitbesteed\\b|\\bbij een? ?(?:extern )?kantoor\\b|\\bbij kantoor\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
];
