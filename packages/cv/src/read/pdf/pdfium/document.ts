import { ReadFailure } from "../../read-failure.ts";
import { copyIn, type Pdfium } from "./instance.ts";

const PASSWORD_ERROR = 4;

/**
 * Opens a document with the empty password, as every viewer does: a file that only restricts printing or
 * copying is readable, one that asks its reader for a password is not. Closes it after the work.
 */
export function withDocument<T>(pdfium: Pdfium, bytes: Uint8Array, work: (document: number) => T): T {
  const { api } = pdfium;
  const address = copyIn(pdfium, bytes);
  const document = api.FPDF_LoadMemDocument(address, bytes.length, "");
  try {
    if (document === 0) {
      throw new ReadFailure(api.FPDF_GetLastError() === PASSWORD_ERROR ? "encrypted" : "damaged");
    }
    return work(document);
  } finally {
    if (document !== 0) api.FPDF_CloseDocument(document);
    api.pdfium.wasmExports.free(address);
  }
}

/** Loads a page and its text for the work, and lets go of both. */
export function withPage<T>(
  { api }: Pdfium,
  document: number,
  index: number,
  work: (page: number, text: number) => T,
): T {
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) throw new ReadFailure("damaged");
  const text = api.FPDFText_LoadPage(page);
  try {
    return work(page, text);
  } finally {
    if (text !== 0) api.FPDFText_ClosePage(text);
    api.FPDF_ClosePage(page);
  }
}
