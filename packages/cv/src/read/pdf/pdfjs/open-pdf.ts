import { getResolvedPDFJS } from "unpdf";
import { ReadFailure } from "../../read-failure.ts";

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
export type PdfDocument = Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>;
export type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

export interface OpenPdf {
  readonly document: PdfDocument;
  readonly ops: Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a PDF with the empty password, as every viewer does: a file that only restricts printing or
 * copying is readable, one that asks its reader for a password is not. pdf.js takes the bytes over.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const pdfjs = await getResolvedPDFJS();
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    // Glyph outlines and font files serve drawing only; nothing is drawn here.
    disableFontFace: false,
    useSystemFonts: true,
    stopAtErrors: false,
  });
  try {
    return { document: await task.promise, ops: pdfjs.OPS, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    const asksForPassword = error instanceof Error && error.name === "PasswordException";
    throw new ReadFailure(asksForPassword ? "encrypted" : "damaged", error);
  }
}
