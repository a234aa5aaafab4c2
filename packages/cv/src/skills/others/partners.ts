import { cue, type Rule, unlessAfter } from "./rule.ts";

/** Whoever looks after the systems of others knows them. */
const LOOKS_AFTER =
  "\\b(?:maintain|administ|manag|support|buil[dt]|develop|migrat|configur|upgrad|test|design|set up|customi|monitor|secur|optimi|integrat|install|implement|re-?wr[io]|re-?buil|extend|automat|tun|look(?:ed)? after|r[au]n|refactor|deploy|program|wr[io]t)\\p{L}* (?:the |a |an |our )?(?:[\\p{L}-]+ ){0,2}";

/** With whom and for whom somebody works: departments have the names of fields of work, in small letters, too. */
export const PARTNERS_IN_ENGLISH: readonly Rule[] = [
  // "Liaise with maintenance, security and the airstrip"
  {
    cue: cue(
      "\\b(?:work(?:ed|ing|s)? (?:closely|together|hand in hand)|liais(?:e|ed|es|ing|on)|collaborat(?:e|ed|es|ing|ion)|coordinat(?:e|ed|es|ing|ion)|cooperat(?:e|ed|es|ing|ion)|together|in contact|shar(?:e|ed|es|ing) the \\p{L}+) with\\b",
      "\\b(?:evidence|desks|rooms|laptops) (?:for|of)\\b",
      "\\b(?:users|people|colleagues) (?:in|of|from)\\b|\\b(?:stakeholders|teams|departments|functions|colleagues) across\\b",
      "\\b(?:reception(?:ist)?|front desk|switchboard) (?:for|to)\\b|\\brefer(?:red|ring|s)?(?: on)? to\\b",
      "\\b(?:took|drove|brought|pushed|wheeled|accompanied|escorted|transported|transferred|carried) (?:patients|residents|guests|children|clients|people|samples|specimens|blood) to\\b",
    ),
    reach: "partners",
    sparesTools: true,
  },
  // "Pass charts to scheduling and collections"
  {
    cue: cue(
      "\\b(?:pass(?:ed|es|ing)?|refer(?:red|ring|s)?|direct(?:ed|ing|s)?|hand(?:ed|s|ing)?|sen[dt](?:s|ing)?|gave|gives?|giving|forward(?:ed|s|ing)?) (?!training|lessons|instruction|support|advice|help)(?:[\\p{L}'’-]+ ){1,4}?(?:on |over )?to\\b",
    ),
    reach: "partners",
    sparesTools: true,
  },
  // "Discharge planning with the social work team": the one that the work is done with
  {
    cue: cue(
      "(?<!\\b(?:work|grow|grew|career|experience|years|time|job|position|internship) )\\b(?:with|alongside|beside|by|from|to) (?:the|our) (?:(?!my|own|whole|entire|same|other)[\\p{L}&-]+ ){1,3}?(?:teams?|department|colleagues|staff|desk|unit)\\b",
    ),
    reach: "itself",
    sparesTools: true,
  },
  // "Across conglomerate, insurance and public practice environments": where it was done
  {
    cue: cue(
      "\\b(?:across|in|within|from|of) (?:the |both |various |diverse )?(?:[\\p{L}&-]+ ){0,2}?[\\p{L}&-]+(?:, (?:[\\p{L}&-]+ ){0,2}?[\\p{L}&-]+){0,4},? (?:and|or|&) (?:[\\p{L}&-]+ ){1,3}?(?:environments|sectors|industries|settings|verticals)\\b",
    ),
    reach: "itself",
    sparesTools: true,
  },
  // "Executed audits of underwriting, claims and agency management": whose work is looked into
  {
    cue: cue("\\baudits of\\b"),
    reach: "partners",
    sparesTools: true,
  },
  // "Candidates with SAP or Workday", "placed nurses and Java developers", "hospitals with dialysis wards"
  {
    cue: cue("\\b(?:candidates|applicants) (?:with|who know)\\b", "\\bpast the\\b"),
    reach: "sentence",
    sparesTools: false,
  },
  // "the client's Guidewire policy system"
  {
    cue: cue(
      unlessAfter(
        LOOKS_AFTER,
        "\\b(?:(?:client|customer|bank|insurer|hospital|supplier|vendor|partner|tenant|lender|agency|council|trust|parent company|head office)s?|(?:the|another|an?) (?:[\\p{L}]+ )?(?:group|team|department|intern))['’]s?",
      ),
    ),
    reach: "names",
    sparesTools: false,
  },
];

/** The like in French, German, Spanish, Portuguese, Italian and Dutch. */
export const PARTNERS_IN_LATIN: readonly Rule[] = [
  {
    cue: cue(
      "\\b(?:abstimmung|zusammenarbeit|absprache|rücksprache) mit\\b|\\bkollegen aus\\b|\\b(?:arbeitsplätzen?|rechnern?) für\\b",
      "\\b(?:coordinación|enlace|en contacto|trato) (?:con|entre)\\b|\\b(?:trabajo|trabajé|trabajando) junto a\\b|\\bentrega de \\p{L}+ a\\b",
      "\\b(?:articulação|coordenação|ligação|(?:em )?contac?to|trato) com\\b",
      "\\b(?:coordinamento|in contatto|contatt[oi]|collaborazione|raccordo) con\\b|\\blavor[oai]\\p{L}* insieme a\\b",
      "\\b(?:overleg|contact|samenwerking|afstemming) met\\b",
      // Whose counter it is, and to whom people are sent on.
      "\\b(?:empfang|anmeldung|balie|receptie) (?:für|voor)\\b|\\baccueil pour\\b",
      "\\b(?:weiterleitung|verweisung)(?: (?:der|von) \\p{L}+)? an\\b|\\b(?:door)?verw(?:ijzen|ezen)(?: \\p{L}+){0,2} naar\\b|\\borient(?:ation|er)(?: (?:des|les) \\p{L}+)? vers\\b",
      "\\bderiva(?:r|ción)(?: \\p{L}+){0,3} a\\b|\\bencaminha(?:r|mento)(?: \\p{L}+){0,2} para\\b|\\bindirizza(?:re|to|vo)(?: \\p{L}+){0,2} (?:a|al|alla|verso)\\b",
      "(?<!\\p{L})(?:departamentos|setores|áreas|abteilungen|reparti|uffici|afdelingen) (?:de|di)?(?=\\s)",
    ),
    reach: "partners",
    sparesTools: true,
  },
  // "Apoyo a enfermería y farmacia": two of them are departments, one may be the work
  {
    cue: cue(
      "\\b(?:appui|soutien) (?:à la|à l['’]|au|aux|à)|\\bunterstützung (?:von|der)\\b|\\bapoyo a\\b|\\bapoio (?:a|à|ao|aos|às)(?=\\s)|\\bsupporto (?:a|al|alla|ai|agli|alle)\\b|\\bondersteuning van\\b",
    ),
    reach: "partner-row",
    sparesTools: true,
  },
];
