import { verbForm } from "../others/english/grammar/verbs.ts";
import type { DocumentRun } from "./build-run.ts";
import { BLANK } from "./masks.ts";
import { endsSegment, isBreak } from "./segments.ts";
import type { Token } from "./tokenise.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The name in a piece. */
export interface Fragment extends Range {
  /** Nothing follows it in its piece: "log sheet", not "slips of the weighbridge". */
  readonly whole: boolean;
}

/** So many short pieces and no clause are a list of what the job was. */
const ROW = 2;
const MAX_PIECE = 6;
/** Words of a clause: who does it, or that it is. */
const CLAUSE =
  /^(?:i|we|you|he|she|it|they|who|which|that|is|are|was|were|be|been|has|have|had|did|does|do|can|could|will|would|must|my|our|me|us|when|while|because|if|but|not|no|never|until|since|where|how|to|them|their|his|her)$/;
/** A year or an amount: the line tells when and how much. */
const FIGURES = /\d{3}|%/;
const SENTENCE_END = /^[.;:!?()]$/;
/** "Putting trip switches": the thing says what the work is. */
const DOING = /^(?:putting|making|doing|using|having|getting|carrying|taking|giving|bringing)$/;
const ARTICLE = /^(?:the|all|some|old|new)$/;
/** "A logo for a dentist", "the odd farm": what came along, and no work. */
const SINGLE = /^(?:an?|another|one|odd)$/;

/**
 * The pieces of a line of a job that holds nothing else but short pieces: "Tarpaulin and straps, weighbridge slips",
 * "Wheelchair, tube feeding, turning every two hours". Each is its name, up to the first preposition and without an
 * article; `titles` are those of the positions, whose headers are no such lines.
 */
export function fragmentsOf(
  run: DocumentRun,
  tokens: readonly Token[],
  titles: readonly string[],
): readonly Fragment[] {
  if (run.group.position === null || run.text.includes(BLANK) || FIGURES.test(run.text)) return [];
  if (titles.some((title) => title !== "" && run.text.includes(title))) return [];
  const whole = { from: 0, to: tokens.length };
  return cut(tokens, whole, ({ norm }) => SENTENCE_END.test(norm)).flatMap((sentence) => {
    // What stands behind a colon or in brackets says which, or of what.
    if (/^[:()]$/.test(tokens[sentence.from - 1]?.norm ?? "")) return [];
    const pieces = cut(tokens, sentence, isBreak);
    const isList = pieces.length >= ROW && pieces.every((piece) => isShort(tokens, piece));
    return isList ? namesIn(tokens, pieces) : [];
  });
}

/** Of each piece; "visual check of doors and fronts" goes on about the doors, "loads of timber, whisky, beds" about the loads. */
function namesIn(tokens: readonly Token[], pieces: readonly Range[]): Fragment[] {
  const names = pieces.map((piece) => nameIn(tokens, piece));
  const goods = names.findIndex(({ to }) => tokens[to]?.norm === "of");
  return names.filter((_, at) => {
    const isJoined = tokens[(pieces[at]?.from ?? 0) - 1]?.symbol === false;
    if (goods >= 0 && at > goods) return false;
    return !isJoined || names[at - 1]?.whole !== false;
  });
}

/** The stretches of the range between the tokens that end one. */
function cut(tokens: readonly Token[], { from, to }: Range, isEnd: (token: Token) => boolean): Range[] {
  const found: Range[] = [];
  let begin = from;
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (at < to && token !== undefined && !isEnd(token)) continue;
    if (at > begin) found.push({ from: begin, to: at });
    begin = at + 1;
  }
  return found;
}

/** Short, and no clause: nothing in it says who did it or when. */
function isShort(tokens: readonly Token[], { from, to }: Range): boolean {
  if (to - from > MAX_PIECE) return false;
  return tokens.slice(from, to).every(({ norm }, at) => {
    if (CLAUSE.test(norm) || SINGLE.test(norm)) return false;
    const form = verbForm(norm);
    return !(form?.isFinite || form?.isPast || (at === 0 && form?.isBase && !form.isNoun));
  });
}

function nameIn(tokens: readonly Token[], piece: Range): Fragment {
  let { from } = piece;
  if (DOING.test(tokens[from]?.norm ?? "") && piece.to - from > 1) from += 1;
  while (from < piece.to - 1 && ARTICLE.test(tokens[from]?.norm ?? "")) from += 1;
  let to = from + 1;
  while (to < piece.to && !endsSegment(tokens, to)) to += 1;
  return { from, to, whole: to === piece.to };
}
