/** A name with an escaped letter, under which any other may hide. */
const ESCAPED_NAME = /\/[A-Za-z]*#[0-9A-Fa-f]{2}/;

/**
 * True when a PDF may hold forms: pieces of drawing that can draw each other. They are streams, which no
 * other stream can hold, so their dictionaries stand in the bytes of the file.
 */
export function mayHoldForms(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes("/Form") || ESCAPED_NAME.test(file.toString("latin1"));
}
