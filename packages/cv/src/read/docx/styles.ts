import { child, elements, toggle, value, type XmlElement } from "./xml.ts";

/** How a run of text looks; what is left out comes from the style above. */
export interface RunLook {
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  /** Points. */
  readonly size?: number | undefined;
  /** `#rrggbb`, null for automatic. */
  readonly colour?: string | null | undefined;
  /** Colour behind the text (shading or highlight), null for none. */
  readonly background?: string | null | undefined;
  readonly vanish?: boolean | undefined;
  readonly font?: string | undefined;
}

/** What a style says of a whole paragraph. */
interface ParagraphLook {
  /** From 1. */
  readonly headingLevel?: number | undefined;
  readonly numbering?: { readonly id: string; readonly level: string } | undefined;
  readonly background?: string | null | undefined;
}

interface Style {
  readonly basedOn: string | undefined;
  readonly run: RunLook;
  readonly paragraph: ParagraphLook;
}

const MAX_CHAIN = 20;

/** The styles of a document: what a run or paragraph looks like after inheritance and defaults. */
export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #defaults: RunLook;
  readonly #defaultParagraph: string | undefined;
  /** Table styles that shade cells. */
  readonly #shadingTables = new Set<string>();

  constructor(root: XmlElement | null) {
    const all = root ? elements(root, "w:style") : [];
    const defaults = root && child(child(child(root, "w:docDefaults"), "w:rPrDefault"), "w:rPr");
    this.#defaults = { size: 10, ...toRunLook(defaults ?? undefined) };
    this.#defaultParagraph = all.find(
      (s) =>
        s.attributes["w:type"] === "paragraph" &&
        ["1", "true", "on"].includes(s.attributes["w:default"] ?? ""),
    )?.attributes["w:styleId"];
    for (const style of all) this.#add(style);
  }

  /** Looks of text in a paragraph of this style, before its own properties. */
  runLook(paragraphStyle: string | undefined, characterStyle?: string): RunLook {
    const chain = [...this.#chain(paragraphStyle ?? this.#defaultParagraph), ...this.#chain(characterStyle)];
    return chain.reduce((look: RunLook, style) => overlay(look, style.run), this.#defaults);
  }

  paragraphLook(style: string | undefined): ParagraphLook {
    return this.#chain(style ?? this.#defaultParagraph).reduce((look, s) => overlay(look, s.paragraph), {});
  }

  /** True when a table style paints cells, so that white text in it may well be seen. */
  shadesCells(tableStyle: string | undefined): boolean {
    return tableStyle !== undefined && this.#shadingTables.has(tableStyle);
  }

  #add(element: XmlElement): void {
    const id = element.attributes["w:styleId"];
    if (id === undefined) return;
    const properties = child(element, "w:pPr");
    const paragraph = toParagraphLook(properties);
    const named = /^heading ([1-9])$/i.exec(value(element, "w:name") ?? "")?.[1];
    this.#styles.set(id, {
      basedOn: value(element, "w:basedOn"),
      run: toRunLook(child(element, "w:rPr")),
      paragraph: named ? { ...paragraph, headingLevel: Number(named) } : paragraph,
    });
    if (element.attributes["w:type"] === "table" && JSON.stringify(element).includes('"w:shd"')) {
      this.#shadingTables.add(id);
    }
  }

  /** The style and those it is based on, the most general first. */
  #chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    let style = id === undefined ? undefined : this.#styles.get(id);
    while (style && chain.length < MAX_CHAIN && !chain.includes(style)) {
      chain.unshift(style);
      style = style.basedOn === undefined ? undefined : this.#styles.get(style.basedOn);
    }
    return chain;
  }
}

/** `over` on top of `under`: what it leaves out shines through. */
export function overlay<T extends object>(under: T, over: T): T {
  const given = Object.entries(over).filter(([, v]) => v !== undefined);
  return { ...under, ...Object.fromEntries(given) };
}

/** What `w:rPr` sets by itself; sizes in points. */
export function toRunLook(properties: XmlElement | undefined): RunLook {
  if (!properties) return {};
  const halfPoints = Number(value(properties, "w:sz"));
  return {
    bold: toggle(properties, "w:b"),
    italic: toggle(properties, "w:i"),
    size: halfPoints > 0 ? halfPoints / 2 : undefined,
    colour: toColour(value(properties, "w:color")),
    background: toHighlight(value(properties, "w:highlight")) ?? toShade(child(properties, "w:shd")),
    vanish: toggle(properties, "w:vanish"),
    font: child(properties, "w:rFonts")?.attributes["w:ascii"],
  };
}

/** What `w:pPr` sets by itself; heading levels begin at 1. */
export function toParagraphLook(properties: XmlElement | undefined): ParagraphLook {
  if (!properties) return {};
  const outline = Number(value(properties, "w:outlineLvl") ?? Number.NaN);
  const numbering = child(properties, "w:numPr");
  const id = value(numbering, "w:numId");
  return {
    headingLevel: outline >= 0 && outline < 9 ? outline + 1 : undefined,
    numbering: id === undefined ? undefined : { id, level: value(numbering, "w:ilvl") ?? "0" },
    background: toShade(child(properties, "w:shd")),
  };
}

/** The fill of a shading element; null for "no fill", undefined when there is no element. */
export function toShade(shading: XmlElement | undefined): string | null | undefined {
  return shading && toColour(shading.attributes["w:fill"]);
}

function toColour(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  return /^[\da-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : null;
}

const HIGHLIGHTS: ReadonlyMap<string, string> = new Map([
  ["black", "#000000"],
  ["blue", "#0000ff"],
  ["cyan", "#00ffff"],
  ["green", "#00ff00"],
  ["magenta", "#ff00ff"],
  ["red", "#ff0000"],
  ["yellow", "#ffff00"],
  ["white", "#ffffff"],
  ["darkBlue", "#000080"],
  ["darkCyan", "#008080"],
  ["darkGreen", "#008000"],
  ["darkMagenta", "#800080"],
  ["darkRed", "#800000"],
  ["darkYellow", "#808000"],
  ["darkGray", "#808080"],
  ["lightGray", "#c0c0c0"],
]);

function toHighlight(name: string | undefined): string | undefined {
  return name === undefined ? undefined : HIGHLIGHTS.get(name);
}
