import { describe, expect, it } from "vitest";
import { docx, p, r } from "../../../test-support/docx.ts";
import { readOk, readTexts } from "../../../test-support/read.ts";

const style = (id: string, name: string, inside: string, basedOn = "") =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${basedOn && `<w:basedOn w:val="${basedOn}"/>`}${inside}</w:style>`;

describe("paragraphs", () => {
  it("are lines; a line break starts another, a tab another cell", async () => {
    const body =
      p("Jane Doe") +
      "<w:p><w:r><w:t>One</w:t><w:br/><w:t>Two</w:t></w:r></w:p>" +
      "<w:p><w:r><w:t>Engineer</w:t><w:tab/><w:t>2019 - 2021</w:t></w:r></w:p>" +
      p("  Tom &amp; Jerry &#8217;s  shop ");
    const { lines } = await readOk(docx(body));
    expect(lines.map((l) => l.text)).toEqual([
      "Jane Doe",
      "One",
      "Two",
      "Engineer\t2019 - 2021",
      "Tom & Jerry ’s shop",
    ]);
    expect(lines[3]?.cells).toEqual(["Engineer", "2019 - 2021"]);
    expect(lines.map((l) => [l.id, l.page, l.box])).toEqual(lines.map((_, i) => [i, 1, null]));
  });

  it("whose letters are set apart by spaces have words between wider ones", async () => {
    const body = p("W H O  I  A M") + p("C O - O P&#160; D A Y S") + p("A B") + p("◆ T O O L S");
    expect(await readTexts(docx(body))).toEqual(["WHO I AM", "CO-OP DAYS", "A B", "TOOLS"]);
  });

  it("take their looks from styles, the nearest one first", async () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      style("Base", "Base", '<w:rPr><w:b/><w:color w:val="112233"/></w:rPr>') +
      style("Name", "Name", '<w:rPr><w:sz w:val="40"/></w:rPr>', "Base");
    const body =
      p("Jane", { properties: '<w:pStyle w:val="Name"/>' }) +
      p("Plain", { properties: '<w:pStyle w:val="Name"/>', look: '<w:b w:val="0"/><w:i/>' }) +
      p("Default");
    const { lines } = await readOk(docx(body, { styles }));
    expect(lines.map(({ size, bold, italic, colour }) => ({ size, bold, italic, colour }))).toEqual([
      { size: 20, bold: true, italic: false, colour: "#112233" },
      { size: 20, bold: false, italic: true, colour: "#112233" },
      { size: 11, bold: false, italic: false, colour: null },
    ]);
  });

  it("with a bold title beside a date are bold", async () => {
    const body = `<w:p>${r("Engineer", "<w:b/>")}<w:r><w:tab/></w:r>${r("January 2019 till today")}</w:p>`;
    expect((await readOk(docx(body))).lines[0]).toMatchObject({
      bold: true,
      cells: ["Engineer", "January 2019 till today"],
    });
  });

  it("are headings by their style's name or outline level", async () => {
    const styles =
      style("berschrift1", "heading 1", "") +
      style("Sub", "Sub", "", "berschrift1") +
      style("Own", "Own", '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>');
    const body = ["berschrift1", "Sub", "Own", "None"]
      .map((id) => p(id, { properties: `<w:pStyle w:val="${id}"/>` }))
      .join("");
    expect((await readOk(docx(body, { styles }))).lines.map((l) => l.headingLevel)).toEqual([1, 1, 3, null]);
  });

  it("are list items by numbering, of their own or of their style, or by a written sign", async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>' +
      '<w:lvl w:ilvl="1"><w:numFmt w:val="none"/><w:lvlText w:val=""/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num>';
    const num = (id: number, level = 0) =>
      `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
    const styles = style("Item", "Item", `<w:pPr>${num(5)}</w:pPr>`);
    const body =
      p("Own", { properties: num(5) }) +
      p("By style", { properties: '<w:pStyle w:val="Item"/>' }) +
      p("Taken out", { properties: `<w:pStyle w:val="Item"/>${num(0)}` }) +
      p("Bare level", { properties: num(5, 1) }) +
      p("• Written") +
      '<w:p><w:r><w:sym w:font="Symbol" w:char="F0B7"/><w:tab/><w:t>Symbol</w:t></w:r></w:p>';
    const { lines } = await readOk(docx(body, { styles, numbering }));
    expect(lines.map((l) => [l.text, l.bullet])).toEqual([
      ["Own", true],
      ["By style", true],
      ["Taken out", false],
      ["Bare level", false],
      ["Written", true],
      ["Symbol", true],
    ]);
  });

  it("are read inside content controls", async () => {
    const body =
      `<w:sdt><w:sdtContent>${p("Block")}</w:sdtContent></w:sdt>` +
      `<w:p><w:sdt><w:sdtContent>${r("Inline ")}</w:sdtContent></w:sdt>${r("control")}</w:p>`;
    expect(await readTexts(docx(body))).toEqual(["Block", "Inline control"]);
  });

  it("keep their text whatever prefix the file has for its namespace", async () => {
    const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    const document = `<x:document xmlns:x="${main}"><x:body><x:p><x:r><x:t>Jane</x:t></x:r></x:p></x:body></x:document>`;
    expect(await readTexts(docx("", { document }))).toEqual(["Jane"]);
    const plain = `<document xmlns="${main}"><body><p><r><t>Jane</t></r></p></body></document>`;
    expect(await readTexts(docx("", { document: plain }))).toEqual(["Jane"]);
  });
});

describe("fonts from before Unicode", () => {
  it("make the text incomplete", async () => {
    const read = await readOk(docx(p("ku", { look: '<w:rFonts w:ascii="FMAbhaya"/>' })));
    expect(read.unicodeComplete).toBe(false);
    expect((await readOk(docx(p("Jane")))).unicodeComplete).toBe(true);
  });
});

describe("links", () => {
  it("come from relationships and from fields", async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://jane.example"</w:instrText></w:r>' +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>My site</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const body = `<w:p>${r("Mail: ")}<w:hyperlink r:id="rId7">${r("write")}</w:hyperlink></w:p><w:p>${field}</w:p>`;
    const { lines, links } = await readOk(docx(body, { links: { rId7: "mailto:jane@example.com" } }));
    expect(lines.map((l) => l.text)).toEqual(["Mail: write", "My site"]);
    expect(links).toEqual([
      { url: "mailto:jane@example.com", text: "write", line: 0 },
      { url: "https://jane.example", text: "My site", line: 1 },
    ]);
  });
});
