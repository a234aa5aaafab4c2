import { COMPANY_SIZES, JOB_TYPES, URGENCIES } from "@rolecall/contracts/jobs/enums";
import { openUntilFrom } from "@rolecall/contracts/jobs/states";
import { canonicalSkill } from "@rolecall/cv/skills";
import { type Database, type JobRow, newId, withTx, writeJobSearches } from "@rolecall/db";
import { jobs } from "@rolecall/db/schema";
import { createRecruiter } from "@rolecall/db/testing";
import { createRandom, type Random } from "./random.ts";

/** Words of the descriptions are made up and drawn by Zipf's law, as in any language. */
const VOCABULARY = 10_000;
const WORDS_PER_JOB = 60;
const BATCH = 1_000;
const MINUTE_MS = 60_000;

const CITIES = ["Colombo", "Kandy", "Galle", "Jaffna", "Matara", "Negombo", "Kurunegala", "Trincomalee"];
const INDUSTRIES = ["Software", "Healthcare", "Hospitality", "Logistics", "Apparel", "Banking", "Education"];
const TITLES = [
  "Engineer",
  "Nurse",
  "Chef",
  "Driver",
  "Teacher",
  "Accountant",
  "Analyst",
  "Electrician",
  "Designer",
];
const SKILLS = [
  "Java",
  "React",
  "SQL",
  "Nursing",
  "First aid",
  "Baking",
  "Excel",
  "Forklift operation",
  "Welding",
];

/** The word of a rank, 0 being the commonest. Letters only, so that it is a word to the index too. */
export function wordOf(rank: number): string {
  let rest = rank + 1;
  let word = "";
  while (rest > 0) {
    word = String.fromCharCode(97 + (rest % 26)) + word;
    rest = Math.floor(rest / 26);
  }
  return `wo${word}rd`;
}

function jobOf(random: Random, recruiterId: string, createdAt: Date): JobRow {
  const words = Array.from({ length: WORDS_PER_JOB }, () => wordOf(random.zipf(VOCABULARY)));
  const pay = random.chance(0.7) ? 50_000 + random.below(400_000) : 0;
  return {
    id: newId(createdAt.getTime()),
    recruiterId,
    title: `${random.pick(TITLES)} ${wordOf(random.zipf(VOCABULARY))}`,
    description: words.join(" "),
    requiredSkills: [random.pick(SKILLS), random.pick(SKILLS)],
    niceToHaveSkills: [],
    requiredYears: random.below(11),
    city: random.pick(CITIES),
    remote: random.chance(0.2),
    hybrid: random.chance(0.3),
    salaryMin: pay,
    salaryMax: pay * 1.5,
    salaryCurrency: "LKR",
    salaryPeriod: "monthly",
    companyName: `Company ${random.below(5_000)}`,
    companySize: random.pick(COMPANY_SIZES),
    companyIndustry: random.pick(INDUSTRIES),
    jobType: random.pick(JOB_TYPES),
    urgency: random.pick(URGENCIES),
    benefits: [],
    createdAt,
    clientId: null,
    openUntil: openUntilFrom(createdAt),
    closedAt: null,
    withheldAt: null,
    expiryAskedAt: null,
    updatedAt: createdAt,
  };
}

/** Adds jobs until the database holds `count` of them, each with its search row. The same seed gives the same jobs. */
export async function fillWithJobs(
  database: Database,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const random = createRandom(from + 1);
  const recruiter = await createRecruiter(database.db);
  const start = Date.now() - count * MINUTE_MS;
  await withoutIndexes(database, async () => {
    for (let done = from; done < count; done += BATCH) {
      const size = Math.min(BATCH, count - done);
      await addJobs(
        database,
        Array.from({ length: size }, (_, i) =>
          jobOf(random, recruiter.id, new Date(start + (done + i) * MINUTE_MS)),
        ),
      );
    }
  });
  await database.sql`vacuum analyze`;
}

async function addJobs(database: Database, rows: readonly JobRow[]): Promise<void> {
  await withTx(database.db, async (tx) => {
    await tx.insert(jobs).values([...rows]);
    await writeJobSearches(
      tx,
      rows.map((job) => ({
        job,
        skillIds: [...new Set(job.requiredSkills.flatMap((name) => canonicalSkill(name)?.id ?? []))],
      })),
    );
  });
}

/** Does the work without the indexes that no constraint needs, and builds them at its end: a third of the time. */
async function withoutIndexes({ sql }: Database, work: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('jobs', 'job_search')
      and not exists (select from pg_constraint c where c.conname = indexname)`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  await work();
  for (const { definition } of indexes) await sql.unsafe(definition);
}
