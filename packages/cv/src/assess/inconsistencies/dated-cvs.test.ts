import { expect, test } from "vitest";
import { parseDocument } from "../../parse/parse-document.ts";
import { cvDocument } from "../../parse/testing/cv-document.ts";
import { DATED_CVS } from "../testing/dated-cvs.data.ts";
import { totalYears } from "../total-years.ts";
import { findInconsistencies } from "./find-inconsistencies.ts";

const AS_OF = "2026-11-01";

/** Jobs and what stands among them, then the sections behind. */
function linesOf(text: string): readonly string[] {
  const profile: string[] = [];
  const rest: string[] = [];
  for (const line of text.split("\n")) {
    const content = line.slice(2);
    if (line.startsWith("S ")) profile.push(content);
    else if (line.startsWith("X ")) rest.push(content);
    else {
      const [title = "", company = "", dates = ""] = content.split("|").map((part) => part.trim());
      rest.push(
        `${title}\t${dates}`,
        ...(company === "" ? [] : [company]),
        "* Kept the records in good order.",
      );
    }
  }
  const summary = profile.length > 0 ? profile : ["Calm and tidy."];
  return ["! Ada Byron", "# Summary", ...summary, "# Experience", ...rest];
}

test.each(DATED_CVS)("$shape", ({ text, kinds }) => {
  const cv = parseDocument(cvDocument(linesOf(text)), AS_OF);
  const years = totalYears(
    cv.positions.map(({ position }) => position),
    AS_OF,
  );
  const found = findInconsistencies(cv, years, AS_OF).map(({ kind }) => kind);
  expect(found.sort()).toEqual(kinds);
});
