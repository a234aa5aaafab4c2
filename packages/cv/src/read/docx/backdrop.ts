import { child, descendants, type XmlElement } from "./xml.ts";

const EMU_PER_POINT = 12_700;

/**
 * Height in points of the filled shapes and pictures that a paragraph anchors behind the text: the band
 * under a name, the panel of a sidebar. 0 without any.
 */
export function backdropHeight(paragraph: XmlElement): number {
  const anchors = descendants(paragraph, "wp:anchor").filter(isBehind).filter(isFilled).map(anchorHeight);
  const shapes = ["v:rect", "v:shape", "v:roundrect"]
    .flatMap((name) => descendants(paragraph, name))
    .map(shapeHeight);
  return Math.max(0, ...anchors, ...shapes);
}

function isBehind({ attributes }: XmlElement): boolean {
  return ["1", "true"].includes(attributes.behindDoc ?? "");
}

function isFilled(anchor: XmlElement): boolean {
  const pictured = descendants(anchor, "a:blip").length > 0;
  return (
    pictured || descendants(anchor, "wps:spPr").some((shape) => FILLS.some((fill) => child(shape, fill)))
  );
}

const FILLS = ["a:solidFill", "a:gradFill", "a:blipFill", "a:pattFill"];

function anchorHeight(anchor: XmlElement): number {
  const height = Number(child(anchor, "wp:extent")?.attributes.cy ?? 0);
  return height > 0 ? height / EMU_PER_POINT : 0;
}

/** Shapes of older files state place and size as a style: `height:120pt;z-index:-251658240`. */
function shapeHeight({ attributes }: XmlElement): number {
  const { style = "", filled = "t", fillcolor = "" } = attributes;
  if (!/z-index:\s*-/.test(style) || filled === "f" || fillcolor === "") return 0;
  return Number(/(?:^|;)\s*height:\s*([\d.]+)pt/.exec(style)?.[1] ?? 0);
}
