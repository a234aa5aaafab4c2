/** Scripts that one language of CVs owns, by ISO 639-1 code of that language. */
const OWNED: readonly (readonly [code: string, from: number, to: number])[] = [
  ["si", 0x0d80, 0x0dff],
  ["ta", 0x0b80, 0x0bff],
  ["te", 0x0c00, 0x0c7f],
  ["kn", 0x0c80, 0x0cff],
  ["ml", 0x0d00, 0x0d7f],
  ["gu", 0x0a80, 0x0aff],
  ["pa", 0x0a00, 0x0a7f],
  ["bn", 0x0980, 0x09ff],
  ["or", 0x0b00, 0x0b7f],
  ["el", 0x0370, 0x03ff],
  ["he", 0x0590, 0x05ff],
  ["hy", 0x0530, 0x058f],
  ["ka", 0x10a0, 0x10ff],
  ["am", 0x1200, 0x137f],
  ["th", 0x0e00, 0x0e7f],
  ["lo", 0x0e80, 0x0eff],
  ["km", 0x1780, 0x17ff],
  ["my", 0x1000, 0x109f],
  ["dz", 0x0f00, 0x0fff],
  ["ko", 0xac00, 0xd7af],
  ["ja", 0x3040, 0x30ff],
];

const SHARED: readonly (readonly [script: string, from: number, to: number])[] = [
  ["Devanagari", 0x0900, 0x097f],
  ["Arabic", 0x0600, 0x06ff],
  ["Cyrillic", 0x0400, 0x04ff],
  ["Han", 0x4e00, 0x9fff],
];

const ALL = [...OWNED, ...SHARED];

export interface ScriptCounts {
  readonly latin: number;
  /** Letters per language of an owned script, and per name of a shared one. */
  readonly others: ReadonlyMap<string, number>;
}

/** Letters of a text by script. */
export function countScripts(text: string): ScriptCounts {
  let latin = 0;
  const others = new Map<string, number>();
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x250) {
      if (isLatinLetter(code)) latin++;
      continue;
    }
    const range = ALL.find(([, from, to]) => code >= from && code <= to);
    if (range !== undefined) others.set(range[0], (others.get(range[0]) ?? 0) + 1);
  }
  return { latin, others };
}

function isLatinLetter(code: number): boolean {
  return (
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    (code >= 0xc0 && code !== 0xd7 && code !== 0xf7)
  );
}
