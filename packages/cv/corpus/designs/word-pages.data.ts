import { strToU8, type Zippable } from "fflate";
import { p, r, table } from "../../test-support/docx.ts";
import { SKILLS } from "./page-skills.data.ts";

/** The page as a word processor's file: its body, and further parts of the archive. */
interface WordPage {
  readonly body: string;
  readonly extra?: Zippable;
}

const RIGHT_TAB = '<w:tabs><w:tab w:val="right" w:pos="8500"/></w:tabs>';
const BOLD = "<w:b/>";

const each = (...words: readonly string[]) => words.map((own) => p(own)).join("");
const heading = (words: string) => p(words, { look: `${BOLD}<w:sz w:val="26"/>` });
const items = (...words: readonly string[]) => words.map((own) => p(`• ${own}`)).join("");
const dated = (title: string, dates: string) =>
  `<w:p><w:pPr>${RIGHT_TAB}</w:pPr>${r(title, BOLD)}<w:r><w:tab/></w:r>${r(dates)}</w:p>`;

const NAME = p("Marisol Ortega", { look: `${BOLD}<w:sz w:val="48"/>` }) + p("Operations Manager");
const CONTACT = each("+44 7700 900123", "marisol.ortega@mail.example", "Leeds, United Kingdom");
const PROFILE = p(
  "Operations manager with ten years in warehouses and food production, calm in peak weeks and fond of numbers.",
);
const JOBS = [
  dated("Operations Manager", "Mar 2020 – Present"),
  p("Brightwell Logistics, Leeds"),
  items(
    "Run three warehouses with 120 people.",
    "Cut picking errors from 2.1% to 0.6% in a year.",
    "Budgeting and workforce planning in SAP.",
  ),
  dated("Shift Manager", "Jun 2016 – Feb 2020"),
  p("Calder Foods Ltd, Wakefield"),
  items("Led a shift of 25 on two packing lines.", "Lean manufacturing projects and root cause analysis."),
].join("");
const STUDY = p("BSc Business Management", { look: BOLD }) + p("University of Bradford, 2016");
const LANGUAGES = each("English (fluent)", "Spanish (native)");

/** A row of a table whose first cell is turned up the page. */
const upturned = (title: string, content: string) =>
  `<w:tr><w:trPr><w:trHeight w:val="2000"/></w:trPr><w:tc><w:tcPr><w:tcW w:w="600" w:type="dxa"/><w:textDirection w:val="btLr"/></w:tcPr>${p(title, { look: BOLD })}</w:tc><w:tc><w:tcPr><w:tcW w:w="8800" w:type="dxa"/></w:tcPr>${content}</w:tc></w:tr>`;

const box = (content: string) =>
  `<w:r><w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing></w:r>`;

const control = (content: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

const DIAGRAM = "http://schemas.openxmlformats.org/drawingml/2006/diagram";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The parts of an archive that hold a diagram of these words. */
const diagram = (words: readonly string[]): Zippable => {
  const points = words.map(
    (own, i) => `<dgm:pt modelId="${i + 1}"><dgm:t><a:p><a:r><a:t>${own}</a:t></a:r></a:p></dgm:t></dgm:pt>`,
  );
  return {
    "word/_rels/document.xml.rels": strToU8(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="d" Type="${RELATIONS}/diagramData" Target="diagrams/data1.xml"/></Relationships>`,
    ),
    "word/diagrams/data1.xml": strToU8(
      `<dgm:dataModel xmlns:dgm="${DIAGRAM}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst>${points.join("")}</dgm:ptLst></dgm:dataModel>`,
    ),
  };
};

/** By name. */
export const WORD_PAGES: Readonly<Record<string, WordPage>> = {
  "upturned-cells": {
    body: `${NAME}<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="600"/><w:gridCol w:w="8800"/></w:tblGrid>${[
      upturned("Contact", CONTACT),
      upturned("Profile", PROFILE),
      upturned("Experience", JOBS),
      upturned("Education", STUDY),
      upturned("Skills", each(...SKILLS)),
      upturned("Languages", LANGUAGES),
    ].join("")}</w:tbl>`,
  },
  diagram: {
    body: [
      ...[
        NAME,
        CONTACT,
        heading("Profile"),
        PROFILE,
        heading("Experience"),
        JOBS,
        heading("Education"),
        STUDY,
      ],
      heading("Skills"),
      `<w:p><w:r><w:drawing><dgm:relIds xmlns:dgm="${DIAGRAM}" r:dm="d"/></w:drawing></w:r></w:p>`,
      heading("Languages"),
      LANGUAGES,
    ].join(""),
    extra: diagram(SKILLS),
  },
  shapes: {
    body: `<w:p>${[
      heading("Education") + STUDY,
      heading("Experience") + JOBS,
      NAME + CONTACT,
      heading("Skills") + each(...SKILLS),
      heading("Languages") + LANGUAGES,
      heading("Profile") + PROFILE,
    ]
      .map(box)
      .join("")}</w:p>`,
  },
  "tables-in-tables": {
    body: table([
      [NAME, CONTACT],
      [
        heading("Skills") +
          table([SKILLS.slice(0, 3).map((own) => p(own)), SKILLS.slice(3).map((own) => p(own))]) +
          heading("Languages") +
          LANGUAGES,
        heading("Profile") + PROFILE + heading("Experience") + JOBS + heading("Education") + STUDY,
      ],
    ]),
  },
  controls: {
    body: [
      NAME,
      control(CONTACT),
      control(heading("Profile") + control(PROFILE)),
      heading("Experience"),
      control(control(JOBS)),
      heading("Education"),
      control(STUDY),
      heading("Skills"),
      `<w:p>${SKILLS.map((own) => control(r(own))).join(r(", "))}</w:p>`,
      heading("Languages"),
      LANGUAGES,
    ].join(""),
  },
};
