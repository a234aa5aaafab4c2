import { openUntilFrom } from "@rolecall/contracts/jobs/states";
import type { CandidateProfile, CandidateSkill } from "@rolecall/cv/types";
import { type Database, type JobRow, newId } from "@rolecall/db";
import { candidateProfiles, jobs, users } from "@rolecall/db/schema";
import { createRecruiter } from "@rolecall/db/testing";
import { GROUP_FILES } from "../../packages/cv/src/skills/data/index.ts";
import { parseGroup } from "../../packages/cv/src/skills/graph/parse-data.ts";
import { slug } from "../../packages/cv/src/skills/graph/slug.ts";
import type { Random } from "../search/random.ts";

const BATCH = 500;
const CONTEXTS = ["position", "project", "list", "summary"] as const;
const RANKS = ["", "Senior ", "Junior ", "Lead "];
const ROLES = ["Developer", "Specialist", "Officer", "Manager", "Technician", "Assistant"];

/**
 * How much trades have in common. `"apart"`: no more than what chance brings, so that a job and a candidate seldom
 * share a skill. `"mixed"`: a fifth of all skills are soft ones or office software, which every trade asks for.
 */
export type MatchWorld = "apart" | "mixed";

const COMMON_GROUPS = ["soft-skills", "office-tools"];

function readGroups() {
  return GROUP_FILES.map((file) => {
    const { id, title, skills } = parseGroup(file);
    return { id, title, skills: skills.map(({ name }) => ({ id: slug(name), name })) };
  });
}

let groups: ReturnType<typeof readGroups> | undefined;

/** Mostly skills of one line of work, the common ones far more often than the others. */
function drawSkills(random: Random, count: number, world: MatchWorld) {
  groups ??= readGroups();
  const others = world === "mixed" ? groups.filter(({ id }) => COMMON_GROUPS.includes(id)) : groups;
  const home = random.pick(groups);
  const drawn = new Map<string, string>();
  for (let n = 0; n < count; n += 1) {
    const group = random.chance(0.8) ? home : random.pick(others);
    const skill = group.skills[random.zipf(group.skills.length)];
    if (skill !== undefined) drawn.set(skill.id, skill.name);
  }
  return { home, skills: [...drawn].map(([id, name]) => ({ id, name })) };
}

function titleOf(random: Random, group: string): string {
  return `${random.pick(RANKS)}${group} ${random.pick(ROLES)}`;
}

export function profileOf(random: Random, world: MatchWorld): CandidateProfile {
  const { home, skills } = drawSkills(random, 15, world);
  return {
    skills: skills.map(
      ({ id, name }): CandidateSkill => ({
        id,
        name,
        context: random.pick(CONTEXTS),
        years: random.below(8),
        lastUsed: 2025,
        evidence: [{ line: random.below(90), quote: `Worked with ${name} in daily practice for years` }],
      }),
    ),
    totalYears: random.below(20),
    titles: [titleOf(random, home.title), titleOf(random, home.title)],
  };
}

export function jobOf(random: Random, world: MatchWorld, recruiterId = ""): JobRow {
  const { home, skills } = drawSkills(random, 8, world);
  const now = new Date();
  return {
    id: newId(),
    recruiterId,
    title: titleOf(random, home.title),
    description: "We look for someone who likes the work, knows the trade and stays for long. ".repeat(6),
    requiredSkills: skills.map(({ name }) => name),
    niceToHaveSkills: [],
    requiredYears: random.below(9),
    city: "Colombo",
    remote: false,
    hybrid: false,
    salaryMin: 0,
    salaryMax: 0,
    salaryCurrency: "LKR",
    salaryPeriod: "monthly",
    companyName: "Example",
    companySize: "small",
    companyIndustry: "Trade",
    jobType: "full-time",
    urgency: "normal",
    benefits: [],
    createdAt: now,
    clientId: null,
    openUntil: openUntilFrom(now),
    closedAt: null,
    withheldAt: null,
    expiryAskedAt: null,
    updatedAt: now,
  };
}

interface Fill {
  readonly random: Random;
  readonly world: MatchWorld;
  readonly count: number;
}

export async function fillJobs(database: Database, { random, world, count }: Fill): Promise<void> {
  const { id } = await createRecruiter(database.db);
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    await database.db.insert(jobs).values(Array.from({ length: size }, () => jobOf(random, world, id)));
  }
}

export async function fillCandidates(database: Database, { random, world, count }: Fill): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    const people = Array.from({ length: size }, () => newId());
    await database.db.insert(users).values(
      people.map((id) => ({
        id,
        name: "Candidate",
        email: `${id}@example.test`,
        role: "candidate" as const,
        passwordHash: "-",
      })),
    );
    await database.db
      .insert(candidateProfiles)
      .values(people.map((userId) => ({ userId, matchProfile: profileOf(random, world) })));
  }
}
