import { AGENTS, PERSON } from "./people.data.ts";
import { cue, ONCE, type Rule } from "./rule.ts";

/** What somebody does who has to do with a team and is none of it. */
const MEETS =
  "(?:work(?:ed|ing|s)? (?:closely|daily|weekly|together|hand in hand|side by side)|liais(?:e|ed|es|ing|on)|collaborat(?:e|ed|es|ing|ion)|co-?ordinat(?:e|ed|es|ing|ion)|cooperat(?:e|ed|es|ing|ion)|align(?:ed|ing|s|ment)?|sync(?:ed|ing|s)?|agree(?:d|s|ing)?|negotiat(?:e|ed|es|ing)|(?:point of )?contact(?: person| point)?|interface|link|bridge|hand(?:ed|ing|s)?[ -]?(?:overs?|off)|sat|sits?|sitting|together)";
const GROUP = "(?:teams?|squads?|crews?|guild|people|folks|developers|devs|engineers|programmers)";
const NAME = "[\\p{L}\\d.+#/&-]+";
const BRACKET = "(?: ?\\([^()]{1,40}\\))?";

/** The matter of others: "Kubernetes is the job of DevOps colleagues". */
const MATTER =
  "(?:job|task|tasks|business|matter|responsibility|domain|duty|turf|remit|affair|territory|concern)";

