import type { CvDocument, ReadResult } from "../types.ts";
import { readDocx } from "./docx/read-docx.ts";
import { defaultReadLimits, type ReadLimits } from "./limits.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { ReadFailure } from "./read-failure.ts";
import { holdsEncryptedPackage, sniff } from "./sniff.ts";

export { defaultReadLimits, type ReadLimits } from "./limits.ts";

/**
 * Reads a CV from its bytes. Bad input is a result, never an exception; the work done is bounded by
 * `limits`. The bytes are left as they are.
 */
export async function readDocument(
  bytes: Uint8Array,
  limits: ReadLimits = defaultReadLimits,
): Promise<ReadResult> {
  try {
    return { ok: true, document: await readByFormat(bytes, limits) };
  } catch (error) {
    // Whatever else goes wrong inside a parser is the file's fault: the same bytes will always do it.
    return { ok: false, problem: error instanceof ReadFailure ? error.problem : "damaged" };
  }
}

async function readByFormat(bytes: Uint8Array, limits: ReadLimits): Promise<CvDocument> {
  if (bytes.length > limits.maxBytes) throw new ReadFailure("too-large");
  const format = sniff(bytes);
  if (format === "pdf") return await readPdf(bytes, limits);
  if (format === "zip") return readDocx(bytes, limits);
  if (format === "ole" && holdsEncryptedPackage(bytes)) throw new ReadFailure("encrypted");
  throw new ReadFailure("unsupported");
}
