import type { CvAnalysis, Evidence, Position, SkillFact } from "../src/types.ts";

const WIDTH = 22;

/** The analysis as text for a terminal; the numbers in brackets are lines of the CV, as the last line says. */
export function renderAnalysis(analysis: CvAnalysis): string {
  const { contact, quality } = analysis;
  const blocks = [
    list("Contact", [
      row("Name", contact.name?.value),
      row("E-mail", contact.email?.value),
      row("Phone", contact.phone?.international ?? contact.phone?.value),
      row("Location", contact.location?.value),
      ...contact.links.map((link) => row("Link", link.value)),
    ]),
    list("In short", [
      row("Language", `${analysis.language.code} (${Math.round(100 * analysis.language.confidence)}%)`),
      row("Experience", `${analysis.totalYears} years, ${analysis.experienceLevel}`),
      row(
        "Quality",
        `${quality.overallScore} of 100 (formatting ${quality.formattingScore}, completeness ${quality.completenessScore}, ATS ${quality.atsCompatibility})`,
      ),
    ]),
    list("Positions", analysis.positions.map(positionLine)),
    list(
      "Education",
      analysis.education.map((entry) =>
        [entry.degree, entry.institution, entry.year].filter(Boolean).join(", "),
      ),
    ),
    list(
      "Certifications",
      analysis.certifications.map((entry) =>
        [entry.name, entry.issuer, entry.year].filter(Boolean).join(", "),
      ),
    ),
    list(
      "Languages",
      analysis.languages.map((entry) => [entry.name, entry.level].filter(Boolean).join(": ")),
    ),
    list("Skills", analysis.skills.map(skillLine)),
    list(
      "Achievements",
      analysis.achievements.map((entry) => `${entry.text}${lineOf(entry.evidence)}`),
    ),
    list(
      "To clear up",
      analysis.inconsistencies.map((entry) => `${entry.sentence}${lineOf(entry.evidence)}`),
    ),
    list(
      "To improve",
      quality.findings
        .filter((finding) => finding.points < finding.maxPoints)
        .map((finding) => finding.sentence),
    ),
    list(
      "Not visible on the page, worth nothing",
      analysis.document.hidden.map((line) => `${line.text} (${line.hidden})`),
    ),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n\n${footer(analysis)}`;
}

function footer({ engineVersion, asOf }: CvAnalysis): string {
  return `Numbers in brackets are lines of the CV as it was read; --json prints them.\nEngine ${engineVersion}, as of ${asOf}`;
}

function list(title: string, lines: readonly (string | undefined)[]): string {
  const present = lines.filter((line) => line !== undefined && line !== "");
  return present.length === 0 ? "" : [title, ...present.map((line) => `  ${line}`)].join("\n");
}

function row(label: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${label.padEnd(WIDTH)}${value}`;
}

function positionLine(position: Position): string {
  const dates = [position.startDate ?? "?", position.current ? "present" : (position.endDate ?? "?")].join(
    " to ",
  );
  const what = [position.title, position.company].filter(Boolean).join(", ");
  return `${dates.padEnd(WIDTH)}${what}${lineOf(position.evidence)}`;
}

function skillLine(skill: SkillFact): string {
  const use = skill.years > 0 ? `, ${skill.years} years, last ${skill.lastUsed}` : "";
  return `${skill.name} (${skill.kind}${use})${lineOf(skill.mentions)}`;
}

function lineOf(evidence: readonly Evidence[]): string {
  const lines = [...new Set(evidence.map((entry) => entry.line + 1))];
  return lines.length === 0 ? "" : ` [${lines.join(", ")}]`;
}
