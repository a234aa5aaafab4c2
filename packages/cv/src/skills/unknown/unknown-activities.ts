import type { Hit, ReadRun } from "../names/read-run.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { endsSegment, fillsSegment, isBreak, isHeld } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";

const MIN_WORDS = 2;
const MAX_WORDS = 3;
/** So many activities in one sentence vouch for each other. */
const ROW = 2;

/** The last word of a name that says what is done: "grinder calibration", "call monitoring". */
const ACTIVITY =
  /^(?:(?!(?:meeting|building|morning|evening|clothing|housing|wedding|briefing|beginning|offering|saving|standing|outing|opening|being|bring|spring|string|thing|sibling|king|wing|ring|during|following|including|according|regarding|concerning|depending|pertaining|pending|resulting|surrounding|ongoing|upcoming|incoming|outgoing|growing|remaining|working|existing|setting|drawing|rating|wrapping)$)\w{2,}ing|\w+(?:isation|ization|fication|bration|gation|ration|lation|nation|pection|llation|duction|struction|tation|ction|uation|iation|vation|mation|dation|cation)|\w+(?:ysis|graphy|metry|pairing|ectomy|otomy|oscopy|plasty|pathy)|\w{3,}(?<!techn|termin|chron|ide)ology|(?:re)?(?:management|measurement|procurement|replacement|treatment|assessment|deployment|placement|maintenance|assurance|compliance|surveillance|repair|overhaul|control|care|therapy|testing|training|design|support|tuning|removal|disposal|handling|liaison|check|audit|survey|prevention|detection|insertion|extraction|extrusion|erection|commissioning|evaluation|examination|supervision|appraisal|study|scan|campaign|assistance|prosecution|surgery|medicine|dentistry|psychiatry|works?))$/;

/** Words that end so and say nothing of a trade. */
const NO_ACTIVITY =
  /^(?:section|action|nation|station|question|direction|election|production|introduction|reputation|situation|generation|population|organi[sz]ation|application|association|corporation|foundation|operation|location|vacation|occupation|relation|celebration|donation|reaction|attraction|satisfaction|function|fraction|collection|migration|transaction|education|information|communication|presentation|consultation|qualification|publication|specification|documentation|federation|administration|variation|accommodation|recommendation|innovation|motivation|conversation|elevation|participation|dedication|indication|work|works)$/;

/** Done in every office and of anything: a sure activity must stand beside it. */
const OFFICE =
  /^(?:planning|scheduling|inspection|control|support|management|training|handling|reporting|monitoring|processing|checking|writing|reading|filing|sorting|counting|making|taking|keeping|hosting|design|measurement|assessment|tracking|testing|review(?:ing)?|preparation|check|study|campaign|assistance|survey|audit|selection|care|liaison|marketing|shopping|racing|singing|dancing|swimming|running|playing)$/;

/** What is held, written or carried out in a trade, no paper or occasion of every office: it counts beside a sure skill. */
const HELD =
  /^(?:test|assessment|application|referral|interview|lesson|workshop|drill|demonstration|inspection|technique|method|rehearsal|programme|program|routine|exercise|concert|recital|tuition|coaching|screening|appeal|licence|license|repair|prescription|activity|bundle|dressing|impression|injection|transfer|procedure)$/;

/** First words that make a phrase of everyday speech: when, how often, how many, whose. */
const LOOSE =
  /^(?:she|he|they|it|we|i|you|a|an|the|this|that|these|our|my|own|his|her|their|its|new|old|free|ample|other|same|such|more|most|many|few|some|any|all|both|each|every|no|not|full|part|half|first|second|third|last|next|early|late|good|great|best|better|strong|swift|quick|fast|slow|big|large|small|high|low|long|short|busy|daily|weekly|monthly|quarterly|yearly|annual|regular|morning|evening|night|day|weekend|summer|winter|spring|autumn|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|only|also|then|than|as|while|when|where|who|which|after|before|during|including|was|were|is|are|be|been|has|have|had|will|team|company|settlement|proper|timely|smooth|efficient|successful|continuous|constant|general|various|several|related|basic|of|in|for|with|on|by|at|from|to|using|via|or|and)$/;

/** The verb of a sentence without a subject: "Supervise asphalt paving", "Ran time studies". */
const VERB =
  /^(?:supervise|manage|lead|run|provide|support|assist|conduct|perform|handle|prepare|plan|oversee|coordinate|ensure|organi[sz]e|carry|do|make|take|give|help|teach|train|coach|diagnose|repair|maintain|operate|install|check|review|write|draft|build|develop|design|use|work|love|enjoy|like|offer|own|monitor|deliver|drive|sell|buy|order|keep|set|start|improve|reduce|increase|introduce|attend|join|study|learn|responsible|experienced|skilled|good|expert|ran|took|sold|wrote|built|led|kept|drew|held|made|gave|did|taught|bought|cut|met|won|grew|found|brought|drove|fed|sent|shot|got|began|chose|oversaw|saw|put|spoke|told|answer|stop|quote|measure|raise|record|draw|turn|talk|explain|paid|swept|hung|dug)$/;

