import type { CvDocument } from "../../types.ts";
import type { ReadLimits } from "../limits.ts";
import { assembleDocument } from "../order/assemble-document.ts";
import { ReadFailure } from "../read-failure.ts";
import { checkStreams } from "./check-streams.ts";
import { mentionsLayers } from "./layers.ts";
import type { PdfContent } from "./pdf-content.ts";
import { readWithPdfium } from "./pdfium/read-with-pdfium.ts";
import { readWithPdfjs } from "./pdfjs/read-with-pdfjs.ts";

/**
 * Reads a PDF. PDFium is the faster and, for most scripts, the more faithful reader; pdf.js takes the two
 * cases it cannot serve: layers, whose state PDFium does not tell, and files that it gives up on.
 */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits): Promise<CvDocument> {
  checkStreams(bytes, limits.maxInflatedBytes);
  return assembleDocument(await readContent(bytes, limits));
}

async function readContent(bytes: Uint8Array, limits: ReadLimits): Promise<PdfContent> {
  if (mentionsLayers(bytes)) return await readWithPdfjs(bytes, limits);
  try {
    return await readWithPdfium(bytes, limits);
  } catch (error) {
    const givenUp = !(error instanceof ReadFailure) || error.problem === "damaged";
    if (!givenUp) throw error;
    return await readWithPdfjs(bytes, limits);
  }
}
