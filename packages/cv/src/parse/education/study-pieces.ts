import type { LineView } from "../text/cv-text.ts";
import type { Token } from "../text/tokens.ts";
import { fieldLinkAt, findDegree, findInstitution } from "./education-words.ts";
import { readStudyLabel, type StudyLabel } from "./study-labels.ts";

/** A piece of a line in an education section. */
export interface StudyPiece {
  readonly view: LineView;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly degree: boolean;
  readonly institution: boolean;
  /** A label in front of it says what it is. */
  readonly labelled: boolean;
  /** Subject of a degree, as far as its own words name one. */
  readonly field: string | null;
}

/** Divides a line at bars, tabs, spaced dashes, commas and dates, and a degree from the school behind "at". */
export function splitPieces(view: LineView): readonly StudyPiece[] {
  const pieces: StudyPiece[] = [];
  let label: StudyLabel | null = null;
  for (const tokens of cut(view)) {
    const own = readStudyLabel(tokens, view.text);
    if (own !== null) {
      label = own;
      continue;
    }
    for (const part of splitDegreeFromSchool(tokens, view.text)) {
      const piece = makePiece(view, part);
      if (piece === null) continue;
      pieces.push(label === null ? piece : asLabelled(piece, label));
      label = null;
    }
  }
  return pieces;
}

/** "Institution: Makerere" is a school whether or not a table knows it. */
function asLabelled(piece: StudyPiece, label: StudyLabel): StudyPiece {
  return label === "other"
    ? piece
    : { ...piece, degree: label === "degree", institution: label === "institution", labelled: true };
}

function makePiece(view: LineView, tokens: readonly Token[]): StudyPiece | null {
  const own = withoutVerb(trimMarks(tokens));
  const first = own[0];
  const last = own.at(-1);
  if (first === undefined || last === undefined || !own.some(({ kind }) => kind === "word")) return null;
  const degree = findDegree(own, view.text);
  const institution = findInstitution(own);
  // "High School Diploma" names a certificate, "Diploma School of Art" a school.
  const isSchoolName =
    degree !== null &&
    institution !== null &&
    degree.first > 0 &&
    degree.first === institution.first &&
    degree.last <= institution.last &&
    own.length > institution.last - institution.first;
  const isDegree =
    degree !== null && !isSchoolName && (institution === null || degree.first <= institution.first);
  const to =
    view.text[last.end] === "." && /^(?:sc|a|eng|tech|com|ed|phil|d|b|m|hons)$/.test(last.text)
      ? last.end + 1
      : last.end;
  return {
    view,
    from: first.start,
    to,
    text: view.text.slice(first.start, to).replace(/\s+/g, " "),
    tokens: own,
    degree: isDegree,
    institution: institution !== null && !isDegree,
    labelled: false,
    field: isDegree ? fieldOf(own, degree, view.text) : null,
  };
}

const VERB =
  /^(?:successfully|followed|following|completed|completing|passed|obtained|obtaining|earned|received|reading|studied|studying|pursuing|currently|sat|attended|graduated)$/;
const LINK = /^(?:with|for|from|a|an|the|my)$/;

/** "Followed a Diploma in Nursing": the degree is what was followed. */
function withoutVerb(tokens: readonly Token[]): readonly Token[] {
  if (!VERB.test(tokens[0]?.text ?? "")) return tokens;
  let first = 1;
  while (first < 4 && (VERB.test(tokens[first]?.text ?? "") || LINK.test(tokens[first]?.text ?? ""))) first++;
  return tokens[first]?.kind === "word" ? tokens.slice(first) : tokens;
}

function fieldOf(tokens: readonly Token[], degree: { readonly last: number }, text: string): string | null {
  let from = degree.last;
  for (let i = degree.last; i < tokens.length; i++) {
    const link = fieldLinkAt(tokens, i);
    if (link > 0) {
      from = i + link;
      break;
    }
  }
  // "BSc (Hons) in Physics": what stands in brackets before the link is no subject.
  while (tokens[from]?.kind === "mark" && from < tokens.length) from++;
  if (
    /^(?:hons?|honours|honors|special|general|pass)$/.test(tokens[from]?.text ?? "") &&
    tokens[from + 1]?.text === ")"
  )
    from += 2;
  const rest = tokens
    .slice(from)
    .filter(
      (token, index, all) =>
        !(index === all.length - 1 && token.text === ")" && !all.some(({ text: mark }) => mark === "(")),
    );
  const first = rest[0];
  const last = rest.at(-1);
  if (first === undefined || last === undefined || first.kind === "number") return null;
  const field = closeBracket(text.slice(first.start, last.end), text[last.end]).replace(/\s+/g, " ");
  return /^(?:hons?|honours|honors|level|pass|general)\b/i.test(field) && rest.length <= 3 ? null : field;
}

/** "Accounting (Special" with the bracket behind it. */
function closeBracket(field: string, next: string | undefined): string {
  return field.includes("(") && !field.includes(")") && next === ")" ? `${field})` : field;
}

