import { guests } from "../messages/en/guests.ts";
import type { members } from "../messages/en/members.ts";
import type { Locale } from "./locales.ts";

/** The same tree of keys with any text at the leaves: what a translation must fill. */
type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};

/** What frames every screen, and the screens of who is not logged in. */
export type GuestTexts = Translated<typeof guests>;
/** The screens behind the login. */
export type MemberTexts = Translated<typeof members>;

interface Parts {
  readonly guests: () => Promise<GuestTexts>;
  readonly members: () => Promise<MemberTexts>;
}

/** The frame in English is part of the app; all else is fetched when it is needed. */
const catalogues: Record<Locale, Parts> = {
  en: {
    guests: () => Promise.resolve(guests),
    members: () => import("../messages/en/members.ts").then(({ members }) => members),
  },
};

export function loadGuestTexts(locale: Locale): Promise<GuestTexts> {
  return catalogues[locale].guests();
}

export function loadMemberTexts(locale: Locale): Promise<MemberTexts> {
  return catalogues[locale].members();
}
