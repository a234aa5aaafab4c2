import type { Token } from "../../text/tokens.ts";

/** What is left of a piece without marks, grades, and the verbs and links around its name. */
export function trimPiece(tokens: readonly Token[]): readonly Token[] {
  return withoutResult(withoutHonours(withoutMarks(withoutLink(withoutVerb(trimMarks(tokens))))));
}

/** "8 GCSEs grades A*–C including English": what was reached in which subjects. */
function withoutMarks(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, index) => index >= 2 && /^(?:grades|including|incl)$/.test(text));
  const isCounted = tokens
    .slice(0, at)
    .some(({ text }) => /^(?:gcses?|o|a|levels?|csec|passes|subjects)$/.test(text));
  return at < 0 || !isCounted ? tokens : trimMarks(tokens.slice(0, at));
}

/** "Matura mit gutem Erfolg", "BA Finance 2:1": how the study ended. */
function withoutResult(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > 0 &&
      /^(?:mit|avec|con|with)$/.test(text) &&
      /^(?:gutem|sehr|erfolg|auszeichnung|ausgezeichnetem|mention|lode|distinction|merit|honours)$/.test(
        tokens[index + 1]?.text ?? "",
      ),
  );
  if (at > 0) return trimMarks(tokens.slice(0, at));
  const shared = tokens.findIndex(isSharing);
  if (shared > 1) return trimMarks(tokens.slice(0, shared));
  const [upper, colon, lower] = tokens.slice(-3);
  const isClass =
    tokens.length > 4 &&
    upper?.text === "2" &&
    /^[:.]$/.test(colon?.text ?? "") &&
    /^[12]$/.test(lower?.text ?? "");
  return isClass ? trimMarks(tokens.slice(0, -3)) : tokens;
}

/** "BSc Accounting in collaboration with Lancaster University": who else had a part in it. */
function isSharing({ text }: Token, at: number, tokens: readonly Token[]): boolean {
  const isLink = /^(?:collaboration|partnership|affiliation|association|conjunction)$/.test(
    tokens[at + 1]?.text ?? "",
  );
  return text === "in" && isLink && tokens[at + 2]?.text === "with";
}

/** "University of Amsterdam cum laude": how the study ended, and no part of the name. */
function withoutHonours(tokens: readonly Token[]): readonly Token[] {
  const isLatin = tokens.at(-1)?.text === "laude" && tokens.at(-2)?.text === "cum";
  if (!isLatin || tokens.length < 4) return tokens;
  const degree = /^(?:magna|summa)$/.test(tokens.at(-3)?.text ?? "") ? 3 : 2;
  return trimMarks(tokens.slice(0, -degree));
}

function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  let last = tokens.length;
  while (first < last && tokens[first]?.kind === "mark" && !opensName(tokens, first)) first++;
  const closing = tokens.some(({ text }) => text === "„") ? /^[)"“”»]$/ : /^[)"”»]$/;
  while (last > first && tokens[last - 1]?.kind === "mark" && !closing.test(tokens[last - 1]?.text ?? ""))
    last--;
  const own = withoutGrade(withoutOpenBracket(tokens.slice(first, last)));
  const opened = own.filter(({ text }) => text === "(").length;
  const closed = own.filter(({ text }) => text === ")").length;
  if (closed > opened && own.at(-1)?.text === ")") return own.slice(0, -1);
  if (opened > closed && own[0]?.text === "(") return own.slice(1);
  if (opened === 1 && closed === 1 && own[0]?.text === "(" && own.at(-1)?.text === ")")
    return own.slice(1, -1);
  return own;
}

