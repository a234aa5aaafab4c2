import type { Browser } from "playwright-core";
import type { FileSpec } from "../file-names.ts";
import type { Person } from "../person.ts";
import { printWithChromium } from "./chromium.ts";
import { DOCX_LAYOUTS } from "./docx/layouts.ts";
import { writeDocx } from "./docx/write-docx.ts";
import { groffPdf } from "./groff.ts";
import { HTML_LAYOUTS } from "./html/layouts.ts";
import { latexPdf } from "./latex/latex-pdf.ts";
import { pandocFile } from "./pandoc.ts";
import { runTool } from "./run-tool.ts";

/** One file of one person by one real program. */
export async function produce(
  described: Person,
  spec: FileSpec,
  chromium: () => Promise<Browser>,
): Promise<Uint8Array> {
  const person = { ...described, name: described.printedName ?? described.name };
  const html = HTML_LAYOUTS[spec.layout];
  const docx = DOCX_LAYOUTS[spec.layout];
  switch (spec.producer) {
    case "chromium":
      if (html !== undefined) return printWithChromium(await chromium(), html, person);
      break;
    case "ghostscript":
      if (html !== undefined) return rewrite(await printWithChromium(await chromium(), html, person));
      break;
    case "weasyprint":
      if (html !== undefined)
        return runTool("weasyprint", ["in.html", "out.pdf"], { "in.html": html.html(person) }, "out.pdf");
      break;
    case "wkhtmltopdf":
      if (html !== undefined)
        return runTool(
          "wkhtmltopdf",
          ["-q", "-s", "A4", "in.html", "out.pdf"],
          { "in.html": html.html(person) },
          "out.pdf",
        );
      break;
    case "docxjs":
      if (docx !== undefined) return writeDocx(person, docx(person));
      break;
    case "libreoffice":
      if (docx !== undefined) return libreOffice(await writeDocx(person, docx(person)), "pdf");
      break;
    case "libreoffice-docx":
      if (docx !== undefined) return resave(await writeDocx(person, docx(person)));
      break;
    case "groff":
      return groffPdf(person);
    case "pandoc":
    case "pandoc-xetex":
      return pandocFile(person, spec.extension);
    default:
      return latexPdf(person, spec.layout);
  }
  throw new Error(`No layout ${spec.layout} for ${spec.producer}.`);
}

/** What a "reduce the size of my PDF" page makes of a browser's file. */
function rewrite(pdf: Uint8Array): Promise<Uint8Array> {
  return runTool(
    "gs",
    [
      "-q",
      "-dNOPAUSE",
      "-dBATCH",
      "-sDEVICE=pdfwrite",
      "-dPDFSETTINGS=/ebook",
      "-sOutputFile=out.pdf",
      "in.pdf",
    ],
    { "in.pdf": pdf },
    "out.pdf",
  );
}

function libreOffice(docx: Uint8Array, format: "pdf" | "odt"): Promise<Uint8Array> {
  return runTool(
    "soffice",
    [
      "-env:UserInstallation=file:///tmp/rolecall-corpus-office",
      "--headless",
      "--convert-to",
      format,
      "in.docx",
    ],
    { "in.docx": docx },
    `in.${format}`,
  );
}

/** DOCX as LibreOffice writes it, by way of its own format. */
async function resave(docx: Uint8Array): Promise<Uint8Array> {
  const odt = await libreOffice(docx, "odt");
  return runTool(
    "soffice",
    [
      "-env:UserInstallation=file:///tmp/rolecall-corpus-office",
      "--headless",
      "--convert-to",
      "docx",
      "in.odt",
    ],
    { "in.odt": odt },
    "in.docx",
  );
}
