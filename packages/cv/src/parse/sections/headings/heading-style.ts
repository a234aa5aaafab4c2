import { type CvText, isCaps, type LineView } from "../../text/cv-text.ts";
import { closeLetterSpacing } from "../../text/letter-spacing.ts";
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
  const spaced = closeLetterSpacing(view.text) !== view.text;
  const caps = isCaps(view.text);
  const larger = text.bodySize > 0 && line.size > text.bodySize * 1.07;
  const bold = line.bold && !text.bodyBold;
  const coloured = line.colour !== null && text.bodyColour !== null && line.colour !== text.bodyColour;
  const styled = line.headingLevel !== null;
  const score =
    (styled ? 3 : 0) +
    (larger ? 1.5 : 0) +
    (bold ? 1 : 0) +
    (caps ? 1 : 0) +
    (spaced ? 1.5 : 0) +
    (coloured ? 0.7 : 0) +
    (/[:：]\s*$/.test(view.text) ? 0.5 : 0);
  const size = Math.round(line.size * 2) / 2;
  const numbered = NUMBER_IN_FRONT.test(view.text);
  const family = [line.bold, line.italic, caps, spaced, line.colour, numbered].join("|");
  const signature = [size, line.headingLevel, family].join("|");
  return { score, signature, size, family, distinct: score >= 1, numbered };
}
