import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { docx, p, r, table } from "../../../test-support/docx.ts";
import { readOk, readTexts } from "../../../test-support/read.ts";
import { defaultReadLimits, readDocument } from "../index.ts";

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

describe("what a reader does not see", () => {
  const hiddenOf = async (body: string, parts = {}) => {
    const { lines, hidden } = await readOk(docx(p("Seen") + body, parts));
    return { visible: lines.map((l) => l.text), hidden: hidden.map((l) => [l.text, l.hidden]) };
  };
  const white = '<w:color w:val="FFFFFF"/>';

  it("is set apart with its reason", async () => {
    expect(await hiddenOf(p("Trick", { look: "<w:vanish/>" }))).toEqual({
      visible: ["Seen"],
      hidden: [["Trick", "vanish"]],
    });
    expect(await hiddenOf(p("Trick", { look: '<w:sz w:val="2"/>' }))).toEqual({
      visible: ["Seen"],
      hidden: [["Trick", "tiny"]],
    });
    expect(await hiddenOf(p("Trick", { look: white }))).toEqual({
      visible: ["Seen"],
      hidden: [["Trick", "same-colour"]],
    });
    expect(await hiddenOf(`<w:p>${r("Half ")}${r("Trick", white)}</w:p>`)).toEqual({
      visible: ["Seen", "Half"],
      hidden: [["Trick", "same-colour"]],
    });
  });

  it("is not white text on a dark ground", async () => {
    const shade = '<w:shd w:val="clear" w:fill="1E3A5F"/>';
    const seen = { visible: ["Seen", "Name"], hidden: [] };
    expect(await hiddenOf(p("Name", { look: white, properties: shade }))).toEqual(seen);
    expect(await hiddenOf(p("Name", { look: white + shade }))).toEqual(seen);
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr>${shade}</w:tcPr>${p("Name", { look: white })}</w:tc></w:tr></w:tbl>`;
    expect(await hiddenOf(cell)).toEqual(seen);
    const box = `<w:p><w:r><w:pict><v:textbox><w:txbxContent>${p("Name", { look: white })}</w:txbxContent></v:textbox></w:pict></w:r></w:p>`;
    expect(await hiddenOf(box)).toEqual(seen);
  });

  it("is not white text on a band that lies behind it, but white text further down is", async () => {
    const anchor =
      '<w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="5000000" cy="508000"/><wps:spPr><a:solidFill/></wps:spPr></wp:anchor></w:drawing></w:r>';
    const name = `<w:p>${anchor}${r("Name", white)}</w:p>`;
    expect(await hiddenOf(name + p("Title", { look: white }))).toEqual({
      visible: ["Seen", "Name", "Title"],
      hidden: [],
    });
    const far = [...Array(5).keys()].map((i) => p(`Line ${i}`)).join("");
    const { hidden } = await hiddenOf(name + far + p("Trick", { look: white }));
    expect(hidden).toEqual([["Trick", "same-colour"]]);
  });

  it("is deleted text; inserted text counts", async () => {
    const body = `<w:p><w:ins>${r("New ")}</w:ins><w:del><w:r><w:delText>Old</w:delText></w:r></w:del>${r("text")}</w:p>`;
    expect(await hiddenOf(body)).toEqual({ visible: ["Seen", "New text"], hidden: [["Old", "deleted"]] });
  });
});

describe("hostile packages", () => {
  const problemOf = async (bytes: Uint8Array, limits = defaultReadLimits) => {
    const result = await readDocument(bytes, limits);
    return result.ok ? null : result.problem;
  };

  it("are refused by what they declare and by what comes out", async () => {
    const bomb = docx(p("a".repeat(3_000_000)));
    expect(await problemOf(bomb, { ...defaultReadLimits, maxInflatedBytes: 1_000_000 })).toBe("too-large");
    const lying = bomb.slice();
    understate(lying);
    expect(await problemOf(lying)).toBe("too-large");
  });

  it("are refused for entities, depth and number of parts", async () => {
    const laughs = '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><d>&b;</d>';
    expect(await problemOf(docx("", { document: laughs }))).toBe("damaged");
    expect(await problemOf(docx("<w:sdt>".repeat(5_000)))).toBe("damaged");
    const parts = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`x${i}`, strToU8("x")]));
    expect(await problemOf(docx(p("a"), { extra: parts }), { ...defaultReadLimits, maxZipEntries: 20 })).toBe(
      "too-large",
    );
  });
});

/** Halves the size that the directory states for the main part. */
function understate(archive: Uint8Array): void {
  const view = new DataView(archive.buffer, archive.byteOffset);
  const name = "word/document.xml";
  for (let at = archive.length - 46; at >= 0; at--) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const length = view.getUint16(at + 28, true);
    const found = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + length));
    if (found === name) view.setUint32(at + 24, view.getUint32(at + 24, true) >> 1, true);
  }
}
