import type { Evidence, Line, QualityFinding } from "../../types.ts";
import { describePosition } from "../inconsistencies/describe-position.ts";
import { finding } from "./finding.ts";
import type { Assessed } from "./quality.ts";

/** How the page looks to a person: length, headings, dates and lists. */
export function formattingRules(cv: Assessed): readonly QualityFinding[] {
  return [length(cv), headings(cv), dateStyle(cv), paragraphs(cv), lists(cv), typeSizes(cv)];
}

function length({ document, totalYears }: Assessed): QualityFinding {
  const words = document.lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const most = totalYears >= 10 ? 3 : 2;
  const tooLong = document.pages > most;
  const tooShort = words < 120;
  return finding({
    rule: "length",
    area: "formatting",
    maxPoints: 20,
    share: tooShort ? words / 120 : tooLong ? most / document.pages : 1,
    strength: "The length suits the experience it covers.",
    improvement: tooShort
      ? `The CV has only ${words} words; say what you did in each position and with what.`
      : `The CV has ${document.pages} pages; ${most} are enough for your experience, so shorten the oldest positions.`,
  });
}

function headings({ sections }: Assessed): QualityFinding {
  const named = sections.filter(({ heading }) => heading !== null).length;
  return finding({
    rule: "headings",
    area: "formatting",
    maxPoints: 20,
    share: named / 4,
    strength: "Clear section headings divide the CV.",
    improvement:
      named === 0
        ? "The CV has no section headings; add headings such as Experience, Education and Skills."
        : `Only ${named} section ${named === 1 ? "heading was" : "headings were"} recognised; give every part a heading of its own.`,
  });
}

const DATE_FORMS: readonly RegExp[] = [
  /\b\d{1,2}\/\d{4}\b/,
  /\b\d{1,2}\.\d{4}\b/,
  /\b\d{4}-\d{2}\b/,
  /\p{L}{3,}\.?\s+\d{4}\b/u,
];

function dateStyle({ positions }: Assessed): QualityFinding {
  const dates = positions.flatMap(({ evidence }) =>
    evidence.filter(({ quote }) => /\d{4}/.test(quote) && quote.length < 45),
  );
  const forms = new Map<number, Evidence>();
  for (const date of dates) {
    const form = DATE_FORMS.findIndex((pattern) => pattern.test(date.quote));
    if (form >= 0 && !forms.has(form)) forms.set(form, date);
  }
  return finding({
    rule: "date-style",
    area: "formatting",
    maxPoints: 15,
    share: positions.length === 0 ? 0.5 : forms.size <= 1 ? 1 : 0.3,
    strength: "All dates are written in one style.",
    improvement:
      positions.length === 0
        ? "No dated positions were found; give each position a start and an end."
        : `Dates are written in several styles (${[...forms.values()].map(({ quote }) => `“${quote}”`).join(", ")}); choose one and use it throughout.`,
    evidence: forms.size > 1 ? [...forms.values()] : [],
  });
}

function paragraphs({ document }: Assessed): QualityFinding {
  const walls = longRuns(document.lines);
  return finding({
    rule: "paragraphs",
    area: "formatting",
    maxPoints: 15,
    share: walls.length === 0 ? 1 : 0.3,
    strength: "Text is broken into short pieces that are easy to scan.",
    improvement: `Long blocks of text are hard to scan, such as the one that begins “${opening(walls[0])}”; break them into points of one or two lines.`,
    evidence: walls.slice(0, 3).map((line) => ({ line: line.id, quote: line.text })),
  });
}

/** First lines of runs of seven or more long lines without a list item. */
function longRuns(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = [];
  let start: Line | null = null;
  let run = 0;
  for (const line of lines) {
    const isLong = !line.bullet && line.cells === null && line.text.length > 60;
    if (!isLong) run = 0;
    else if (run++ === 0) start = line;
    if (run === 7 && start !== null) found.push(start);
  }
  // A DOCX paragraph is one line however long it is.
  return [...found, ...lines.filter(({ text, bullet }) => !bullet && text.length > 700)];
}

/** The first words of a line. */
function opening(line: Line | undefined): string {
  return line === undefined ? "" : `${line.text.split(/\s+/).slice(0, 6).join(" ")} …`;
}

function lists({ document, positions }: Assessed): QualityFinding {
  const bullets = document.lines.filter(({ bullet }) => bullet).length;
  const described = positions.filter(({ highlights }) => highlights.length >= 2).length;
  const share =
    positions.length === 0
      ? bullets > 0
        ? 1
        : 0.5
      : Math.max(bullets >= positions.length ? 1 : 0, described / positions.length);
  const bare = positions.find(({ highlights }) => highlights.length < 2);
  return finding({
    rule: "lists",
    area: "formatting",
    maxPoints: 15,
    share,
    strength: "Positions are described point by point.",
    improvement:
      bare === undefined
        ? "Describe your work in short points, one line each."
        : `Describe each position in two or more short points; “${describePosition(bare)}” has ${bare.highlights.length === 0 ? "none" : "only one"}.`,
    evidence: bare === undefined ? [] : bare.evidence.slice(0, 1),
  });
}

function typeSizes({ document }: Assessed): QualityFinding {
  const sizes = document.lines.filter(({ size }) => size > 0);
  const small = sizes.filter(({ size }) => size < 8);
  const distinct = new Set(sizes.map(({ size }) => Math.round(size * 2))).size;
  const share = sizes.length === 0 ? 1 : small.length > sizes.length * 0.2 ? 0.3 : distinct > 7 ? 0.6 : 1;
  return finding({
    rule: "type-sizes",
    area: "formatting",
    maxPoints: 15,
    share,
    strength: "Type sizes are readable and few.",
    improvement:
      small.length > sizes.length * 0.2
        ? `Much of the text is smaller than 8 points, such as “${opening(small[0])}”; use at least 9.`
        : `The CV uses ${distinct} type sizes; three or four are enough.`,
    evidence: small.slice(0, 2).map((line) => ({ line: line.id, quote: line.text })),
  });
}
