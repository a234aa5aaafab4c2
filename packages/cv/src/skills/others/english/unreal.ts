import { cue, ONCE, type Rule } from "../rule.ts";

const START = "(?:^|[.;:]\\s+|,\\s+(?:(?:and|but|then) )?|\\b(?:and|but|then|i|we) )";
const EDGE = "(?![\\p{L}])";

/** What somebody may be offered and not take, or begin and not finish. */
const OFFER =
  "(?:offers?|invitations?|posts?|positions?|roles?|jobs?|secondments?|promotions?|transfers?|places?|placements?|chances?|opportunit(?:y|ies)|scholarships?|stipends?|internships?|apprenticeships?|traineeships?|seats?|bursar(?:y|ies)|partnerships?|residenc(?:y|ies)|fellowships?)";
const STUDY =
  "(?:course|class|classes|degree|diploma|master['’]?s|masters|bachelor['’]?s|phd|doctorate|licen[cs]e|certificate|certification|exam|exams|training|studies|evening (?:school|classes)|night school|bootcamp|module|programme|workshop)";
const FAIL =
  "(?:declin(?:e|ed|ing)|reject(?:ed|ing)?|refus(?:e|ed|ing)|turn(?:ed|ing)? down|pass(?:ed)? (?:up|on)|said no to|withdrew (?:my application )?from|gave up|walked away from|did not take(?: up)?|never took up|let go of|missed out on)";
const QUIT =
  "(?:dropped out of|dropped|gave up|abandoned|quit|broke off|interrupted|left|stopped|failed|withdrew from|did not finish|did not complete|never finished|never completed|skipped|missed|booked|signed up for|registered for|enrolled (?:in|on|for)|applied (?:for|to)|put my name down for|saving (?:up )?for|waiting for|looking (?:at|for|into)|thinking (?:of|about)|considering|dreaming of|planning|hoping for)";

/** What a house only weighs. */
const WEIGHED =
  "(?:considered|contemplated|envisaged|mooted|pitched|floated|proposed to us|suggested to us|offered to us|talked (?:about|of|over)|tabled|rejected|turned down|declined|vetoed|ruled out|postponed|deferred|shelved|scrapped|put (?:off|aside|on hold|on ice)|called off|cancelled|abandoned|dropped (?:again|in favour|for|after|because|when)|never \\p{L}+ed|announced|demoed|trialled (?:and|but)|tested (?:and|but) (?:dropped|rejected|not)|not (?:yet )?(?:adopted|approved|bought|chosen|finished|introduced|pursued|renewed|kept|rolled out|used)|thrown out|forgotten)";

