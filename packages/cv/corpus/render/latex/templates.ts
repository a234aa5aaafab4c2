import type { Person } from "../../person.ts";
import { type Block, contactOf, type OutlineSection, outline } from "../outline.ts";
import { tex } from "./escape.ts";

const PREAMBLE = `\\usepackage{fontspec}\\usepackage{xcolor}\\usepackage{enumitem}\\usepackage{fontawesome5}\\usepackage[hidelinks]{hyperref}
\\setlist{nosep,leftmargin=1.2em,after=\\vspace{3pt}}\\setlength{\\parindent}{0pt}\\pagestyle{empty}`;

const ICONS = ["\\faMapMarker*", "\\faPhone*", "\\faEnvelope", "\\faLink"];

function contact(person: Person, separator: string): string {
  return contactOf(person)
    .map((item, index) => {
      const text = item.url === null ? tex(item.text) : `\\href{${item.url}}{${tex(item.text)}}`;
      return `\\mbox{${ICONS[Math.min(index, 3)]}~~${text}}`;
    })
    .join(separator);
}

function items(texts: readonly string[]): string {
  return texts.length === 0
    ? ""
    : `\\begin{itemize}${texts.map((text) => `\\item ${tex(text)}`).join("\n")}\\end{itemize}`;
}

function rows(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([label, value]) => `\\textbf{${tex(label)}}\\hspace{1em}${tex(value)}\\par`).join("\n");
}

/** Employer in bold with its place on the right, role in small capitals with the dates; headings start in colour. */
export function awesomeCv(person: Person): string {
  const words = person.name.split(" ");
  const [first = "", ...rest] = words;
  const block = (item: Block): string => {
    switch (item.kind) {
      case "text":
        return `${tex(item.text)}\\par`;
      case "bullets":
        return items(item.items);
      case "group":
        return `\\parbox[t]{.24\\linewidth}{\\raggedleft\\bfseries ${tex(item.label)}}\\hspace{.8em}\\parbox[t]{.7\\linewidth}{${tex(item.text)}}\\par\\vspace{2pt}`;
      case "rows":
        return rows(item.rows);
      case "entry": {
        const { entry } = item;
        const head = entry.promoted
          ? ""
          : `\\textbf{${tex(entry.org)}}\\hfill{\\color{tint}\\textit{${tex(entry.place)}}}\\par`;
        return `${head}{\\small\\scshape ${tex(entry.head)}}\\hfill{\\small\\itshape ${tex(entry.dates)}}\\par ${tex(entry.about)}${items(entry.points)}\\vspace{3pt}`;
      }
    }
  };
  const heading = (text: string) => {
    const letters = [...text];
    return `\\awesome{${tex(letters.slice(0, 3).join(""))}}{${tex(letters.slice(3).join(""))}}`;
  };
  const body = outline(person).map(
    (part) => `${heading(part.heading)}\n${part.blocks.map(block).join("\n")}`,
  );
  return `\\documentclass[10pt,a4paper]{article}
${PREAMBLE}\\usepackage[margin=1.7cm]{geometry}\\setmainfont{Lato}
\\definecolor{tint}{HTML}{0395DE}
\\newcommand{\\awesome}[2]{\\vspace{7pt}{\\Large\\bfseries\\textcolor{tint}{#1}#2}~\\textcolor{gray}{\\rule[2pt]{.1\\linewidth}{.9pt}\\leaders\\hrule height 2.9pt depth -2pt\\hfill}\\par\\vspace{3pt}}
\\begin{document}\\begin{center}{\\fontsize{30}{34}\\selectfont{\\color{gray}${tex(first)}} \\textbf{${tex(rest.join(" "))}}}\\\\[4pt]{\\small\\scshape\\textcolor{tint}{${tex(person.headline ?? "")}}}\\\\[4pt]{\\small ${contact(person, " \\textbar{} ")}}\\end{center}
${body.join("\n\n")}
\\end{document}
`;
}

/** Two columns with icons before dates and places, and skills in boxes. */
export function altaCv(person: Person): string {
  const block = (item: Block): string => {
    switch (item.kind) {
      case "text":
        return `${tex(item.text)}\\par`;
      case "bullets":
        return items(item.items);
      case "group":
        return `\\textbf{${tex(item.label)}}\\par ${tex(item.text)}\\par\\vspace{2pt}`;
      case "rows":
        return rows(item.rows);
      case "entry": {
        const { entry } = item;
        const place = entry.place === "" ? "" : `\\hspace{1.4em}\\faMapMarker*~~${tex(entry.place)}`;
        return `{\\large\\color{dark}${tex(entry.head)}}\\par\\textbf{\\color{accent}${tex(entry.org)}}\\par{\\small\\faCalendar~~${tex(entry.dates)}${place}}\\par ${tex(entry.about)}${items(entry.points)}\\vspace{5pt}`;
      }
    }
  };
  const boxed = (part: OutlineSection): string => {
    const [only] = part.blocks;
    if (part.blocks.length !== 1 || only?.kind !== "text") return part.blocks.map(block).join("\n");
    return only.text
      .split(", ")
      .map((text) => `\\cvtag{${tex(text)}}`)
      .join(" ");
  };
  const heading = (part: OutlineSection) => `\\altasection{${tex(part.heading.toLocaleUpperCase())}}`;
  const parts = outline(person);
  const main = parts
    .filter((part) => !part.short)
    .map((part) => `${heading(part)}\n${part.blocks.map(block).join("\n")}`);
  const side = parts.filter((part) => part.short).map((part) => `${heading(part)}\n${boxed(part)}`);
  return `\\documentclass[10pt,a4paper]{article}
${PREAMBLE}\\usepackage[margin=1.4cm]{geometry}\\usepackage{paracol}\\usepackage{tikz}\\setmainfont{Lato}
\\definecolor{accent}{HTML}{8F0D0D}\\definecolor{dark}{HTML}{450808}
\\newcommand{\\altasection}[1]{\\par\\vspace{6pt}{\\color{dark}\\Large\\bfseries #1}\\\\[-7pt]\\textcolor{accent}{\\rule{\\linewidth}{1.4pt}}\\par\\vspace{2pt}}
\\newcommand{\\cvtag}[1]{\\tikz[baseline]\\node[anchor=base,draw=gray!50,rounded corners,inner xsep=1ex,inner ysep=.5ex,text height=1.5ex,text depth=.3ex]{#1};}
\\begin{document}{\\Huge\\bfseries\\color{dark}${tex(person.name)}}\\par\\vspace{3pt}{\\large\\color{accent}\\bfseries ${tex(person.headline ?? "")}}\\par\\vspace{3pt}{\\footnotesize ${contact(person, "\\hspace{1.3em}")}}\\par
\\columnratio{.62}\\setlength{\\columnsep}{8mm}\\begin{paracol}{2}\\raggedright
${main.join("\n\n")}
\\switchcolumn\\raggedright
${side.join("\n\n")}
\\end{paracol}\\end{document}
`;
}
