import { type LineView, viewFrom } from "./cv-text.ts";

/** "1. Forklift", "2) First aid", "(c) Rigging", "iv. Banksman"; the state examinations of German lawyers are counted, too. */
const NUMBERED =
  /^\s*(?:\(?(?<number>\d{1,2})(?:[.)]\s*|\s?[-–]\s+)|\(?(?:(?<letter>[a-hA-H])|(?<roman>[ivxIVX]{1,4}))(?:\)\s*|\.\s+))(?=["“„«]?\p{L}|\d{2,}\s\p{L})(?!staats|Staats)/u;

interface Numbered {
  readonly place: number;
  /** Where the words behind the number begin. */
  readonly from: number;
}

/** Lines that count themselves as the items of a list that they are, without their numbers. */
export function withoutListNumbers(lines: readonly LineView[]): readonly LineView[] {
  const numbered = lines.map(({ text }) => readNumber(text));
  const places = numbered.flatMap((own) => (own === null ? [] : [own.place]));
  if (places.length < 2 || !places.every((place, index) => place === index + 1)) return lines;
  return lines.map((view, index) => {
    const own = numbered[index] ?? null;
    return own === null ? view : { ...viewFrom(view, own.from), line: { ...view.line, bullet: true } };
  });
}

function readNumber(text: string): Numbered | null {
  const match = NUMBERED.exec(text);
  if (match === null) return null;
  const { number, letter, roman } = match.groups ?? {};
  const place =
    number === undefined ? placeOfLetter(letter?.toLowerCase(), roman?.toLowerCase()) : Number(number);
  return place > 0 ? { place, from: match[0].length } : null;
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

function placeOfLetter(letter: string | undefined, roman: string | undefined): number {
  return letter === undefined ? ROMAN.indexOf(roman ?? "") + 1 : "abcdefgh".indexOf(letter) + 1;
}
