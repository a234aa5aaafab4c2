import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "./cv-document.ts";

/** Title, company, first and last month of each position below a heading of experience; "now" for an open end. */
export function jobsOf(lines: readonly TestLine[]): readonly (string | null)[][] {
  const cv = parseDocument(cvDocument(["! Ada Byron", "# Experience", ...lines]), "2026-11-01");
  return cv.positions.map(({ position: { title, company, startDate, endDate, current } }) => [
    title,
    company,
    startDate,
    current ? "now" : endDate,
  ]);
}
