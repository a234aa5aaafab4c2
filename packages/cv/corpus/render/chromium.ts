import { type Browser, chromium } from "playwright-core";
import type { Person } from "../person.ts";
import type { HtmlLayout } from "./html/layout-kit.ts";

export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** Prints one page set to PDF as a person would from the browser. */
export async function printWithChromium(
  browser: Browser,
  layout: HtmlLayout,
  person: Person,
): Promise<Uint8Array> {
  const tab = await browser.newPage();
  try {
    await tab.setContent(layout.html(person), { waitUntil: "load" });
    const running = layout.running?.(person);
    if (running === undefined) return await tab.pdf({ preferCSSPageSize: true, printBackground: true });
    return await tab.pdf({
      format: "A4",
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: running.header,
      footerTemplate: running.footer,
      margin: { top: "22mm", bottom: "22mm", left: "17mm", right: "17mm" },
    });
  } finally {
    await tab.close();
  }
}
