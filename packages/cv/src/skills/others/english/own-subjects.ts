import { DOES, DOES_OR_NOUN, DOINGS } from "../doings.data.ts";
import { FIRM, FOLK, NOT_OF_THE_JOB, PERSON } from "../people.data.ts";
import { cue, ONCE, type Rule } from "../rule.ts";

const START =
  "(?:^|[.;:]\\s+|,\\s+(?:and |but |while )?|\\b(?:and|but|while|where|whereas|because|though|so) )";
const SENTENCE = "(?:^|[.;:]\\s+|, (?:but|while) )";

/** "The web people", "the platform squad", "the desk in London"; "our team" is the writer's. */
const CREW =
  "(?:the|an?|another|his|her|their|its|our(?= (?!(?:own|small|whole|little|entire) )\\p{L}+ )) (?:[\\p{L}'’]+ ){1,3}(?:people|team|squad|crew|folks?|tribe|guys|girls|boys|lads|ladies|office|desk|side|group|house|platform team|branch)";
const SINGLE =
  "(?:head(?: office| teacher)?|chief|squad|desk|back office|front office|board|specialist|consultancy|outfit|trainer|planner|vendor|cfo|ceo|cto|kitchen|wife|husband|daughter|son|brother|sister|mother|father)";

/** "In the Frankfurt office", "of the boss". */
const WHERE =
  "(?: (?:from|of|in|at|on|with) (?:the |our |an? )?[\\p{L}'’]+(?: [\\p{L}'’]+)?| (?:certified|trained|skilled|versed|expert) in [\\p{L}\\d+#.]+| upstairs| downstairs| next door| abroad)?";

/** What works by itself and is the writer's: "the pipeline runs the tests in Jenkins". */
const WORK =
  "(?:services?|systems?|apps?|applications?|sites?|websites?|pages?|platforms?|products?|ends?|backend|frontend|apis?|code|codebase|pipelines?|stack|models?|reports?|dashboards?|tools?|databases?|engines?|modules?|plug-?ins?|scripts?|bots?|process|work|course|method|approach|setup|solution|library|framework|bill|portal|gateway|feature|release|build|test|tests|suite|\\p{L}+(?:tion|ment|ing|sis|ity|ness|ance|ence))";
const OBJECT = "(?= (?:the|an?|us|me|it|them|our|my|his|her|their|all|everything|every|each)\\b)";
const ONE_DOES = `(?<!\\b${WORK} )(?:(?:${DOES.join("|")})\\b|(?:${DOES_OR_NOUN.join("|")}|posts|prints|plots|records|files|logs|reports|checks|tests|rings|signs|stores)\\b${OBJECT}|(?:codes|posts|works|programs|designs|models|files|plans|draws)(?= in [\\p{L}\\d]))`;
const ONE_DID = `(?<!\\b${WORK} )(?:wrote|built|ran|kept|drew|drove|did|had|taught|sold|bought|left|chose|knew|used|coded|programmed|designed|handled|looked after|installed|configured|introduced|swore by)(?! (?:by|in|on|at|for|to|out|up|from)\\b)(?= [\\p{L}\\d])`;

const BASE = `(?:${DOINGS.join("|")})`;
const DID =
  "(?:kept|ran|wrote|made|built|had|did|drew|chose|knew|took|taught|left|set up|put (?:in|up)|brought|bought|lived in|swore by|tested|handled|started|installed|maintained|programmed|configured|coded|designed|developed|introduced|moved)";

/** Houses that stand beside the writer's own, and what belongs to others. */
const OTHER_HOUSE =
  "(?:parent|sister|partner|mother|holding|rival|other|neighbouring|host) (?:firm|company|office|house|plant|bank|group|school|hotel|branch|agency|shop)";
const OWNER = `(?:(?:the|an?) (?:\\p{L}+ )?(?:${PERSON}|telco|insurer|airline|ministry|council|state|shipper|retailer|wholesaler|bank|franchise)s?['’]s?|(?:${PERSON}|retailer|wholesaler|insurer|bank|shipper)s['’])`;
const HAS =
  "(?:is|are|was|were|has|have|had|runs?|ran|comes?|came|lives|lived|sits?|sat|uses?|used|stands?|stood|works? (?:in|with|on))";

/** Clauses whose subject says that somebody else works in them, whatever the verb. */
export const ENGLISH_OWN_SUBJECTS: readonly Rule[] = [
  // "Patients who need counselling get a leaflet"
  {
    cue: cue(
      `(?:^|[.;]\\s+)${ONCE}(?:\\p{L}+ )?${FOLK} (?:who|that) (?:need|want|ask|seek|wish|come|have|wait)\\p{L}* `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The cashier posts in Clio", "a lorry takes the frames away", "a postdoc wrote the scripts in Perl"
  {
    cue: cue(
      `${SENTENCE}(?:the|an?|one|another|his|her|our|my) ${NOT_OF_THE_JOB}(?:[\\p{L}'’-]+ ){1,3}?${ONCE}(?:${ONE_DOES})`,
      `(?:^|[.;]\\s+)(?:the|an?|one|another|his|her) ${NOT_OF_THE_JOB}(?:[\\p{L}'’-]+ ){1,2}?${ONCE}${ONE_DID}`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The squad codes in Elixir", "the town's web team runs our pages in TYPO3", "a firm from Leeds handles our social media"
  {
    cue: cue(
      `${SENTENCE}(?:${CREW}|(?:the|our|an?|another|his|her|their|my) (?:[\\p{L}'’]+ ){0,2}?${ONCE}(?:${PERSON}|${SINGLE}|${FIRM}))${WHERE} (?:${ONE_DOES}|${DID} (?!by\\b|in\\b|at\\b|on\\b|for\\b|to\\b|out\\b)(?=[\\p{L}\\d]))`,
      `${SENTENCE}(?:the|our|their|its|his|her) (?:[\\p{L}'’-]+ ){0,2}(?:people|crew|folks|lads|guys|girls|staff|gang) (?:${DID}|swear by|live in|work in|use|run|write|do|keep|build|code|draw|design|like|love|ship)\\b`,
      `(?:^|[.;]\\s+)(?:\\p{L}+ )?staff ${BASE} (?=[\\p{L}\\d])`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Our parent firm is on GCP", "the warehouse of our sister company is Redshift", "the telco's gateway is Perl"
  {
    cue: cue(
      `${START}(?:the|our|an?|its|their) (?:[\\p{L}]+ of (?:the|our|an?|its|their) )?${OTHER_HOUSE} ${HAS}\\b`,
      `(?:^|[.;:] |, (?:but |while )?)${ONCE}${OWNER} (?:own )?(?:\\p{L}+ ){1,4}?${HAS}\\b`,
      "\\b(?:the|our) (?:\\p{L}+ ){1,2}itself (?:is|was|runs on|is written in)\\b",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The billing engine is COBOL and will stay with the mainframe people"
  {
    cue: cue(
      "(?:^|[.;,:] )(?:the |our )?(?:\\p{L}+ ){1,3}(?:is|are|was|were|runs on) (?=[^.;]{2,40} and (?:will )?(?:stays?|belongs?|remains?|sits?|lives?) )",
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
