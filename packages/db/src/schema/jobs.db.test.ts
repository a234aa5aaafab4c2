import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from "../errors.ts";
import { newId } from "../ids.ts";
import {
  createApplication,
  createCandidate,
  createConversation,
  createInterview,
  createJob,
  createRecruiter,
  createScoredApplication,
  createTestDatabase,
  errorOf,
  type TestDatabase,
} from "../testing/index.ts";
import { applications, conversations, interviews, jobSearch, jobs } from "./index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe("jobs", () => {
  test("what is left out takes the defaults of the product", async () => {
    const { db } = database;
    const { id: recruiterId } = await createRecruiter(db);
    const [job] = await db.insert(jobs).values({ recruiterId, title: "T", description: "D" }).returning();
    expect(job).toMatchObject({
      requiredSkills: [],
      niceToHaveSkills: [],
      requiredYears: 0,
      city: "",
      remote: false,
      hybrid: false,
      salaryMin: 0,
      salaryMax: 0,
      salaryCurrency: "LKR",
      salaryPeriod: "monthly",
      companySize: "startup",
      jobType: "full-time",
      urgency: "normal",
      benefits: [],
    });
  });

  test("numbers and lists come back as they were sent", async () => {
    const sent = {
      requiredYears: 2.5,
      salaryMin: 0.1,
      salaryMax: 1e12,
      requiredSkills: ['a,"b"', "{}", "NULL"],
      niceToHaveSkills: ["c, d"],
    };
    const job = await createJob(database.db, sent);
    const [stored] = await database.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(stored).toMatchObject(sent);
  });

  test.each([
    ["an empty title", { title: "" }, "jobs_title_check"],
    ["a title of 201 characters", { title: "x".repeat(201) }, "jobs_title_check"],
    ["an empty description", { description: "" }, "jobs_description_check"],
    ["a description of 20,001 characters", { description: "x".repeat(20_001) }, "jobs_description_check"],
    ["51 skills", { requiredSkills: Array(51).fill("x") }, "jobs_required_skills_check"],
    [
      "51 skills that are nice to have",
      { niceToHaveSkills: Array(51).fill("x") },
      "jobs_nice_to_have_skills_check",
    ],
    ["51 benefits", { benefits: Array(51).fill("x") }, "jobs_benefits_check"],
    ["61 years", { requiredYears: 61 }, "jobs_required_years_check"],
    ["years that are no number", { requiredYears: Number.NaN }, "jobs_required_years_check"],
    ["pay below 0", { salaryMin: -1 }, "jobs_salary_min_check"],
    ["endless pay", { salaryMax: Number.POSITIVE_INFINITY }, "jobs_salary_max_check"],
    ["pay from 2 to 1", { salaryMin: 2, salaryMax: 1 }, "jobs_salary_range_check"],
  ])("refuses %s", async (_, values, constraint) => {
    expect(isCheckViolation(await errorOf(createJob(database.db, values)), constraint)).toBe(true);
  });

  test("pay may be open on either side", async () => {
    await createJob(database.db, { salaryMin: 5, salaryMax: 0 });
    await createJob(database.db, { salaryMin: 0, salaryMax: 5 });
  });

  test.each(["job_type", "urgency", "company_size", "salary_currency", "salary_period"])(
    "refuses a %s that is none",
    async (column) => {
      const { id } = await createJob(database.db);
      const { sql } = database;
      const error = await errorOf(sql`update jobs set ${sql(column)} = 'other' where id = ${id}`);
      expect(isCheckViolation(error, `jobs_${column}_check`)).toBe(true);
    },
  );

  test("a deleted job takes its applications and its search row along; what people agreed on stays", async () => {
    const { db } = database;
    const job = await createJob(db, { title: "Vanishing", requiredSkills: ["React"], companyName: "Acme" });
    const { recruiterId } = job;
    const application = await createApplication(db, { jobId: job.id });
    const { candidateId } = application;
    const interview = await createInterview(db, {
      recruiterId,
      candidateId,
      jobId: job.id,
      applicationId: application.id,
    });
    const conversation = await createConversation(db, { recruiterId, candidateId, jobId: job.id });
    await db.delete(jobs).where(eq(jobs.id, job.id));
    expect(await db.select().from(applications).where(eq(applications.jobId, job.id))).toEqual([]);
    expect(await db.select().from(jobSearch).where(eq(jobSearch.jobId, job.id))).toEqual([]);
    const [kept] = await db.select().from(interviews).where(eq(interviews.id, interview.id));
    expect(kept).toMatchObject({
      jobId: null,
      applicationId: null,
      jobTitle: "Vanishing",
      companyName: "Acme",
    });
    const [talk] = await db.select().from(conversations).where(eq(conversations.id, conversation.id));
    expect(talk).toMatchObject({ jobId: null, contextJobId: job.id });
  });
});

describe("applications", () => {
  test("a candidate applies to a job once", async () => {
    const { db } = database;
    const { jobId, candidateId } = await createApplication(db);
    const error = await errorOf(createApplication(db, { jobId, candidateId }));
    expect(isUniqueViolation(error, "applications_candidate_job_key")).toBe(true);
    await createApplication(db, { jobId });
    await createApplication(db, { candidateId });
    expect(await db.select().from(applications).where(eq(applications.jobId, jobId))).toHaveLength(2);
  });

  test("needs a job that exists", async () => {
    const error = await errorOf(createApplication(database.db, { jobId: newId() }));
    expect(isForeignKeyViolation(error, "applications_job_id_jobs_id_fk")).toBe(true);
  });

  test.each([
    ["done without a match", { analysisStatus: "done", analysedAt: new Date() }],
    ["failed without a reason", { analysisStatus: "failed", analysedAt: new Date() }],
    ["pending with a reason", { analysisStatus: "pending", analysisError: "It is a scan." }],
  ] as const)("its analysis cannot be %s", async (_, values) => {
    const error = await errorOf(createApplication(database.db, values));
    expect(isCheckViolation(error, "applications_analysis_check")).toBe(true);
  });

  test("a score is 0 to 100", async () => {
    const error = await errorOf(createScoredApplication(database.db, { score: 101 }));
    expect(isCheckViolation(error, "applications_overall_score_check")).toBe(true);
  });

  test("one that failed says why", async () => {
    const { id: candidateId } = await createCandidate(database.db);
    const row = await createApplication(database.db, {
      candidateId,
      analysisStatus: "failed",
      analysisError: "This file is a scan.",
      analysedAt: new Date(),
    });
    expect(row).toMatchObject({ analysisStatus: "failed", analysisError: "This file is a scan." });
  });
});
