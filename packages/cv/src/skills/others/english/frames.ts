import { AGENTS, FAMILY, FIRM, PERSON } from "../people.data.ts";
import { cue, ONCE, type Rule, unlessAfter } from "../rule.ts";

const START = "(?:^|[.;]\\s+)";
const END = "(?=[.;,)]|$)";
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|next|the (?:new|coming|next)|20\\d\\d)";

/** What is written, filmed or taught in: its subjects are others' work. */
const PIECES =
  "(?:articles?|posts?|stor(?:y|ies)|pieces|features|films|videos|episodes|books|booklets|guides|manuals|modules|courses|talks|papers|columns|portraits|reports|translations|subjects|topics|themes|titles)";
/** For whom work was done: their lines of work are theirs. */
const SERVED =
  "(?:clients|customers|sectors|industries|tenants|borrowers|employers|readers|guests|buyers|accounts|members|patients)";
const THUS_FAR =
  "(?: (?:so far|to date|lately|recently|last (?:year|season|term)|(?:written|made|produced|edited|filmed|published|covered|designed)(?: so far| to date| lately)?))";
const COMPRISE = "(?: include[sd]?| covered| cover| range from| ranged from| (?:are|were)(?: in)?|:) ";

/** What one does with what others have made. */
const TAKES =
  "(?:read|reads|opens?|opened|see|sees|saw|receives?|received|gets?|got|fetch(?:es|ed)?|hands?|handed|pass(?:es|ed)?|prints?|printed|cop(?:y|ies|ied)|look(?:s|ed)?|check(?:s|ed)?)";

