import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createApp } from "./app/create-app.ts";
import { markDocumentLanguage } from "./i18n/app-intl.tsx";
import { pickLocale } from "./i18n/locales.ts";
import { loadTexts } from "./i18n/texts.ts";
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
  const texts = await loadTexts(locale);
  markDocumentLanguage(locale);
  const parts = createApp({ leaving, texts });
  const frame = Array.from(root.childNodes);
  createRoot(root).render(<App parts={parts} frame={frame} />);
}

void start();
