import type { Evidence } from "../../types.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import type { LanguageMention } from "./find-language-names.ts";

const levelWords = lazy(() => compileWords(({ languageLevels }) => languageLevels));

const CEFR = /\b[ABC][12](?:\s?[-–/]\s?[ABC][12])?\+?(?![\p{L}\d])/iu;
/** Results of examinations: "IELTS 7.0", "JLPT N3", "TOEFL iBT 102", "HSK 4", "DELF B2". */
const EXAM =
  /\b(?:IELTS|TOEFL(?: ?iBT)?|TOEIC|PTE|OET|JLPT|HSK|TOPIK|DELF|DALF|TCF|TEF|DELE|TestDaF|DSH|telc|Goethe|CELI|CILS|Cambridge|FCE|CAE|CPE)(?:[ :]{1,2}(?:N[1-5]|[ABC][12]|\d{1,3}(?:\.\d)?))?(?![\p{L}\d])/u;
const DOTS = /[●○★☆◉◯⬤■□▪▫✦✧▮▯•]{3,}/u;

/** What a line says about one of its languages, behind the name or in front of it. */
export function levelOf(view: LineView, mentions: readonly LanguageMention[], index: number): string | null {
  const [mention, next] = [mentions[index], mentions[index + 1]];
  if (mention === undefined) return null;
  const end = next?.first ?? view.tokens.length;
  const comma = view.tokens.findIndex(({ text }, at) => at >= mention.last && /^[,;]$/.test(text));
  const isParted = comma >= 0 && comma < end;
  // In "fluent French, some German" what stands behind the comma is said about the next one.
  const near = isParted ? readLevel(view, mention.last, comma) : null;
  if (near !== null) return near;
  // In "German since school and fluent English" the level right before a language is that one's.
  const behind = readLevel(view, mention.last, end, next !== undefined);
  if (behind !== null && !isParted) return behind;
  return levelInFront(view, mentions[index - 1]?.last ?? 0, mention.first) ?? behind;
}

/** "Fluent in French", "Native: Tamil": the last level between two tokens, unless a mark parts it from the second. */
function levelInFront(view: LineView, from: number, to: number): string | null {
  for (let at = to - 1; at >= from; at--) {
    const match = levelWords().matchAt(view.tokens, at);
    if (match === null || at + match.length > to) continue;
    if (view.tokens.slice(at, to).some(({ text }) => /^[,.;/|)]$/.test(text))) return null;
    const longer = at > from ? levelWords().matchAt(view.tokens, at - 1) : null;
    const isLonger = longer !== null && longer.length > match.length;
    return isLonger ? written(view, at - 1, longer.length) : written(view, at, match.length);
  }
  return null;
}

/** The level between two tokens; right in front of the `next` language it would be that one's. */
function readLevel(view: LineView, first: number, end: number, beforeNext = false): string | null {
  for (let at = first; at < end; at++) {
    const match = levelWords().matchAt(view.tokens, at);
    if (match === null || at + match.length > end || (beforeNext && at + match.length === end)) continue;
    return written(view, at, match.length);
  }
  return gradeIn(view.text.slice(view.tokens[first - 1]?.end ?? 0, view.tokens[end]?.start));
}

/** A level that is no word: "IELTS 7.0", "B2", "●●●○○". */
function gradeIn(text: string): string | null {
  return EXAM.exec(text)?.[0] ?? CEFR.exec(text)?.[0] ?? DOTS.exec(text)?.[0] ?? null;
}

function written(view: LineView, first: number, length: number): string {
  return view.text.slice(view.tokens[first]?.start ?? 0, view.tokens[first + length - 1]?.end ?? 0);
}

/** How many tokens a level takes that begins at one; 0 where none does. */
export function levelAt(tokens: readonly Token[], at: number): number {
  return levelWords().matchAt(tokens, at)?.length ?? 0;
}

/** A line that says nothing but a level. */
export function onlyLevel(view: LineView): Evidence | null {
  if (view.words.length > 5) return null;
  const level = readLevel(view, 0, view.tokens.length);
  return level === null ? null : { line: view.id, quote: level };
}

/** Whether a label is a level and little else: "Mother tongue". */
export function isLevelLabel(label: readonly Token[]): boolean {
  const level = levelWords().matchAt(label, 0);
  return level !== null && level.length >= label.length - 2 && label.length >= 2;
}
