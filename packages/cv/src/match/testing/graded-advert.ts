import type { CandidateProfile, JobRequirements } from "../../types.ts";
import { job, profile, skill, used } from "./build-profile.ts";

/**
 * A short CV as a recruiter would grade it for the advert: 3 could start tomorrow, 2 would be invited, 1 is worth a
 * second look. The roles stand with their years, the latest first; lists are parted by commas.
 */
type GradedPerson = readonly [grade: 0 | 1 | 2 | 3, roles: string, inUse: string, listed: string];

export interface GradedAdvert {
  readonly job: JobRequirements;
  readonly people: readonly { grade: number; roles: string; profile: CandidateProfile }[];
}

interface Advert {
  readonly title: string;
  readonly years: number;
  readonly skills: string;
  readonly text: string;
}

export function ad({ title, years, skills, text }: Advert, people: readonly GradedPerson[]): GradedAdvert {
  return {
    job: job(listOf(skills, ","), { title, requiredYears: years, description: text }),
    people: people.map((person) => ({ grade: person[0], roles: person[1], profile: profileOf(person) })),
  };
}

function profileOf([, roles, inUse, listed]: GradedPerson): CandidateProfile {
  const held = listOf(roles, "<").map((role) => {
    const space = role.lastIndexOf(" ");
    return { title: role.slice(0, space), years: Number(role.slice(space + 1)), evidence: [] };
  });
  const skills = [
    ...listOf(inUse, ",").map((name) => used(name, held[0]?.years ?? 0)),
    ...listOf(listed, ",").map((name) => skill(name)),
  ];
  return profile(skills, {
    titles: held.map(({ title }) => title),
    roles: held,
    totalYears: held.reduce((sum, { years }) => sum + years, 0),
  });
}

function listOf(text: string, mark: string): string[] {
  return text
    .split(mark)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
