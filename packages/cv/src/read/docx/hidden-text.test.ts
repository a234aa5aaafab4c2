import { describe, expect, it } from "vitest";
import { docx, p, r } from "../../../test-support/docx.ts";
import { readOk } from "../../../test-support/read.ts";

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
