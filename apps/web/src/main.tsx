import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createApp } from "./app/create-app.ts";
import { markDocumentLanguage } from "./i18n/app-intl.tsx";
import { loadCatalogue } from "./i18n/catalogue.ts";
import { pickLocale } from "./i18n/locales.ts";
import { forgetFailedPreloads, keepFromReloading } from "./lib/browser/failed-preloads.ts";
import { watchLeaving } from "./lib/browser/leaving.ts";
import "./styles.css";

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root element.");
  const leaving = watchLeaving();
  // A screen whose code could not be fetched: so that trying again, or a new page, can help.
  addEventListener("vite:preloadError", ({ payload }) => {
    keepFromReloading(payload, { leaving: leaving.now() });
    void forgetFailedPreloads();
  });
  const locale = pickLocale(navigator.languages);
  const catalogue = await loadCatalogue(locale);
  markDocumentLanguage(locale);
  const parts = createApp({ leaving, sessionEndedMessage: catalogue.shell.sessionEnded });
  const frame = Array.from(root.childNodes);
  createRoot(root).render(<App parts={parts} locale={locale} catalogue={catalogue} frame={frame} />);
}

void start();
