import type { Token } from "../text/tokens.ts";
import { isYear } from "./date-numbers.ts";
import type { DateText } from "./date-text.ts";
import { skipLinks } from "./date-words.ts";
import type { DateAtom } from "./read-date.ts";
import { readShortYear } from "./short-years.ts";

/** "Summer 2017": no month is stated, so the year alone is kept. "Q2 2020": its first month and its last. */
export function readSeason(text: DateText, at: number): DateAtom | null {
  const { tokens, words, style } = text;
  const season = words.seasons.matchAt(tokens, at);
  if (season === null) return readQuarter(text, at);
  if (isPlantation(tokens, at)) return null;
  if (isKindOfSchool(tokens, at)) return null;
  const behind = yearBehind(text, at + season.length);
  const token = tokens[behind];
  if (token?.text === "'") return asSeason(readShortYear(text, behind), behind - at);
  if (token?.kind !== "number" || !isYear(token.text, style)) return readLaterSeason(text, at, season.length);
  const length = behind + (isHalfYear(tokens, behind) ? 3 : 1) - at;
  return {
    kind: "date",
    date: { year: Number(token.text), month: null },
    length,
    weak: false,
    seasonal: true,
  };
}

function readQuarter(text: DateText, at: number): DateAtom | null {
  const { tokens, style } = text;
  const number = tokens[at + 1]?.text ?? "";
  if (!/^[qt]$/.test(tokens[at]?.text ?? "") || !/^[1-4]$/.test(number)) return null;
  const behind = yearBehind(text, at + 2);
  const token = tokens[behind];
  if (token?.kind !== "number" || !isYear(token.text, style)) return null;
  const lastMonth = Number(number) * 3;
  const date = { year: Number(token.text), month: lastMonth - 2 };
  return { kind: "date", date, length: behind + 1 - at, weak: false, lastMonth };
}

/** Where the year stands behind the name of a season or a quarter: "Summer of 2017", "Q2/2020". */
function yearBehind({ tokens, words }: DateText, at: number): number {
  const behind = skipLinks(tokens, at, words);
  return /^[,/.-]$/.test(tokens[behind]?.text ?? "") ? behind + 1 : behind;
}

/** "WS 2018/19", "winter 2018/2019": the half-year began in the first of the two years at `at`. */
function isHalfYear(tokens: readonly Token[], at: number): boolean {
  const [year, slash, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return (
    slash?.text === "/" &&
    next?.kind === "number" &&
    slash.start === year?.end &&
    Number(next.text.slice(-2)) === (Number(year.text) + 1) % 100
  );
}

/** The year of "Spring '21", behind `before` tokens. */
function asSeason(year: DateAtom | null, before: number): DateAtom | null {
  return year === null ? null : { ...year, length: before + year.length, seasonal: true };
}

/** "primavera – otoño 2024": from season to season of one year. */
function readLaterSeason(text: DateText, at: number, length: number): DateAtom | null {
  const { tokens, words } = text;
  const end = at + length;
  const next = tokens[end]?.text === "-" ? end + 1 : end + (words.to.matchAt(tokens, end)?.length ?? 0);
  if (next === end || words.seasons.matchAt(tokens, next) === null) return null;
  return asSeason(readSeason(text, next), next - at);
}

/** "Ensino Médio 2018", "Grado medio 2018": secondary school; "medio 2018" alone is the middle of the year. */
function isKindOfSchool(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  return (
    /^m[eé]dio$/.test(tokens[at]?.text ?? "") && /^(?:ensino|grado|nivel|nível|t[eé]cnico)$/.test(before)
  );
}

/** "Ashdown Estate  2010": the last word of a name, and no Italian summer. */
function isPlantation(tokens: DateText["tokens"], at: number): boolean {
  return (
    tokens[at]?.text === "estate" &&
    tokens[at - 1]?.kind === "word" &&
    !ITALIAN.test(tokens[at - 1]?.text ?? "")
  );
}

const ITALIAN =
  /^(?:in|l|d|nell|dell|dall|all|sull|un|una|la|della|nella|quest|questa|durante|e|da|di|per|ogni|fine|inizio|meta|primavera)$/;
