import { skillGroups } from "../skills/index.ts";
import type { CvAnalysis, Position, SkillFact } from "../types.ts";

type Known = Pick<
  CvAnalysis,
  "positions" | "skills" | "totalYears" | "achievements" | "languages" | "certifications"
>;

/** What the facts add up to; every entry names something that stands in the CV. */
export function findInsights(cv: Known): CvAnalysis["insights"] {
  return { domainExpertise: domains(cv), keyStrengths: strengths(cv), recommendedRoles: roles(cv) };
}

/** Fields of work by the skills shown in them: use in a position weighs more than a list. */
function domains({ skills }: Known): readonly string[] {
  const weights = new Map<string, number>();
  for (const skill of skills) {
    if (skill.kind === "soft" || skill.group === "other") continue;
    const weight = 1 + (isShown(skill) ? 1.5 : 0) + Math.min(2, skill.years / 3);
    weights.set(skill.group, (weights.get(skill.group) ?? 0) + weight);
  }
  return [...weights]
    .filter(([, weight]) => weight >= 2.5)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, 4)
    .map(([group]) => groupName(group));
}

function strengths({
  skills,
  totalYears,
  achievements,
  certifications,
  languages,
}: Known): readonly string[] {
  const found = [...skills]
    .filter(isShown)
    .sort(
      (a, b) => b.years - a.years || b.mentions.length - a.mentions.length || a.name.localeCompare(b.name),
    )
    .slice(0, 3)
    .map(({ name, years }) =>
      years >= 1 ? `${name}, used for ${years} ${years === 1 ? "year" : "years"}` : `${name}, used at work`,
    );
  if (totalYears >= 1) found.push(`${totalYears} years of experience`);
  const result = achievements.find(({ measure, text }) => measure !== null && text.length <= 160);
  if (result !== undefined)
    found.push(`A result stated in the CV: “${result.text.replace(/[.。]\s*$/u, "")}”`);
  const [certificate] = certifications;
  if (certificate !== undefined) found.push(`Certificate: ${certificate.name}`);
  if (languages.length >= 3) found.push(`Speaks ${languages.map(({ name }) => name).join(", ")}`);
  return found.slice(0, 6);
}

/** Titles the person has held, newest first; a trainee's title without the trainee once there is experience. */
function roles({ positions, totalYears }: Known): readonly string[] {
  const titles = [...positions]
    .filter(({ kind, title }) => kind !== "volunteer" && title !== "")
    .sort(newestFirst);
  const found: string[] = [];
  for (const { title } of titles) {
    const last = title.split(/\s*(?:→|➔|➜|[-–=]>)\s*/u).at(-1) ?? title;
    const role =
      totalYears >= 1 ? last.replace(/^(?:junior|jr\.?|trainee|intern|apprentice|student)\s+/i, "") : last;
    const plain = role.replace(/\s*\([^)]*\)\s*$/, "").trim();
    if (plain !== "" && !found.some((known) => known.toLowerCase() === plain.toLowerCase()))
      found.push(plain);
  }
  return found.slice(0, 4);
}

function newestFirst(a: Position, b: Position): number {
  const key = ({ current, endDate, startDate }: Position): string =>
    current ? "9999" : (endDate ?? startDate ?? "");
  return key(b).localeCompare(key(a));
}

function isShown({ mentions }: SkillFact): boolean {
  return mentions.some(({ context }) => context === "position" || context === "project");
}

function groupName(group: string): string {
  const known = skillGroups().find(({ id }) => id === group);
  return known?.title ?? group.replace(/-/g, " ").replace(/^./, (letter) => letter.toUpperCase());
}