function cut(view: LineView): readonly (readonly Token[])[] {
  const result: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of view.tokens.entries()) {
    const before = view.tokens[index - 1];
    const gap = before === undefined ? "" : view.text.slice(before.end, token.start);
    if (token.text === "(") depth++;
    const inDate = view.dates.some((span) => token.start >= span.from && token.start < span.to);
    const isHard =
      token.kind === "mark" &&
      depth === 0 &&
      (/^[|·•;,:‖]$/.test(token.text) || isSpacedDash(view, token) || isFullStop(view, before, token));
    if (inDate || isHard || gap.includes("\t")) result.push([]);
    if (!inDate && !isHard) result.at(-1)?.push(token);
    if (token.text === ")") depth = Math.max(0, depth - 1);
  }
  return result.filter((piece) => piece.length > 0);
}

/** "Grado en Fisioterapia. Universidad de Cádiz": a dot behind a whole word and before a capital. */
function isFullStop(view: LineView, word: Token | undefined, dot: Token): boolean {
  return (
    dot.text === "." &&
    word?.kind === "word" &&
    word.end === dot.start &&
    word.text.length >= 5 &&
    /^\s+\p{Lu}/u.test(view.text.slice(dot.end))
  );
}

function isSpacedDash(view: LineView, token: Token): boolean {
  const written = view.text.slice(token.start, token.end);
  if (written === "—") return true;
  return (
    /^[-–−@]$/.test(written) && view.text[token.start - 1] === " " && (view.text[token.end] ?? " ") === " "
  );
}

const SCHOOL_LINKS =
  /^(?:at|from|an|der|bei|am|a|à|au|de|della|presso|en|na|no|aan|bij|by|the|la|l|dell|all|università|dem)$/;

/** "Diploma in Nursing at CIPM": a capital behind the word names a school that no table knows. */
function splitAtName(tokens: readonly Token[], from: number, text: string): readonly (readonly Token[])[] {
  const at = tokens.findIndex(({ text: word }, index) => index >= from && /^(?:at|from)$/.test(word));
  const next = tokens[at + 1];
  if (at < 1 || next === undefined || !/^\p{Lu}/u.test(text.slice(next.start))) return [tokens];
  return [tokens.slice(0, at), tokens.slice(at + 1)];
}

/** "BSc in Physics from the University of Leeds" in two pieces. */
function splitDegreeFromSchool(tokens: readonly Token[], text: string): readonly (readonly Token[])[] {
  const degree = findDegree(tokens, text);
  const school = findInstitution(tokens);
  if (degree === null) return [tokens];
  if (school === null) return splitAtName(tokens, degree.last, text);
  if (school.first > degree.last) {
    for (let i = school.first - 1; i >= degree.last; i--) {
      const word = tokens[i]?.text ?? "";
      if (
        /^(?:at|from|bei|presso|bij|aan|by)$/.test(word) ||
        (/^(?:an|à|a|en|de|na|am)$/.test(word) && i >= school.first - 2)
      ) {
        let from = i + 1;
        while (from < school.first && SCHOOL_LINKS.test(tokens[from]?.text ?? "")) from++;
        return [tokens.slice(0, i), tokens.slice(from)];
      }
    }
  }
  return [tokens];
}

function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  let last = tokens.length;
  while (first < last && tokens[first]?.kind === "mark" && !/^["“„«(]$/.test(tokens[first]?.text ?? ""))
    first++;
  while (last > first && tokens[last - 1]?.kind === "mark" && !/^[)"”»]$/.test(tokens[last - 1]?.text ?? ""))
    last--;
  const own = withoutGrade(withoutOpenBracket(tokens.slice(first, last)));
  const opened = own.filter(({ text }) => text === "(").length;
  const closed = own.filter(({ text }) => text === ")").length;
  if (closed > opened && own.at(-1)?.text === ")") return own.slice(0, -1);
  if (opened > closed && own[0]?.text === "(") return own.slice(1);
  return own;
}

/** "Ingeniero Civil (Título", whose year has been cut away: the bracket says nothing any more. */
function withoutOpenBracket(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findLastIndex(({ text }) => text === "(");
  const isClosed = tokens.slice(open).some(({ text }) => text === ")");
  return open > 0 && !isClosed ? tokens.slice(0, open) : tokens;
}

const GRADE_WORD =
  /^(?:abschlussnote|note|gesamtnote|gpa|cgpa|grade|distinction|merit|pass|first|second|third|upper|lower|mention|voto|nota|promedio|média|cijfer)$/;

/** "Sparkasse Köln (Abschlussnote 1,7)", "Data Science (Distinction)": the bracket behind a name is a mark. */
function withoutGrade(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findLastIndex(({ text }) => text === "(");
  const [first, second] = tokens.slice(open + 1);
  if (open < 1 || tokens.at(-1)?.text !== ")" || first === undefined) return tokens;
  const isMark =
    GRADE_WORD.test(first.text) ||
    (/^[a-f]$/.test(first.text) && /^[)+*-]$/.test(second?.text ?? "")) ||
    (first.kind === "number" && /^[.,:%]$/.test(second?.text ?? ""));
  return isMark ? tokens.slice(0, open) : tokens;
}