/** What is not, is not yet, or came to nothing, and what somebody only wants. */
export const ENGLISH_UNREAL: readonly Rule[] = [
  // "Salesforce was considered and dropped", "HubSpot is on the wish list", "the demo led nowhere", "has not arrived"
  {
    cue: cue(
      `\\b(?:is|are|was|were|been|being|got) (?:only |just |still |briefly |once |long |seriously |later |then |also |repeatedly |all )?${ONCE}${WEIGHED}${EDGE}`,
      "\\b(?:is|are|was|were|stays?|stayed|remains?|remained) (?:still |only |just )?(?:on (?:the|our|my|his|her|their|its) (?:\\p{L}+ )?(?:wish ?list|table|cards|horizon|agenda for|road ?map|drawing board|back burner|shelf|to-do list|bucket list)|(?:on|under|in) (?:hold|ice|discussion|consideration|talks|doubt)|under (?:discussion|consideration|review for)|an? (?:dream|idea|plan|wish|rumour|proposal|thought|hope)\\b|yet to (?:come|be|start|arrive)|(?:due|expected|promised|announced|foreseen) (?:for|in|next|to|after|by) |(?:planned|scheduled) (?:next|after |to (?:arrive|begin|come|follow|go|move|open|start)|(?:for|in) (?:20\\d\\d|late|early|(?:the )?(?:coming|next|new)|spring|summer|autumn|winter))|to (?:follow|come)(?=[.,;]|$)|not (?:on the cards|an option|for me|my thing|my cup of tea)|out of (?:reach|the question|budget)|too (?:dear|expensive|costly))",
      "\\bnever (?:came|arrived|happened|started|began|materiali[sz]ed|took (?:off|hold|place)|got (?:off|past|beyond|going|finished|built|used|to)|went (?:live|ahead|beyond|past|through|far)|made it|saw|left the|caught on|worked out|survived|opened|paid off|stuck)\\b",
      "\\b(?:has|have|had) (?:not|yet to|never)(?: yet)? (?:arrived?|come|started?|begun|begin|been (?:used|opened|installed|delivered|introduced|adopted|approved)|happened?|gone live|appeared|materiali[sz]ed)\\b",
      "\\bdid not (?:happen|start|come (?:off|about|through|to)|go (?:ahead|live|through|far)|materiali[sz]e|survive|last|take off|work out|catch on|make it|get (?:off|past))\\b",
      "\\b(?:led|leads|went|got|goes) nowhere\\b|\\b(?:came|comes|led|amounted) to nothing\\b|\\bfell (?:through|flat|by the wayside)\\b|\\b(?:expired|sat|stood|lay|lies|lay about|left|stayed|remained|went) (?:unused|untouched|unopened|idle|unread)\\b|\\bgather(?:s|ed|ing) dust\\b|\\b(?:came|arrived) (?:only |just |long |shortly |right )?(?:after|when) (?:i (?:left|had)|my (?:time|day|departure))",
      `\\b(?:but|though|although|yet|and) (?:we|i|it|they|nobody|no one) (?:never|did not|didn['’]t|decided against|passed|said no|have not|has not|had not)\\b`,
      "\\buntouched by (?:us|me)\\b|\\bbefore (?:my (?:time|day|arrival)|i (?:came|joined|started|arrived))\\b",
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "The team deployed through Jenkins; that was before my time"
  {
    cue: cue(
      "(?<=^|[.] )[^.;]{1,200}[;,] (?:and |but |all )?(?:that|this|it|both|which) (?:was|were|happened|ended|changed|stopped) (?:all |long |just |shortly )?before (?:my|i)\\b",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "Panel beating I gave up", "beekeeping I only saw", "massage is leased to a partner"
  {
    cue: cue(
      "\\bi (?:gave up|have given up|abandoned|leave (?:to|alone)|left (?:to|behind)|only (?:saw|see|know|watch|watched|read|heard)|(?:saw|know|knew) only|saw from (?:afar|outside)|stopped(?: doing)?(?= (?:in|after|when|because|long|years))|avoid(?:ed)?)\\b",
      "\\b(?:leased|let|rented|sub-?let|hired|loaned|franchised|handed|farmed) (?:out )?to (?:an?|the|another|some|one|two) ",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Studying towards AWS", "a licence of Xero for a trial"
  {
    cue: cue(
      "\\b(?:studying|study|studied|working|revising) (?:towards|for (?:an?|the|my)(?= [^.;,]{2,40} (?:exam|certificate|certification|test|licen[cs]e|degree)))",
      "(?:^|[.;:]\\s+)before (?:me|my time|i (?:came|joined|started|arrived)),? ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  {
    cue: cue(
      "\\b(?:bought|ordered|renewed|had|held|got|given|have) (?:an?|the|our|some|two|three) (?:\\p{L}+ )?licen[cs]es? (?:of|for|to)",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Kaspersky licences were no longer sold"
  {
    cue: cue(
      "\\b(?:is|are|was|were|been) (?:no longer|not) (?:sold|used|made|offered|produced|stocked|supported|available|needed|taught|in use|part of)(?! to)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Rejected an offer to lead product management", "declined a secondment to curriculum design"
  {
    cue: cue(
      `${START}${FAIL} (?:an?|the|any|several|two|three|further|another|my|his|her|their|all) (?:\\p{L}+ ){0,3}?${OFFER}\\b`,
      `${START}(?:was |were |been |got |have been |had been )?(?:offered|invited to take|proposed) (?:an?|the|another) (?:\\p{L}+ ){0,2}?(?:${OFFER}|${STUDY}) [^.;]*?(?:declined|turned (?:it |them |that )?down|did not|refused|said no|rejected|but)\\b`,
      `\\b${OFFER} (?:in|at|as|for|with) [^.;]{2,60} (?:was |were |i |which i |that i |and |offered and |offered in \\d{4} and )*(?:declined|turned down|rejected|refused|not taken up|passed up|withdrawn)\\b`,
      `${START}(?:\\p{L}+ )?${QUIT} (?:an?|the|my|for an?|another|some|evening|further) (?:[\\p{L}&/+#.-]+ ){0,4}?${STUDY}\\b`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Next year we expect to migrate to Databricks"
  {
    cue: cue(
      "(?:^|[.;:]\\s+)(?:next|from next|one|some) (?:year|month|week|spring|summer|autumn|winter|quarter|day|time),? (?:i|we|the|it|they|there|our|my|he|she)\\b",
      "\\b(?:(?:expect(?:s|ed|ing)?|hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|mean(?:s|t)?|intend(?:s|ed|ing)?|wish(?:es|ed)?|want(?:s|ed)?|(?:is|are|am|was|were) (?:about|going|due|set|scheduled|supposed|meant|keen|eager|tempted|expected)|yet|would (?:like|love|rather|prefer)|ought) to |thinking of |toy(?:ed)? with the idea of )(?:migrat|mov|switch|chang|adopt|introduc|start|begin|roll|replac|upgrad|try|buy|get into|go into|go over|retrain|specialis|specializ|qualif|tak(?:e|ing) up|leav|open|found|branch)[\\p{L}]* ",
      "\\b(?:toy(?:s|ed|ing)? with|flirt(?:s|ed|ing)? with|dream(?:s|t|ed|ing)? (?:of|about)|daydream\\p{L}* (?:of|about)|fantasi\\p{L}+ about|talk(?:s|ed)? of|have my eye on|had my eye on|set my sights on) ",
      "\\b(?:ha(?:ve|d)) (?=[^.;,]{3,40} in mind(?=[.,;]|$))",
      `${START}(?:may|might|will|would|shall) (?:one day |perhaps |maybe |soon |later |eventually )?(?:learn|study|take up|move|go into|train|retrain|switch|try) `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
