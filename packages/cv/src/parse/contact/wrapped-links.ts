import type { Evidence } from "../../types.ts";
import { type LineView, quote } from "../text/cv-text.ts";

/** Where a narrow column may break an address: behind a stroke, a dot, a hyphen and the sign of a query. */
const CUT =
  /(?:https?:\/\/|www\.|[\p{L}\p{N}]\.[\p{L}\p{N}]|(?<![@\p{L}\p{N}._-])[\p{L}\p{N}-]{3,}\.$)\S*$/iu;
const REST = /^[\p{L}\p{N}][\p{L}\p{N}._~/?=&#%-]{0,120}$/u;

/** The text of a line whose web address goes on below, with what belongs to it from there. */
interface WrappedLine {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** "linkedin.com/in/ana-" over "ruiz", "www." over "anaruiz.com"; null where the address ends with its line. */
export function wrappedLink(view: LineView, next: LineView | undefined): WrappedLine | null {
  const above = view.text.trimEnd();
  const below = next?.text.trim() ?? "";
  if (next === undefined || !/[./?=-]$/.test(above) || !REST.test(below)) return null;
  const start = CUT.exec(above)?.[0];
  if (start === undefined || start.includes("@") || !goesOn(start, below)) return null;
  return { text: above + below, evidence: [quote(view), quote(next)] };
}

/** A dot may end a sentence, and a stroke the address: there only what looks like the rest of it goes on. */
function goesOn(start: string, below: string): boolean {
  if (start.endsWith("."))
    return /^\p{Ll}[\p{L}\p{N}-]*(?:\.\p{Ll}{2,}|\/|$)/u.test(below) && !start.includes("/", 8);
  return !/^\p{Lu}\p{Ll}+$/u.test(below);
}

/** "ana@" over "mail.com", "ana@mail-" over "house.com": the second line is the rest of an e-mail address. */
export function isRestOfEmail(previous: LineView | undefined): boolean {
  return /@(?:[\p{L}\p{N}.-]*[.-])?$/u.test(previous?.text.trimEnd() ?? "");
}
