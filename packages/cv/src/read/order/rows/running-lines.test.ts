import { describe, expect, it } from "vitest";
import { lines, pdf, text } from "../../../../test-support/pdf.ts";
import { readTexts } from "../../../../test-support/read.ts";

describe("running lines", () => {
  const pages = ["first", "second", "third"].map((name, i) => [
    text(40, 30, "Jane Doe, Curriculum Vitae"),
    ...lines(40, 200, [`The ${name} page has a text`, `of its own, the ${name} one`]),
    text(280, 820, `Page ${i + 1} of 3`),
    text(40, 820, "jane@example.com"),
  ]);

  it("reads headers and footers once and page numbers never", async () => {
    const read = await readTexts(pdf(pages));
    expect(read.filter((t) => t.startsWith("Jane Doe"))).toHaveLength(1);
    expect(read.filter((t) => t === "jane@example.com")).toHaveLength(1);
    expect(read.at(-1)).toBe("jane@example.com");
    expect(read.join("\n")).not.toMatch(/Page|of 3/);
  });

  it("drops the number of a single page, but no other number", async () => {
    const page = [text(40, 100, "Born in 1990"), text(290, 820, "1")];
    expect(await readTexts(pdf([page]))).toEqual(["Born in 1990"]);
    const years = [text(40, 100, "Diploma"), text(40, 820, "2016")];
    expect(await readTexts(pdf([years]))).toEqual(["Diploma", "2016"]);
  });
});
