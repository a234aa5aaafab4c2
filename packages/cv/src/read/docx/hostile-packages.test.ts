import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { docx, p } from "../../../test-support/docx.ts";
import { defaultReadLimits, readDocument } from "../index.ts";

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

  it("find nothing of the language behind the names that they give", async () => {
    const body = '<w:p><w:r><w:rPr><w:highlight w:val="constructor"/></w:rPr><w:t>Ada</w:t></w:r></w:p>';
    const odd = `<x:y xmlns:x="toString"><x:z>Byron</x:z></x:y>`;
    const result = await readDocument(docx(body + odd), defaultReadLimits);
    expect(result.ok && result.document.lines.map(({ text, colour }) => [text, colour])).toEqual([
      ["Ada", null],
    ]);
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
