/** How other programs than a browser come to print the page. */
export type OtherProgram =
  /** The design by the browser, after a script has changed the page. */
  | { readonly by: "script"; readonly design: string; readonly script: string }
  | { readonly by: "weasyprint"; readonly design: string }
  /** The file of the design, written anew by cairo. */
  | { readonly by: "cairo"; readonly design: string }
  | { readonly by: "xelatex"; readonly source: string }
  /** The page of `word-pages.data.ts`, printed by LibreOffice. */
  | { readonly by: "libreoffice"; readonly page: string };

/** Every letter stands on the page by itself, and is drawn at no time that says where. */
const SCATTER = `
const letters = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const { fontWeight, fontSize, fontFamily, color } = getComputedStyle(node.parentElement);
  for (const { 0: letter, index } of node.data.matchAll(/\\S/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const { left, top, height } = range.getBoundingClientRect();
    letters.push({ letter, at: (letters.length * 7919) % 104729, css: \`position:absolute;left:\${left}px;top:\${top}px;font:\${fontWeight} \${fontSize}/\${height}px \${fontFamily};color:\${color}\` });
  }
}
document.body.replaceChildren(...letters.sort((a, b) => a.at - b.at).map(({ letter, css }) => {
  const span = document.createElement("span");
  span.textContent = letter;
  span.style.cssText = css;
  return span;
}));`;

/** The whole page once more in light grey, a little lower on the right. */
const SHADOW = `
const shade = document.createElement("div");
shade.style.cssText = "position:absolute;left:1.5px;top:1.5px;width:100%;z-index:-1";
shade.append(...document.body.cloneNode(true).childNodes);
for (const part of shade.querySelectorAll("*")) part.style.color = "#ccc";
document.body.prepend(shade);`;

const UPTURNED = String.raw`\documentclass[11pt,a4paper]{article}\usepackage[margin=2cm]{geometry}\usepackage{fontspec}\setmainfont{Lato}
\usepackage{graphicx,xcolor,enumitem}\setlist{nosep,leftmargin=*}\pagestyle{empty}\setlength\parindent{0pt}
\newcommand{\block}[2]{\par\bigskip\begin{minipage}[c]{8mm}\rotatebox{90}{\large\bfseries\color{teal}#1}\end{minipage}\hspace{3mm}\begin{minipage}[c]{15cm}#2\end{minipage}}
\begin{document}{\Huge Marisol Ortega}\\Operations Manager
\block{Contact}{+44 7700 900123\\marisol.ortega@mail.example\\Leeds, United Kingdom}
\block{Profile}{Operations manager with ten years in warehouses and food production, calm in peak weeks and fond of numbers.}
\block{Experience}{\textbf{Operations Manager}\hfill Mar 2020 -- Present\\Brightwell Logistics, Leeds\begin{itemize}\item Run three warehouses with 120 people.\item Cut picking errors from 2.1\% to 0.6\% in a year.\item Budgeting and workforce planning in SAP.\end{itemize}
\medskip\textbf{Shift Manager}\hfill Jun 2016 -- Feb 2020\\Calder Foods Ltd, Wakefield\begin{itemize}\item Led a shift of 25 on two packing lines.\item Lean manufacturing projects and root cause analysis.\end{itemize}}
\block{Education}{\textbf{BSc Business Management}\\University of Bradford, 2016}
\block{Skills}{SAP\\Lean manufacturing\\Workforce planning\\Budgeting\\Root cause analysis\\Microsoft Excel}
\block{Languages}{English (fluent)\\Spanish (native)}
\end{document}`;

/** The page as other programs print it, by the name of the file. */
export const OTHER_PROGRAMS: Readonly<Record<string, OtherProgram>> = {
  "scattered-letters": { by: "script", design: "dark", script: SCATTER },
  "shadow-of-all": { by: "script", design: "name-stacked", script: SHADOW },
  "words-apart": { by: "weasyprint", design: "underline-strip" },
  "clip-each-letter": { by: "cairo", design: "clip-path" },
  "upturned-latex": { by: "xelatex", source: UPTURNED },
  "upturned-cells": { by: "libreoffice", page: "upturned-cells" },
};
