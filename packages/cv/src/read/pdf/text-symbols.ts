/**
 * Signs of TeX's text symbol encoding (TS1), which come as nameless Type 3 fonts without a word about what
 * their codes mean. In the upper half the encoding follows Latin-1 where that has signs and no letters.
 */
const SIGNS = new Map<number, string>([
  [0x84, "†"],
  [0x85, "‡"],
  [0x86, "‖"],
  [0x87, "‰"],
  [0x88, "•"],
  [0x97, "™"],
  [0xbf, "€"],
  ...[..."¢£¤¥¦§©®°±²³µ¶·¹º¼½¾×÷"].map((sign): [number, string] => [sign.charCodeAt(0), sign]),
]);

/** The sign that a code of a nameless font most likely stands for, null for none. */
export function textSymbol(code: number): string | null {
  return SIGNS.get(code) ?? null;
}
