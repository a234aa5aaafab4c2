import { inflateSync } from "node:zlib";
import { readFontCmap } from "./font-cmap.ts";

const PRODUCER = "WeasyPrint";
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_FONTS = 30;
const MAX_FONT = 2 * 1024 * 1024;
/** Tamil and Sinhala; in Devanagari too many glyphs are no characters of the font. */
const INDIC = /[\u0b80-\u0bff\u0d80-\u0dff]/;
/** Vowel signs, or parts of them, that are drawn before their consonant, as a glyph of their own. */
const DRAWN_BEFORE = /[\u0bc6-\u0bc8\u0dd9\u0ddb]/g;

/**
 * WeasyPrint says of the glyphs of an Indic syllable that the first means nothing and the last all of it, and
 * means it wherever the glyph comes again. What a glyph means stands in the font that the file carries: the
 * bytes come back with their maps corrected, in place and of the same length. Other files come back as they are.
 */
export function mendToUnicode(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > MAX_BYTES || !file.includes(PRODUCER)) return bytes;
  const text = file.toString("latin1");
  const fonts = [...text.matchAll(FONT)].slice(0, MAX_FONTS);
  let mended: Buffer | null = null;
  for (const [, map = "", descendant = ""] of fonts) {
    const characters = charactersOf(file, text, descendant);
    const range = streamOf(text, map);
    if (range === null || !isIndic(characters)) continue;
    const written = writeMap(text.slice(range.start, range.end), characters);
    if (written === null) continue;
    mended ??= Buffer.from(file);
    mended.write(written.padEnd(range.end - range.start), range.start, "latin1");
  }
  return mended ?? bytes;
}

const FONT =
  /\/Subtype \/Type0\b[^>]{0,200}?\/ToUnicode (\d{1,7}) 0 R[^>]{0,200}?\/DescendantFonts \[ ?(\d{1,7}) 0 R/g;

function isIndic(characters: ReadonlyMap<number, number>): boolean {
  return [...characters.values()].some((code) => INDIC.test(String.fromCharCode(code)));
}

/** The characters of the font program behind a descendant font. */
function charactersOf(file: Buffer, text: string, descendant: string): ReadonlyMap<number, number> {
  const descriptor = /\/FontDescriptor (\d{1,7}) 0 R/.exec(dictionaryOf(text, descendant))?.[1];
  const program = /\/FontFile2 (\d{1,7}) 0 R/.exec(dictionaryOf(text, descriptor ?? ""))?.[1];
  const range = program === undefined ? null : streamOf(text, program);
  if (range === null) return new Map();
  try {
    return readFontCmap(inflateSync(file.subarray(range.start, range.end), { maxOutputLength: MAX_FONT }));
  } catch {
    return new Map();
  }
}

function dictionaryOf(text: string, object: string): string {
  const at = text.indexOf(`\n${object} 0 obj`);
  return object === "" || at < 0 ? "" : text.slice(at, Math.min(text.indexOf("endobj", at), at + 2_000));
}

function streamOf(text: string, object: string): { readonly start: number; readonly end: number } | null {
  const at = text.indexOf(`\n${object} 0 obj`);
  const keyword = at < 0 ? -1 : text.indexOf("stream\n", at);
  const length = Number(/\/Length (\d{1,8})\b/.exec(text.slice(at, Math.max(at, keyword)))?.[1] ?? 0);
  return keyword < 0 || length === 0 ? null : { start: keyword + 7, end: keyword + 7 + length };
}

const ENTRY = /<([0-9a-f]{4})> <((?:[0-9a-f]{4})*)>/gi;

/** The map anew, without what viewers do not need; null when that is longer than the old one. */
function writeMap(old: string, characters: ReadonlyMap<number, number>): string | null {
  const meanings = old.split("beginbfchar").slice(1).join("");
  const entries = [...meanings.matchAll(ENTRY)].flatMap(([, glyph = "", said = ""]) => {
    const meaning = meaningOf(said, characters, Number.parseInt(glyph, 16));
    return meaning === "" ? [] : [`<${glyph}><${meaning}>`];
  });
  // No group of a map may have more than 100 entries.
  const groups = Array.from({ length: Math.ceil(entries.length / 100) }, (_, i) =>
    entries.slice(100 * i, 100 * i + 100),
  );
  const written = [
    "begincmap 1 begincodespacerange<0000><ffff>endcodespacerange",
    ...groups.map((group) => `${group.length} beginbfchar\n${group.join("\n")}\nendbfchar`),
    "endcmap",
  ].join("\n");
  return written.length > old.length ? null : written;
}

/** What a glyph means, as UTF-16 in hex. */
function meaningOf(said: string, characters: ReadonlyMap<number, number>, glyph: number): string {
  const known = characters.get(glyph);
  if (known !== undefined) return toHex(known);
  const text = Buffer.from(said, "hex").swap16().toString("utf16le");
  if (!INDIC.test(text)) return said;
  const own = text.normalize("NFD").replace(DRAWN_BEFORE, "");
  return [...own].map((letter) => toHex(letter.charCodeAt(0))).join("");
}

function toHex(code: number): string {
  return code.toString(16).padStart(4, "0");
}
