import { strToU8 } from "fflate";
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

  it("of diagrams is read in the order of the diagram", async () => {
    const point = (id: number, words: string) =>
      `<dgm:pt modelId="${id}"><dgm:t><a:p><a:r><a:t>${words}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const below = (from: number, to: number, order: number) =>
      `<dgm:cxn modelId="${90 + to}" srcId="${from}" destId="${to}" srcOrd="${order}" destOrd="0"/>`;
    const model =
      '<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst>' +
      `${point(3, "Trained &amp; led")}${point(2, "2016 Nurse")}<dgm:pt modelId="1" type="doc"/>${point(4, "2020 Sister")}` +
      '<dgm:pt modelId="5" type="pres"><dgm:t><a:p><a:r><a:t>Twice</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst>' +
      `<dgm:cxnLst>${below(1, 4, 1)}${below(1, 2, 0)}${below(2, 3, 0)}</dgm:cxnLst></dgm:dataModel>`;
    const drawing =
      '<w:p><w:r><w:drawing><dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="dm"/></w:drawing></w:r></w:p>';
    const relation =
      '<Relationship Id="dm" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/diagramData" Target="diagrams/data1.xml"/>';
    const bytes = docx(p("Before") + drawing + p("After"), {
      extra: {
        "word/_rels/document.xml.rels": strToU8(
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`,
        ),
        "word/diagrams/data1.xml": strToU8(model),
      },
    });
    expect(await readTexts(bytes)).toEqual(["Before", "2016 Nurse", "Trained & led", "2020 Sister", "After"]);
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
