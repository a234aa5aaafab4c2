import { DEPARTMENT } from "../departments.ts";
import { AGENTS, FAMILY, FIRM, PERSON } from "../people.data.ts";
import { cue, ONCE, type Rule, unlessAfter } from "../rule.ts";

const BE = "(?:is|are|was|were|gets?|got|being|been)";

/** What is done to the writer's own work too, and what somebody learns: "used by 80 cities", "was taught by". */
const NOT_THE_WORK =
  "(?!(?:used|read|seen|approved|adopted|accepted|praised|chosen|tested|reviewed|checked|signed|visited|trusted|liked|loved|followed|ordered|bought|required|requested|wanted|needed|asked|audited|graded|rated|recogni[sz]ed|supported|driven|led|caused|delayed|served|taught|trained|shown|mentored|coached|awarded|invited|hired|promoted|named|elected|noticed|certified|accredited|licensed|registered|funded|financed|sponsored|paid|supervised|selected|told|guided|shared|enjoyed|viewed|downloaded|assessed|cited|quoted|copied|recommended|referred|commended|featured|judged|measured|preceded|surrounded|caught|reduced|cut|raised|improved|increased|halved|doubled)\\b)";
const PARTICIPLE = `${NOT_THE_WORK}(?:\\p{L}{2,}ed|built|made|done|run|kept|written|drawn|taken|given|sold|sent|set|laid|put|cut|chosen|grown|held|bought|woven|sewn|shot|cast|spun|brewed|begun|told|dealt|seen|brought|driven|fed)`;

/** "By a third", "by a script", "by hand": no person. */
const NO_AGENT =
  "(?!(?:an? |the |our |two |three |some )?(?:\\p{L}+ )?(?:third(?! part)|half|quarter|fifth|tenth|factor|margin|end|time|hour|day|week|month|year|night|morning|noon|evening|deadline|piece|dozen|lot|bit|few|number|way|script|scripts|jobs?|system|tools?|rules?|law|bot|pipeline|pipelines|machines?|app|program|model|method|process|query|queries|function|service|hook|tests?|lightning|storm|fire|flood|post|phone|card|van|train|bus|road|sea|air|e?mail|hand|default|design|means|points?|percent|side|name|title|type|date|size|weight|colour|region|team)\\b)";

/** Those by whom a thing is done that the writer does not do. */
const SOMEBODY = `(?:someone|somebody|others|other people|another|one another man|an? |the |our |its own |their own |his |her |my (?!own\\b|team\\b|hand)|dr\\.? |mrs?\\.? |ms\\.? |head office|two |three |field |local |${AGENTS}\\b|(?:\\p{L}+ )?(?:agency|contract|outside|external|temp|visiting|freelance|hired|guest|volunteer|travelling) )`;

/** Where work goes that is not done in the house. */
const HOUSE = `(?:an?|the|another|our|some|his|her|their) (?:\\p{L}+ ){0,2}${ONCE}(?:bureau|agency|firm|garage|workshop|shed|studio|lab|laboratory|foundry|outfit|consultancy|contractor|subcontractor|freelancer|specialist|expert|dealer|${PERSON})s?\\b`;
/** What is handed in to somebody is the writer's work all the same: "reports go to the board". */
const PAPER =
  "\\b(?:reports?|returns?|letters?|lists?|summaries|packs?|dashboards?|charts?|figures|results|numbers|invoices|statements|minutes|slides|drafts?|updates|alerts|orders|quotes|plans|drawings|notes|newsletters?|translations?|prototypes?|models|tickets)\\b[^.;]{0,30}";

