import type { Person } from "../../person.ts";
import { type Block, contactOf, outline, whereOf } from "../outline.ts";
import { tex } from "./escape.ts";

/** The moderncv class; `style` is its own name for a look. */
export function modernCv(person: Person, style: "classic" | "banking" | "oldstyle", colour: string): string {
  const words = person.name.split(" ");
  const last = words.at(-1) ?? "";
  const sections = outline(person).map(
    (section) => `\\section{${tex(section.heading)}}\n${section.blocks.map(modernBlock).join("\n")}`,
  );
  const links = contactOf(person)
    .slice(3)
    .map((item) => `\\extrainfo{\\href{${item.url ?? ""}}{${tex(item.text)}}}`);
  return `\\documentclass[10pt,a4paper,sans]{moderncv}
\\moderncvstyle{${style}}\\moderncvcolor{${colour}}
${style === "oldstyle" ? "" : "\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}"}\\usepackage[scale=0.8]{geometry}
\\name{${tex(words.slice(0, -1).join(" "))}}{${tex(last)}}
\\title{${tex(person.headline ?? "")}}
\\address{${tex(person.location)}}{}{}\\phone[mobile]{${tex(person.phone)}}\\email{${person.email}}
${links.join("\n")}
\\begin{document}\\makecvtitle
${sections.join("\n")}
\\end{document}
`;
}

function modernBlock(item: Block): string {
  switch (item.kind) {
    case "text":
      return `\\cvitem{}{${tex(item.text)}}`;
    case "bullets":
      return item.items.map((text) => `\\cvlistitem{${tex(text)}}`).join("\n");
    case "group":
      return `\\cvitem{${tex(item.label)}}{${tex(item.text)}}`;
    case "rows":
      return item.rows.map(([label, value]) => `\\cvitem{${tex(label)}}{${tex(value)}}`).join("\n");
    case "entry": {
      const { entry } = item;
      const points =
        entry.points.length === 0
          ? ""
          : `\\begin{itemize}${entry.points.map((text) => `\\item ${tex(text)}`).join(" ")}\\end{itemize}`;
      return `\\cventry{${tex(entry.dates)}}{${tex(entry.head)}}{${tex(entry.org)}}{${tex(entry.place)}}{}{${tex(entry.about)}${points}}`;
    }
  }
}

/** The Europass class: labels on the left, facts on the right. */
export function europassCv(person: Person): string {
  const sections = outline(person).map(
    (section) => `\\ecvsection{${tex(section.heading)}}\n${section.blocks.map(europassBlock).join("\n")}`,
  );
  return `\\documentclass[english,a4paper]{europasscv}
\\usepackage[T1]{fontenc}\\usepackage{lmodern}
\\ecvname{${tex(person.name)}}
\\ecvaddress{${tex(person.location)}}\\ecvtelephone[${tex(person.phone)}]{}\\ecvmobile{${tex(person.phone)}}
\\ecvemail{${person.email}}
\\begin{document}\\begin{europasscv}
\\ecvpersonalinfo
${person.headline === undefined ? "" : `\\ecvbigitem{Position}{${tex(person.headline)}}`}
${sections.join("\n")}
\\end{europasscv}\\end{document}
`;
}

function europassBlock(item: Block): string {
  switch (item.kind) {
    case "text":
      return `\\ecvitem{}{${tex(item.text)}}`;
    case "bullets":
      return `\\ecvitem{}{${europassItems(item.items)}}`;
    case "group":
      return `\\ecvitem{${tex(item.label)}}{${tex(item.text)}}`;
    case "rows":
      return item.rows.map(([label, value]) => `\\ecvitem{${tex(label)}}{${tex(value)}}`).join("\n");
    case "entry": {
      const { entry } = item;
      const detail = `${tex(entry.about)}${europassItems(entry.points)}`;
      return `\\ecvtitle{${tex(entry.dates)}}{${tex(entry.head)}}\n\\ecvitem{}{${tex(whereOf(entry))}}${detail === "" ? "" : `\n\\ecvitem{}{${detail}}`}`;
    }
  }
}

function europassItems(texts: readonly string[]): string {
  return texts.length === 0
    ? ""
    : `\\begin{ecvitemize}${texts.map((text) => `\\item ${tex(text)}`).join(" ")}\\end{ecvitemize}`;
}
