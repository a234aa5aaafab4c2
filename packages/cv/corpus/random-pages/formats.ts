/** What a page is printed as. */
export const FORMATS = ["pdf", "docx", "docx-pdf"] as const;

export type Format = (typeof FORMATS)[number];
