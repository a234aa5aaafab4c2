import { describe, expect, it } from "vitest";
import { docx, p, table } from "../../../test-support/docx.ts";
import { readOk, readTexts } from "../../../test-support/read.ts";

describe("tables", () => {
  it("of short cells are lines with cells", async () => {
    const body = table([
      [p("Name"), p("Jane Doe")],
      [p("City"), p("Colombo")],
    ]);
    const { lines, layout } = await readOk(docx(body));
    expect(lines.map((l) => l.cells)).toEqual([
      ["Name", "Jane Doe"],
      ["City", "Colombo"],
    ]);
    expect(layout.tables).toBe(1);
  });

  it("keep a date with the beginning of the job beside it", async () => {
    const job = p("Engineer") + p("Kelani Tyres") + p("Wrote the scanner") + p("Trained the shift");
    const body = table([[p("2019 –") + p("2021"), job]]);
    expect(await readTexts(docx(body))).toEqual([
      "2019 – 2021\tEngineer",
      "Kelani Tyres",
      "Wrote the scanner",
      "Trained the shift",
    ]);
  });

  it("part a name in large type from the contact data beside it", async () => {
    const name = `<w:p><w:r><w:rPr><w:sz w:val="60"/></w:rPr><w:t>Jane Doe</w:t></w:r></w:p>`;
    const size = (words: string) =>
      `<w:p><w:r><w:rPr><w:sz w:val="20"/></w:rPr><w:t>${words}</w:t></w:r></w:p>`;
    const contact = size("Colombo") + size("+94 77 123 4567") + size("jane@example.com");
    expect(await readTexts(docx(table([[name + size("Nurse"), contact]])))).toEqual([
      "Jane Doe",
      "Nurse",
      "Colombo",
      "+94 77 123 4567",
      "jane@example.com",
    ]);
  });

  it("set headings in a column of their own above their sections, on either side, by their style", async () => {
    const styles = '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>';
    const head = (words: string) => p(words, { properties: '<w:pStyle w:val="H1"/>' });
    const body = table([
      [head("Work"), p("Weaver, Loom &amp; Co.") + p("2019 - 2021") + p("Wove")],
      [p("Tamil, English"), head("Tongues")],
    ]);
    expect(await readTexts(docx(body, { styles }))).toEqual([
      "Work",
      "Weaver, Loom & Co.",
      "2019 - 2021",
      "Wove",
      "Tongues",
      "Tamil, English",
    ]);
  });

  it("keep labels beside what they label", async () => {
    const label = (words: string) => p(words, { look: "<w:b/>" });
    const body = table([
      [label("Town"), p("Galle")],
      [label("Born"), p("1990")],
      [label("Spoken"), p("Tamil")],
    ]);
    expect(await readTexts(docx(body))).toEqual(["Town\tGalle", "Born\t1990", "Spoken\tTamil"]);
  });

  it("put short cells on the right line by line", async () => {
    const body = table([[p("Engineer") + p("Kelani Tyres"), p("2019 - 2021") + p("Colombo")]]);
    expect(await readTexts(docx(body))).toEqual(["Engineer\t2019 - 2021", "Kelani Tyres\tColombo"]);
  });

  it("that only place columns are read cell by cell", async () => {
    const left = ["Contact", "Colombo", "Skills", "SQL"];
    const right = ["Experience", "Engineer", "Kelani Tyres", "2019 - 2021"];
    const body = table([[left.map((t) => p(t)).join(""), right.map((t) => p(t)).join("")]]);
    const { lines, layout } = await readOk(docx(body));
    expect(lines.map((l) => l.text)).toEqual([...left, ...right]);
    expect(lines.map((l) => l.block)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(layout.columns).toBe(2);
  });

  it("may stand in tables and have cells that go on from above", async () => {
    const inner = table([[p("2019"), p("BSc")]]);
    const merged =
      `<w:tbl><w:tr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${p("Education")}</w:tc><w:tc>${p("MSc")}</w:tc></w:tr>` +
      `<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc><w:tc>${p("BSc")}</w:tc></w:tr></w:tbl>`;
    expect(await readTexts(docx(table([[inner]])))).toEqual(["2019\tBSc"]);
    expect(await readTexts(docx(merged))).toEqual(["Education\tMSc", "BSc"]);
  });
});