/** Teams that are called by what they work with, and what is theirs. */
export const OTHER_TEAMS_IN_ENGLISH: readonly Rule[] = [
  // "Liaise with the Salesforce team", "hand-over to the Kotlin team"
  {
    cue: cue(
      `\\b${MEETS}(?: (?:daily|weekly|closely|often|mainly))? (?:with|for|to|between|beside|next to|alongside) (?:the |our |an? |another )(?:${NAME} ){1,3}?${GROUP}\\b`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Working together with plumbing and HVAC team of the subcontractor"
  {
    cue: cue(
      `\\b(?:together|alongside|in coordination|coordinating) with (?!(?:scrum|agile|cross)\\b)(?:${NAME} ){1,4}?(?:team|crew|gang)(?= of | from |[.,;]|$)`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "With the Kotlin team in Oslo, who write the Android app"
  {
    cue: cue(
      `\\b(?:with|alongside|beside|to|from) (?:the |our |an? |another )(?:${NAME} ){1,3}?${GROUP}(?: (?:in|from|at|of) [\\p{L}-]+)?, (?:who|which) [^.;]+`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "The card switch (Java) is of another team", "deployments (Kubernetes) are done by ops"
  {
    cue: cue(
      `\\b(?:is|are|was|were|stays?|remains?) (?:the |only |still |all |mostly )*${MATTER} of (?!(?:my|our) (?:team|own)\\b)(?:the |an? |another |our |other )?(?:${NAME} ){0,2}?${ONCE}(?:${GROUP}|colleagues?|department|office|desk|side|${PERSON}|${AGENTS}|ops|devops|infra|it|operations)s?\\b`,
      "\\b(?:is|are|was|were|stays?|remains?) of (?:another|the other|a different|some other|other) ",
      "\\b(?:is|are|was|were) (?:\\p{L}+ly )?(?:done|run|managed|handled|maintained|built|owned|operated|deployed|configured|administered|looked after) by (?:ops|devops|sre|infra|it|qa|operations|another|others)(?![\\p{L}-])",
    ),
    reach: "own-piece",
    sparesTools: false,
  },
  // "The backend was Laravel, made by colleague Ahmed", "FEA reports are taken from an outside consultant"
  {
    cue: cue(
      `\\b(?:is|are|was|were) [^.;,]{2,40}, (?:all )?(?:made|done|built|written|drawn|set up|maintained|developed|designed|coded|programmed|run|kept|handled) by (?:an? |the |my |our |another )?${ONCE}(?:${PERSON}|${AGENTS}|friend|cousin|brother|sister|team ?mate|class ?mate|group member|team)s?\\b`,
      "\\b(?:is|are|was|were|get|gets|got) (?:taken|obtained|procured|received|got|sourced|bought|availed|outsourced|ordered|done|made)(?: in)? (?:from|to|through|via|by) (?:an? |the |our )?(?:outside|external|outsourced|third[- ]party|sub-?contracted) ",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Inspectors - they do the AQL inspection", "(by others: landscaping)", "assisted the SAP team"
  {
    cue: cue(
      "(?<=\\b(?:with|by|to|from|and|beside) [^.;]{3,60}(?:;| [–—-]) )(?:they|she|he) (?:do|does|did|run|runs|ran|handles?|handled|makes?|made|keeps?|kept|uses?|used|owns?|owned|carr(?:y|ies|ied)|writes?|wrote) [^.;]+",
      "\\bby others ?: ?[^.;()]+",
      `\\b(?:assist|help)(?:ed|s|ing)? (?:the |our )?(?:${NAME} ){1,2}?(?:team|department)\\b`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  {
    cue: cue("\\(?\\bby others(?=\\)|[.;,]|$)"),
    reach: "piece-before",
    sparesTools: false,
  },
  // "At home with my newborn son (maternity and child care)"
  {
    cue: cue("\\bat home (?:with|for|looking after|raising) (?:my|our|the|two|three) "),
    reach: "sentence",
    sparesTools: true,
  },
  // "Lodge have a dive center also": what the house offers
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:the |our |this )?(?:lodge|hotel|resort|restaurant|camp|ship|hospital|clinic|school|company|club|cent(?:re|er)|property|island|store|shop|firm) (?:also )?(?:has|have|had|offers?|offered|runs|ran) ",
    ),
    reach: "sentence",
    sparesTools: true,
  },
];

/** The like in French, German, Spanish, Portuguese, Italian and Dutch, where the tool may stand in brackets behind. */
export const OTHER_TEAMS_IN_LATIN: readonly Rule[] = [
  {
    cue: cue(
      `(?<!\\p{L})(?:collaboration|travail|échanges?|lien|liaison|coordination|relations?|contacts?|interface|points?)(?: \\p{L}+)? avec (?:l['’]|les |une |d['’]autres )équipes? [^,.;()]{2,30}?${BRACKET}(?: et (?:avec )?(?:l['’]|les |une )équipes? [^,.;()]{2,30}?${BRACKET})?(?=,| et | pour | sur | dans |[.;]|$)`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  {
    cue: cue(
      "(?<!\\p{L})(?:l['’]|les |une )équipes? [^,.;()]{2,30}, (?:qui|laquelle) [^.;]+",
      `(?<!\\p{L})(?:zusammenarbeit|abstimmung|absprachen?|austausch|schnittstelle|kontakt|übergabe) (?:mit|zu|zum|an) (?:dem |den |der |einem |das )?(?:[\\p{L}\\d.+#]+[ -]){1,2}(?:teams?|kolleg\\p{L}+|entwickler\\p{L}*)${BRACKET}`,
      `(?<!\\p{L})(?:coordinación|colaboración|enlace|contacto|interlocución)(?: \\p{L}+)? con (?:el|los|otros) equipos? (?:de )?[^,.;()]{2,30}?${BRACKET}(?=,| y | para |[.;]|$)`,
      `(?<!\\p{L})(?:coordenação|colaboração|contac?to|parceria|articulação|integração|interface)(?: \\p{L}+)? com (?:o|a|os|as|outr[oa]s?) (?:time|equip[ae])s? (?:d[eoa]s? )?[^,.;()]{2,30}?${BRACKET}(?=,| e | para |[.;]|$)`,
      `(?<!\\p{L})(?:coordinamento|collaborazione|contatt[oi]|interfaccia|raccordo)(?: \\p{L}+)? con (?:il|i|la|le) (?:team|grupp[oi]|squadr[ae]) (?:di )?[^,.;()]{2,30}?${BRACKET}(?=,| e | per |[.;]|$)`,
      `(?<!\\p{L})(?:samenwerking|afstemming|overleg|contact|overdracht) (?:met|naar|aan) (?:het|de|een) (?:[\\p{L}\\d.+#]+[ -]){1,2}(?:teams?|collega['’]?s|ontwikkelaars)${BRACKET}`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "A equipe comercial, usuária do Salesforce"
  {
    cue: cue(
      "(?<=\\p{L}), (?:usu[aá]ri[oa]s?|utilisat(?:eur|rice)s?|utent[ei]|utilizador[ae]?s?) (?:de l['’]|d['’]|de |do |da |di |del |dell['’])",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Kubernetes is van het platformteam"
  {
    cue: cue(
      "\\b(?:is|zijn|was|waren) (?:van|voor) (?:het|een|de) (?:ander\\p{L}* )?[\\p{L}-]*(?:team|afdeling|collega['’]?s)\\b",
      "\\b(?:gestit|seguit|curat|svilupp|mantenut|fatt)\\p{L}* d(?:a un|al|all['’]) ?(?:altro )?(?:team|gruppo)\\b",
    ),
    reach: "own-piece",
    sparesTools: false,
  },
];
