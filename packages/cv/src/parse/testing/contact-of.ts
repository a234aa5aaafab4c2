import type { ParsedCv } from "../parse-document.ts";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "./cv-document.ts";

/** The contact data of a CV that begins with these lines. */
export function contactOf(...lines: readonly TestLine[]): ParsedCv["contact"] {
  return parseDocument(
    cvDocument([
      ...lines,
      "# Profile",
      "Keeps the books of four small firms, and has done so for more than twelve years in two towns.",
    ]),
    "2026-11-01",
  ).contact;
}
