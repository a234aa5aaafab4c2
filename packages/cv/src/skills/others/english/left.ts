import { AGENTS, FIRM, PERSON } from "../people.data.ts";
import { cue, ONCE, type Rule, unlessAfter } from "../rule.ts";

/** Who parts from a tool: a CV that tells of the writer's own deed has none of these for its subject. */
const HOUSE =
  "(?:we|they|everyone|everybody|management|(?:the|our|my) (?:\\p{L}+ )?(?:company|firm|bank|group|team|office|school|hospital|hotel|agency|client|customer|branch|owner|management|department|house|board))";
/** They come with what they had before: "clients move to us from MYOB". */
const COMERS =
  "(?:clients?|customers?|users?|members?|firms|companies|businesses|shops|people|patients|tenants|of (?:them|these|those|our \\p{L}+))";
const PEOPLE = `(?:${AGENTS}|(?:${PERSON}|${FIRM})s?|head office|people|lady|team)`;
const ONE = "(?:the|an?|another|our|my|his|her|their|one|two|three|some|others?)";

/** What was left or weighed against something else, what is to come, and what only others have, do or know. */
export const ENGLISH_LEFT: readonly Rule[] = [
  // "We gave up Tableau", "stopped paying for Qlik", "the bank dropped Temenos", "no longer use Jenkins"
  {
    cue: cue(
      "\\b(?:gave up(?: on)?|said goodbye to|sa(?:y|id) farewell to|stopped (?:using|paying for|renewing|buying|licensing|supporting)|got rid of|did away with|parted (?:company )?with|no longer (?:use|used|have|had|run|ran|work(?:ed)? (?:in|with|on)|pay(?:ing)? for)) (?:the |our )?(?:old )?",
      `(?:^|[.;,:]\\s+|\\b(?:and|but|when|after|since|before|until|as) )${HOUSE} (?:had |have |has |then |finally |soon )*(?:left|dropped|abandoned|scrapped|ditched|sold off|turned (?:our|their|its) backs? on|(?:moved|walked|switched|went|got) (?:away|off) from|shut down|switched off) (?:the |our )?(?:old )?`,
      `\\b${ONCE}${COMERS} (?:who )?(?:come|came|move|moved|switch|switched|migrate|migrated|arrive|arrived|change|changed) (?:over )?(?:to us )?from `,
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Took over a shop in Magento and rewrote it in Vue"
  {
    cue: cue(
      "\\b(?:took over|inherited|found|was handed|was given|picked up|got) (?:an?|the|two|three|several|some) (?:\\p{L}+ ){1,4}?(?:in|on|under|(?:built|written|made|based) (?:in|on|with)) [^.;,]{2,40}?,? (?:and|which i|that i|then) (?:then |later )?(?:re-?wrote|re-?built|replaced|redid|re-?made|re-?implemented|wrote (?:it|them) (?:anew|again|new))",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "The shop was in Magento when I came; I rebuilt it in Shopify"
  {
    cue: cue(
      "\\b(?:was|were|ran|lived|stood) (?:still |all )?(?:in|on) [^.;,]{2,30} when (?:i|we) (?:came|joined|started|arrived|began|took over)(?=[;,.] (?:and )?(?:i|we) (?:soon |then )?(?:re-?built|re-?wrote|moved|migrated|replaced|redid|re-?made|ported))",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Compared with TensorFlow", "weighed Kafka against RabbitMQ", "cheaper than Oracle", "instead of Jenkins"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:compared (?:with|to)|measured against|as opposed to|unlike|contrary to) ",
      "\\b(?:instead of|in place of|in lieu of|rather than) (?:the |an? |our )?(?:old )?",
      "\\b(?:\\p{L}{2,}er|(?:more|less) \\p{L}+) than ",
      "\\b(?:the|our|its|their|an?) (?:parent|sister|mother|holding|other|second|neighbouring) (?:company|firm|group|house|office|plant|branch|site|hospital|school|hotel)(?: in \\p{L}+)? (?:runs|ran|works?|worked|lives?|lived|relies|relied|sits?) (?:on|in|with) ",
      "\\b(?:looks?|looked|feels?|felt|works?|worked) (?:much |just |a bit |almost )?like ",
    ),
    reach: "names",
    sparesTools: false,
  },
  {
    cue: cue("\\bweighed [^.;,]{2,30} against [^.;,]{2,30}?(?:,| and\\b| but\\b)"),
    reach: "itself",
    sparesTools: false,
  },
  // "Our competitor is written in Ruby on Rails", "halls in which others do sandblasting"
  {
    cue: cue(
      "(?:^|[.;,]\\s+)(?:our|the|an?|their|some|most|other) (?:\\p{L}+ )?(?:competitors?|rivals?|competition) (?:is|are|was|were|runs?|ran|works?|has|have|had|uses?|used|sells?|sold)\\b",
      "\\b(?:in|on|for|from|to|with) (?:which|whom|where) (?:others|other people|somebody else|someone else) (?=\\p{L})",
      `\\b(?:had|have|has|got|get|brought|called) (?:an?|the|some|two) (?:\\p{L}+ ){0,2}?${ONCE}(?:${PERSON})s? in (?:for|to) `,
      "\\b(?:took|take|drove|drive|walked|walk|brought|bring) [^.;,]{3,30} to (?:see|watch|hear|visit) ",
      "\\b(?:somebody|someone|nobody|no one|a person) (?:comes?|came|drops in|looks? in|is there|was there) (?:\\p{L}+ ){0,4}?for ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Gas fitting needs a licence that I do not hold", "counselling is for the psychologist", "the course on Azure is in March"
  {
    cue: cue(
      "\\b(?:that|which) (?:i|we) (?:do not|don['’]t|did not|didn['’]t) (?:hold|have|own|possess|need|do)(?=[.,;]|$)",
      `\\b(?:is|are|was|were) (?:all |only |strictly |left |kept |reserved )?for (?:the|our|an?) (?!(?:\\p{L}+ )?(?:trainees?|apprentices?|juniors?|students?|pupils?|interns?|children|guests?|patients?|customers?|clients?|residents?|members?|readers?|users?|visitors?|passengers?|tenants?|volunteers?|team))(?:\\p{L}+ )?${ONCE}(?:${PERSON}|${AGENTS}|psychologist|experts|seniors)s?(?=[.,;]|$)`,
      "(?:^|[.;]\\s+)(?:the |an? |my )?(?:next )?(?:course|training|exam|class|seminar|workshop|certificate|licen[cs]e) (?:on|in|for) [^.;,]{2,40} (?:is|are|starts?|begins?|follows?|comes?|will) (?:in|on|next|planned|due|to|still|booked|from|this|not|be|only|paid) ",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Graphic design we get from a student", "for cooling we ring a firm in Perth"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?!(?:all|most|many|these|those)\\b)[^.;,]{3,40}? (?:i|we) (?:get|got|buy|bought|have|had|order|ordered|take|took|rent|rented|hire|hired|borrow|borrowed) (?:in )?from (?:an?|the|another|our|outside|others)\\b",
      "(?:^|[.;]\\s+)for [^.;,]{3,40}? (?:i|we) (?:call|called|ring|rang|phone|phoned|hire|hired|fetch|fetched|ask|asked|get|got|send for|sent for|have|had|use|used) (?:in )?(?:an?|the|somebody|someone|another|our) ",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Tally had already been retired", "radiography has its own staff", "the desk books by Amadeus; I only send the dates"
  {
    cue: cue(
      "\\b(?:was|were|is|are|been|being) (?:already |long |finally |all |later )*(?:retired|scrapped|thrown out|phased out|decommissioned|discontinued|wound up|abolished|mothballed|ditched)\\b",
      "\\b(?:has|have|had) (?:its|their) own (?:staff|people|teams?|crews?|department|specialists?|nurses?|doctors?|engineers?|men|hands|office)\\b",
      "; (?:i|we) (?:only|just|merely) (?:send|get|read|see|hear|bring|open|sign|pass|hold|supply|answer|fetch|receive|deliver|hand)\\b",
      "\\b(?:and|but) (?:is|are|was|were) (?:no more|gone|history|a thing of the past)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "If Power BI breaks down, I ring the analyst", "the phones are somebody else's: Swift and Kotlin"
  {
    cue: cue(
      "\\b(?:if|when|once) [^.;,]{2,30} (?:breaks?|fails?|stops?|crash(?:es)?|is down|goes down|plays up|hangs)(?: down)?, (?:i |we |they )?(?:ring|call|phone|ask|wait|write to|tell|somebody|someone|the (?:vendor|maker|supplier|it))",
      "\\b(?:somebody|someone) else['’]s(?: \\p{L}+)?: [^.;]+",
      unlessAfter(
        "\\b(?:led|leads?|leading|head\\p{L}*|manag\\p{L}+|supervis\\p{L}+|mentor\\p{L}*|coach\\p{L}*|train\\p{L}*|taught|teach\\p{L}*|hir\\p{L}+|recruit\\p{L}*|one of|part of|among)\\b[^.;]{0,30}",
        "\\bthe [\\p{L}\\d+#.]+ (?:administrators?|admins?|developers|specialists?|experts?|consultants?|people|wizards?)\\b",
      ),
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "My predecessor had everything in Access"
  {
    cue: cue("\\bmy predecessors? (?:had|has|kept|wrote|built|used|left|ran|did|made|worked|swore|set up) "),
    reach: "piece",
    sparesTools: false,
  },
  // "I pass the figures to the lady who has Tableau"
  {
    cue: cue(
      unlessAfter(
        "\\b(?:led|leads?|leading|head\\p{L}*|manag\\p{L}+|supervis\\p{L}+|mentor\\p{L}*|coach\\p{L}*|train\\p{L}*|taught|teach\\p{L}*|am|as|hir\\p{L}+)\\b[^.;]{0,40}",
        `\\b(?:(?:the|an?|some) (?:\\p{L}+ ){0,2}?${ONCE}(?:lady|ladies|gentleman|person|people|${PERSON})s?|somebody|someone|others|people) who (?:has|have|had|knows?|knew|keeps?|kept|speaks?|spoke|owns?|owned|holds?|held|can|could|does|did) `,
      ),
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Refrigeration is checked by the maker"
  {
    cue: cue(
      "\\b(?:is|are|was|were) (?:\\p{L}+ly )?(?:checked|tested|inspected|measured|serviced|audited|calibrated) by (?:the|an?|its|their) (?:\\p{L}+ )?(?:maker|manufacturer|supplier|vendor|lab|laboratory|firm|company|dealer|agency|authority)\\b",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "A mess of Access files", "without Redis, which the host did not offer"
  {
    cue: cue(
      "\\b(?:mess|heap|pile|jungle|tangle|drawer|box|cupboard|graveyard|zoo) of (?:old |ancient |broken )?",
      "(?:^|[.;]\\s+)without (?=[^.;]{2,40},)",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "I have seen Xero in a demo", "had a look at Rust", "only basic knowledge of hybrid cars"
  {
    cue: cue(
      "\\b(?:i|we) (?:have |had |once )?(?:seen|saw|heard (?:of|about)|looked at|had a look at|came across|flicked through) ",
      "\\bread (?:\\p{L}+ ){0,4}?(?:on|about) ",
    ),
    reach: "names",
    sparesTools: false,
  },
  {
    cue: cue(
      "\\b(?:only|just|barely|hardly|scarcely) (?:an? |some |any |very )?(?:basic|rudimentary|elementary|scant|superficial|little|theoretical|slight|vague|passing|patchy)? ?(?:knowledge|experience|understanding|idea|grasp|notion|command) (?:of|with|in|about) ",
      "\\b(?:scant|next to no|hardly any|virtually no|practically no|very little) (?:knowledge|experience|understanding) (?:of|with|in) ",
    ),
    reach: "piece",
    sparesTools: false,
  },
  // "Our software is to be replaced by SAP EWM", "a move to Odoo has been approved"
  {
    cue: cue(
      "\\b(?:to be|due to be|about to be|will be|being|soon) (?:replaced|superseded|succeeded|supplanted|taken over) (?:by|with) ",
      "\\b(?:an?|the) (?:move|switch|change|migration|transition|changeover|upgrade|conversion|shift) to [^.;,]{2,40}? (?:is|was|has been|had been|will be) (?:\\p{L}+ly )?(?:(?:approved|agreed|announced|decided|planned|prepared|discussed|expected|foreseen|signed|due|scheduled)(?! (?:and|by me|by us|by our|by my)\\b)|to )",
      "\\b(?:intends?|intending|is set|are set|is due|are due|plans?|hopes?|wants?|expects?|means?|wishes) to (?:replace|introduce|adopt|install|buy|bring in|roll out|migrate|move|switch|change|implement|launch|acquire|deploy) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Only the controller may open Anaplan", "a budget in Anaplan, which only the controller may open"
  {
    cue: cue(
      `\\bonly ${ONE} (?:\\p{L}+ ){0,2}?${ONCE}${PEOPLE} (?:may|can|could|might|had|has|have|knew|knows?|used|uses?|opens?|opened|works?|worked|runs?|ran|does|did|touch(?:es|ed)?|holds?|held|(?:is|are|was|were) allowed)\\b`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Speech therapy is in the hands of a colleague", "for wounds there is a specialist"
  {
    cue: cue(
      "\\b(?:is|are|was|were|lies|lay|rests?|rested|remains?|remained|stays?|stayed) in the (?:hands|care|charge|keeping) of (?!my (?:own|team)\\b|me\\b)",
      `(?:^|[.;]\\s+)for [^.;,]{2,40}? (?:there (?:is|was|are|were)|we (?:have|had)|(?:the|our) house has) ${ONE} (?:\\p{L}+ ){0,2}?${ONCE}${PEOPLE}\\b`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "We hand the video editing to a student", "left the CAD to the office"
  {
    cue: cue(
      `(?:^|[.;]\\s+|\\b(?:i|we) )(?:hand(?:ed)?|leave|left|farm(?:ed)?|entrust(?:ed)?|give|gave) (?:out |over |up )?(?:the |all |most )?(?!(?:\\p{L}+ )?(?:reports?|files?|lists?|documents?|papers?|keys?|figures|letters?|results|cash|money|notes|forms|feedback|advice|tours?|talks?|lessons|training|courses|classes|support)\\b)[^.;,]{2,40}? (?:over |out |up )?to (?:${ONE} (?:\\p{L}+ ){0,2}?${ONCE}${PEOPLE}|others|somebody|someone|the (?:office|experts|pros))(?=[.,;]| (?:and|who|that|but|in|next|from|at)\\b|$)`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Materials for the plumbing and joinery crews", "made sure that the plastering people could start"
  {
    cue: cue(
      "\\b(?:for|beside|next to|behind|before|after|that|until) the (?:\\p{L}+ (?:and|or) (?:the )?)?\\p{L}+ (?:crews?|gangs?|people|lads|outfits?|subcontractors?|contractors?|firms?)\\b",
      `\\b(?:there (?:is|was|are|were)|(?:house|building|floor|street|yard|site|corridor) (?:also |still )?(?:has|had|holds|held|houses|housed)) (?:also )?an? (?:\\p{L}+ )?${ONCE}(?:${FIRM}|laboratory|surgery) (?:for|of|that) [^.;,]+`,
    ),
    reach: "itself",
    sparesTools: false,
  },
];
