import { closeLetterSpacing } from "../../../read/text/letter-spacing.ts";
import { type CvText, isCaps, type LineView } from "../../text/cv-text.ts";
import { NUMBER_IN_FRONT } from "./heading-number.ts";

/** How far a line looks like a heading, apart from what it says. */
export interface HeadingLooks {
  readonly score: number;
  /** Lines that look alike share the key. */
  readonly signature: string;
  /** Of the type, to half a point. */
  readonly size: number;
  /** The signature but for size and level: that of headings over columns of different width. */
  readonly family: string;
  /** The signature differs from that of running text. */
  readonly distinct: boolean;
  /** "3.", "IV)" in front of its words. */
  readonly numbered: boolean;
}

/** How much a line looks like a heading, beside the body text of the CV. */
export function headingLooks(view: LineView, text: CvText): HeadingLooks {
  const { line } = view;
  const marks = marksOf(view);
  const score = scoreOf(view, text, marks);
  const size = Math.round(line.size * 2) / 2;
  const numbered = NUMBER_IN_FRONT.test(view.text);
  const family = [line.bold, line.italic, marks.caps, marks.spaced, line.colour, numbered].join("|");
  const signature = [size, line.headingLevel, family].join("|");
  return { score, signature, size, family, distinct: score >= 1, numbered };
}

/** The score of `headingLooks` alone, for those who ask no more. */
export function headingScore(view: LineView, text: CvText): number {
  return scoreOf(view, text, marksOf(view));
}

interface LetterMarks {
  /** "E X P E R I E N C E" */
  readonly spaced: boolean;
  readonly caps: boolean;
}

function marksOf({ text }: LineView): LetterMarks {
  return { spaced: closeLetterSpacing(text) !== text, caps: isCaps(text) };
}

function scoreOf(view: LineView, text: CvText, { spaced, caps }: LetterMarks): number {
  const { line } = view;
  const larger = text.bodySize > 0 && line.size > text.bodySize * 1.07;
  const bold = line.bold && !text.bodyBold;
  const coloured = line.colour !== null && text.bodyColour !== null && line.colour !== text.bodyColour;
  const styled = line.headingLevel !== null;
  return (
    (styled ? 3 : 0) +
    (larger ? 1.5 : 0) +
    (bold ? 1 : 0) +
    (caps ? 1 : 0) +
    (spaced ? 1.5 : 0) +
    (coloured ? 0.7 : 0) +
    (endsWithColon(view.text) ? 0.5 : 0)
  );
}

export function endsWithColon(text: string): boolean {
  const end = text.trimEnd();
  return end.endsWith(":") || end.endsWith("：");
}
