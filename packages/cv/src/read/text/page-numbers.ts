const WORD = "(?:page|pag|pg|p|seite|side|sida|sivu|página|pagina|pág|str|страница|стр|صفحة|පිටුව|பக்கம்|पृष्ठ)";
const OF = "(?:of|von|de|di|sur|van|av|af|/|\\||من|из)";
const NUMBER = "[#\\d\\u0660-\\u0669]{1,3}";

const WHOLE = new RegExp(
  `^[\\s\\-–—|·•]*(?:${WORD}\\.?\\s*)?${NUMBER}(?:\\s*${OF}\\s*${NUMBER})?[\\s\\-–—|·•.]*$`,
  "iu",
);
const AT_END = new RegExp(`[\\s\\-–—|·•,]*\\b${WORD}\\.?\\s*${NUMBER}(?:\\s*${OF}\\s*${NUMBER})?\\s*$`, "iu");

/** The bare number of a field, apart from the words in front: `Jane Doe | #`, `Jane Doe – #/#`, not `C#`. */
const BARE_AT_END = new RegExp(`(?:\\s*[\\-–—|·•]|\\t|\\s{2})\\s*#(?:\\s*${OF}\\s*#)?\\s*$`, "iu");

const AT_START = new RegExp(`^${WORD}\\.?\\s*${NUMBER}(?:\\s*${OF}\\s*${NUMBER})?[\\s\\-–—|·•,]+`, "iu");

/** True for a line that only counts pages: "2", "- 2 -", "Page 2 of 3". `#` stands for any number. */
export function isPageNumber(text: string): boolean {
  return WHOLE.test(text);
}

/** A running line without the page count at its ends: "Jane Doe | Page 2" becomes "Jane Doe". */
export function stripPageNumber(text: string): string {
  return text.replace(AT_END, "").replace(BARE_AT_END, "").replace(AT_START, "").trim();
}
