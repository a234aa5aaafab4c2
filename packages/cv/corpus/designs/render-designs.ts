import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8 } from "fflate";
import { docx } from "../../test-support/docx.ts";
import { launchChromium } from "../render/chromium.ts";
import { runTool } from "../render/run-tool.ts";
import { DESIGNS, pageIn } from "./designs.data.ts";
import { OTHER_PROGRAMS, type OtherProgram } from "./other-programs.data.ts";
import { WORD_PAGES } from "./word-pages.data.ts";

/** Which part of the archive is the document: LibreOffice wants to be told. */
const ROOT = strToU8(
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
);

/** Without names, everything is printed anew. */
const names = new Set(process.argv.slice(2));
const isAsked = (name: string) => names.size === 0 || names.has(name);
const fileOf = (name: string) => join(import.meta.dirname, `${name}.pdf`);

const browser = await launchChromium();
for (const name of Object.keys(DESIGNS)) if (isAsked(name)) await writeFile(fileOf(name), await print(name));
for (const [name, program] of Object.entries(OTHER_PROGRAMS))
  if (isAsked(name)) await writeFile(fileOf(name), await printBy(program));
await browser.close();

function htmlOf(name: string): string {
  const design = DESIGNS[name];
  if (design === undefined) throw new RangeError(`no design ${name}`);
  return pageIn(design);
}

async function print(name: string, script = ""): Promise<Uint8Array> {
  const tab = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await tab.setContent(htmlOf(name), { waitUntil: "load" });
  await tab.evaluate(script);
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true });
  await tab.close();
  return pdf;
}

async function printBy(program: OtherProgram): Promise<Uint8Array> {
  switch (program.by) {
    case "script":
      return print(program.design, program.script);
    case "weasyprint":
      return runTool("weasyprint", ["cv.html", "cv.pdf"], { "cv.html": htmlOf(program.design) }, "cv.pdf");
    case "cairo": {
      const pdf = new Uint8Array(await readFile(fileOf(program.design)));
      return runTool("pdftocairo", ["-pdf", "in.pdf", "cv.pdf"], { "in.pdf": pdf }, "cv.pdf");
    }
    case "xelatex":
      return runTool("xelatex", ["-interaction=batchmode", "cv.tex"], { "cv.tex": program.source }, "cv.pdf");
    case "libreoffice": {
      const { body, extra } = WORD_PAGES[program.page] ?? { body: "" };
      const input = docx(body, { extra: { ...extra, "_rels/.rels": ROOT } });
      return runTool(
        "soffice",
        ["--headless", "--convert-to", "pdf", "cv.docx"],
        { "cv.docx": input },
        "cv.pdf",
      );
    }
  }
}
