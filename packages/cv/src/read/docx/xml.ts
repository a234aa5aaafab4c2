import { XMLParser } from "fast-xml-parser";
import { ReadFailure } from "../read-failure.ts";

export interface XmlElement {
  /** With the usual prefix of its namespace, whatever prefix the file has: `w:p`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

/** Prefixes as Word writes them, by namespace; transitional and strict documents differ only here. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ["http://schemas.openxmlformats.org/wordprocessingml/2006/main", "w"],
  ["http://purl.oclc.org/ooxml/wordprocessingml/main", "w"],
  ["http://schemas.openxmlformats.org/officeDocument/2006/relationships", "r"],
  ["http://purl.oclc.org/ooxml/officeDocument/relationships", "r"],
  ["http://schemas.openxmlformats.org/markup-compatibility/2006", "mc"],
  ["http://schemas.openxmlformats.org/drawingml/2006/main", "a"],
  ["http://purl.oclc.org/ooxml/drawingml/main", "a"],
  ["http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing", "wp"],
  ["http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing", "wp"],
  ["http://schemas.microsoft.com/office/word/2010/wordprocessingShape", "wps"],
  ["http://schemas.openxmlformats.org/drawingml/2006/diagram", "dgm"],
  ["http://purl.oclc.org/ooxml/drawingml/diagram", "dgm"],
  ["http://schemas.openxmlformats.org/officeDocument/2006/math", "m"],
  ["urn:schemas-microsoft-com:vml", "v"],
]);

/** Parses a part of an office document. Document type declarations are refused: the format forbids them. */
export function parseXml(bytes: Uint8Array, maxDepth: number): XmlElement {
  const text = decodeText(bytes);
  if (/<!DOCTYPE/i.test(text)) throw new ReadFailure("damaged");
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseTagValue: false,
    trimValues: false,
    // Entities are decoded below: the five of XML and character numbers, nothing that a file defines.
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: maxDepth,
  });
  const parsed: unknown = parser.parse(text);
  const root = Array.isArray(parsed)
    ? parsed.map((node) => toNode(node, new Map())).find(isElement)
    : undefined;
  if (!root) throw new ReadFailure("damaged");
  return root;
}

export function isElement(node: XmlNode | null | undefined): node is XmlElement {
  return typeof node === "object" && node !== null;
}

/** Child elements, of one name if it is given. */
export function elements(parent: XmlElement | undefined, name?: string): XmlElement[] {
  if (!parent) return [];
  return parent.children.filter(isElement).filter((child) => name === undefined || child.name === name);
}

/** The first child element of a name. */
export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent?.children.find((node): node is XmlElement => isElement(node) && node.name === name);
}

/** All elements of a name below a parent, in document order. */
export function descendants(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((el) => [...(el.name === name ? [el] : []), ...descendants(el, name)]);
}

/** The `w:val` of a child element, the way WordprocessingML states most properties. */
export function value(parent: XmlElement | undefined, name: string): string | undefined {
  return child(parent, name)?.attributes["w:val"];
}

/** A property that is on when its element is there and does not say otherwise; undefined when it is not there. */
export function toggle(parent: XmlElement | undefined, name: string): boolean | undefined {
  const element = child(parent, name);
  if (!element) return undefined;
  return !["0", "false", "off", "none"].includes(element.attributes["w:val"] ?? "1");
}

function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** fast-xml-parser gives each node as an object with its tag name as a key and attributes under `:@`. */
function toNode(raw: unknown, inherited: ReadonlyMap<string, string>): XmlNode {
  if (typeof raw !== "object" || raw === null) return "";
  const record = new Map<string, unknown>(Object.entries(raw));
  if (record.has("#text")) return decodeEntities(String(record.get("#text")));
  const attributesIn = toStrings(record.get(":@"));
  const name = [...record.keys()].find((key) => key !== ":@") ?? "";
  const prefixes = withDeclarations(inherited, attributesIn);
  const content = record.get(name);
  const attributes: Record<string, string> = {};
  for (const [key, text] of attributesIn) attributes[rename(key, prefixes)] = decodeEntities(text);
  return {
    name: rename(name, prefixes),
    attributes,
    children: Array.isArray(content) ? content.map((node) => toNode(node, prefixes)) : [],
  };
}

function toStrings(raw: unknown): [string, string][] {
  if (typeof raw !== "object" || raw === null) return [];
  return Object.entries(raw).map(([key, text]) => [key, String(text)]);
}

function withDeclarations(
  inherited: ReadonlyMap<string, string>,
  attributes: readonly [string, string][],
): ReadonlyMap<string, string> {
  const declared = attributes.filter(([key]) => key === "xmlns" || key.startsWith("xmlns:"));
  if (declared.length === 0) return inherited;
  const prefixes = new Map(inherited);
  for (const [key, uri] of declared) {
    const usual = PREFIXES.get(uri);
    const own = key === "xmlns" ? "" : key.slice("xmlns:".length);
    if (usual !== undefined) prefixes.set(own, usual);
    else prefixes.delete(own);
  }
  return prefixes;
}

function rename(name: string, prefixes: ReadonlyMap<string, string>): string {
  const colon = name.indexOf(":");
  const usual = prefixes.get(colon < 0 ? "" : name.slice(0, colon));
  return usual === undefined || (colon < 0 && usual === "") ? name : `${usual}:${name.slice(colon + 1)}`;
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
