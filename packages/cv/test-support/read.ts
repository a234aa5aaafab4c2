import { readDocument } from "../src/read/index.ts";
import type { CvDocument } from "../src/types.ts";

/** Reads bytes that must be readable. */
export async function readOk(bytes: Uint8Array): Promise<CvDocument> {
  const result = await readDocument(bytes);
  if (!result.ok) throw new Error(`The test file is not readable: ${result.problem}.`);
  return result.document;
}

/** The visible text, a line each. */
export async function readTexts(bytes: Uint8Array): Promise<string[]> {
  return (await readOk(bytes)).lines.map((line) => line.text);
}
