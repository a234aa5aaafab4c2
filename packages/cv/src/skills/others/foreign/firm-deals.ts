import { cue, type Rule } from "../rule.ts";

const START = "(?:^|[.;:]\\s+)";
/** Between a firm and its verb: "L'impresa di famiglia produceva", "de winkel in Gent verkocht". */
const UP_TO_TWO = "(?:[\\p{L}’'-]+ ){0,2}";

/** What the writer's own work is called: it is no firm, whatever it did. */
const NOT_WORK =
  "(?!aufgabe|arbeit|tätigkeit|schwerpunkt|projekt|seite|expérience|poste|mission|travail|rôle|équipe|stage|projet|experiencia|puesto|trabajo|función|tarea|proyecto|equipo|função|equipa|equipe|estágio|trabalho|tarefa|projeto|esperienza|lavoro|ruolo|mansion|progetto|functie|werk|taken|project|team)";

/** Trading verbs of "we": what is sold, supplied, carried or kept is what the house deals in. */
const WE_DEAL_IN = [
  "vendemos|vendíamos|distribuimos|distribuíamos|suministramos|suministrábamos|servimos|servíamos|repartimos|repartíamos|transportamos|transportábamos|almacenamos|almacenábamos|exportamos|exportábamos|importamos|comercializamos|comercializábamos|entregamos|entregábamos|abastecemos|abastecíamos|surtimos|surtíamos|alquilamos|alquilábamos",
  "distribuímos|fornecemos|fornecíamos|entregávamos|transportávamos|guardamos|guardávamos|armazenamos|armazenávamos|exportávamos|comercializávamos|abastecemos|alugamos|alugávamos",
  "vendiamo|vendevamo|forniamo|fornivamo|riforniamo|rifornivamo|consegniamo|consegnavamo|trasportiamo|trasportavamo|distribuiamo|distribuivamo|esportiamo|esportavamo|commercializziamo|commercializzavamo|noleggiamo|noleggiavamo|serviamo|servivamo",
  "nous (?:vendons|vendions|livrons|livrions|distribuons|distribuions|fournissons|fournissions|transportons|transportions|stockons|stockions|desservons|desservions|exportons|exportions|importons|commercialisons|louons|louions)",
].join("|");

const PAST_IN_DUTCH =
  "verkocht|verkochten|leverde|leverden|bood|boden|verhuurde|verhuurden|produceerde|produceerden|bouwde|maakte|maakten|deed|deden|had|hadden|was gespecialiseerd|is gespecialiseerd|handelde|importeerde|exporteerde|organiseerde|restaureerde|herstelde|bakte|brouwde";

const STUDY_IN_GERMAN =
  "[\\p{L}-]*(?:weiterbildung|fortbildung|ausbildung|umschulung|studium|lehrgang|kurs|schulung|meisterschule|master|bachelor)";

