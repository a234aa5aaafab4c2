import type { CvDocument } from "../../types.ts";
import type { ReadLimits } from "../limits.ts";
import { assembleDocument } from "../order/assemble-document.ts";
import { ReadFailure } from "../read-failure.ts";
import { checkStreams } from "./check-streams.ts";
import { mayHoldForms } from "./forms.ts";
import { mentionsLayers } from "./layers.ts";
import { mendToUnicode } from "./mend-to-unicode.ts";
import type { PdfContent } from "./pdf-content.ts";
import { readWithPdfium } from "./pdfium/read-with-pdfium.ts";
import { readWithPdfjs } from "./pdfjs/read-with-pdfjs.ts";
import { mendLigatures } from "./shortened-ligatures.ts";

/**
 * Reads a PDF. PDFium is the faster and, for most scripts, the more faithful reader; pdf.js takes the two
 * cases it cannot serve: layers, whose state PDFium does not tell, and files that it gives up on.
 */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits): Promise<CvDocument> {
  checkStreams(bytes, limits.maxInflatedBytes);
  const content = await readContent(mendToUnicode(bytes), limits);
  return assembleDocument(
    isByGhostscript(bytes) ? { ...content, pages: mendLigatures(content.pages) } : content,
  );
}

function isByGhostscript(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("Ghostscript");
}

/**
 * PDFium goes first in any case: it stops at a file that draws without end, which pdf.js does not. Where
 * it cannot say, because it does not understand the file, pdf.js gets only what cannot be such a file.
 */
async function readContent(bytes: Uint8Array, limits: ReadLimits): Promise<PdfContent> {
  const content = await readWithPdfium(bytes, limits).catch((error: unknown) => {
    if (hasGivenUp(error) && !mayHoldForms(bytes)) return null;
    throw error;
  });
  return content && !mentionsLayers(bytes) ? content : await readWithPdfjs(bytes, limits);
}

/** True when PDFium does not understand the file, or fell over it. */
function hasGivenUp(error: unknown): boolean {
  if (error instanceof ReadFailure) return error.problem === "damaged";
  return error instanceof Error && error.name === "RuntimeError";
}
