import { type LineView, viewFrom, viewUpTo } from "../../text/cv-text.ts";
import { tokenise } from "../../text/tokens.ts";
import { lengthOfServed } from "../pieces/split-at.ts";
import { titleScore } from "../roles/title-score.ts";
import type { Part } from "./split-rows.ts";

const MOST_HEAD_WORDS = 14;
const LEAST_BODY_WORDS = 2;
/** How many lines further up the dates of a post may stand. */
const DATES_ABOVE = 2;

/**
 * "Bus driver with Lowfield Omnibus, Selby garage. Mainly the 51": a first sentence that is a header, and what the
 * work was told behind its full stop.
 */
export function splitAtSentence(views: readonly LineView[], index: number): readonly Part[] | null {
  const view = views[index];
  if (view === undefined || view.line.bullet || !view.text.includes(". ")) return null;
  const range = view.dates.find(({ single }) => !single);
  if (range !== undefined && range.from < 4 && (isTold(view, range.to) || isPostTold(view, range.to)))
    return splitIn(view, range.to);
  const cell = view.text.lastIndexOf("\t") + 1;
  const isDated = cell > 0 ? range !== undefined && range.to <= cell : isBelowDates(views, index);
  if (!isDated) return null;
  const stop = endOfSentence(view.text, cell);
  if (stop === null || titleScore(tokensIn(view, cell, stop)) < 2) return null;
  return splitIn(view, cell);
}

/** "From 2019 to 2023 I was": the post follows. */
function isTold({ tokens }: LineView, from: number): boolean {
  const rest = tokens.filter(({ start }) => start >= from);
  return lengthOfServed(rest.slice(/^[,:]$/.test(rest[0]?.text ?? "") ? 1 : 0)) > 0;
}

/** "2003 – 2012 - Plasterer with Moran Bros, Naas. Housing estates first": a post in the sentence behind the dates. */
function isPostTold(view: LineView, from: number): boolean {
  if (!/^\s*[-–—:|,]\s/u.test(view.text.slice(from))) return false;
  const stop = endOfSentence(view.text, from);
  return stop !== null && titleScore(tokensIn(view, from, stop)) >= 2;
}

/** The dates stand on one of the lines above, with nothing told between. */
function isBelowDates(views: readonly LineView[], index: number): boolean {
  const above = views.slice(Math.max(0, index - DATES_ABOVE), index);
  const dated = above.findLastIndex(({ dates }) => dates.some(({ single }) => !single));
  return (
    dated >= 0 && above.slice(dated).every(({ text, line }) => !line.bullet && !/\p{Ll}{3}\.\s/u.test(text))
  );
}

function splitIn(view: LineView, from: number): readonly Part[] | null {
  const stop = endOfSentence(view.text, from);
  if (stop === null) return null;
  const body = viewFrom(view, stop + 1);
  const words = tokensIn(view, from, stop).filter(({ kind }) => kind === "word");
  if (words.length > MOST_HEAD_WORDS || body.words.length < LEAST_BODY_WORDS) return null;
  const end = view.dates.find(({ from: first, to }) => first < stop && to > stop)?.to ?? stop;
  return [
    { view: viewUpTo(view, end), table: null, isBody: false },
    { view: body, table: null, isBody: true },
  ];
}

const MOST_POST_WORDS = 8;

/** "Finlay & Marsh LLP, Leeds, 2015–2023. Trainee solicitor. Probate": the post in a sentence of its own behind the dates. */
export function splitAtPost(header: LineView, body: LineView, from: number): readonly Part[] | null {
  const stop = endOfSentence(body.text, from);
  if (stop === null || header.text.split(/[,|–—]/u).some((piece) => titleScore(tokenise(piece)) >= 1.5))
    return null;
  const post = tokensIn(body, from, stop);
  if (post.length > MOST_POST_WORDS || titleScore(post) < 2.5) return null;
  return [
    { view: viewFrom(viewUpTo(body, stop), from), table: null, isBody: false },
    { view: viewFrom(body, stop + 1), table: null, isBody: true },
  ];
}

/** A range that goes on in the next row: "January 2013 to", "2013 –", "to Septem-". */
const OPEN_RANGE =
  /(?:\p{Nd}{4}\s*|\s(?:to|until|till|bis|à|au|al|a|até|tot)\s*|\s?[-–—]\s*)$|\s(?:to|until|till|[-–—])\s\p{L}{2,8}-$/u;
const TAIL_OF_RANGE = /^(?:[\p{L}.]{1,12}\s)?(?:\p{Nd}{1,2}[./])?\p{Nd}{4}(?=\.\s+\p{Lu})/u;

/** "…, Cedar Chambers, January 2013 to" over "September 2016. Drafting of opinions": the end of the dates, and the work. */
export function splitBehindTail(views: readonly LineView[], index: number): readonly Part[] | null {
  const [view, above] = [views[index], views[index - 1]];
  if (view === undefined || above === undefined || view.line.bullet || above.dates.length === 0) return null;
  const stop = TAIL_OF_RANGE.exec(view.text)?.[0].length ?? 0;
  if (stop === 0 || !OPEN_RANGE.test(above.text)) return null;
  const body = viewFrom(view, stop + 1);
  if (body.words.length < LEAST_BODY_WORDS) return null;
  return [
    { view: viewUpTo(view, stop + 1), table: null, isBody: false },
    { view: body, table: null, isBody: true },
  ];
}

function tokensIn({ tokens }: LineView, from: number, to: number): LineView["tokens"] {
  return tokens.filter(({ start, end }) => start >= from && end <= to);
}

/** Where the first sentence from an offset on has its full stop; null where it has none with a sentence behind it. */
function endOfSentence(text: string, from: number): number | null {
  const behind = text.slice(from);
  for (let match = STOP.exec(behind), skipped = 0; match !== null; ) {
    const at = skipped + match.index + match[0].length - 1;
    if (!ABBREVIATION.test(behind.slice(0, at))) return from + at;
    skipped = at + 1;
    match = STOP.exec(behind.slice(skipped));
  }
  return null;
}

const STOP = /(?:\p{Ll}{3}|\p{Lu}{2}|\p{Nd}|\))\.(?=\s+\p{Lu}\p{L}*[\s,])/u;
const ABBREVIATION =
  /(?<!\p{L})(?:ltd|pvt|pte|pty|inc|corp|bros|gebr|cie|ets|soc|asst|assoc|dept|govt|univ|intl|engg|mfg|mrs|prof|sdn|bhd|snr|jnr|ref|capt|sgt|mt)$/iu;
