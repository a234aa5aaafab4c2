import type { Person } from "../person.ts";
import { type Block, contactOf, outline, whereOf } from "./outline.ts";
import { runTool } from "./run-tool.ts";

/** The ms macros: justified and hyphenated, as typesetters did before word processors. */
export function groffPdf(person: Person): Promise<Uint8Array> {
  return runTool(
    "sh",
    ["-c", "groff -k -ms -Tpdf -P-pa4 in.ms > out.pdf"],
    { "in.ms": source(person) },
    "out.pdf",
  );
}

function source(person: Person): string {
  const head = [
    ".nr PS 11",
    ".nr VS 13.5",
    ".nr PO 2.4c",
    ".nr LL 16.2c",
    ".ds CH",
    ".LP",
    ".ps +6",
    esc(person.name),
    ".br",
    ".ps",
    esc(person.headline ?? ""),
    ".br",
  ];
  const contact = contactOf(person).map(
    (item) =>
      `${esc(item.url === null ? item.text : `${item.text}: ${item.url.replace("mailto:", "")}`)}\n.br`,
  );
  const sections = outline(person).flatMap((section) => [
    ".SH",
    esc(section.heading),
    ...section.blocks.flatMap(block),
  ]);
  return `${[...head, ...contact, ...sections].filter((line) => line !== "").join("\n")}\n`;
}

function block(item: Block): string[] {
  switch (item.kind) {
    case "text":
      return [".LP", esc(item.text)];
    case "bullets":
      return item.items.flatMap(point);
    case "group":
      return [".LP", `.B "${esc(item.label)}:"`, esc(item.text)];
    case "rows":
      return [".LP", ...item.rows.flatMap(([label, value]) => [`${esc(label)}: ${esc(value)}`, ".br"])];
    case "entry": {
      const { entry } = item;
      return [
        ".LP",
        `.B "${esc(entry.head)}"`,
        ".br",
        esc(whereOf(entry)),
        ".br",
        `.I "${esc(entry.dates)}"`,
        ...(entry.about === "" ? [] : [".LP", esc(entry.about)]),
        ...entry.points.flatMap(point),
      ];
    }
  }
}

function point(text: string): string[] {
  return [".IP \\(bu 2", esc(text)];
}

function esc(text: string): string {
  return text
    .replace(/\\/g, "\\e")
    .replace(/"/g, "\\(dq")
    .replace(/^([.'])/, "\\&$1");
}
