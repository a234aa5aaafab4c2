import { cue, type Rule, unlessAfter } from "../rule.ts";

/** What the writer only saw, heard of or stood beside. */
export const ENGLISH_GLIMPSES: readonly Rule[] = [
  // "Exposure to IFRS 9", "interested in blockchain", "rotation through treasury and trade finance"
  {
    cue: cue(
      "\\b(?:(?:heard|hear|read|know|knew) (?:\\p{L}+ )?(?:much|all|a lot|plenty|little) about|watch(?:ed|ing)? (?:an?|the|our|others|how) (?:\\p{L}+ )?(?:contractor|colleague|consultant|engineer|developer|technician|surgeon|doctor|chef|plumber|electrician|team|others)s?|expos(?:ure|ed) to|(?:an? )?interest(?:ed)? in(?! and\\b)|curious about|keen on|shadow(?:ed|ing)|sat (?:in on|near|beside|behind|among|next to|opposite|through)|look(?:ed|ing) on|listened in|within earshot of|rotat(?:ions?|ed|ing) through|learn(?:ed|t|ing)? about)\\b",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Had a day's introduction to Alteryx", "kept out of the Angular code"
  {
    cue: cue(
      "\\b(?:an?|one|two|half an?) (?:hour|day|morning|afternoon|evening|half-?day)(?:['’]s|s['’])? (?:introduction|taster|demo|demonstration|talk|glimpse) (?:to|on|of|in|at) ",
      "\\b(?:an?|one) (?:brief|short|quick|one-day|half-day) (?:introduction|taster|glimpse) (?:to|of|at|into) ",
      "\\b(?:kept|keep|stayed|stay|steer|steered) (?:well )?(?:out of|away from|clear of) (?:the |all )?",
    ),
    reach: "piece",
    sparesTools: false,
  },
  // "Helped the sound crew carry Pro Tools rigs"
  {
    cue: cue(
      "\\bhelp(?:ed|ing|s)? (?:the |our |an? )?[^.;,]{2,30} (?:to )?(?:carry|lift|load|unload|move|shift|pack|unpack|fetch|set out) ",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "The dashboards are in Looker, which marketing owns", "arranged Excel courses", "let the Cisco engineer in"
  {
    cue: cue(
      "\\b(?:is|are|was|were|lives?|lived|sits?|sat) (?:all )?(?:in|on) [^.;,]{2,30}, which (?!i\\b|we\\b|my\\b)(?:the |our )?\\p{L}+ (?:owns?|owned|runs?|ran|keeps?|kept|maintains?|maintained|manages?|managed|looks? after|looked after|pays? for|paid for)\\b",
      "\\b(?:arrang|book|schedul)(?:e|es|ed|ing) (?:[\\p{L}\\d+#]+,? (?:and )?){1,4}(?:courses|classes|workshops|seminars)\\b",
      "\\b(?:let|call|called|rang|phoned|asked|fetched|showed|escorted|accompanied) [^.;]{0,40}?\\bthe [\\p{L}\\d+#.]+ (?:engineer|technician|rep|fitter)s?\\b",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "The models belong to data science next door", "Fraud detection sits with the bank"
  {
    cue: cue("\\b(?:belong(?:s|ed)? to|sits? with|lies with) (?!me\\b|us\\b|my\\b)"),
    reach: "sentence",
    sparesTools: false,
  },
  {
    cue: cue("\\b(?:belong(?:s|ed)? to|sits? with|lies with) (?!me\\b|us\\b|my\\b)"),
    reach: "before",
    sparesTools: false,
  },
  // "Clients: two dairies and a vineyard", "job descriptions for irrigation", "shelves of plumbing fittings"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:clients?|customers?|guests?|tenants?|suppliers?|neighbours?) ?: ",
      "(?:^|[.;]\\s+)(?:departments?|divisions?|wards|product range|products|industry|sector|business unit|line of business|employer|reason for leaving|reporting to|holiday job|student job) ?: ",
      "\\bpart of the (?:\\p{L}+ ){1,4}group\\b",
      "\\b(?:awarded|employee of the \\p{L}+|best \\p{L}+) (?:\\p{L}+ ){0,3}for\\b",
      "\\b(?:demo|open|trade) days? (?:for|on)\\b",
      "\\bjob descriptions (?:for|of)\\b",
      unlessAfter(
        "\\b(?:stock|fill|restock|replenish|load|refill|face)(?:ed|ing|s)? (?:up )?(?:the )?",
        "\\b(?:shelf|shelves|aisles?) (?:of|with)\\b",
      ),
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Enquiries of groups; weddings, film crews and a touring side"
  {
    cue: cue(
      "(?<=[;:] )(?:\\p{L}+, ){1,3}(?:\\p{L}+ )?(?:crews|sides|families|couples|tourists|pilgrims|delegations|orchestras|honeymooners)\\b",
    ),
    reach: "itself",
    sparesTools: true,
  },
  // "For core banking (Temenos)", "WordPress customers call at night", "helped to move their QuickBooks files"
  {
    cue: cue(
      "\\bfor (?:\\p{L}+ ){0,2}(?:banking|insurance|payroll|billing|retail|telecoms?|banks?|hotels?|clinics?|hospitals?|shops?|stores?) \\([^)]{2,40}\\)",
      "(?:^|[.;,]\\s+)[\\p{L}\\d.+#]+ (?:customers|clients) (?=\\p{L})",
    ),
    reach: "itself",
    sparesTools: false,
  },
  { cue: cue("\\btheir"), reach: "names", sparesTools: false },
  // "Assists the nephrologist in catheter insertion"
  {
    cue: cue(
      "\\bassist(?:s|ed|ing)? (?:the|an?|our|dr\\.?) (?:\\p{L}+ )?(?:\\p{L}+(?:ists?|ians?|eons?|octors?)|consultants?|dentists?|midwife) (?:in|with|during|at)\\b",
      "\\b(?:fetch|carr(?:y|i)|brought|bring|pass|hand)\\p{L}* (?:\\p{L}+ )?(?:tools|hoses|materials?|things|papers) (?:for|to)\\b",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Refers to the dietitian and physiotherapy", "helped the washing and ironing section"
  { cue: cue("\\brefer(?:s|red|ring)? to\\b"), reach: "partners", sparesTools: true },
  {
    cue: cue(
      "\\b(?:to|from|help(?:ed|ing|s)?(?: to| in)?|beside) (?:the )?\\p{L}+ (?:(?:and|,) \\p{L}+ )?(?:section|department|hall)\\b",
    ),
    reach: "itself",
    sparesTools: true,
  },
  // "A hospital with radiology and dialysis"
  {
    cue: cue(
      "\\b(?:hospital|clinic|school|hotel|resort|campus|mall|building|factory|centre|center|ship) with (?!\\d)",
      "\\b(?:requests?|tickets|questions|papers) from\\b",
    ),
    reach: "partners",
    sparesTools: true,
  },
];
