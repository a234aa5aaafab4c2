type DocumentFormat = "pdf" | "zip" | "ole";

/** Readers accept a PDF header with some rubbish before it (PDF 1.7, annex H, note 13). */
const PDF_HEADER_WITHIN = 1024;

/** Tells the kind of file by its first bytes, never by its name. */
export function sniff(bytes: Uint8Array): DocumentFormat | null {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return "zip";
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return "ole";
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN));
  return head.includes("%PDF-") ? "pdf" : null;
}

/** True for a compound file around an encrypted office document; its directory names the stream in UTF-16. */
export function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes(Buffer.from("EncryptedPackage", "utf16le"));
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}