/** Sentences whose frame says how the rest is meant: a plan, a subject, an excuse. */
export const ENGLISH_FRAMES: readonly Rule[] = [
  // "Next goal: grafting", "reading list: Haskell", "modules next semester: robotics"
  {
    cue: cue(
      `${START}(?:my )?(?:next|upcoming|planned|reading list|wish ?list|bucket list|to-?do(?: list)?|still to come|on my list|(?:still )?to learn|want to learn)(?: (?:goals?|steps?|targets?|courses?|training|plans?|up|year|on my list|to learn|to come))?: `,
      `${START}(?:modules?|subjects|courses|classes|exams|papers) (?:(?:for|in|from) )?(?:the )?(?:next|coming) (?:semester|term|year|autumn|spring)[^.:;]{0,12}: `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Tableau course booked for May", "a licence for Xero is applied for"
  {
    cue: cue(
      `\\b(?:course|training|class|exam|examination|certificate|licen[cs]e|workshop|module|seat|place|refresher|lesson|session)s? (?:(?:in|for|on) [^.;,]{2,30} )?(?:(?:is|are|was|were|now|already) )*(?:(?:booked|registered|enrolled|reserved|paid)(?: for)? (?:for |in |from )?${MONTH}\\b|(?:booked|applied for|pending|to follow|still to come|not yet (?:taken|done|begun|started))${END})`,
    ),
    reach: "own-piece",
    sparesTools: false,
  },
  // "Recent subjects include beekeeping", "articles so far: heat pumps", "customers are in forestry"
  {
    cue: cue(
      unlessAfter(
        "\\b(?:my|teaching|taught|main|school|degree|exam) ",
        `\\b(?:${PIECES}${THUS_FAR}${COMPRISE}|(?:recent|past|last|favourite) ${PIECES}${THUS_FAR}?${COMPRISE}|${SERVED}${THUS_FAR}?(?: include[sd]?| range from| ranged from|:) )`,
      ),
      `${START}(?:sponsors|exhibitors|partners|vendors|lodgers|speakers|guests|(?:sections|shelves|collections|departments|files|cases) (?:in my (?:care|charge)|i (?:look|looked) after)): `,
      "\\b(?:(?:files|claims|lawsuits|evenings?|exhibitions?) (?:on|about)|(?:investigations?|hearings?|enquir(?:y|ies)) (?:on|into|about)) ",
      "\\b(?:rooms?|cent(?:re|er)s?|halls?|cellars?|buildings?|floors?|rack|racks|house|street|garage) full of ",
      "(?:^|[.;]\\s+)(?:my |two |three |both )?(?:sons|daughters|brothers|sisters|children|cousins)(?: and (?:daughters|sons|sisters|brothers))?(?:,| are| work| do| have| in) ",
      `(?=(?:so far|to date|lately|recent ones|among them): )(?<=\\b${PIECES} [^.;]{0,120}[.;] )(?:so far|to date|lately|recent ones|among them): `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Read events from the Scala pipeline, nothing more", "a half-day on Azure, no hands-on use so far", "X-ray films – I only looked on"
  {
    cue: cue(
      `(?=,? nothing )(?<=(?:^|[.;]\\s+|\\bi )${TAKES} [^.;]{3,80}),? nothing (?:more|else)${END}`,
      "(?:,|;| –| —| -) (?:but )?(?:and )?(?:no|without(?: any)?) hands-?on(?: \\p{L}+)?(?= (?:so far|yet)\\b|[.;,)]|$)",
      `(?:,|;| –| —| -) (?:listened|watched|looked|sat)(?: on| in| there)? and took notes${END}`,
      "(?:,|;| –| —| -) so (?:i|we) (?:can['’]t|cannot|could not|couldn['’]t) (?:say|tell|show|do|judge) (?:much|a lot|anything|more)\\b",
      `(?:,|;| –| —| -) (?:only )?as (?:an? )?(?:visitor|guest|observer|onlooker|spectator|listener)(?: only)?${END}|\\((?:visitor|guest|observer|onlooker|spectator|listener)\\)`,
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Kubernetes: only theory so far", "injections: not allowed", "conveyancing: one floor down"
  {
    cue: cue(
      "(?<=^|[.;] )[^.:;]{2,40}: (?:(?:one|two|three) floors? (?:up|down|above|below)|next door|upstairs|downstairs|elsewhere|across the \\p{L}+|head office|outsourced|bought in|external)(?=[.;,]|$)",
      "(?<=^|[.;] )[^.:;]{2,40}: (?:(?:only|just) (?:theory|theoretical|seen|watched|heard|in theory|on paper|a glimpse)|(?:theory|seen|watched) only|not (?:yet|allowed|me|mine|my|for me|done|used|included)|no(?= |,)|none|never|nothing (?:yet|so far)|still to (?:learn|come)|some(?:one|body) else)(?![\\p{L}-])",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "You ask for SAP", "your advertisement mentions Xero"
  {
    cue: cue(
      `${START}(?:you (?:ask|asked|want|wanted|need|require|seek|mention|mentioned|wrote|are looking|look)|(?:your|the) (?:ad|advert|advertisement|posting|job description) (?:asks?|wants?|mentions?|says?|names?|lists?)) `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Born in Matlab", "raised near Delphi"
  { cue: cue("\\b(?:born|raised|grew up|brought up) (?:in|near|at)"), reach: "names", sparesTools: false },
  // "A spring insight day with the forensic accounting team", "went to a vendor day on Nutanix"
  {
    cue: cue(
      "\\b(?:insight|taster|career|information|info|vendor|supplier|partner|product|user|trial|sharing) (?:day|week|evening|morning|event|visit)s? (?:with|at|on|in|by|about|of|for) ",
      "\\b(?:attended|visited|joined|went to|been to|was at|hosted|ushered at) (?:an? |the |some |two |three |several )?(?:[\\p{L}-]+ ){0,3}?(?:events?|evenings?|days?|meet-?ups?|festivals?|fairs?) (?:on|about|for) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The move to Snowflake is a job for the data engineers", "load runs are with a separate cell"
  {
    cue: cue(
      `\\b(?:is|are|was|were) (?:next \\p{L}+ |all |only |now |still )*(?:an? |the )?(?:job|task|matter|question|affair|business|thing|field|work|duty|remit) for (?:the|our|an?|another|others)\\b`,
      `\\b(?:is|are|was|were) (?:now |all |still |usually )?(?:with|by) (?:the |our |an? |another )(?:(?:separate|different|other|outside|external|own) )?(?:[\\p{L}&-]+ ){0,3}?${ONCE}(?:cell|desk|unit|department|office|section|crew|squad|people|side|mate|staff|team|${PERSON}|${AGENTS}|${FIRM})s?\\b(?! of (?:two|three|four|five|six|\\d))`,
      `\\b(?:is|are|was|were) under (?:an? |the )?(?:\\p{L}+ )?contract (?:with|to) `,
      `\\b(?:is|are|was|were|stays?|remains?) (?:only |still |all |just )?(?:the |our |my |her |his )?(?:\\p{L}+ )?${ONCE}(?:${PERSON}|${FAMILY}|boss|chief|head|maker|vendor)s?['’]s? (?!(?:choice|favourite|first)\\b)(?:[\\p{L}-]+ )?[\\p{L}-]+(?=[.;,]|$)`,
      `\\b(?:is|are) (?:coming|arriving|being (?:introduced|rolled out|brought in|installed)|to come|next in line) ?(?:soon|(?:in|from|with|after) ${MONTH}|${MONTH})?(?=[.;,]|$)`,
      `\\b(?:is|are|was|were|gets?|got) (?:\\p{L}+ly )?(?:given|passed|handed|left|sent|assigned|awarded|entrusted|outsourced|tendered)(?: out| over| on)? to (?:(?:the|an?|our|another|other|outside|local|external) )?(?:\\p{L}+ )?(?:sub-?contractors?|contractors?|agenc(?:y|ies)|freelancers?|specialists?|outsiders?|others)\\b`,
      `\\b(?:comes?|came) from (?:an?|the|another) (?:\\p{L}+ )?(?:dealer|vendor|maker|reseller|distributor|provider|manufacturer)\\b`,
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Watched two hip replacements from the gallery"
  {
    cue: cue(
      `${START}(?:watched|observed|witnessed) (?:an?|two|three|four|five|several|some|many|\\d+) (?!(?:\\p{L}+ )?(?:cameras?|screens?|monitors?|children|lessons?|classes|pupils|patients?|users?)\\b)`,
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Tendered painting and pest control to local firms"
  {
    cue: cue(
      "(?<=(?:^|[.;,]\\s+|\\b(?:and|i|we) )(?:tendered|awarded|let|sub-?contracted|outsourced|contracted out|farmed out|gave out|put out|assigned) )[^.;]{3,80}? to (?:(?:local|outside|external|small|other|third|specialist|an?|the|two|three|several|our) )*(?:\\p{L}+ )?(?:firms?|compan(?:y|ies)|contractors?|sub-?contractors?|suppliers?|agenc(?:y|ies)|vendors?|bureaus?|freelancers?|specialists?|outsiders?)\\b",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "For embalming they go to town", "for PCR I pack the sample", "for welding I fetch my neighbour"
  {
    cue: cue(
      `${START}for [^.;,]{2,40}? (?:(?:they|he|she|people|families|patients|customers) (?:go|goes|went|come|came|call|see|use|have)|(?:i|we) (?:only |just )?(?:pack|send|post|ship|forward|refer|bring|fetch|call|ring))\\b`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "A tool that the vendor had written in Scala", "quotations which the design team had worked out"
  {
    cue: cue(
      `\\b(?:that|which|what) (?:the|our|an?|my|another) (?:[\\p{L}&-]+ ){0,2}?${ONCE}(?:vendor|supplier|team|maker|${PERSON}|${FIRM})s? (?:had |has |have )?(?:written|wrote|built|made|drawn|drew|developed|designed|configured|programmed|coded|set up|worked out|left)\\b`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Briefed the videographer who cuts our reels in Premiere", "from a dealer in Ghent who also repairs it"
  {
    cue: cue(
      unlessAfter(
        "(?:\\b(?:am|i['’]m|was|as|be|become|became|being|remain|led|lead|leads|leading|manag\\p{L}+|supervis\\p{L}+|train\\p{L}*|taught|teach\\p{L}*|mentor\\p{L}*|coach\\p{L}*) (?:[\\p{L}-]+ ){0,2})",
        "\\b(?:the|our|my|an?|his|her|their|another) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{3,}(?:er|or|ist|ian|man|woman|agency|guy|girl|lady|lad|nephew|niece|team|cook|chef|nurse|tech|technician)(?: (?:in|from|at|of|on) (?:the |our )?[\\p{L}]+)?,? who (?:also |mostly |still |only |then |now |always |usually )?(?!(?:needs?|wants?|asks?|comes?|came|calls?|visits?|cannot|can|could|has|had|is|was|are|were|trusts?|trusted)\\b)\\p{L}+(?:s|ed)\\b",
      ),
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Licence classes B, C and CE"
  {
    cue: cue(
      "\\b(?:licen[cs]es?|permits?|class(?:es)?|categor(?:y|ies)|codes?)(?: (?:class(?:es)?|codes?|categor(?:y|ies)))?:? (?:[a-h]{1,2}1?(?:,| and| &| \\+|/|\\b) ?)+(?![\\p{L}#+])",
    ),
    reach: "itself",
    sparesTools: false,
  },
];
