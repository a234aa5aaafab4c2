const COMBINING = /[\u0300-\u036f\u064b-\u0652\u0640\u200b-\u200f\ufeff\u00ad]/g;

/** Letters that Unicode does not decompose although readers take them for their plain sisters. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
};
const SPECIAL = /[ßæœøłđðþıأإآٱىیکة]/g;

/** The form in which words are compared: lower case, no accents, no joiners, one Arabic spelling. */
export function foldWord(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  return word
    .normalize("NFKC")
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFD")
    .replace(COMBINING, "")
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** Asked of every word, where a pattern would cost more. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Decimal digits of any script as ASCII digits. Unicode keeps every set of ten in one aligned run. */
export function foldDigits(digits: string): string {
  if (isAscii(digits)) return digits;
  let plain = "";
  for (const digit of digits) plain += String(digitValue(digit));
  return plain;
}

/** First code point of each run of decimal digits that CVs are written with. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xff10,
];

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  for (const zero of ZEROS) if (code >= zero && code <= zero + 9) return code - zero;
  return 0;
}
