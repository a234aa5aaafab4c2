import { type Browser, chromium, type Page } from "playwright-core";
import type { Person } from "../person.ts";
import type { HtmlLayout } from "./html/layout-kit.ts";

type PdfOptions = NonNullable<Parameters<Page["pdf"]>[0]>;

export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** Prints one page set to PDF as a person would from the browser. */
export function printWithChromium(browser: Browser, layout: HtmlLayout, person: Person): Promise<Uint8Array> {
  const running = layout.running?.(person);
  const options =
    running === undefined
      ? { preferCSSPageSize: true }
      : { format: "A4", ...runningOptions(running), margin: MARGIN };
  return printHtml(browser, layout.html(person), options);
}

const MARGIN = { top: "22mm", bottom: "22mm", left: "17mm", right: "17mm" };

/** What runs along the pages, in their margin. */
export function runningOptions({
  header,
  footer,
}: {
  readonly header: string;
  readonly footer: string;
}): PdfOptions {
  return { displayHeaderFooter: true, headerTemplate: header, footerTemplate: footer };
}

export async function printHtml(browser: Browser, html: string, options: PdfOptions): Promise<Uint8Array> {
  const tab = await browser.newPage();
  try {
    await tab.setContent(html, { waitUntil: "load" });
    return await tab.pdf({ printBackground: true, ...options });
  } finally {
    await tab.close();
  }
}
