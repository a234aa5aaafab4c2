import type { Person } from "../../person.ts";
import { type Block, contactOf, outline, whereOf } from "../outline.ts";
import { runTool } from "../run-tool.ts";
import { europassCv, modernCv } from "./classes.ts";
import { tex } from "./escape.ts";
import { currVita, jakeResume } from "./older-looks.ts";
import { altaCv, awesomeCv } from "./templates.ts";

/** Sets a person in one of the LaTeX classes; two runs, so that page totals are right. */
export function latexPdf(person: Person, layout: string): Promise<Uint8Array> {
  switch (layout) {
    case "moderncv-classic":
      return compile("pdflatex", modernCv(person, "classic", "blue"));
    case "moderncv-banking":
      return compile("pdflatex", modernCv(person, "banking", "black"));
    case "europasscv":
      return compile("pdflatex", europassCv(person));
    case "latex-article":
      return compile("xelatex", article(person, "\\usepackage{fontspec}"));
    case "latex-awesome":
      return compile("xelatex", awesomeCv(person));
    case "latex-alta":
      return compile("xelatex", altaCv(person));
    case "moderncv-oldstyle":
      return compile("lualatex", modernCv(person, "oldstyle", "burgundy"));
    case "latex-bitmap":
      return compile("pdflatex", currVita(person));
    case "latex-jake":
      return compile("pdflatex", jakeResume(person));
    case "latex-ot1":
      return compile("pdflatex", article(person, "\\usepackage[utf8]{inputenc}"));
    default:
      throw new Error(`No LaTeX layout ${layout}.`);
  }
}

function compile(engine: "pdflatex" | "xelatex" | "lualatex", source: string): Promise<Uint8Array> {
  const once = `${engine} -interaction=nonstopmode -halt-on-error in.tex`;
  return runTool("sh", ["-c", `${once} && ${once}`], { "in.tex": source }, "in.pdf");
}

/** The article class as people bend it into a CV: ruled headings, dates pushed to the right, justified text. */
function article(person: Person, fonts: string): string {
  const contact = contactOf(person).map((item) =>
    item.url === null ? tex(item.text) : `\\href{${item.url}}{${tex(item.text)}}`,
  );
  const sections = outline(person).map(
    (section) => `\\cvsection{${tex(section.heading)}}\n${section.blocks.map(block).join("\n\n")}`,
  );
  return `\\documentclass[10pt,a4paper]{article}
${fonts}
\\usepackage[margin=2cm]{geometry}\\usepackage{enumitem}\\usepackage[hidelinks]{hyperref}
\\setlist{nosep,leftmargin=1.2em}\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{4pt}
\\newcommand{\\cvsection}[1]{\\vspace{6pt}{\\large\\scshape #1}\\\\[-8pt]\\rule{\\linewidth}{.4pt}\\par}
\\newcommand{\\cventry}[3]{\\textbf{#1} \\hfill #3\\par\\textit{#2}\\par}
\\begin{document}\\begin{center}{\\LARGE ${tex(person.name)}}\\\\[3pt]${tex(person.headline ?? "")}\\\\${contact.join(" $\\cdot$ ")}\\end{center}
${sections.join("\n\n")}
\\end{document}
`;
}

function block(item: Block): string {
  switch (item.kind) {
    case "text":
      return tex(item.text);
    case "bullets":
      return items(item.items);
    case "group":
      return `\\textbf{${tex(item.label)}:} ${tex(item.text)}`;
    case "rows":
      return `\\begin{tabular}{@{}p{4cm}p{11cm}@{}}${item.rows.map(([label, value]) => `${tex(label)} & ${tex(value)}`).join("\\\\")}\\end{tabular}`;
    case "entry": {
      const { entry } = item;
      return `\\cventry{${tex(entry.head)}}{${tex(whereOf(entry))}}{${tex(entry.dates)}}${tex(entry.about)}${items(entry.points)}`;
    }
  }
}

function items(texts: readonly string[]): string {
  return texts.length === 0
    ? ""
    : `\\begin{itemize}${texts.map((text) => `\\item ${tex(text)}`).join("\n")}\\end{itemize}`;
}
