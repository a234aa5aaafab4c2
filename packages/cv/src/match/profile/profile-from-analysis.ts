import { occupationsBeside } from "../../occupations/occupations-of-positions.ts";
import { occupationsOfStudy } from "../../occupations/occupations-of-study.ts";
import { canonicalSkill, graphId } from "../../skills/index.ts";
import type {
  CandidateProfile,
  CandidateRole,
  CandidateSkill,
  CandidateStudy,
  CvAnalysis,
  Education,
  Evidence,
  Position,
  SkillFact,
} from "../../types.ts";
import { languageId, unknownId } from "../job/resolve-phrase.ts";
import { CONTEXT_CREDIT } from "../weights.ts";
import { reachOf } from "./compile-profile.ts";
import { ledInRoles } from "./led-in-roles.ts";

/** A profile is kept in memory by the thousand: so many lines are enough to show where a skill stands. */
const MAX_EVIDENCE = 3;

/** What of an analysed CV may enter a score, with the skills that the candidate typed beside it. */
export function profileFromAnalysis(analysis: CvAnalysis, typed: readonly string[] = []): CandidateProfile {
  const read = [
    ...keptInUse(analysis.skills.map((skill) => fromFact(skill, analysis.positions))),
    ...analysis.certifications.map(({ name, evidence }) => named(name, "other", evidence)),
    ...ledInRoles(analysis.positions, describe),
    ...analysis.languages.flatMap(({ name, evidence }) => language(name, evidence)),
  ];
  const positions = [...analysis.positions].sort(byRecency);
  const studies = analysis.education.flatMap(studyOf);
  return {
    skills: unique([...read, ...typed.map((name) => named(name, "typed", []))]),
    totalYears:
      analysis.positions.length === 0 && analysis.education.length === 0 ? null : analysis.totalYears,
    titles: positions.map((position) => position.title),
    roles: rolesOf(positions),
    ...(studies.length > 0 && { studies }),
  };
}

function studyOf({ degree, field, evidence }: Education): CandidateStudy[] {
  const isApart = degree === null || (field !== null && !degree.includes(field));
  const name = isApart ? [degree, field].filter((part) => part !== null).join(", ") : degree;
  const occupations = occupationsOfStudy(name);
  return occupations.length === 0 ? [] : [{ name, occupations, evidence: evidence.slice(0, 1) }];
}

function rolesOf(positions: readonly Position[]): CandidateRole[] {
  const beside = occupationsBeside(positions);
  return positions.map(({ title, years, current, evidence }, index) => {
    const occupations = beside[index] ?? [];
    const role = { title, years, ...(current ? { current } : {}), evidence: evidence.slice(0, 1) };
    return occupations.length > 0 ? { ...role, occupations } : role;
  });
}

/** A candidate of whom only typed skills are known. */
export function profileFromSkills(names: readonly string[]): CandidateProfile {
  return { skills: unique(names.map((name) => named(name, "typed", []))), totalYears: null, titles: [] };
}

function fromFact(fact: SkillFact, positions: readonly Position[]): CandidateSkill {
  const mentions = [...fact.mentions].sort((a, b) => CONTEXT_CREDIT[b.context] - CONTEXT_CREDIT[a.context]);
  const best = mentions[0];
  const held = best?.position === null || best?.position === undefined ? undefined : positions[best.position];
  const since = workSince(fact, positions);
  return {
    id: fact.id,
    name: fact.name,
    context: best?.context ?? "other",
    years: fact.years,
    lastUsed: fact.lastUsed,
    ...(since > 0 && { since }),
    evidence: mentions.slice(0, MAX_EVIDENCE).map(({ line, quote }) => ({ line, quote })),
    ...(held ? { usedIn: describe(held) } : {}),
  };
}

/** Whoever uses Kotlin uses the Java that it includes: such a skill is as recent as the latest that includes it. */
function keptInUse(skills: readonly CandidateSkill[]): CandidateSkill[] {
  const latest = new Map<string, number>();
  for (const { id, context, since = 0 } of skills) {
    if (context !== "position") continue;
    for (const { id: reached, way } of reachOf(graphId(id)))
      if (way !== "adjacent") latest.set(reached, Math.min(latest.get(reached) ?? since, since));
  }
  return skills.map(({ since, ...skill }) => {
    const left = Math.min(since ?? 0, latest.get(graphId(skill.id)) ?? Infinity);
    return left > 0 ? { ...skill, since: left } : skill;
  });
}

/** Years in positions later than the last that shows the skill; 0 where none shows it. */
function workSince({ mentions }: SkillFact, positions: readonly Position[]): number {
  const shown = mentions.flatMap(({ position }) => (position === null ? [] : (positions[position] ?? [])));
  if (shown.length === 0) return 0;
  const latest = Math.max(...shown.map(recency));
  return positions.reduce((sum, one) => sum + (recency(one) > latest ? (one.years ?? 0) : 0), 0);
}

/** Where a CV says instead of an employer that there was none. */
const OWN_BUSINESS =
  /^(?:self[- ]?employed|freelance|selbstst?ändig|freiberuflich|autónom|autônom|indépendant|independiente|zelfstandig|libero professionista|—|-)/iu;

/** "Site Reliability Engineer at Highveld Exchange, 2021 to now". */
function describe(position: Position): string {
  const from = position.startDate?.slice(0, 4);
  const to = position.current ? "now" : position.endDate?.slice(0, 4);
  const time = from && to && from !== to ? `${from} to ${to}` : (from ?? to);
  const employer = position.company === null || OWN_BUSINESS.test(position.company) ? null : position.company;
  return [employer === null ? position.title : `${position.title} at ${employer}`, time]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
}

function named(
  name: string,
  context: CandidateSkill["context"],
  evidence: readonly Evidence[],
): CandidateSkill {
  const known = languageId(name) === null ? canonicalSkill(name) : null;
  const id = known?.id ?? languageId(name) ?? unknownId(name);
  return {
    id,
    name: known?.name ?? name,
    context,
    years: 0,
    lastUsed: null,
    evidence: evidence.slice(0, MAX_EVIDENCE),
  };
}

function language(name: string, evidence: readonly Evidence[]): CandidateSkill[] {
  const id = languageId(name);
  return id === null
    ? []
    : [{ id, name, context: "list", years: 0, lastUsed: null, evidence: evidence.slice(0, 1) }];
}

/** The first of an id stays: what the CV shows goes before what was typed. */
function unique(skills: readonly CandidateSkill[]): CandidateSkill[] {
  const byId = new Map<string, CandidateSkill>();
  for (const skill of skills) if (!byId.has(skill.id)) byId.set(skill.id, skill);
  return [...byId.values()];
}

function byRecency(a: Position, b: Position): number {
  return recency(b) - recency(a);
}

function recency(position: Position): number {
  if (position.current) return Number.MAX_SAFE_INTEGER;
  return Number((position.endDate ?? position.startDate ?? "0").replace("-", "").padEnd(6, "0"));
}