/** An opening quote or bracket, and the sign of "+2". */
function opensName(tokens: readonly Token[], at: number): boolean {
  const [mark, next] = [tokens[at], tokens[at + 1]];
  if (mark?.text === "+") return next?.kind === "number" && next.start === mark.end;
  return /^["“„«(]$/.test(mark?.text ?? "");
}

/** "Ingeniero Civil (Título", whose year has been cut away: the bracket says nothing any more. */
function withoutOpenBracket(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findLastIndex(({ text }) => text === "(");
  const isClosed = tokens.slice(open).some(({ text }) => text === ")");
  return open > 0 && !isClosed ? tokens.slice(0, open) : tokens;
}

/** Marks, and how far a study has come. */
const GRADE_WORD =
  /^(?:reading|expected|ongoing|in|not|unfinished|incomplete|completed|pending|currently|deferred|final|behaald|abgebrochen|abgeschlossen|laufend|inachevé|incompleto|incompleta|concluído|concluída|cursando|terminado|terminada|abschlussnote|note|gesamtnote|gpa|cgpa|grade|distinction|merit|pass|first|second|third|upper|lower|mention|voto|nota|promedio|média|cijfer)$/;

/** "(en alternance)", "(part-time)": how a study was done. */
const HOW_STUDIED =
  /^(?:alternance|alternierend|berufsbegleitend|dual|teilzeit|vollzeit|fernstudium|abendschule|abendstudium|abendgymnasium|part|full|distance|co|coop|sandwich|modular|intercalated|correspondence|apprenticeship|online|evening|weekend|external|deeltijd|voltijd|serale|nocturno|noturno|vespertino|zaoczne|dzienne|niestacjonarne|stacjonarne|ead|presencial|semipresencial)$/;

/** "Sparkasse Köln (Abschlussnote 1,7)", "Data Science (Distinction)": the bracket behind a name is a mark. */
function withoutGrade(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findLastIndex(({ text }) => text === "(");
  const [first, second] = tokens.slice(open + 1);
  if (open < 1 || tokens.at(-1)?.text !== ")" || first === undefined) return tokens;
  // "Matric (Grade 12)" is the class that one leaves school from.
  const isClass = first.text === "grade" && second?.kind === "number" && tokens.length === open + 4;
  const isMark =
    (GRADE_WORD.test(first.text) && !isClass) ||
    (first.text === "diploma" && second?.text === ")") ||
    HOW_STUDIED.test(first.text === "en" ? (second?.text ?? "") : first.text) ||
    (/^[a-f]$/.test(first.text) && /^[)+*-]$/.test(second?.text ?? "")) ||
    // "Mathematics (3)": the grades of the Caribbean and of Germany are numbers.
    (first.kind === "number" && (/^[.,:%/]$/.test(second?.text ?? "") || isGradeNumber(first, second)));
  return isMark ? tokens.slice(0, open) : tokens;
}

function isGradeNumber({ text }: Token, next: Token | undefined): boolean {
  return /^[1-9]$/.test(text) && next?.text === ")";
}

/** "UP Board in", "BTS Tourisme obtenu en": what led to the year that has been cut away. */
const BEFORE_YEAR =
  /^(?:in|en|im|em|nel|exp|expected|anticipated|obtenue?|obtenid[oa]|obtained|passed|completed|finished|graduated|graduation|completion|awarded|conferred|enrolled|admitted|conseguit[oa]|concluíd[oa]|concluid[oa]|erlangt|bestanden|abgeschlossen|behaald|year|since|since the year)$/;

/** "Graduated", "class of" between a comma and the year: nothing but what led to it. */
export function leadsToYear(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (tokens.length === 2) return first?.text === "class" && second?.text === "of";
  return tokens.length === 1 && BEFORE_YEAR.test(first?.text ?? "");
}

function withoutLink(tokens: readonly Token[]): readonly Token[] {
  let last = tokens.length;
  while (last > 1 && BEFORE_YEAR.test(tokens[last - 1]?.text ?? "")) last--;
  return last === tokens.length ? tokens : trimMarks(tokens.slice(0, last));
}

/** "and a BA in English"; "A Levels" are none. */
function opensWithArticle([article, word, next]: readonly Token[]): boolean {
  return (
    /^(?:an?|my)$/.test(article?.text ?? "") &&
    word?.kind === "word" &&
    !/^levels?$/.test(word.text) &&
    next !== undefined
  );
}

const VERB =
  /^(?:successfully|finished|did|followed|following|completed|completing|passed|obtained|obtaining|coursework|earned|received|reading|studied|studying|pursuing|currently|sat|attended|graduated|left|hold|holding|holds)$/;
/** Behind "I". */
const OWNS = /^(?:have|had|got|gained|earned|did|took|made)$/;
const LINK = /^(?:with|for|from|towards?|a|an|the|my)$/;

/** "Followed a Diploma in Nursing", "I hold a BSc": the degree is what was followed. */
function withoutVerb(tokens: readonly Token[]): readonly Token[] {
  if (opensWithArticle(tokens)) return tokens.slice(1);
  const text = (at: number): string => tokens[at]?.text ?? "";
  const start = text(0) === "i" && (VERB.test(text(1)) || OWNS.test(text(1))) ? 1 : 0;
  const isWith = text(0) === "with" && LINK.test(text(1));
  const isOwned = start > 0 && OWNS.test(text(start));
  if (!isWith && !isOwned && !VERB.test(text(start))) return tokens;
  let first = start + 1;
  while (first < start + 4 && (VERB.test(text(first)) || LINK.test(text(first)))) first++;
  return first < tokens.length && tokens[first]?.kind !== "mark" ? tokens.slice(first) : tokens;
}
