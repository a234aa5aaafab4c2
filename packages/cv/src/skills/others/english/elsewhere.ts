import { AGENTS, FAMILY, FIRM, PERSON } from "../people.data.ts";
import { cue, ONCE, type Rule } from "../rule.ts";

const BE = "(?:is|are|was|were)";
const END = "(?=[.,;)]|$)";
const SHOWN =
  "(?:demos?|demonstrations?|webinars?|presentations?|briefings?|(?:knowledge[- ]transfer|kt|information|info|taster|intro|introductory|vendor|sharing|awareness) sessions?|open days?|trade (?:fairs?|shows?)|showcases?|roadshows?|product launch(?:es)?|stands?)";
const SHOW =
  "(?:fair|show|exhibition|expo|demo|demonstration|slides?|video|videos|breakfast|webinar|conference|open day|stand|pitch|youtube)";

/** What was only shown, tried once, put off or forbidden, and work that has its place or its people elsewhere. */
export const ENGLISH_ELSEWHERE: readonly Rule[] = [
  // "Attended knowledge transfer sessions on Kafka", "we were shown Tableau at a vendor breakfast", "took no part in the ERP selection"
  {
    cue: cue(
      `\\b(?:attended|attending|joined|sat (?:in on|through)|listened (?:in )?to|watched|went to|visited|followed|assisted at|was at|were at) (?:an?|the|some|one|two|three|several|our|their|\\d+)? ?(?:[\\p{L}'’-]+ ){0,3}?${SHOWN} (?:of|on|for|about|by|from|at|where)\\b`,
      "\\b(?:was|were|got) shown (?!to\\b|by\\b|in\\b|at\\b|as\\b|on\\b)",
      "\\bonly (?:ever )?(?:seen|saw|heard of|heard about|read about|read of)\\b|\\b(?:have|had) (?:only )?(?:ever )?only (?:seen|heard|read)\\b",
      "\\b(?:took|take|had|have) no (?:part|hand|say) in\\b",
      "\\b(?:participat\\p{L}+|took part|helped|joined) as (?:an? )?(?:end user|observer|onlooker|test person|guinea pig|guest)\\b",
      "\\bwas present (?:when|while|as)\\b",
      "\\bused to know\\b",
      "\\b(?:have |had )?asked (?:twice |again |often |repeatedly |in vain )?for (?=[^.;]{2,40} (?:sponsorship|training|licen[cs]es?|courses?)\\b)",
      "\\bevaluated (?=[^.;]{2,60} (?:and|but) (?:then )?(?:dropped|rejected|decided against|turned (?:it )?down))",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Sugar work seen at a trade show only", "Psychometrics training cancelled owing to Covid", "hydraulics not sat"
  {
    cue: cue(
      `\\b(?:seen|watched|met|tasted|tried) (?:only )?(?:once )?(?:at|on|in) (?:an? |the |some )?(?:[\\p{L}-]+ )?${SHOW}\\b`,
      `\\b(?:cancelled|called off|postponed|put off|put on hold|shelved|scrapped|deferred|frozen) (?:owing|due to|because|for (?:lack|want|cost)|till|until|indefinitely|for (?:now|good))\\b`,
      `\\b(?:not|never) (?:sat|taken|passed|attempted|mine|started|for me|my (?:thing|line|department|doing|job|trade))${END}`,
      `(?<!\\bi |\\bwe )\\bnever (?:was|were|did)${END}`,
      "\\bhired in(?= (?:by|for|from|when|as)\\b|[.,;]|$)",
      "\\b(?:on the other side of the (?:shop|yard|road|hall|corridor|building|street)|across town)\\b",
      "\\bno longer since\\b",
    ),
    reach: "own-piece",
    sparesTools: false,
  },
  // "Gilding I tried once at a fair", "parachuting I declined", "SPSS I had for one semester", "… so I never touched it"
  {
    cue: cue(
      `\\bi (?:tried|had|did|took|saw|met|read|learned|learnt) (?:it )?(?:only )?(?:once|for (?:one|a) (?:semester|term|day|week|weekend))\\b`,
      `\\bi (?:declined|refused|skipped|turned down|never touched|never used|never opened|never learn(?:ed|t)|never got to)(?: (?:it|them))?${END}`,
      "\\b(?:is|are|was|were) (?:strictly )?(?:forbidden|off limits|barred|closed|not allowed|not open) (?:to|for) (?:us|me|trainees|juniors|apprentices|temps)\\b",
      "\\b(?:the (?:week|month|year|day)|shortly|just|right|long) after i (?:left|had left|had gone|was gone)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Leapfrog models are made at head office", "revenue management is centralised in Dubai", "HGV was never my line"
  {
    cue: cue(
      `\\b${BE} (?:all |now |usually |mostly |only |then |still )?(?:done|made|handled|run|kept|managed|produced|printed|cooked|baked|assembled|cut|processed|prepared|designed|written|built|drawn|motion-captured|filmed|recorded) (?:at|in|from|by) ${ONCE}(?:(?:the |our )?(?:head ?office|headquarters|hq|main office|parent company|works|mother house|co-?op|back office in|other (?:site|branch|office|plant|shop))|another (?:\\p{L}+)|(?:an?|the) (?:[\\p{L}-]+ )?(?:studio|factory|plant|lab|laboratory|bureau|agency|foundry|works))\\b`,
      `\\b${BE} (?:done|made|handled|run|distilled|printed|cooked|brewed|dyed) (?:at|in) (?:the )?[\\p{L}]+(?: [\\p{L}]+){0,3} for us\\b`,
      `\\b${BE} (?:all |now )?(?:centrali[sz]ed|decided|set centrally|decided centrally|steered|dictated) (?:at|in|from|by) `,
      `\\b${BE} never (?:my|our) (?:line|thing|strength|trade|cup of tea|job|business|department|world)\\b`,
      `\\b${BE} never (?:bought|used|paid for|renewed|installed|delivered|approved|signed|touched|mine|opened)\\b`,
      `\\b${BE} (?:going|due|about|set) to be (?:retired|replaced|scrapped|bought|introduced|switched off|decommissioned|rolled out)\\b`,
      `\\b${BE} (?:contracted|ordered|bought|commissioned|sourced|rented|hired|got) (?:out |in )?(?:to|from|with) (?:an?|the|another|some) (?:[\\p{L}-]+ )?${ONCE}(?:house|firm|agency|company|studio|supplier|specialist|contractor|bureau|works|${FIRM})\\b`,
      `\\b(?:priced|quoted|planned|measured|organi[sz]ed|sold)[^.;,]{0,20} and (?:then )?(?:subbed|farmed|contracted|sub-?contracted|sent|put|let) out\\b`,
      `\\b${BE} (?:what|something|a thing) (?:that )?(?:my|our|the|other) (?:[\\p{L}]+ )?${ONCE}(?:${PERSON}|${FAMILY}|${FIRM}|others|people)s? (?:do|does|did|make|makes|sell|sells|know|knows)\\b`,
      `\\b(?:officer|manager|lead|expert|head|trainer|instructor|auditor|inspector|controller) ${BE} (?:an?|the|our) (?:external|outside|outsourced|visiting|hired|freelance|part-time|separate|different)\\b`,
      `\\b${BE} (?:under|down to|up to) (?:an?|the|another|our|a separate|a different) (?:separate |different )?(?:[\\p{L}]+ )?${ONCE}(?:${PERSON}|${FIRM})\\b`,
      `\\b${BE} (?:for|with|left to) (?:my|our|the|more) (?:seniors?|boss|bosses|superiors?|elders|betters|chief|master|experts|partners|grown-ups)\\b`,
      `\\b${BE} an?(?:other| different| separate) (?:gang|grade|contractor|outfit|trade|guild|person|story|firm's|company's)\\b`,
      `\\b(?:go|goes|went|sent|passed|routed|forwarded|handed|pass|send) (?:straight|directly|right|back|on|over) to (?:the|our|an?) (?:[\\p{L}-]+ )?${ONCE}(?:${AGENTS}|(?:${PERSON})s|dbas|[\\p{L}]+ (?:team|desk|people))\\b`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "The litigation file was Mr. Penney's", "PyTorch was the PhD students' daily tool"
  {
    cue: cue(
      `(?<!\\b(?:i|my [\\p{L}]+|role|job|post) )\\b(?:is|are|was|were|stays?|stayed|remains?|remained) (?:the |our |mr\\.? |mrs\\.? |ms\\.? |dr\\.? |old |all )?(?:[\\p{L}]+ )?(?!(?:to(?:day|morrow|night)|yesterday|year|week|month|season|master|bachelor|driver|let|what|it|that|today|king|queen|world|city|town|country|company|firm|group|region)['’]?s)[\\p{L}]{3,}(?:['’]s|s['’])(?: (?:daily |own |main |favourite )?(?:tool|job|work|business|domain|field|trade|affair|turf|baby|kitchen|desk|realm|province|remit|world))?(?=[.,;]|$| (?:and|but|until|since|from) )`,
    ),
    reach: "piece-before",
    sparesTools: false,
  },
  // "Photography: a freelancer.", "Splunk? The Splunk people are upstairs", "while the team built in Go, my part was"
  {
    cue: cue(
      `(?<=^|[.;] )[^.:;]{3,40}: (?:an?|the|another|our) (?:[\\p{L}-]+ )?${ONCE}(?:${PERSON}|${FIRM}|${FAMILY})(?=[.;]|$)`,
      "(?<=^|[.;] |- )[^.:;?,]{2,30}\\? (?:that|the|those|these|this|it|they|not|never|no|none|ask|nobody)\\b[^.;]{0,80}",
      `\\bwhile (?:the|our|my|others|everybody|everyone|my colleagues)\\b[^.;,]{2,60}, (?=(?:my|mine|i)\\b)`,
    ),
    reach: "itself",
    sparesTools: false,
  },
];
