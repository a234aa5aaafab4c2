import type { Evidence } from "../../types.ts";
import { type DateSpan, findDates } from "../dates/find-dates.ts";
import type { CvText, LineView } from "../text/cv-text.ts";
import { factOf, joinLines, type Paragraph } from "../text/paragraphs.ts";
import { type Token, tokenise } from "../text/tokens.ts";

/** A paragraph or list item with its words and dates, whatever lines it is wrapped over. */
export interface Flow {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly dates: readonly DateSpan[];
  readonly bullet: boolean;
  readonly bold: boolean;
  readonly quote: (from: number, to: number) => readonly Evidence[];
}

export function toFlows(lines: readonly LineView[], text: CvText): readonly Flow[] {
  return joinLines(lines).map((paragraph) => toFlow(paragraph, text));
}

function toFlow(paragraph: Paragraph, text: CvText): Flow {
  const tokens = tokenise(paragraph.text);
  return {
    text: paragraph.text,
    tokens,
    dates: findDates(tokens, text.dateStyle),
    bullet: paragraph.bullet,
    bold: paragraph.pieces[0]?.view.line.bold ?? false,
    quote: (from, to) => factOf(paragraph, from, to).evidence,
  };
}
