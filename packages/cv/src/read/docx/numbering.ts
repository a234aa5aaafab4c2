import { child, elements, value, type XmlElement } from "./xml.ts";

/** Says which list levels show a sign or a number before their paragraphs. */
export class Numbering {
  readonly #lists = new Set<string>();
  /** `numId/level` of the levels that show nothing. */
  readonly #bare = new Set<string>();

  constructor(root: XmlElement | null) {
    if (!root) return;
    const abstracts = new Map(
      elements(root, "w:abstractNum").map((el) => [el.attributes["w:abstractNumId"], el] as const),
    );
    for (const num of elements(root, "w:num")) {
      const id = num.attributes["w:numId"] ?? "";
      this.#lists.add(id);
      const overrides = elements(num, "w:lvlOverride").map((el) => child(el, "w:lvl"));
      const levels = [...elements(abstracts.get(value(num, "w:abstractNumId")), "w:lvl"), ...overrides];
      for (const level of levels) {
        const key = `${id}/${level?.attributes["w:ilvl"]}`;
        if (value(level, "w:numFmt") === "none" || value(level, "w:lvlText") === "") this.#bare.add(key);
        else this.#bare.delete(key);
      }
    }
  }

  /** `numId` 0 takes a paragraph out of its style's list. */
  isItem(numbering: { readonly id: string; readonly level: string } | undefined): boolean {
    if (numbering === undefined || numbering.id === "0") return false;
    return this.#lists.has(numbering.id) && !this.#bare.has(`${numbering.id}/${numbering.level}`);
  }
}
