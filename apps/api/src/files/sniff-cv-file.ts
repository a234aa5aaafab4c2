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
  // With the digit of its version: a page that only speaks of PDF is none.
  if (/%PDF-\d/.test(content.subarray(0, PDF_HEADER_WITHIN).toString("latin1"))) return "pdf";
  if (isWordArchive(content) || isCutOffice(content) || isEncryptedOffice(content)) return "docx";
  return undefined;
}

/** What each member of a zip begins with; its name follows at this distance (APPNOTE 4.3.7). */
const ZIP_MEMBER = Buffer.from("PK\u0003\u0004", "latin1");
const ZIP_NAME_OFFSET = 30;
const WORD_FOLDER = "word/";

/** A zip with a member in the folder of Word. It is found also when the end of the file is cut off. */
function isWordArchive(content: Buffer): boolean {
  if (!content.subarray(0, ZIP_MEMBER.length).equals(ZIP_MEMBER)) return false;
  let at = content.indexOf(WORD_FOLDER, ZIP_NAME_OFFSET);
  while (at !== -1) {
    const start = at - ZIP_NAME_OFFSET;
    if (content.subarray(start, start + ZIP_MEMBER.length).equals(ZIP_MEMBER)) return true;
    at = content.indexOf(WORD_FOLDER, at + 1);
  }
  return false;
}

/** The list of its contents is what an Office file begins with, and the directory is what any zip ends with. */
const OFFICE_LIST = "[Content_Types].xml";
const ZIP_DIRECTORY = Buffer.from("PK\u0005\u0006", "latin1");

/** An Office file that was cut off before it could show whether it is Word's: it is told that it is damaged. */
function isCutOffice(content: Buffer): boolean {
  const name = content.subarray(ZIP_NAME_OFFSET, ZIP_NAME_OFFSET + OFFICE_LIST.length).toString("latin1");
  const isOffice = content.subarray(0, ZIP_MEMBER.length).equals(ZIP_MEMBER) && name === OFFICE_LIST;
  return (
    isOffice && !content.includes(ZIP_DIRECTORY) && !content.includes("xl/") && !content.includes("ppt/")
  );
}

/** An encrypted .docx is an OLE container with a stream of this name ([MS-OFFCRYPTO] 2.3.4.4). */
function isEncryptedOffice(content: Buffer): boolean {
  const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return content.subarray(0, 8).equals(magic) && content.includes(Buffer.from("EncryptedPackage", "utf16le"));
}
