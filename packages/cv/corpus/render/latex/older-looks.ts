import type { Person } from "../../person.ts";
import { type Block, contactOf, outline, whereOf } from "../outline.ts";
import { tex } from "./escape.ts";

/**
 * The currvita package in T1 without outline fonts: the text is drawn in pictures of letters, of which the
 * file says nothing but their codes.
 */
export function currVita(person: Person): string {
  const lists = outline(person).map(
    (section) => `\\begin{cvlist}{${tex(section.heading)}}
${section.blocks.map(vitaItem).join("\n")}
\\end{cvlist}`,
  );
  return `\\documentclass[11pt,a4paper]{article}
\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[LabelsAligned]{currvita}\\usepackage[margin=2.5cm]{geometry}
\\setlength{\\cvlabelwidth}{42mm}\\date{}
\\begin{document}\\begin{cv}{${tex(person.name)}}
\\begin{cvlist}{${tex(person.labels?.contact ?? "Contact")}}\\item ${contactOf(person)
    .map((item) => tex(item.text))
    .join("\\\\")}\\end{cvlist}
${lists.join("\n")}
\\end{cv}\\end{document}
`;
}

function vitaItem(item: Block): string {
  switch (item.kind) {
    case "text":
      return `\\item ${tex(item.text)}`;
    case "bullets":
      return item.items.map((text) => `\\item ${tex(text)}`).join("\n");
    case "group":
      return `\\item[${tex(item.label)}] ${tex(item.text)}`;
    case "rows":
      return item.rows.map(([label, value]) => `\\item[${tex(label)}] ${tex(value)}`).join("\n");
    case "entry": {
      const { entry } = item;
      const story = [entry.about, ...entry.points].filter((text) => text !== "").map(tex);
      return `\\item[${tex(entry.dates)}] ${[tex(entry.head), tex(whereOf(entry)), ...story].join("\\\\ ")}`;
    }
  }
}

/** The one-page resume that software engineers hand round: rows of two ends, headings in small capitals on a rule. */
export function jakeResume(person: Person): string {
  const contact = contactOf(person).map((item) =>
    item.url === null ? tex(item.text) : `\\href{${item.url}}{\\underline{${tex(item.text)}}}`,
  );
  const sections = outline(person).map(
    (section) => `\\section{${tex(section.heading)}}\n${section.blocks.map(jakeBlock).join("\n\n")}`,
  );
  return `\\documentclass[a4paper,11pt]{article}
\\usepackage[utf8]{inputenc}\\usepackage[empty]{fullpage}\\usepackage{titlesec}\\usepackage{enumitem}\\usepackage[hidelinks]{hyperref}
\\input{glyphtounicode}\\pdfgentounicode=1
\\addtolength{\\oddsidemargin}{-0.5in}\\addtolength{\\textwidth}{1in}\\addtolength{\\topmargin}{-.5in}\\addtolength{\\textheight}{1in}
\\raggedright\\raggedbottom\\setlength{\\tabcolsep}{0in}\\setlength{\\parindent}{0in}\\setlist{nosep}
\\titleformat{\\section}{\\vspace{-4pt}\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule\\vspace{-5pt}]
\\newcommand{\\resumeSubheading}[4]{\\begin{tabular*}{\\textwidth}[t]{l@{\\extracolsep{\\fill}}r}\\textbf{#1} & #2 \\\\ \\textit{\\small #3} & \\textit{\\small #4}\\end{tabular*}\\par}
\\begin{document}\\begin{center}\\textbf{\\Huge\\scshape ${tex(person.name)}}\\\\\\vspace{1pt}\\small ${contact.join(" $|$ ")}\\end{center}
${person.headline === undefined ? "" : `\\textit{${tex(person.headline)}}\\par`}
${sections.join("\n\n")}
\\end{document}
`;
}

function jakeBlock(item: Block): string {
  switch (item.kind) {
    case "text":
      return tex(item.text);
    case "bullets":
      return items(item.items);
    case "group":
      return `\\textbf{${tex(item.label)}}{: ${tex(item.text)}}\\par`;
    case "rows":
      return item.rows.map(([label, value]) => `\\textbf{${tex(label)}}: ${tex(value)}\\par`).join("\n");
    case "entry": {
      const { entry } = item;
      const head = [entry.org, entry.place, entry.head, entry.dates].map((text) => `{${tex(text)}}`).join("");
      const about = entry.about === "" ? "" : `\\small ${tex(entry.about)}\\normalsize\\par`;
      return `\\resumeSubheading${head}${about}${items(entry.points)}\\vspace{4pt}`;
    }
  }
}

function items(texts: readonly string[]): string {
  return texts.length === 0
    ? ""
    : `\\begin{itemize}[leftmargin=0.2in]${texts.map((text) => `\\item\\small{${tex(text)}}`).join("\n")}\\end{itemize}`;
}
