import { type GuestTexts, loadGuestTexts, loadMemberTexts, type MemberTexts } from "./catalogue.ts";
import type { Locale } from "./locales.ts";

export type KnownTexts = GuestTexts & Partial<MemberTexts>;

/** The texts of the interface, as far as they have been needed. */
export interface Texts {
  readonly locale: Locale;
  get: () => KnownTexts;
  subscribe: (onChange: () => void) => () => void;
  /** Fetches those of the screens behind the login; undefined once they are there. What failed is tried again. */
  loadMembers: () => Promise<void> | undefined;
}

type LoadMembers = (locale: Locale) => Promise<MemberTexts>;

export async function loadTexts(locale: Locale, load: LoadMembers = loadMemberTexts): Promise<Texts> {
  let known: KnownTexts = await loadGuestTexts(locale);
  let coming: Promise<void> | undefined;
  let whole = false;
  const listeners = new Set<() => void>();

  async function fetchMembers(): Promise<void> {
    try {
      known = { ...known, ...(await load(locale)) };
      whole = true;
      for (const listener of listeners) listener();
    } finally {
      coming = undefined;
    }
  }

  return {
    locale,
    get: () => known,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    loadMembers: () => {
      if (whole) return undefined;
      coming ??= fetchMembers();
      return coming;
    },
  };
}
