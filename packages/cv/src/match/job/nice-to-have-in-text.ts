import { isHeading } from "./without-boilerplate.ts";

/** From `start` to before `end`, in characters. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Said behind what it is about ("Docker is a plus"), or before it with nothing in front ("A plus: Docker"). */
const SAID =
  "(?:nice|good|great)[- ]to[- ]haves?|an? (?:(?:\\p{L}+ )?(?:plus|advantage|asset)|bonus)(?=\\s*(?:[.,;:!)(–—]|-\\s|$|(?:for|in|if|when|but|and)\\s))|bonus points|preferred (?:skills|qualifications|requirements|experience)|desirable (?:skills|criteria)" +
  "|von (?:großem )?vorteil|ein (?:\\p{L}+ )?(?:plus|pluspunkt)|wünschenswert|vorteilhaft|gerne? gesehen|kein muss" +
  "|un (?:vrai |réel |gros )?(?:plus|atout)|les plus|atouts?(?=\\s*:)" +
  "|una ventaja|se (?:valora|valorará|valorarán|valoran)(?: positivamente)?|deseables?|valorables?" +
  "|(?:um )?diferencia(?:l|is)|desejáve(?:l|is)" +
  "|è gradit[ao]|sono gradit[ie]|gradit[aoei](?=\\s*[:.,;]|$)|titolo preferenziale|preferibile|costituisce un plus" +
  "|een (?:\\p{L}+ )?(?:pre|pluspunt|voordeel)|mooi meegenomen|pre['’]s(?=\\s*:)" +
  "|वांछनीय|अतिरिक्त लाभ|ميزة إضافية|கூடுதல் தகுதி|விரும்பத்தக்க\\p{L}*|අමතර සුදුසුකම\\p{L}*|වාසිය\\p{L}*";
/** The same, at the end alone: "our preferred supplier" says nothing of a skill. */
const SAID_LAST =
  "(?:(?:is|are|would be|highly|strongly) )*(?:preferred|desirable|desired|beneficial|advantageous)|erwünscht|appréciée?s?|souhaitée?s?|souhaitables?|gewenst";
/** Said before it, wherever it stands: "three years, ideally with SAP". */
const BEFOREHAND =
  "ideally|preferably|bonus points (?:for|if)|extra points (?:for|if)|idealerweise|vorzugsweise|idéalement|de préférence|idealmente|preferiblemente|preferencialmente|preferibilmente|bij voorkeur|يفضل|يُفضّل|يفضّل";

const CUE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?<before>${BEFOREHAND})|${SAID}|(?<last>${SAID_LAST}))(?![\\p{L}\\p{M}])`,
  "iu",
);
const NOT = /(?:not|no|never|nicht nur|more than)\s+(?:just |only |merely )?(?:an? )?$/iu;

/** What parts a line: ends of sentences but for abbreviations, semicolons, dashes, brackets, and a "but". */
const CLAUSE_END =
  /(?<!(?<!\p{L})(?:e\.g|i\.e|z\. ?b|bzw|etc|min|max|inkl|incl|p\. ?ej|p\. ?ex|ex))[.!?]+(?=\s|$)|;|\s[–—-]\s|[()]|,?\s(?:but|aber|jedoch|mais|pero|mas|ma|maar)\s/giu;
/** "Experience with A, B and C is a plus", "A, B and C are a plus": all that stands before. */
const OF_ALL =
  /^[^\p{L}]*(?:(?:any|some|first|prior|previous|good|basic|solid|working|hands-on|gute|erste)\s+)*(?:experience|knowledge|familiarity|background|exposure|skills|understanding|kenntnisse|erfahrung(?:en)?|connaissances?|expérience|conocimientos?|experiencia|conhecimentos?|experiência|conoscenz[ae]|esperienza|kennis|ervaring)(?!\p{L})|(?<!\p{L})(?:are|sind|wären|sont|seraient|son|serán|são|sono|zijn)\s*(?:also\s+|auch\s+)?$/iu;
const LETTER = /\p{L}/u;
/** A heading over a part of the text: "Nice to have", "Preferred qualifications:". */
const MAX_HEADING = 60;

/**
 * The parts of an advert's text that speak of what would be welcome and is not asked for: "Docker is a plus", or all
 * that stands below "Nice to have:".
 */
export function niceToHaveIn(text: string): readonly Span[] {
  if (!CUE.test(text)) return [];
  const spans: Span[] = [];
  let isBelow = false;
  let isBegun = false;
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const isBlank = line.trim() === "";
    if (isHeadingOf(line)) {
      isBelow = true;
      isBegun = false;
    } else if (isHeading(line) || (isBlank && isBegun)) isBelow = false;
    else if (isBelow && !isBlank) {
      isBegun = true;
      spans.push({ start, end });
    }
    if (!isBelow && !isBlank) spans.push(...spansOfLine(line).map((span) => shifted(span, start)));
    start = end + 1;
  }
  return spans;
}

/** Nothing but the words themselves: what follows in the line is what they speak of. */
function isHeadingOf(line: string): boolean {
  if (line.length > MAX_HEADING) return false;
  const cue = CUE.exec(line);
  if (cue === null || cue.groups?.last !== undefined) return false;
  const rest = line.slice(0, cue.index) + line.slice(cue.index + cue[0].length);
  return !LETTER.test(rest.replace(/[([].*?[)\]]/g, ""));
}

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

function spansOfLine(line: string): Span[] {
  const clauses = clausesOf(line);
  return clauses.flatMap((clause, index) => {
    const text = line.slice(clause.start, clause.end);
    const cue = CUE.exec(text);
    if (cue === null) return [];
    const before = text.slice(0, cue.index);
    const after = text.slice(cue.index + cue[0].length);
    const behind = { start: clause.end - after.length, end: clause.end };
    if (NOT.test(before)) return [];
    if (cue.groups?.before !== undefined) return [behind];
    if (cue.groups?.last !== undefined && LETTER.test(after)) return [];
    if (LETTER.test(before)) return [itemBefore(before, clause.start)];
    return LETTER.test(after) ? [behind] : inFrontOfBracket(line, clauses[index - 1], clause);
  });
}

/** "Docker (a plus)": the cue stands in brackets by itself. */
function inFrontOfBracket(line: string, previous: Span | undefined, clause: Span): Span[] {
  if (previous === undefined || line[clause.start - 1] !== "(") return [];
  return [itemBefore(line.slice(previous.start, previous.end), previous.start)];
}

function clausesOf(line: string): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of line.matchAll(CLAUSE_END)) {
    clauses.push({ start, end: index });
    start = index + mark.length;
  }
  return [...clauses, { start, end: line.length }];
}

/** "Good Java, Docker a plus" says it of the last thing alone. */
function itemBefore(text: string, from: number): Span {
  const start = OF_ALL.test(text) ? 0 : text.trimEnd().replace(/,$/, "").lastIndexOf(",") + 1;
  return { start: from + start, end: from + text.length };
}
