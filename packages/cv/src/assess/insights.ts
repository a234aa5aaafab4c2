import { firstRoles } from "../occupations/first-roles.ts";
import { skillGroup } from "../skills/index.ts";
import type { CvAnalysis, Position, SkillFact } from "../types.ts";

type Known = Pick<
  CvAnalysis,
  | "positions"
  | "skills"
  | "totalYears"
  | "achievements"
  | "languages"
  | "certifications"
  | "education"
  | "summary"
>;

/** What the facts add up to; every entry names something that stands in the CV. */
export function findInsights(cv: Known): CvAnalysis["insights"] {
  const weights = domainWeights(cv);
  return {
    domainExpertise: domains(weights),
    keyStrengths: strengths(cv, weights),
    recommendedRoles: roles(cv),
  };
}

/** Fields of work by the skills shown in them: use in a position weighs more than a list. */
function domains(known: Weights): readonly string[] {
  const weights = [...known].sort(([x, a], [y, b]) => b.weight - a.weight || x.localeCompare(y));
  const top = weights[0]?.[1].weight ?? 0;
  return weights
    .filter(([, { weight, skills }]) => weight >= LEAST_WEIGHT && (skills > 1 || weight * 2 >= top))
    .slice(0, 4)
    .map(([group]) => groupName(group));
}

/** Less is one skill that only a list names. */
const LEAST_WEIGHT = 2.5;

interface Domain {
  readonly weight: number;
  readonly skills: number;
}

type Weights = ReadonlyMap<string, Domain>;

/** By group; what belongs to the details of a trade counts for the group of its field that the CV shows most. */
function domainWeights({ skills }: Known): Weights {
  const counted = skills.filter(({ kind, group }) => kind !== "soft" && group !== "other");
  const isNarrow = ({ group }: SkillFact): boolean => skillGroup(group)?.narrow === true;
  const weights = new Map<string, Domain>();
  const add = (group: string, skill: SkillFact): void => {
    const before = weights.get(group) ?? { weight: 0, skills: 0 };
    const weight = 1 + (isShown(skill) ? 1.5 : 0) + Math.min(2, skill.years / 3);
    weights.set(group, { weight: before.weight + weight, skills: before.skills + 1 });
  };
  for (const skill of counted) if (!isNarrow(skill)) add(skill.group, skill);
  const wide = [...weights].sort(([x, a], [y, b]) => b.weight - a.weight || x.localeCompare(y));
  for (const skill of counted.filter(isNarrow)) {
    const field = skillGroup(skill.group)?.field;
    add(wide.find(([group]) => skillGroup(group)?.field === field)?.[0] ?? skill.group, skill);
  }
  return weights;
}

function strengths(cv: Known, weights: Weights): readonly string[] {
  const { skills, totalYears, achievements, certifications, languages } = cv;
  const inDomain = ({ group }: SkillFact): number => weights.get(group)?.weight ?? 0;
  const firstLine = ({ mentions }: SkillFact): number => Math.min(...mentions.map(({ line }) => line));
  // Of skills used as long, those of the person's own field say most, and what is written first.
  const found = [...skills]
    .filter(isShown)
    .sort(
      (a, b) =>
        b.years - a.years ||
        b.mentions.length - a.mentions.length ||
        inDomain(b) - inDomain(a) ||
        firstLine(a) - firstLine(b) ||
        a.name.localeCompare(b.name),
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

/** Titles the person has held, newest first; for who has held none, the first posts that the studies lead to. */
function roles(cv: Known): readonly string[] {
  const held = rolesHeld(cv);
  if (held.length > 0) return held;
  const newest = [...cv.education].sort((a, b) => (b.year ?? 9999) - (a.year ?? 9999));
  return firstRoles({
    degrees: newest.flatMap(({ degree }) => degree ?? []),
    summary: cv.summary?.value ?? "",
  });
}

/** A trainee's title stands without the trainee once there is experience. */
function rolesHeld({ positions, totalYears }: Known): readonly string[] {
  const titles = [...positions]
    .filter(({ kind, title }) => kind !== "volunteer" && title !== "")
    .sort(newestFirst)
    .map(({ title }) => roleNow(title, totalYears))
    .filter((role) => role !== "");
  const lasting = totalYears >= 1 ? titles.filter((role) => !PASSING.test(role)) : titles;
  const found: string[] = [];
  for (const role of lasting.length > 0 ? lasting : titles)
    if (!found.some((known) => known.toLowerCase() === role.toLowerCase())) found.push(role);
  return found.slice(0, 4);
}

/** "Junior Buyer → Buyer", "Student Nurse (part-time)": what the person may look for now. */
function roleNow(title: string, totalYears: number): string {
  const last = title.split(/\s*(?:→|➔|➜|[-–=]>)\s*/u).at(-1) ?? title;
  const grown =
    totalYears >= 1
      ? last
          .replace(/^(?:junior|jr\.?|trainee|intern|apprentice|student)\s+/i, "")
          .replace(/(?<=\S)\s+(?:intern|trainee)$/i, "")
      : last;
  const role = grown
    .replace(/^(?:.*\s)?then\s/iu, "")
    .replace(VESSEL, "")
    .replace(/\s*\([^)]*\)\s*$/, "")
    .trim();
  return NO_ROLE.test(role) ? "" : role;
}

/** "Bosun, FV Ocean Star": the ship is no part of what one is. */
const VESSEL = /,?\s(?:on (?:board )?)?(?:M|F|S|H|R)\.?\/?[VTYS]\.?\s\p{Lu}.*$/u;

/** How somebody works, and not as what. */
const NO_ROLE =
  /^(?:self[- ]?employed|freelanc(?:e|er)|own (?:business|account)|sole trader|selbst(?:st)?ändig(?:e|er)?|freiberufl(?:ich|er|erin)|indépendante?|à mon compte|autónom[oa]|por cuenta propia|independiente|por conta própria|autônom[oa]|liber[oa] professionista|in proprio|zelfstandig(?:e)?|zzp'?er|family|famil(?:ie|le|ia|iglia)(?: \p{Lu}\S*)+|family(?: \p{Lu}\S*)+)$/iu;

/** What one is for a time only, beside studies or before the first post. */
const PASSING =
  /^(?:part[- ]?time|side job|student job|summer job|holiday job)(?!\p{L})|^(?:intern|trainee|apprentice|student|praktikant(?:in)?|werkstudent(?:in)?|stagiaire|stagiair|pasante|becari[oa]|estagiári[oa]|tirocinante|national service (?:person(?:nel)?|officer)|(?:nysc )?corps member)$/iu;

function newestFirst(a: Position, b: Position): number {
  const key = ({ current, endDate, startDate }: Position): string =>
    current ? "9999" : (endDate ?? startDate ?? "");
  return key(b).localeCompare(key(a));
}

function isShown({ mentions }: SkillFact): boolean {
  return mentions.some(({ context }) => context === "position" || context === "project");
}

function groupName(group: string): string {
  const known = skillGroup(group);
  return (
    known?.title.replace(/ in detail$/, "") ??
    group.replace(/-/g, " ").replace(/^./, (letter) => letter.toUpperCase())
  );
}