/** What a firm trades in, what it gives to others and what somebody means to learn, in six languages. */
export const FIRM_DEALS: readonly Rule[] = [
  // "Vendemos útiles de fontanería y jardinería", "nous livrons du poisson et de la menuiserie"
  { cue: cue(`\\b(?:${WE_DEAL_IN})(?=[ :])`), reach: "sentence", sparesTools: true },
  // "Wir beliefern Bäckereien", "wij vervoeren bloemen"
  {
    cue: cue(
      "\\bwir (?:verkaufen|verkauften|vertreiben|vertrieben|liefern|lieferten|beliefern|belieferten|lagern|lagerten|transportieren|transportierten|exportieren|importieren|vermieten|vermieteten|handeln|handelten)(?= )",
      "\\b(?:wij|we) (?:verkopen|verkochten|leveren|leverden|vervoeren|vervoerden|verhuren|verhuurden|exporteren|importeren|verhandelen|bevoorraden|bevoorraadden)(?= )",
      "\\b(?:verkauften|vertrieben|belieferten|transportierten|vermieteten) wir(?= )|\\b(?:verkochten|vervoerden|verhuurden|leverden) (?:wij|we)(?= )",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "L'impresa produceva anche serramenti", "la boutique vendait du miel", "el dueño vendía muebles"
  {
    cue: cue(
      `${START}(?:il |lo |la |l['’]|i |gli |le )${NOT_WORK}[\\p{L}][\\p{L}’'-]+ ${UP_TO_TWO}(?!cui|che)[\\p{L}]{2,}(?:av|ev|iv)(?:a|ano)(?= )`,
      `${START}(?:le |la |l['’]|les )${NOT_WORK}[\\p{L}][\\p{L}’'-]+ ${UP_TO_TWO}(?!parf|port|trait|lait|fait|souhait)[\\p{L}]{2,}(?:ait|aient)(?= )`,
      `${START}(?:el|la|los|las) ${NOT_WORK}[\\p{L}-]+ ${UP_TO_TWO}(?:también )?[\\p{L}]{3,}(?:aba|aban|[dnrs]ía|[dnrs]ían)(?= )`,
      `${START}(?:o|a|os|as) ${NOT_WORK}[\\p{L}-]+ ${UP_TO_TWO}(?:também )?(?!havia)[\\p{L}]{2,}(?:ava|avam|[dnrt]iam)(?= )`,
      `${START}(?:de|het|een|onze|mijn) ${NOT_WORK}[\\p{L}][\\p{L}’'-]+ ${UP_TO_TWO}(?:${PAST_IN_DUTCH})(?= )`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Metselen en stucwerk wordt ingehuurd", "das Härten vergeben wir nach Steyr", "se subcontrata la pintura"
  {
    cue: cue(
      "\\b(?:wordt|worden|werd|werden|is|zijn) (?:[\\p{L}-]+ ){0,3}?(?:ingehuurd|uitbesteed|toegeleverd|extern gedaan|elders gedaan)\\b",
      "\\b(?:besteden|besteedden|besteed) (?:wij|we|ik|ze) (?:[\\p{L}-]+ ){0,4}?uit\\b",
      "\\b(?:wird|werden|wurde|wurden|ist|sind) (?:[\\p{L}-]+ ){0,4}?(?:zugekauft|fremdvergeben|ausgelagert|outgesourct|extern vergeben|außer haus (?:gemacht|gegeben|erledigt)|auswärts gemacht)\\b",
      "\\b(?:vergeben|vergaben|vergab|geben|gaben) (?:wir|die|der|sie|man|er) (?:[\\p{L}-]+ ){0,2}?(?:an|nach|in|außer|extern|fremd|ab)(?= |[.,;]|$)",
      "\\b(?:lassen|ließen) wir (?:[\\p{L}-]+ ){0,4}?(?:machen|erledigen|fertigen|kommen)\\b",
      "\\bva[in]?o?n? (?:en|por|par|a) (?:subcontrata|terceiros|terceros|oficina terceirizada|outra empresa|otra empresa)\\b|\\b(?:va|vanno|è|sono) in (?:subappalto|appalto|outsourcing)\\b|(?<!\\p{L})(?:est|sont) en sous-traitance\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  {
    cue: cue(
      "\\bse (?:subcontrata[n]?|subcontrataba[n]?|externaliza[n]?|terceiriza[m]?)\\b|\\bsi (?:subappalta(?:no|va)?|dà fuori|fa fare)\\b|\\bon (?:sous-traite|sous-traitait)\\b",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Il calcolo è affidato all'ing. Zago, gli impianti a uno studio": the verb is said once for both
  {
    cue: cue(
      "\\b(?:affidat|delegat|demandat)[oaie] (?:a|ad|al|alla|allo|ai|agli|alle|all['’])[^;,]{2,60},(?= (?:il |la |gli |le |i |lo |l['’])[^.;,]{3,50} (?:a|ad|al|alla|allo|ai|agli|alle|all['’]))",
      "\\b(?:confiée?s?|déléguée?s?) (?:à |aux? )[^.;,]{2,60},?(?= (?:et )?(?:le |la |les |l['’])[^.;,]{3,50} (?:à|aux?) )",
      "\\b(?:encargad|confiad|delegad|entregad)[oa]s? (?:al?|à|ao) [^.;,]{2,60},?(?= (?:y |e )?(?:el|la|los|las|o|a|os|as) [^.;,]{3,50} (?:al?|à|ao) )",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Ist eine Weiterbildung in Kardiologie geplant", "volgend jaar wil ik de opleiding verpleegkunde doen"
  {
    cue: cue(
      `\\b(?:ist|sind|steht|wird) (?:(?:eine?n?|die|der|das|mein|meine) )?(?:[\\p{L}-]+ )?${STUDY_IN_GERMAN}[^.;]*?(?:geplant|vorgesehen|angestrebt|an|begonnen|folgen)(?=[.;,]|$)`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  {
    cue: cue(
      "\\b(?:wil ik|ik wil|zou ik graag|ik zou graag|hoop ik|ben ik van plan|ik ben van plan|overweeg ik)(?= )",
    ),
    reach: "clause",
    sparesTools: false,
  },
];
