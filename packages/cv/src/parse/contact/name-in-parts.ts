import { type LineView, quote } from "../text/cv-text.ts";
import type { NameCandidate } from "./labelled-name.ts";
import { withoutAddress, withoutAffixes } from "./name-affixes.ts";
import { sensibleCase } from "./name-case.ts";

/** The labels of forms that ask for the parts of a name in rows of their own. */
const PARTS = {
  given:
    /^(?:(?:first|given|christian|other) names?(?:\(s\))?|forenames?|prénoms?|nombres?|nome|vornamen?|voorna(?:am|men))$/iu,
  middle: /^(?:middle names?|middle initial|second name|zweiter vorname|deuxième prénom)$/iu,
  family:
    /^(?:surname|(?:family|last) name|nom(?: de famille)?|apellidos?|cognome|apelidos?|sobrenome|(?:nach|familien)name|achternaam)$/iu,
} as const;

type Part = keyof typeof PARTS;
const ORDER: readonly Part[] = ["given", "middle", "family"];

/** "01. Surname : BYRON", the colon perhaps in a cell of its own. */
const ROW =
  /^(?:\p{Nd}{1,2}[.)]?\s+)?(?<label>[\p{L}() ]{3,20}?)\s*(?::|\t\s*:?)\s*(?<value>\p{Lu}[\p{L} .,'’-]{0,48}?)\s*$/u;

interface Row {
  readonly part: Part;
  readonly value: string;
  readonly view: LineView;
}

/** "Surname: BYRON" over "First name: Ada": the name of a form, as it is spoken. */
export function nameInParts(lines: readonly LineView[]): NameCandidate | null {
  const rows: Row[] = [];
  for (const view of lines.slice(0, ORDER.length)) {
    const own = rowsOf(view);
    if (own.length === 0 || own.some((row) => rows.some(({ part }) => part === row.part))) break;
    rows.push(...own);
  }
  const held = ORDER.flatMap((part) => rows.find((row) => row.part === part) ?? []);
  if (!held.some(({ part }) => part === "given") || !held.some(({ part }) => part === "family")) return null;
  return {
    text: held.map(({ value }) => sensibleCase(withoutAffixes(withoutAddress(value)))).join(" "),
    evidence: held.map(({ view, value }) => {
      const from = view.text.lastIndexOf(value);
      return quote(view, from, from + value.length);
    }),
    score: SURE,
  };
}

/** More than one row of the form is worth, and less than a name in large type, which the person goes by. */
const SURE = 8;

/** "Nom : DIALLO   Prénom : Aïcha": two rows may share a line. */
function rowsOf(view: LineView): readonly Row[] {
  const two = view.text.length > LONGEST_LINE ? null : TWO_ROWS.exec(view.text);
  const parts = two === null ? [view.text] : two.slice(1);
  const rows = parts.map((part) => rowOf(part, view));
  return rows.flatMap((row) => (row === null || rows.includes(null) ? [] : [row]));
}

const LONGEST_LINE = 120;
const TWO_ROWS = /^([^:]+:[^:\t]*?)(?:\t\s*|\s{2,}|[,;|/]\s*)(\p{L}[^:\t]{1,20}\s*:[^:]+)$/u;

function rowOf(text: string, view: LineView): Row | null {
  const { label = "", value = "" } = ROW.exec(text)?.groups ?? {};
  const part = ORDER.find((one) => PARTS[one].test(label.trim()));
  return part === undefined ? null : { part, value, view };
}
