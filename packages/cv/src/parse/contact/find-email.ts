import type { CvDocument, Evidence, Fact } from "../../types.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { lazy } from "../vocabulary/vocabularies.ts";
import { type EmailAddress, findAddresses, findSpeltAddresses } from "./email-addresses.ts";

/** Every e-mail address in the lines, in order; also spelt ones and those wrapped over two lines. */
export function findEmails(lines: readonly LineView[]): readonly Fact<string>[] {
  const found: Fact<string>[] = [];
  for (const [index, view] of lines.entries()) {
    if (view.text.includes("@")) {
      const wrapped = joinWrapped(view, lines[index + 1], lines[index - 1]);
      if (wrapped !== null) found.push(wrapped);
      for (const address of findAddresses(view.text)) found.push(fact(address, view));
    }
    if (/[([{]/.test(view.text)) {
      for (const address of findSpeltAddresses(view.text)) found.push(fact(address, view));
    }
  }
  return found;
}

/** Addresses that only a hyperlink carries; the quote is what the reader sees of it. */
export function findLinkedEmails(
  document: CvDocument,
  isAllowed: (line: number) => boolean,
): readonly Fact<string>[] {
  const found: Fact<string>[] = [];
  for (const { url, text, line } of document.links) {
    const address = /^mailto:([^?]+)/i.exec(url)?.[1];
    if (address === undefined || (line !== null && !isAllowed(line))) continue;
    const value = decode(address).trim();
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      found.push({ value, evidence: linkEvidence(document, line, text) });
  }
  return found;
}

/** An address whose ends a narrow column cuts off is what the link on its own line says whole. */
export function completeByLinks(
  emails: readonly Fact<string>[],
  linked: readonly Fact<string>[],
): readonly Fact<string>[] {
  return emails.map((email) => {
    const seen = email.value.toLowerCase();
    const whole = linked.find(
      ({ value, evidence }) =>
        value.length > seen.length &&
        value.length <= seen.length + MOST_CUT &&
        value.toLowerCase().includes(seen) &&
        evidence.some(({ line }) => email.evidence.some((own) => own.line === line)),
    );
    return whole === undefined ? email : { ...email, value: whole.value };
  });
}

/** So many letters at most stand beyond the edges of a column. */
const MOST_CUT = 12;

/** The visible words of a link, as far as its line holds them. */
export function linkEvidence(document: CvDocument, line: number | null, text: string): readonly Evidence[] {
  const whole = line === null ? undefined : document.lines[line]?.text;
  if (line === null || whole === undefined || whole === "") return [];
  const words = text.trim();
  return [{ line, quote: words !== "" && whole.includes(words) ? words : whole }];
}

function fact({ address, from, to }: EmailAddress, view: LineView): Fact<string> {
  return { value: inSmallLetters(address), evidence: [quote(view, from, to)] };
}

/** An address all in capitals is so by the style of the page. */
function inSmallLetters(address: string): string {
  return address === address.toUpperCase() ? address.toLowerCase() : address;
}

/** "first.last@" over "domain.com", or the name over "@domain.com". */
function joinWrapped(
  view: LineView,
  next: LineView | undefined,
  previous: LineView | undefined,
): Fact<string> | null {
  const text = view.text.trim();
  // "e / 020 7946 0188": behind the rest of an address others of the contact data may follow.
  const below = /^\S+(?=\s[|/·•]\s)/u.exec(next?.text.trim() ?? "")?.[0] ?? next?.text.trim() ?? "";
  const above = previous?.text.trim() ?? "";
  if (
    next !== undefined &&
    /@[\p{L}\p{N}.-]*$/u.test(text) &&
    /^[\p{L}\p{N}.-]+$/u.test(below) &&
    (!hasAddress(text) || isCut(text, below))
  ) {
    const start = /\S+$/.exec(text)?.[0] ?? text;
    if (hasAddress(start + below))
      return { value: inSmallLetters(start + below), evidence: [quote(view), quote(next)] };
  }
  if (previous !== undefined && isLocalPart(above, text) && hasAddress(above + text)) {
    return { value: inSmallLetters(above + text), evidence: [quote(previous), quote(view)] };
  }
  return null;
}

/** "first.last" over "@domain.com"; "first." and "first-" over "last@domain.com". */
function isLocalPart(above: string, text: string): boolean {
  if (!/^[\p{L}\p{N}._%+-]+$/u.test(above)) return false;
  return text.startsWith("@") || (/[\p{L}\p{N}][._-]$/u.test(above) && /^[\p{L}\p{N}._-]+@\S+$/u.test(text));
}

const WHOLE_DOMAIN =
  /\.(?:com|net|org|info|edu|gov|mil|int|biz|name|dev|app|[a-z]{3}\.[a-z]{2}|email|online|tech|studio|design|cloud|academy|agency|health|legal|engineer|example)$/i;

/** "name@host.exam" over "ple", "name@host.co" over "m": the address goes on where its last part is no ending of domains. */
function isCut(text: string, below: string): boolean {
  if (/\.co$/i.test(text) && below === "m") return true;
  return !WHOLE_DOMAIN.test(text) && !endsInCountry(text) && /^\p{Ll}{1,12}(?:\.\p{Ll}{2,10})?$/u.test(below);
}

const regions = lazy(() => new Intl.DisplayNames("en", { type: "region", fallback: "none" }));

/** In two letters that stand for a country or, as "eu", for a part of the world. */
function endsInCountry(text: string): boolean {
  const code = /\.([a-z]{2})$/i.exec(text)?.[1];
  return code !== undefined && regions().of(code.toUpperCase()) !== undefined;
}

function hasAddress(text: string): boolean {
  return findAddresses(text).length > 0;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
