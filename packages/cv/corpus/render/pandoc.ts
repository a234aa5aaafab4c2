import type { Person } from "../person.ts";
import { type Block, contactOf, outline, whereOf } from "./outline.ts";
import { runTool } from "./run-tool.ts";

export function pandocFile(person: Person, format: "pdf" | "docx"): Promise<Uint8Array> {
  const output = `out.${format}`;
  const args = [
    "-f",
    "markdown",
    "in.md",
    "-o",
    output,
    "--pdf-engine=xelatex",
    "-V",
    "geometry:margin=2.2cm",
    "-V",
    "papersize:a4",
  ];
  return runTool("pandoc", args, { "in.md": markdownOf(person) }, output);
}

function markdownOf(person: Person): string {
  const contact = contactOf(person).map((item) =>
    item.url === null ? esc(item.text) : `[${esc(item.text)}](${item.url})`,
  );
  const sections = outline(person).map(
    (section) => `## ${esc(section.heading)}\n\n${section.blocks.map(block).join("\n\n")}`,
  );
  return [`# ${esc(person.name)}`, esc(person.headline ?? ""), contact.join(" \\| "), ...sections].join(
    "\n\n",
  );
}

function block(item: Block): string {
  switch (item.kind) {
    case "text":
      return esc(item.text);
    case "bullets":
      return list(item.items);
    case "group":
      return `**${esc(item.label)}:** ${esc(item.text)}`;
    case "rows":
      return item.rows.map(([label, value]) => `**${esc(label)}:** ${esc(value)}`).join("\\\n");
    case "entry": {
      const { entry } = item;
      const head = `**${esc(entry.head)}**, ${esc(whereOf(entry))}\\\n*${esc(entry.dates)}*`;
      return [
        head,
        ...(entry.about === "" ? [] : [esc(entry.about)]),
        ...(entry.points.length === 0 ? [] : [list(entry.points)]),
      ].join("\n\n");
    }
  }
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${esc(item)}`).join("\n");
}

/** Escapes what Markdown would read as markup. */
function esc(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~^$@]/g, "\\$&").replace(/^(\d+)\./, "$1\\.");
}
