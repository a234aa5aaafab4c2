/** Addresses of the net: nothing in them is a skill ("github.com/someone"). Names like Node.js stay. */
const NET_ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|me|app|lk|in|co|uk|de|fr|edu|gov|example)\/\S*/giu;

/** "Github Link", "Github:// ada-byron": where the works are to be seen. */
const LINK = /\b(?:github|gitlab|youtube|stack ?overflow|figma|behance|kaggle)(?: links?\b|:\/\/\s?\S*)/giu;

/** "Java Street", "Rua Ruby": where somebody lives or works. */
const PLACE =
  /\b(?:\p{Lu}[\p{L}'’]+ (?:Street|Avenue|Lane|Boulevard|Crescent|River|Creek|Islands?|County)|(?:Rue|Calle|Rua|Avenida|Plaza|Piazza|Praça) (?:d(?:e|el|es|u|o|a|ella) |la )?\p{Lu}[\p{L}'’]+)(?!\p{L})/gu;
const MAY_BE_PLACE =
  /Street|Avenue|Lane|Boulevard|Crescent|River|Creek|Island|County|Rue |Calle |Rua |Avenida |Plaza |Piazza |Praça /;

/** "Via Kestrelway Recruitment": who placed the person there, by a name that ends in what such firms are called. */
const GO_BETWEEN =
  /\bvia (?:the )?(?:\p{Lu}[\p{L}'’-]* (?:& )?){1,3}(?:Recruitment|Recruiting|Recruiters|Staffing|Personnel|Resourcing|Resources|Employment|Agency|Temps?|Talent|Consult(?:ing|ants|ancy)|Zeitarbeit|Personaldienste?|Interim|Intérim)\b/gu;

/** "JAN 2021 – SEP 2023": months in capitals beside their year are no abbreviations of anything else. */
const MONTH = /\b(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)[.,]? (?=(?:19|20)\d\d(?!\d))/g;

/** The text with addresses and the given phrases blanked out, offsets unchanged. */
export function maskText(text: string, phrases: readonly string[] = []): string {
  let masked = /[@/]|www/.test(text) ? text.replace(NET_ADDRESS, blank) : text;
  if (/ link|:\/\//iu.test(masked)) masked = masked.replace(LINK, blank);
  if (MAY_BE_PLACE.test(masked)) masked = masked.replace(PLACE, blank);
  if (masked.includes("via ")) masked = masked.replace(GO_BETWEEN, blank);
  if (/ (?:19|20)\d\d/.test(masked)) masked = masked.replace(MONTH, blank);
  for (const phrase of phrases) masked = maskPhrase(masked, phrase);
  return masked;
}

function maskPhrase(text: string, phrase: string): string {
  if (phrase === "") return text;
  const at = text.indexOf(phrase);
  if (at < 0) return text;
  return text.slice(0, at) + blank(phrase) + maskPhrase(text.slice(at + phrase.length), phrase);
}

/**
 * Stands at the beginning of what was blanked out: bare spaces would join the neighbours into a phrase. No text of a
 * CV holds this control character, which takes a byte as Latin letters do: see `narrow`.
 */
export const BLANK = "\x80";

function blank(match: string): string {
  return BLANK + " ".repeat(match.length - 1);
}
