import type { Browser } from "playwright-core";
import { launchChromium, printHtml, runningOptions } from "../render/chromium.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { Format } from "./formats.ts";
import { runningHtml } from "./paging.ts";
import { wordFile } from "./word/document.ts";
import { printedByOffice } from "./word/office.ts";

/** A page as a file, and what that was made of if it is another. */
export interface Printed {
  readonly page: DrawnPage;
  readonly bytes: Uint8Array;
  readonly extension: "pdf" | "docx";
  readonly source?: { readonly extension: "html" | "docx"; readonly content: string | Uint8Array };
}

export interface Printer {
  readonly print: (pages: readonly DrawnPage[]) => Promise<Printed[]>;
  readonly close: () => Promise<void>;
}

const PRINTERS: Readonly<Record<Format, () => Promise<Printer>>> = {
  pdf: async () => {
    const browser = await launchChromium();
    return {
      close: () => browser.close(),
      print: (pages) => inTurn(pages, (page) => browserPage(browser, page)),
    };
  },
  docx: async () => ({
    close: async () => {},
    print: (pages) =>
      inTurn(pages, async (page) => ({ page, extension: "docx", bytes: await wordFile(page) })),
  }),
  "docx-pdf": async () => ({
    close: async () => {},
    print: async (pages) => {
      const files = await inTurn(pages, wordFile);
      const printed = await printedByOffice(files);
      return pages.flatMap((page, index) => {
        const [content, bytes] = [files[index], printed[index]];
        if (content === undefined || bytes === undefined) return [];
        return [{ page, extension: "pdf", bytes, source: { extension: "docx", content } }];
      });
    },
  }),
};

export function openPrinter(format: Format): Promise<Printer> {
  return PRINTERS[format]();
}

async function browserPage(browser: Browser, page: DrawnPage): Promise<Printed> {
  const running = runningHtml(page.person, page.habits);
  const options = { preferCSSPageSize: true, ...(running === undefined ? {} : runningOptions(running)) };
  const bytes = await printHtml(browser, page.html, options);
  return { page, extension: "pdf", bytes, source: { extension: "html", content: page.html } };
}

async function inTurn<T>(pages: readonly DrawnPage[], make: (page: DrawnPage) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (const page of pages) made.push(await make(page));
  return made;
}
