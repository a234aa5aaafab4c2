import { DEPARTMENT } from "../departments.ts";
import { DOINGS } from "../doings.data.ts";
import { DONE_TO_IT, FIRM, FOLK, NOT_OF_THE_JOB, VERBS } from "../people.data.ts";
import { cue, ONCE, type Rule } from "../rule.ts";

/** "The main duties were", "my strengths are": what such a clause tells is of the writer. */
const NOT_OF_THE_WRITER = `${NOT_OF_THE_JOB}(?!(?:\\p{L}+ ){0,2}(?:strengths?|skills?|background|career|experience|expertise|knowledge|focus|emphasis|scope|special(?:i)?ty|specialism|specialities|interests?|passion|approach|responsibilit(?:y|ies)|areas?|mandate|function|aim|goal|majority|bulk|part|lot|number|range|variety|mix|achievements?|activities|services)\\b)`;

const START =
  "(?:^|[.;:!?]\\s+|,\\s+(?:(?:and|but|while|where|whereas|because|though|as|since|when) )?|\\b(?:but|while|whereas|because|though|where|when|after|before|since|until) )";
const WHOSE =
  "(?:the|an?|our|my|his|her|their|its|some|most|many|other|another|every|each|all|both|one|two|three|four|five|six|several)";

/** What stands behind an object of its own, and so was done by what stands before: "the office moved to". */
const BEHIND_A_VERB =
  "(?= (?:the|an?|my|our|his|her|their|its|me|us|them|it|him|that|to|into|out|up|over|how|why|both|with|from|\\d))";

/** Verbs with a subject: finished ones that are no participles, and those in -ed with something behind them. */
const FINISHED =
  `(?:is|are|was|were)(?! \\p{L}+(?:ed|en)\\b| (?:my|for me|mine|${DONE_TO_IT})\\b)|` +
  "has|have|had|do|does|did|can|could|may|might|must|will|would|began|broke|came|chose|drew|drove|ate|fell|felt|flew|gave|went|grew|knew|lay|rang|rose|sang|saw|slept|spoke|stole|stood|swam|took|threw|wore|woke|wrote|wanted|needed|became|got|said|thought|comes? (?:from|with)";
const PAST = `(?!prais|thank|commend|trust|valu|appreciat)\\p{L}{2,}ed\\b${BEHIND_A_VERB}`;

/** Of several: "patients come", "cases concern", "shippers book through". */
const OF_SEVERAL =
  "have|had|do|did|can|could|may|might|must|will|would|come|came|go|went|ask|asked|need|needed|want|wanted|concern|concerned|explain|explained|describe|described|teach|taught|study|studied|practise|cover|covered|began|begin|bring|brought|know|knew|learn|learned|learnt|pay|paid|buy|bought|sell|sold|speak|spoke|say|said|think|use|write|wrote|get|got|give|gave|take|took|live|lived|wait|waited|wish|hope|like|love|sit|stay|leave|left|arrive|arrived|complain|complained|turn(?:ed)? (?:on|to)|end(?:ed)? (?:in|with)|start(?:ed)? (?:in|with)|range";
const NOT_PASSIVE = `(?! (?:\\p{L}+ly )?(?:\\p{L}+(?:ed|en)|${DONE_TO_IT}|my|mine|for me)\\b)`;

/** "Consultants in oncology and paediatrics", "hotels on the route". */
const WHERE = "(?: (?:from|of|in|at|on) (?!my\\b)(?:the |our |an? )?(?:\\p{L}+ )?\\p{L}+(?: and \\p{L}+)?)?";
/** "Hardware engineers", "data engineers"; not "help engineers" and "trained engineers". */
const MODIFIER =
  "(?:(?!(?:help|assist|support|train|teach|coach|lead|guide|advise|hire|brief|mentor|supervise|manage|serve|greet|meet|visit|contact|call|interview|counsel|treat|care|and|or|for|with|as|to|by|of|in|on|at|from|like|than)\\b)\\p{L}+(?<!s|ed|ing) )?";
