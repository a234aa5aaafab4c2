import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Contact } from "../../types.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { matchesOf } from "../text/matches.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";

const CANDIDATE = /\(?(?:\+|00)?\(?\d[\d \u00a0().\-–/]{5,24}\d/g;
/** "CF14 / 07700 900463", "VIC 3201 0418 556 902": what stands in front of a number that dials its zero. */
const PARTED_CODE = /^(?:\d{1,3}\s\/\s|[1-9]\d{3,5}\s)(?=\(?(?:\+\d|0)(?:[\s().-]*\d){8,12}$)/;
/** Two numbers side by side: "011-2345678 / 077-1234567". */
const TWO = /^(.*?\d{3}\)?)\s*\/\s*(?=[+(]?\d[\d ().-]{6,})/;
/** "ext. 12", "x204", "Durchwahl -31": behind the number and part of it as written. */
const EXTENSION =
  /^\s{0,2},?\s?\(?(?:ext(?:ension|n)?\.?|x|poste|int\.?|ramal|durchwahl|dw\.?|toestel)\s?[:.]?\s?\d{1,5}\)?(?!\d)/iu;
/** "412 07 863 (+47)": the code of the country behind its number. */
const CODE_BEHIND = /^\s?\(\+(\d{1,3})\)/u;
/** "Tel/Fax": one number for both. */
const ALSO_FAX =
  /(?:tel|telephone|phone|telefon|teléfono|téléphone|tél)\.?\s?(?:\/|&|and|und|et|y|-)\s?(?:tele)?fax\.?\s*(?:no\.?)?\s*[:.#]?\s*$/iu;
const NOT_A_PHONE =
  /(?<!\p{L})(?:fax|telefax|nic|passport|id|zip|plz|cep|rg|cpf|dni|nif|iban|ssn|siret|reg)\.?\s*(?:no\.?|nr\.?|number)?\s*[:.#]?\s*$/iu;

/** "Emergency contact: …", "Agent: …": the number of somebody else. */
const OF_ANOTHER =
  /(?<!\p{L})(?:agent|agency|emergency(?: contact)?|in case of emergency|next of kin|guardian|father|mother|parent|spouse|husband|wife|notfallkontakt|contact d'urgence|contacto de emergencia|contato de emergência|contatto di emergenza|noodcontact)(?:['’]s)?(?!\p{L})[^|·•;]{0,40}$/iu;

const phoneLabels = lazy(() => compileWords(({ labels }) => labels.phone));

interface Candidate {
  readonly view: LineView;
  readonly from: number;
  readonly text: string;
  /** Characters of the line it takes. */
  readonly length: number;
  readonly score: number;
  readonly international: string | null;
}

/**
 * The first telephone number of the person, as written. The international form is given when the number
 * has its country code or `country` (ISO code) makes it certain.
 */
export function findPhone(lines: readonly LineView[], country: string | null): Contact["phone"] {
  let best: Candidate | null = null;
  for (const view of lines) {
    if (!/\d{2}/.test(view.text) && !/\p{Nd}{3}/u.test(view.text)) continue;
    for (const candidate of candidates(view, country)) {
      if (candidate.score > 0 && (best === null || candidate.score > best.score + 0.5)) best = candidate;
    }
  }
  if (best === null) return null;
  return {
    value: best.text,
    international: best.international,
    evidence: [quote(best.view, best.from, best.from + best.length)],
  };
}

function* candidates(view: LineView, country: string | null): Generator<Candidate> {
  // Digits of other scripts are one code unit each, so offsets stay.
  const ascii = asciiDigits(view.text);
  for (const match of matchesOf(CANDIDATE, ascii)) {
    const before = PARTED_CODE.exec(match[0])?.[0].length ?? 0;
    const { text, skipped } = trimBrackets(firstOfTwo(match[0].slice(before)));
    const digits: Digits = { view, from: match.index + before + skipped, text };
    const candidate = isOtherNumber(digits) ? null : readDigits(digits, country);
    if (candidate !== null) yield candidate;
  }
}

/** Digits of a line, in ASCII and with the marks between them, that may be a number. */
interface Digits {
  readonly view: LineView;
  readonly from: number;
  readonly text: string;
}

/** A date, the number of something else or of somebody else, a part of a word or of an address. */
function isOtherNumber({ view, from, text }: Digits): boolean {
  const count = digitCount(text);
  if (count < 7 || count > 15) return true;
  const to = from + text.length;
  if (!hasCountryCode(text) && !isDialled(text) && overlapsDate(view, from, to)) return true;
  const before = view.text.slice(0, from);
  if (OF_ANOTHER.test(before) || (NOT_A_PHONE.test(before) && !ALSO_FAX.test(before))) return true;
  return /[\p{L}@/_-]$/u.test(before) || /^[\p{L}@]/u.test(view.text.slice(to));
}

function readDigits({ view, from, text }: Digits, country: string | null): Candidate | null {
  const behind = view.text.slice(from + text.length);
  const code = CODE_BEHIND.exec(behind);
  const whole = code === null ? text : `+${code[1]} ${text}`;
  const parsed = parse(whole, country) ?? parseTurned(text, view.text);
  const [coded, labelled] = [hasCountryCode(whole), isLabelled(view, from)];
  // "5550-1234-5550" may be the number of anything.
  const isBare = !coded && !labelled && parsed === null && !/^\(?0/.test(text);
  if (isBare && digitCount(text) < 9) return null;
  const length = text.length + (code ?? EXTENSION.exec(behind) ?? [""])[0].length;
  return {
    view,
    from,
    text: parsed?.turned ?? view.text.slice(from, from + length),
    length,
    score: isBare ? 0.4 : 1 + (coded ? 2 : 0) + (labelled ? 1 : 0) + (parsed?.valid ? 1 : 0),
    international: parsed?.international ?? null,
  };
}

function digitCount(text: string): number {
  return text.replace(/\D/g, "").length;
}

function hasCountryCode(text: string): boolean {
  return /^\(?(?:\+|00)/.test(text);
}

/** "Phone:", "Mobile" or the like stands somewhere in front. */
function isLabelled({ tokens }: LineView, from: number): boolean {
  return tokens.some(({ end }, index) => end <= from && phoneLabels().matchAt(tokens, index) !== null);
}

/** "029 2018 0455": a number with its trunk prefix may hold what reads as a year. */
function isDialled(text: string): boolean {
  return /^\(?0[1-9]/.test(text) && digitCount(text) >= 9 && !/[–/]|\s-\s/.test(text);
}

function overlapsDate(view: LineView, from: number, to: number): boolean {
  return view.dates.some((span) => span.from < to && span.to > from);
}

function firstOfTwo(text: string): string {
  const first = TWO.exec(text)?.[1];
  if (first === undefined) return text;
  const [own, other] = [first, text.slice(first.length)].map(digitCount);
  const least = /\s\/\s/.test(text) ? 7 : 9;
  return (own ?? 0) >= least && (other ?? 0) >= least ? first : text;
}

function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660;
    return String(code - zero);
  });
}

function trimBrackets(text: string): { readonly text: string; readonly skipped: number } {
  const opened = (text.match(/\(/g) ?? []).length;
  const closed = (text.match(/\)/g) ?? []).length;
  if (opened > closed && text.startsWith("(")) return { text: text.slice(1), skipped: 1 };
  return { text, skipped: 0 };
}

interface Parsed {
  readonly international: string;
  readonly valid: boolean;
  /** The number as it is read, where the line holds its groups from right to left. */
  readonly turned?: string;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** "9281 733 100 20" in an Arabic line whose "+" stands elsewhere: the groups of +20 100 733 9281. */
function parseTurned(text: string, line: string): Parsed | null {
  if (!RIGHT_TO_LEFT.test(line) || !line.includes("+")) return null;
  const turned = `+${text.trim().split(/\s+/).reverse().join(" ")}`;
  const parsed = parse(turned, null);
  return parsed?.valid === true ? { ...parsed, turned } : null;
}

function parse(text: string, country: string | null): Parsed | null {
  const region: CountryCode | undefined =
    country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(
    text.replace(/^00/, "+").replace(/\(0\)/, ""),
    region === undefined ? {} : { defaultCountry: region },
  );
  if (number === undefined || !number.isPossible()) return null;
  const valid = number.isValid();
  // Without its own country code a number that no plan of the country knows may be anything.
  return text.startsWith("+") || text.startsWith("00") || valid
    ? { international: number.number, valid }
    : null;
}
