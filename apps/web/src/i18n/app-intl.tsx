import { type ReactNode, useSyncExternalStore } from "react";
import { IntlProvider, type Messages } from "use-intl";
import { browserTimeZone } from "../lib/browser/time-zone.ts";
import { formats } from "./formats.ts";
import { directionOf, formattingLocale, type Locale } from "./locales.ts";
import type { KnownTexts, Texts } from "./texts.ts";

interface AppIntlProps {
  texts: Texts;
  children: ReactNode;
}

/** Messages, dates and numbers in the reader's language and time zone. */
export function AppIntl({ texts, children }: AppIntlProps) {
  const known = useSyncExternalStore(texts.subscribe, texts.get);
  return (
    <IntlProvider
      locale={formattingLocale(texts.locale, navigator.languages)}
      messages={messagesOf(known)}
      formats={formats}
      timeZone={browserTimeZone()}
    >
      {children}
    </IntlProvider>
  );
}

/**
 * `Messages` has the English texts as literals, only so that the arguments of a message can be checked; and those of
 * the screens behind the login, which wait for them (`routes/_app.tsx`).
 */
function messagesOf(texts: KnownTexts): Messages {
  const messages: unknown = texts;
  // biome-ignore lint/plugin/no-cast: the same keys, the type of a catalogue sees to that.
  return messages as Messages;
}

/** Tells the browser, screen readers and the style sheet which language the page speaks. */
export function markDocumentLanguage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
