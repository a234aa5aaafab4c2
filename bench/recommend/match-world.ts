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

function readGroups() {
  return GROUP_FILES.map((file) => {
    const { title, skills } = parseGroup(file);
    return { title, skills: skills.map(({ name }) => ({ id: slug(name), name })) };
  });
}

let groups: ReturnType<typeof readGroups> | undefined;

/** Mostly skills of one line of work, the common ones far more often than the others. */
function drawSkills(random: Random, count: number) {
  groups ??= readGroups();
  const home = random.pick(groups);
  const drawn = new Map<string, string>();
  for (let n = 0; n < count; n += 1) {
    const group = random.chance(0.8) ? home : random.pick(groups);
    const skill = group.skills[random.zipf(group.skills.length)];
    if (skill !== undefined) drawn.set(skill.id, skill.name);
  }
  return { home, skills: [...drawn].map(([id, name]) => ({ id, name })) };
}

function titleOf(random: Random, group: string): string {
  return `${random.pick(RANKS)}${group} ${random.pick(ROLES)}`;
}

export function profileOf(random: Random): CandidateProfile {
  const { home, skills } = drawSkills(random, 15);
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

export function jobOf(random: Random, recruiterId: string): JobRow {
  const { home, skills } = drawSkills(random, 8);
  const now = new Date();
  return {
    id: newId(),
    recruiterId,
    title: titleOf(random, home.title),
    description: "We look for someone who likes the work, knows the trade and stays for long. ".repeat(6),
    requiredSkills: skills.map(({ name }) => name),
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
    updatedAt: now,
  };
}

export async function fillJobs(database: Database, random: Random, count: number): Promise<void> {
  const { id } = await createRecruiter(database.db);
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    await database.db.insert(jobs).values(Array.from({ length: size }, () => jobOf(random, id)));
  }
}

export async function fillCandidates(database: Database, random: Random, count: number): Promise<void> {
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
      .values(people.map((userId) => ({ userId, matchProfile: profileOf(random) })));
  }
}
