import type { ReactNode } from "react";
import { IntlProvider, type Messages } from "use-intl";
import { browserTimeZone } from "../lib/browser/time-zone.ts";
import type { Catalogue } from "./catalogue.ts";
import { formats } from "./formats.ts";
import { directionOf, formattingLocale, type Locale } from "./locales.ts";

interface AppIntlProps {
  locale: Locale;
  catalogue: Catalogue;
  children: ReactNode;
}

/** Messages, dates and numbers in the reader's language and time zone. */
export function AppIntl({ locale, catalogue, children }: AppIntlProps) {
  return (
    <IntlProvider
      locale={formattingLocale(locale, navigator.languages)}
      messages={messagesOf(catalogue)}
      formats={formats}
      timeZone={browserTimeZone()}
    >
      {children}
    </IntlProvider>
  );
}

/** `Messages` has the English texts as literals, only so that the arguments of a message can be checked. */
function messagesOf(catalogue: Catalogue): Messages {
  const messages: unknown = catalogue;
  // biome-ignore lint/plugin/no-cast: a catalogue has the same keys, its own type sees to that.
  return messages as Messages;
}

/** Tells the browser, screen readers and the style sheet which language the page speaks. */
export function markDocumentLanguage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
