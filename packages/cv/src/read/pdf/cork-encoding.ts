/** The upper half of TeX's text encoding (Cork, T1) from 0x80 on. */
const UPPER = [
  ..."ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£",
  ..."ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖŒØÙÚÛÜÝÞẞàáâãäåæçèéêëìíîïðñòóôõöœøùúûüýþß",
];
/** What stands in place of control characters, from 0x0d on. */
const LOWER = [
  "‚",
  "‹",
  "›",
  "“",
  "”",
  "„",
  "«",
  "»",
  "–",
  "—",
  "",
  "",
  "ı",
  "ȷ",
  "ff",
  "fi",
  "fl",
  "ffi",
  "ffl",
];
const FIRST_LOWER = 0x0d;
const OTHERS = new Map<number, string>([
  [0x27, "’"],
  [0x60, "‘"],
  [0x7f, "-"],
]);

/** What a code of TeX's text encoding stands for, null for accents without a letter. */
export function corkText(code: number): string | null {
  if (code >= 0x80) return UPPER[code - 0x80] ?? null;
  if (code < 0x20) return LOWER[code - FIRST_LOWER] ?? null;
  return OTHERS.get(code) ?? String.fromCharCode(code);
}
