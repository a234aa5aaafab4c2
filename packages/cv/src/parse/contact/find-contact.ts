import type { Contact, Fact, SectionKind } from "../../types.ts";
import { findCountry } from "../places/place-score.ts";
import type { CvSection } from "../sections/find-sections.ts";
import type { CvText, LineView } from "../text/cv-text.ts";
import { foldWord } from "../text/fold-word.ts";
import { tokenise } from "../text/tokens.ts";
import { isLabelledAddress } from "./address-label.ts";
import { completeByLinks, findEmails, findLinkedEmails } from "./find-email.ts";
import { findLinks } from "./find-links.ts";
import { findLocation } from "./find-location.ts";
import { findName } from "./find-name.ts";
import { findPhone } from "./find-phone.ts";
import { nameLikeness } from "./name-likeness.ts";
import { findTitledLocation } from "./titled-location.ts";

/** Contact data of the person the CV is about. What a references section holds is nobody's. */
export function findContact(sections: readonly CvSection[], text: CvText): Contact {
  const personal = sections.filter(({ kind }) => kind === "personal").flatMap(({ lines }) => lines);
  const referees = new Set(
    sections.filter(({ kind }) => kind === "references").flatMap(({ lines }) => lines.map(({ id }) => id)),
  );
  const ofPerson = new Set(personal.map(({ id }) => id));
  const others = text.lines.filter(({ id }) => !referees.has(id) && !ofPerson.has(id));
  const isAllowed = (line: number): boolean => !referees.has(line);

  const linked = findLinkedEmails(text.document, isAllowed);
  const emails = completeByLinks(
    [...findEmails(personal), ...linked, ...findEmails(edges(others)), ...findEmails(others)],
    linked,
  );
  const links = findLinks(personal, text.document, (line) => ofPerson.has(line));
  const hints = [
    ...emails.map(({ value }) => value.split("@")[0] ?? ""),
    ...links.map(({ value }) => value),
  ].map((hint) => foldWord(hint).replace(/[^\p{L}]/gu, ""));
  const nameLines = personal.length > 0 ? personal : text.lines.slice(0, 8);
  const name = findName([...nameLines, ...largeLines(others, text)], text, hints);
  const isName = (view: LineView, from: number, to: number): boolean => covers(name, view, from, to);
  const beside = besideContact(
    sections.flatMap(({ lines, kind }) => (kind === "references" ? [] : lines)),
    emails,
  );
  const location =
    findLocation(personal, isName, true) ??
    findLocation(beside, isName) ??
    findTitledLocation(personal) ??
    findLocation(labelledAddresses(sections), isName);
  const country =
    location === null ? null : (findCountry(tokenise(location.value)) ?? countryOfState(location.value));
  const phone =
    findPhone(personal, country) ?? findPhone(beside, country) ?? findPhone(edges(others), country);
  return { name, email: pickEmail(emails, name), phone, location, links };
}

const US_STATE =
  /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?:\s+\d{5}(?:-\d{4})?)?\s*$/;

/** "Atlanta, GA 30310" stands for a country without naming it. */
function countryOfState(location: string): string | null {
  return US_STATE.test(location) ? "US" : null;
}

/** "Address : …" in a form among other things; jobs, studies and referees have addresses of their own. */
function labelledAddresses(sections: readonly CvSection[]): readonly LineView[] {
  return sections.flatMap(({ kind, lines }) =>
    WITH_ADDRESSES.has(kind) ? [] : lines.filter(isLabelledAddress),
  );
}

const WITH_ADDRESSES: ReadonlySet<SectionKind> = new Set([
  "experience",
  "education",
  "projects",
  "volunteering",
  "certifications",
  "references",
]);

/** The lines around an address whose heading no table knows: "Me joindre". */
function besideContact(lines: readonly LineView[], emails: readonly Fact<string>[]): readonly LineView[] {
  const [email] = emails.flatMap(({ evidence }) => evidence);
  if (email === undefined) return [];
  return lines.filter(({ id }) => Math.abs(id - email.line) <= 3);
}

/** The first and last lines of what is left: contact data without a heading stands at an edge. */
function edges(lines: readonly LineView[]): readonly LineView[] {
  return lines.length <= 16 ? lines : [...lines.slice(0, 8), ...lines.slice(-8)];
}

/** Very large type on the first page that some other section swallowed. */
function largeLines(lines: readonly LineView[], text: CvText): readonly LineView[] {
  return lines.filter(({ line }) => line.page === 1 && line.size > text.bodySize * 1.4);
}

/** The address that repeats the name, else the first. */
function pickEmail(emails: readonly Fact<string>[], name: Fact<string> | null): Fact<string> | null {
  const [first] = emails;
  if (first === undefined || name === null || emails.length === 1) return first ?? null;
  const plain = nameLikeness(name.value, []);
  const repeats = emails.find(
    ({ value }) =>
      nameLikeness(name.value, [foldWord(value.split("@")[0] ?? "").replace(/[^\p{L}]/gu, "")]) > plain + 1.5,
  );
  return repeats ?? first;
}

function covers(fact: Fact<string> | null, view: LineView, from: number, to: number): boolean {
  if (fact === null) return false;
  const text = view.text.slice(from, to).trim();
  // A header that runs over the pages repeats the name beside the number.
  if (text.toLowerCase() === fact.value.toLowerCase()) return true;
  return fact.evidence.some(
    ({ line, quote: words }) => line === view.id && (text.includes(words) || words.includes(text)),
  );
}
