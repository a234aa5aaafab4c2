/**
 * What the reader is willing to do for one file. A CV is a small document: every limit leaves room for
 * several times the longest honest one, and stops a file that is made to cost time or memory.
 */
export interface ReadLimits {
  /** Academic CVs with publication lists reach about 40 pages. */
  readonly maxPages: number;
  /** Bytes of the file itself. The product takes 5 MB; a command line may want more. */
  readonly maxBytes: number;
  /** Bytes that all compressed parts may inflate to; text of 60 pages is under 2 MB, pictures are skipped. */
  readonly maxInflatedBytes: number;
  /** Characters drawn in the whole document; a dense page has about 6,000. */
  readonly maxGlyphs: number;
  /** Drawing operators per page; vector portraits and charts reach some 100,000. */
  readonly maxOperators: number;
  /** Filled shapes and pictures per page that visibility looks at; what comes after them is not judged. */
  readonly maxPaints: number;
  /** Parts (files) in a DOCX package; Word writes about 20. */
  readonly maxZipEntries: number;
  /** Depth of nested elements in a DOCX part; a table in a table in a text box is about 40 deep. */
  readonly maxXmlDepth: number;
}

const MB = 1024 * 1024;

export const defaultReadLimits: ReadLimits = {
  maxPages: 60,
  maxBytes: 20 * MB,
  maxInflatedBytes: 64 * MB,
  maxGlyphs: 500_000,
  maxOperators: 1_000_000,
  maxPaints: 20_000,
  maxZipEntries: 2_000,
  maxXmlDepth: 256,
};
