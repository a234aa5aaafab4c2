import { describe, expect, it } from "vitest";
import { docx, p, r } from "../../../test-support/docx.ts";
import { readOk, readTexts } from "../../../test-support/read.ts";

describe("text beside the body", () => {
  const box = (words: string) => `<w:txbxContent>${p(words)}</w:txbxContent>`;

  it("of text boxes is read once, as blocks of its own", async () => {
    const body =
      "<w:p><w:r><w:t>Before</w:t></w:r><w:r><mc:AlternateContent>" +
      `<mc:Choice Requires="wps"><w:drawing><wps:txbx>${box("In the box")}</wps:txbx></w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict><v:textbox>${box("In the box")}</v:textbox></w:pict></mc:Fallback>` +
      `</mc:AlternateContent></w:r></w:p>${p("After")}`;
    const { lines, layout } = await readOk(docx(body));
    expect(lines.map((l) => [l.text, l.block])).toEqual([
      ["Before", 0],
      ["In the box", 1],
      ["After", 2],
    ]);
    expect(layout.textBoxes).toBe(1);
  });

  it("of headers comes first, of footnotes and footers last, without page numbers", async () => {
    const page =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const bytes = docx(p("Body"), {
      header: p("Jane Doe"),
      footer: `<w:p>${r("jane@example.com | Page ")}${page}</w:p><w:p>${page}</w:p>`,
      footnotes: `<w:footnote w:type="separator" w:id="-1">${p("-----")}</w:footnote><w:footnote w:id="1">${p("A note")}</w:footnote>`,
    });
    expect(await readTexts(bytes)).toEqual(["Jane Doe", "Body", "A note", "jane@example.com"]);
  });
});

describe("page numbers", () => {
  it("go also when the file does not say what they were", async () => {
    const count = (name: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>${name}</w:instrText><w:fldChar w:fldCharType="end"/></w:r>`;
    const footer = `<w:p>${count("PAGE")}${r(" / ")}${count("NUMPAGES")}</w:p>`;
    expect(await readTexts(docx(p("Body"), { footer }))).toEqual(["Body"]);
  });
});
