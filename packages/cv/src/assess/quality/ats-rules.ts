import type { QualityFinding, SectionKind } from "../../types.ts";
import { finding } from "./finding.ts";
import type { Assessed } from "./quality.ts";

/** What keeps other programs from reading the CV. */
export function atsRules(cv: Assessed): readonly QualityFinding[] {
  return [
    columns(cv),
    tables(cv),
    textBoxes(cv),
    pictures(cv),
    characters(cv),
    standardHeadings(cv),
    contactAsText(cv),
  ];
}

function columns({ document }: Assessed): QualityFinding {
  const count = document.layout.columns;
  return finding({
    rule: "columns",
    area: "ats",
    maxPoints: 20,
    share: count <= 1 ? 1 : count === 2 ? 0.5 : 0.2,
    strength: "One column reads well in every program.",
    improvement: `The text runs in ${count} columns, which some programs read across; one column is safer.`,
  });
}

function tables({ document: { layout } }: Assessed): QualityFinding {
  return finding({
    rule: "tables",
    area: "ats",
    maxPoints: 15,
    share: layout.tables === 0 ? 1 : 0.5,
    strength: "No tables stand in the way of reading.",
    improvement: "Tables may be read in the wrong order; use plain lines with tabs instead.",
  });
}

function textBoxes({ document: { layout } }: Assessed): QualityFinding {
  return finding({
    rule: "text-boxes",
    area: "ats",
    maxPoints: 15,
    share: layout.textBoxes === 0 ? 1 : 0.3,
    strength: "All text stands in the body of the document.",
    improvement: "Text boxes are skipped by some programs; move their text into the body.",
  });
}

function pictures({ document: { layout } }: Assessed): QualityFinding {
  return finding({
    rule: "pictures",
    area: "ats",
    maxPoints: 10,
    share: layout.images <= 1 ? 1 : 0.6,
    strength: "Few or no pictures.",
    improvement: `The CV holds ${layout.images} pictures; words inside pictures and icons cannot be read.`,
  });
}

function characters({ document }: Assessed): QualityFinding {
  return finding({
    rule: "characters",
    area: "ats",
    maxPoints: 15,
    share: document.unicodeComplete ? 1 : 0.2,
    strength: "Every character can be read by programs.",
    improvement:
      "Some characters cannot be decoded, or are Latin letters that an old font for Sinhala, Tamil, Hindi, Nepali or the like draws as others; write the CV in Unicode (Iskoola Pota, Latha, Mangal, Kalimati, Noto) and save it again.",
  });
}

const STANDARD: readonly (readonly [kind: SectionKind, name: string])[] = [
  ["experience", "Experience"],
  ["education", "Education"],
  ["skills", "Skills"],
];

function standardHeadings({ sections }: Assessed): QualityFinding {
  const missing = STANDARD.filter(
    ([kind]) => !sections.some((section) => section.kind === kind && section.heading !== null),
  ).map(([, name]) => name);
  return finding({
    rule: "standard-headings",
    area: "ats",
    maxPoints: 15,
    share: 1 - missing.length / STANDARD.length,
    strength: "Experience, education and skills stand under headings that programs know.",
    improvement:
      missing.length === 1
        ? `Programs look for a section with the heading “${missing.join()}”; add one.`
        : `Programs look for sections with the headings ${missing.map((name) => `“${name}”`).join(", ")}; add them.`,
  });
}

function contactAsText({ contact: { email, phone }, document }: Assessed): QualityFinding {
  const linked = email !== null && !document.lines.some(({ text }) => text.includes(email.value));
  const share = (email === null ? 0 : linked ? 0.3 : 0.5) + (phone === null ? 0 : 0.5);
  return finding({
    rule: "contact-text",
    area: "ats",
    maxPoints: 10,
    share,
    strength: "E-mail and telephone are written out as text.",
    improvement: linked
      ? "Write your e-mail address out; it stands only behind a link."
      : "Write e-mail address and telephone number as text at the top.",
    evidence: linked ? email.evidence : [],
  });
}