const NO_VERB =
  "(?!\\p{L}+(?:ed|en|ing)\\b|(?:and|or|in|on|at|of|for|with|from|to|by|as|via|per|under|over|into|who|that|which|including|plus) )";
/** What people do, as it stands behind several of them. */
const BASE = `(?:${DOINGS.join("|")})`;

/** A house goes over to another system, or gets a new one. */
const MOVES =
  "(?:moved|migrated|switched|changed|converted|upgraded|replaced|adopted|introduced|rolled out|bought|chose|acquired)";
/** A subject of up to three words that holds no verb and no preposition, and is not the writer. */
const HOUSE =
  "(?:(?!(?:i|we|he|she|who|which|that|and|or|also|then|later|first|team|again|soon|once|twice|together|when|after|before|as|in|on|at|for|with|by|from|of|to|since|while|under|during|through|never|always|often|has|have|had|was|were|is|are|been|be|what|how)\\b)\\p{L}+(?<!ed|ly|ing) ){1,3}";

/**
 * Clauses with a subject of their own. A CV tells of its writer without one ("Built …, ran …"), so whatever a clause
 * begins with and a finite verb follows is not the writer.
 */
export const ENGLISH_CLAUSES: readonly Rule[] = [
  // "The conference rooms hosted firms in fashion", "our shed stood between"
  {
    cue: cue(
      `${START}${WHOSE} ${NOT_OF_THE_WRITER}(?:[\\p{L}'’-]+ ){1,4}?${ONCE}(?:(?:${FINISHED})\\b|${PAST})`,
      `(?:^|[.;]\\s+)${NOT_OF_THE_WRITER}(?:\\p{L}+ )?(?:\\p{L}{2,}(?<!s)s) ${ONCE}(?:(?:is|are|was|were)${NOT_PASSIVE}|${OF_SEVERAL})\\b`,
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "The actuaries work in SAS", "shippers book through Oracle", "Dr Finch does the surgery"
  {
    cue: cue(
      // One beginning for all: each alternative of its own would be tried at every place of the text.
      `${START}(?:(?:${WHOSE} )?${MODIFIER}${ONCE}${FOLK}${WHERE} (?:also |mostly |only |often |still |now )?${ONCE}(?:(?:are|were)${NOT_PASSIVE}|${OF_SEVERAL}|${VERBS})\\b|(?:dr|mrs?|ms|prof|professor)\\.? \\p{L}+ (?:\\p{L}+ )?${ONCE}(?:${VERBS}|looks after|\\p{L}+s the)\\b)`,
      `(?:^|[.;]\\s+)(?:(?:the )?${MODIFIER}${ONCE}${FOLK}(?:${WHERE} ${BASE} (?=[\\p{L}\\d])| ${NO_VERB}\\p{L}{3,}(?<!s)(?: over| up| out| off| down| back)? (?:the|an?|in|on|at|to|from|with|through|by|about|for|how|us|me|it|their|his|our|drawings|goods)\\b)|(?:\\p{L}+ )?${ONCE}(?:${FIRM})s${WHERE} ${BASE} (?=[\\p{L}\\d]))`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The bank moved to Temenos", "IT replaced T24 with Flexcube"
  {
    cue: cue(
      `(?:^|[.;:]\\s+|,\\s+(?:(?:and|but|while) )?)${NOT_OF_THE_WRITER}(?!(?:my|our) (?:\\p{L}+ )?(?:team|product|app|system)\\b)(?:(?:the|an?|our|its|their|my) ${HOUSE}|(?:${DEPARTMENT}) |${HOUSE}(?<!s ))${ONCE}${MOVES} (?!by\\b|in\\b|at\\b|on\\b|for\\b|during\\b)(?=[\\p{L}\\d])`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
