import { child, descendants, elements, isElement, type XmlElement } from "./xml.ts";

/** Boxes of a diagram that are read; more are no diagram. */
const MOST = 500;

/** The words of a diagram ("SmartArt"), which stand in a part of their own, as if they stood in a text box. */
export function diagramText(model: XmlElement): XmlElement {
  const points = new Map(
    elements(child(model, "dgm:ptLst"), "dgm:pt").map((point) => [point.attributes.modelId ?? "", point]),
  );
  const paragraphs = inOrder(model, points).flatMap((point) => {
    const text = child(point, "dgm:t");
    return text === undefined ? [] : elements(text, "a:p").map(toParagraph);
  });
  return element("w:txbxContent", paragraphs);
}

/** The points that hold text, each before those below it; in the order of the file where nothing says more. */
function inOrder(model: XmlElement, points: ReadonlyMap<string, XmlElement>): readonly XmlElement[] {
  const below = new Map<string, { readonly id: string; readonly order: number }[]>();
  for (const { attributes } of elements(child(model, "dgm:cxnLst"), "dgm:cxn")) {
    const { srcId = "", destId = "", srcOrd = "0", type = "parOf" } = attributes;
    if (type !== "parOf") continue;
    below.set(srcId, [...(below.get(srcId) ?? []), { id: destId, order: Number(srcOrd) }]);
  }
  const seen = new Set<XmlElement>();
  const visit = (id: string): void => {
    const point = points.get(id);
    if (point === undefined || seen.has(point) || seen.size >= MOST) return;
    seen.add(point);
    for (const next of (below.get(id) ?? []).sort((a, b) => a.order - b.order)) visit(next.id);
  };
  const starts = [...points].sort(([, a], [, b]) => Number(isRoot(b)) - Number(isRoot(a)));
  for (const [id] of starts) visit(id);
  return [...seen].filter(({ attributes: { type = "node" } }) => type === "node" || type === "asst");
}

function isRoot({ attributes }: XmlElement): boolean {
  return attributes.type === "doc";
}

function toParagraph(paragraph: XmlElement): XmlElement {
  const text = descendants(paragraph, "a:t")
    .map(({ children }) => children.filter((node) => !isElement(node)).join(""))
    .join("");
  return element("w:p", [element("w:r", [element("w:t", [text])])]);
}

function element(name: string, children: XmlElement["children"]): XmlElement {
  return { name, attributes: {}, children };
}
