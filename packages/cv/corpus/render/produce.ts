import type { Browser } from "playwright-core";
import type { FileSpec } from "../file-names.ts";
import type { Person } from "../person.ts";
import { printWithChromium } from "./chromium.ts";
import { DOCX_LAYOUTS } from "./docx/layouts.ts";
import { writeDocx } from "./docx/write-docx.ts";
import { groffPdf } from "./groff.ts";
import { themeLayout, themeOf } from "./html/json-resume.ts";
import type { HtmlLayout } from "./html/layout-kit.ts";
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
  switch (spec.producer) {
    case "chromium":
      return printed(person, spec, chromium);
    case "ghostscript":
      return rewrite(await printed(person, spec, chromium));
    case "weasyprint":
      return runTool("weasyprint", ["in.html", "out.pdf"], { "in.html": page(spec).html(person) }, "out.pdf");
    case "wkhtmltopdf":
      return runTool(
        "wkhtmltopdf",
        ["-q", "-s", "A4", "in.html", "out.pdf"],
        { "in.html": page(spec).html(person) },
        "out.pdf",
      );
    case "docxjs":
      return written(person, spec);
    case "libreoffice":
      return libreOffice(await written(person, spec), "pdf");
    case "libreoffice-docx":
      return resave(await written(person, spec));
    case "groff":
      return groffPdf(person);
    case "pandoc":
    case "pandoc-xetex":
      return pandocFile(person, spec.extension);
    default:
      return latexPdf(person, spec.layout);
  }
}

function page(spec: FileSpec): HtmlLayout {
  return HTML_LAYOUTS[spec.layout] ?? noLayout(spec);
}

function noLayout({ layout, producer }: FileSpec): never {
  throw new Error(`No layout ${layout} for ${producer}.`);
}

async function printed(
  person: Person,
  spec: FileSpec,
  chromium: () => Promise<Browser>,
): Promise<Uint8Array> {
  const theme = themeOf(spec.layout);
  const layout = theme === null ? page(spec) : themeLayout(theme);
  return printWithChromium(await chromium(), layout, person);
}

async function written(person: Person, spec: FileSpec): Promise<Uint8Array> {
  const layout = DOCX_LAYOUTS[spec.layout] ?? noLayout(spec);
  return writeDocx(person, layout(person));
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
