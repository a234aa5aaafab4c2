/** Languages that have a catalogue. To add one: write src/messages/<locale>, then name it here. */
export const LOCALES = ["en"] as const;
export type Locale = (typeof LOCALES)[number];

const DEFAULT_LOCALE: Locale = "en";

/** Languages written from right to left; none has a catalogue yet. */
const RIGHT_TO_LEFT = new Set(["ar", "he", "fa", "ur"]);

export function directionOf(locale: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(languageOf(locale)) ? "rtl" : "ltr";
}

/** The first of the reader's languages that has a catalogue. */
export function pickLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const found = LOCALES.find((locale) => locale === languageOf(tag));
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}

/** The reader's own variant of the catalogue's language (`en-GB`), so that dates and numbers look familiar. */
export function formattingLocale(locale: Locale, preferred: readonly string[]): string {
  return preferred.find((tag) => languageOf(tag) === locale && isValidTag(tag)) ?? locale;
}

/** Browsers on some systems report tags such as `en-US@posix`, which Intl refuses. */
function isValidTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function languageOf(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? tag;
}
