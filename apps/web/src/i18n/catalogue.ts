import { en } from "../messages/en/index.ts";
import type { Locale } from "./locales.ts";

/** The same tree of keys with any text at the leaves: what a translation must fill. */
type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};

export type Catalogue = Translated<typeof en>;

/** English is part of the app; every other language is fetched when it is chosen. */
const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  en: () => Promise.resolve(en),
};

export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return catalogues[locale]();
}