/** Work that others do, as a sentence says it with the work in front: "Tiling was subbed out". */
export const ENGLISH_GIVEN_AWAY: readonly Rule[] = [
  // "Photos are retouched in Lightroom by a studio", "old forms were being killed off by someone else"
  {
    cue: cue(
      `\\b${BE} (?:being )?(?:\\p{L}+ly )?${PARTICIPLE}\\b(?: [^ .;,]+){0,5}? by ${NO_AGENT}${SOMEBODY}`,
      `\\b(?:is|are|was|were) (?:watched|steered|run|managed|controlled|monitored|handled|administered|looked after|served|maintained|directed) from (?!my\\b|the (?:command|terminal)\\b)`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Tiling was subbed out", "castings are bought in", "hot fixes come from development"
  {
    cue: cue(
      `\\b${BE} (?:\\p{L}+ly )?(?:subbed out|sub-?let|let (?:out )?to (?:an?|the|another)|sub-?contracted|outsourced|contracted out|farmed out|put out|sent out|sent away|done elsewhere|made elsewhere|cut elsewhere|handled elsewhere|elsewhere|in other hands|given out|bought(?: in)? from (?:an?|the|another))\\b(?! to (?:me|us)\\b)`,
      "\\b(?:samples|specimens|swabs|biopsies|castings|parts|instruments|shoes|garments) (?:for [^.;]{3,30} )?(?:is|are|was|were) (?:posted|sent|shipped|boxed|couriered|flown|forwarded|driven)\\b",
      "\\b(?:stays?|stayed|rests?|rested|lies|lay|remains?|remained|sits?|sat) with (?!me\\b|us\\b|my\\b|it\\b|them\\b|him\\b|her\\b|customers?\\b|clients?\\b|patients?\\b|children\\b|guests?\\b)",
      "\\b(?:comes?|came|arrives?|arrived|drops? in|dropped in) (?:\\p{L}+ed )?(?:from|through|via|with) (?:an?|the|our|another|his|her|their) (?:[\\p{L}'’]+ ){0,2}" +
        `${ONCE}(?:${PERSON}|artist|squad|crew|people|works|foundry|mill|plant|factory|studio|agency|bureau|head office)s?\\b`,
      `\\b(?:comes?|came|arrives?|arrived) (?:\\p{L}+ed |(?:as|in) (?:an? )?\\p{L}+ )?from (?:the )?${ONCE}(?:programmers|planners|engineers|designers|development|head office|upstairs|downstairs|abroad|elsewhere|office|workshop|warehouse|stores|depot|lab|${DEPARTMENT})(?=[ .,;]|$)`,
      "(?:^|[.;]\\s+)(?:\\p{L}+ )?(?:orders|bookings|reservations|enquiries|leads|requests|payments|calls|jobs|referrals|results|complaints|figures|messages|forms|applications) (?:come|came|drop|dropped|arrive|arrived|flow|land|landed|fall|pour) (?:in |down )?(?:from|through|via|by|into|in|on)\\b",
      `\\b(?:goes|go|went|ran|runs?|pass(?:es|ed)?) (?:through|via|past) (?:an?|the|another|our) (?:\\p{L}+ )?${ONCE}(?:${PERSON}|${FAMILY})s?\\b`,
      `\\b(?:is|are|was|were) (?:shared (?:out )?(?:among|between)|split between|divided among|spread over) (?:the |our |two |three |several )?(?:\\p{L}+ )?${ONCE}(?:${PERSON}|firm|agencie|supplier|vendor)s\\b`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Paint and dents go to the shed behind", "social media replies go to the Dublin team"
  {
    cue: cue(
      unlessAfter(
        PAPER,
        `\\b(?:goes|go|went|(?:is|are|was|were) (?:sent|passed|handed|left|given|posted)) (?:over |on |out |down )?to ${HOUSE}`,
      ),
      unlessAfter(
        PAPER,
        `\\b(?:goes|go|went) to (?:the|another|our) \\p{L}+ (?:team|people|desk|crew|office)\\b`,
      ),
    ),
    reach: "clause",
    sparesTools: true,
  },
  // "Monitoring is microbiology's job", "layout is their call", "PPC was agency work", "parcels were another counter"
  {
    cue: cue(
      "\\b(?:is|are|was|were|stays?|remains?) (?:still |always |only |mostly |now )?(?:for |with |up to )?(?:the |an? |our |my |his |her )?(?:[\\p{L}]+ ){0,2}?(?:[\\p{L}]+['’]s?|their|his|her|somebody else['’]s|another \\p{L}+['’]s) (?:\\p{L}+ )?(?:job|jobs|call|desk|business|work|part|side|trade|turf|patch|domain|affair|task|tasks|department|field|ground|duty|corner|line|craft|hobby|doing|pastime|project)\\b",
      "\\b(?:is|are|was|were) (?:for )?(?:another|a different|some other|the other|other) (?:\\p{L}+ )?(?:counter|desk|department|team|shift|office|crew|squad|section|unit|site|floor|company|contractor|agency|vendor|party|firm|man|woman|person|girl|boy|room|trade)\\b(?!['’]s (?:customers?|clients?|patients?)\\b)",
      "\\b(?:is|are|was|were) (?:agency|contractors?|consultants?|subcontract|specialist|head office|outside) (?:work|business|territory|stuff)\\b",
      "\\b(?:is|are|was|were|stays?|remains?) (?:the |our |an? )?\\p{L}+(?:'s|’s|s'|s’) (?:\\p{L}+['’]s )?(?:affair|job|call|desk|business)\\b",
      "\\b(?:is|are|was|were) for (?:the|their|others|my|our) (?:\\p{L}+ )?to (?:know|do|decide|say|judge|choose|mind)\\b",
      "(?<=\\b(?:that|which) (?:ran|run|runs|went|go|goes|is|are|was|were) [^.;]{2,40}) (?:at|by|in|from) (?:the )?(?:main|head|other|central|parent) (?:office|shop|house|branch)\\b",
      "\\b(?:still|always|stayed|all) (?:theirs|his|hers)(?=[.,;]|$)|\\b(?:is|are|was|were) (?:off limits|out of bounds|closed to us)\\b|\\b(?:leaves?|left) the (?:house|building|yard)\\b",
      "\\b(?:by themselves|by itself|on their own clock)(?=[.,;]|$)",
      "\\b(?:broken off|left unfinished|never finished|given up|abandoned|discontinued|called off|cancelled|stopped) (?:after|before|half-?way|when|in|at|for)\\b",
      "\\bstays? the \\p{L}+['’]s?(?=[.,;]|$)",
      "\\b(?:was|were) (?:lost|left|lent|ceded) to (?:an?|the|another|other|others|someone|somebody)\\b",
      "\\b(?:is|are|was|were) (?:upstairs|downstairs|next door|across the (?:road|street|corridor|yard))\\b",
      "\\b(?:without (?:me|my (?:help|hands|views))|nobody lets me|not mine|never mine|not ours|none of (?:mine|ours)|nothing to do with me|someone else['’]s|somebody else['’]s|before my time|under another (?:boss|roof|manager)|in (?:his|her|their) hands)\\b",
      "\\b(?:which|that) we (?:did|do) not touch\\b",
      "\\b(?:came|arrived|started|began|went live|(?:was|were) introduced|came in) (?:only |just |long |soon )?after (?:i|my time|my day)\\b",
      "\\b(?:we|they) had no (?:machine|kit|equipment|licen[cs]e)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Handed it over to the volunteer, who lived in Webflow", "to tradesmen, most of whom run Sage"
  {
    cue: cue(
      unlessAfter(
        "\\b(?:led|leads?|leading|head\\p{L}*|manag\\p{L}+|supervis\\p{L}+|mentor\\p{L}*|coach\\p{L}*|train\\p{L}*|taught|teach\\p{L}*|am|as|hir\\p{L}+)\\b[^.;]{0,40}",
        `\\b(?:${PERSON}|artist|squad|crew|team|people|${FAMILY}|${FIRM})s?(?: [\\p{L}.-]+){0,2}, (?:who|whom|whose|(?:most|some|many|all|one|two) of whom) `,
      ),
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Next to a man who dreamed in Haskell", "boxes for a UN team that mapped houses in ArcGIS"
  {
    cue: cue(
      unlessAfter(
        "\\b(?:led|leads?|leading|head\\p{L}*|manag\\p{L}+|supervis\\p{L}+|mentor\\p{L}*|coach\\p{L}*|train\\p{L}*|taught|teach\\p{L}*|am|as|part|member|join\\p{L}*|build|built)\\b[^.;]{0,40}",
        `\\b(?:for|to|from|by|beside|near|behind|with|next to|of|past) (?:an?|the|another|some|two|three) (?:\\p{L}+ ){0,2}${ONCE}(?:${PERSON}|artist|squad|crew|team|people|consultancy|outfit|${FAMILY}|${FIRM})s? (?:who|that) (?:us|work|cod|writ|wrot|dream|swear|swor|liv|draw|drew|model|program|think|thought|buil|run|ran|script|map|track|log|plan|design|render|test|analys)\\p{L}* (?=[^.;]{0,60})`,
      ),
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "A PostgreSQL server, which an engineer brings"
  {
    cue: cue(
      `, which (?:an?|the|our|another|some) (?:\\p{L}+ )?${ONCE}(?:${PERSON})s? (?!read|use|see|like|prais|get|want|need|follow|sign|approv|know|love|trust)\\p{L}+`,
    ),
    reach: "clause",
    sparesTools: false,
  },
];