/** What is done with it and is no part of its name: "preparing bank reconciliations". */
const DOING =
  /^(?:prepar|enter|process|check|handl|manag|do|mak|perform|conduct|maintain|monitor|coordinat|organi[sz]|supervi[sz]|oversee|lead|runn|provid|deliver|draft|issu|post|record|updat|review|keep|tak|writ|read|assist|support|creat|develop|implement|execut)ing$|^(?:learn(?:ed|t)|practi[sc]ed|mastered|studied|basic|proper)$/;

/**
 * Activities of a sentence that the graph does not know: a whole piece of an enumeration of two or three plain words,
 * named after something that is done. Those of any office need a sure one in the sentence, or a row.
 */
export function unknownActivities(read: ReadRun): TextRange[] {
  const { tokens, negated, hits, run } = read;
  const pieces = segments(tokens);
  const company = companyIn(read, pieces);
  return pieces.flatMap(({ from: begin, to }) => {
    const from = to - begin > MIN_WORDS && isDoing(tokens[begin]?.norm ?? "") ? begin + 1 : begin;
    const first = tokens[from];
    const last = tokens[to - 1];
    if (first === undefined || last === undefined || isWithin(negated, first.start)) return [];
    if (hits.some((hit) => hit.to > from && hit.from < to)) return [];
    const isNamed = namesUnknown(tokens.slice(from, to), run.text, company);
    return isNamed ? [{ start: first.start, end: last.end }] : [];
  });
}

/** What else stands in the sentence and says of a general word that the work is meant. */
interface Company {
  /** A sure activity, anywhere. */
  readonly hasActivity: boolean;
  /** A sure skill that is a whole piece. */
  readonly hasPiece: boolean;
  /** Several activities by their shape. */
  readonly isRow: boolean;
}

function companyIn(read: ReadRun, pieces: readonly Piece[]): Company {
  const { hits, tokens, run } = read;
  const named = pieces.filter(({ from, to }) => isNamedActivity(tokens.slice(from, to), run.text));
  return {
    hasActivity: hits.some(
      ({ verdict, skill, alias }) => verdict === "yes" && skill.class === "domain" && !alias.foreign,
    ),
    hasPiece: hits.some((hit) => isSurePiece(hit, read)),
    isRow: named.length >= ROW,
  };
}

function namesUnknown(words: readonly Token[], text: string, company: Company): boolean {
  const last = words.at(-1)?.norm ?? "";
  const isOffice = OFFICE.test(last);
  if (company.hasPiece && (isOffice || HELD.test(last))) return isPlainName(words, text);
  if (isOffice && !company.hasActivity && !company.isRow) return false;
  return isNamedActivity(words, text);
}

/** A whole piece of the sentence: "order picking, …". */
function isSurePiece({ verdict, skill, from, to }: Hit, { tokens }: ReadRun): boolean {
  return verdict === "yes" && skill.class !== "soft" && fillsSegment(tokens, from, to);
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** From one break of the sentence to the next break or preposition; none where the sentence has no break. */
function segments(tokens: readonly Token[]): Piece[] {
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const before = tokens[from - 1];
    if (before !== undefined && !isBreak(before)) continue;
    let to = from;
    while (to < tokens.length && to - from <= MAX_WORDS && !endsSegment(tokens, to)) to += 1;
    const size = to - from;
    if (size < MIN_WORDS || size > MAX_WORDS || !endsSegment(tokens, to)) continue;
    found.push({ from, to: size > MIN_WORDS && isHeld(tokens, to - 1) ? to - 1 : to });
  }
  return found.length > 0 && tokens.some((token, index) => index < tokens.length - 1 && isBreak(token))
    ? found
    : [];
}

/** "calibration", "surgery". */
export function isActivityWord(norm: string): boolean {
  return ACTIVITY.test(norm) && !NO_ACTIVITY.test(norm);
}

/** "Preparing": it stands before what is done and names nothing of it. */
export function isDoing(norm: string): boolean {
  return DOING.test(norm);
}

/** Plain words, the last of which says what is done. */
export function isNamedActivity(words: readonly Token[], text: string): boolean {
  return isActivityWord(words.at(-1)?.norm ?? "") && isPlainName(words, text);
}

/** Plain words that make no clause. */
function isPlainName(words: readonly Token[], text: string): boolean {
  return words.every((word, index) => {
    const written = text.slice(word.start, word.end);
    if (!/^[A-Za-z]{2,}$/.test(written) || LOOSE.test(word.norm)) return false;
    if (index === 0 && VERB.test(written.toLowerCase())) return false;
    // Verbs and adverbs make it a clause.
    if (index < words.length - 1 && /(?:ly|ed)$/.test(written)) return false;
    return index === 0 || written === written.toLowerCase();
  });
}
