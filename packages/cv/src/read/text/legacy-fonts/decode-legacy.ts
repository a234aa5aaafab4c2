import { toTypedOrder } from "../visual-vowels.ts";
import { KRUTI_DEV, REPH } from "./devanagari.data.ts";
import type { LegacyEncoding } from "./encoding-of-font.ts";
import { DL_MANEL, FM_ABHAYA, REPAYA } from "./sinhala.data.ts";
import { BAMINI } from "./tamil.data.ts";

interface Decoder {
  readonly codes: ReadonlyMap<string, string>;
  readonly longest: number;
  /** From the order of the page to that of Unicode. */
  readonly settle: (drawn: string) => string;
}

const DECODERS: Readonly<Record<LegacyEncoding, Decoder>> = {
  "fm-abhaya": decoder(FM_ABHAYA, settleSinhala),
  "dl-manel": decoder(DL_MANEL, settleSinhala),
  bamini: decoder(BAMINI, settleTamil),
  "kruti-dev": decoder(KRUTI_DEV, settleDevanagari),
};

function decoder(codes: Readonly<Record<string, string>>, settle: Decoder["settle"]): Decoder {
  const longest = Math.max(...Object.keys(codes).map((code) => code.length));
  return { codes: new Map(Object.entries(codes)), longest, settle };
}

/** The text that a font of the time before Unicode shows for the codes of a file. What it does not draw anew stays. */
export function decodeLegacy(text: string, encoding: LegacyEncoding): string {
  const { codes, longest, settle } = DECODERS[encoding];
  const typed = text.replace(SYMBOL_CODES, toWindows1252);
  let drawn = "";
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(longest, typed.length - at);
    while (length > 1 && !codes.has(typed.slice(at, at + length))) length -= 1;
    const code = typed.slice(at, at + length);
    drawn += codes.get(code) ?? code;
    at += length;
  }
  return settle(drawn).normalize("NFC");
}

/** Text in several fonts: what stands in one encoding is decoded together, as a sign may belong to the next piece. */
export function decodePieces(
  pieces: Iterable<{ readonly text: string; readonly encoding: LegacyEncoding | null }>,
): string {
  let shown = "";
  let stretch = "";
  let open: LegacyEncoding | null = null;
  const close = () => (open === null ? stretch : decodeLegacy(stretch, open));
  for (const { text, encoding } of pieces) {
    if (encoding !== open) {
      shown += close();
      stretch = "";
      open = encoding;
    }
    stretch += text;
  }
  return shown + close();
}

/** Symbol fonts have their codes in a private area; others come as the bytes of Windows-1252. */
const SYMBOL_CODES = /[\uf020-\uf0ff\u0080-\u009f]/g;
const WINDOWS_1252 = new TextDecoder("windows-1252");

function toWindows1252(code: string): string {
  return WINDOWS_1252.decode(Uint8Array.of(code.charCodeAt(0) & 0xff));
}

const SINHALA_CLUSTER = "(?:[ක-ෆ]\\u0dca\\u200d)*[ක-ෆ](?:\\u0dca\\u200d[රය])*";
/** A sign that was typed before the joined "ර" or "ය" of its letter. */
const SIGN_BEFORE_JOINED = /((?:\u0dca(?!\u200d)|[\u0dcf-\u0ddf])+)((?:\u0dca\u200d[රය])+)/g;
const UNDER_REPAYA = new RegExp(`(${SINHALA_CLUSTER}[\\u0dca\\u0dcf-\\u0ddf]*)${REPAYA}`, "g");

function settleSinhala(drawn: string): string {
  return toTypedOrder(drawn.replace(SIGN_BEFORE_JOINED, "$2$1")).replace(UNDER_REPAYA, "ර්\u200d$1");
}

function settleTamil(drawn: string): string {
  const letters = drawn
    .replace(/\u0bbe(?=[\u0bbe\u0bbf\u0bc0\u0bcd])/g, "ர")
    .replace(/\u0bc1\u0bc2/g, "\u0bc2");
  return toTypedOrder(letters);
}

const DEVANAGARI_CLUSTER = "(?:[क-ह]\\u093c?\\u094d)*[क-ह]\\u093c?";
const UNDER_REPH = new RegExp(`(${DEVANAGARI_CLUSTER}[\\u093e-\\u094c\\u0901-\\u0903]*)${REPH}`, "g");

function settleDevanagari(drawn: string): string {
  const letters = drawn
    .replace(/\u094d\u093c/g, "\u093c\u094d")
    // The upright stroke makes a letter whole.
    .replace(/\u094d([\u093e\u094b\u094c])/g, (_, stroke: string) => VOWEL_BESIDE[stroke] ?? "")
    .replace(/\u094d\u094d/g, "\u094d");
  return toTypedOrder(letters).replace(UNDER_REPH, "र्$1");
}

/** What is left of a sign when its stroke belongs to the letter. */
const VOWEL_BESIDE: Readonly<Record<string, string>> = { "\u094b": "\u0947", "\u094c": "\u0948" };
