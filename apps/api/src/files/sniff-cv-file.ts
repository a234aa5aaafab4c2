import type { CvFileType } from "@rolecall/contracts/common/files";

/** Readers accept a PDF header with some rubbish before it (PDF 1.7, annex H, note 13). */
const PDF_HEADER_WITHIN = 1024;

/**
 * The type of an uploaded CV by its content; undefined when it is neither. A damaged or encrypted file
 * still has its type: what is wrong with it is for the reader to say. A library that only knows intact
 * files cannot tell those apart from foreign ones.
 */
export function sniffCvFile(bytes: Uint8Array): CvFileType | undefined {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.subarray(0, PDF_HEADER_WITHIN).includes("%PDF-")) return "pdf";
  if (isWordArchive(content) || isEncryptedOffice(content)) return "docx";
  return undefined;
}

/** The names of a zip's members stand in it as they are, also when its end is cut off. */
function isWordArchive(content: Buffer): boolean {
  return content.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004", "latin1")) && content.includes("word/");
}

/** An encrypted .docx is an OLE container with a stream of this name ([MS-OFFCRYPTO] 2.3.4.4). */
function isEncryptedOffice(content: Buffer): boolean {
  const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return content.subarray(0, 8).equals(magic) && content.includes(Buffer.from("EncryptedPackage", "utf16le"));
}
