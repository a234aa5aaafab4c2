import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isCheckViolation } from "../errors.ts";
import { createApplication, createTestDatabase, errorOf, type TestDatabase } from "../testing/index.ts";
import { applicationStageChanges, applications, removedApplications } from "./index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const AT = new Date("2027-01-05T10:00:00Z");
const LATER = new Date("2027-01-06T10:00:00Z");

describe("applications", () => {
  test("begin as received, without a message", async () => {
    const row = await createApplication(database.db);
    expect(row).toMatchObject({
      stage: "received",
      stageChangedAt: null,
      declineMessage: null,
      seenAt: null,
      cvDownloadedAt: null,
    });
  });

  test.each([
    ["shortlisted", { stage: "shortlisted", stageChangedAt: AT }],
    ["hired", { stage: "hired", stageChangedAt: AT }],
    ["not selected", { stage: "not-selected", stageChangedAt: AT, declineMessage: "x".repeat(2_000) }],
    ["received again", { stage: "received", stageChangedAt: AT }],
    ["downloaded after it was seen", { seenAt: AT, cvDownloadedAt: LATER }],
  ] as const)("may be %s", async (_, values) => {
    expect(await createApplication(database.db, values)).toMatchObject(values);
  });

  test.each([
    [
      "a refusal without a word",
      { stage: "not-selected", stageChangedAt: AT },
      "applications_decline_message_check",
    ],
    [
      "a refusal of somebody who is hired",
      { stage: "hired", stageChangedAt: AT, declineMessage: "No." },
      "applications_decline_message_check",
    ],
    [
      "an empty refusal",
      { stage: "not-selected", stageChangedAt: AT, declineMessage: "" },
      "applications_decline_message_length_check",
    ],
    [
      "a refusal of 2,001 characters",
      { stage: "not-selected", stageChangedAt: AT, declineMessage: "x".repeat(2_001) },
      "applications_decline_message_length_check",
    ],
    ["a decision that was never made", { stage: "hired" }, "applications_stage_changed_check"],
    ["a download before it was seen", { cvDownloadedAt: AT }, "applications_seen_check"],
    ["a look after the download", { seenAt: LATER, cvDownloadedAt: AT }, "applications_seen_check"],
  ] as const)("refuse %s", async (_, values, constraint) => {
    const error = await errorOf(createApplication(database.db, values));
    expect(isCheckViolation(error, constraint)).toBe(true);
  });

  test("refuse a stage that is none", async () => {
    const { id } = await createApplication(database.db);
    const error = await errorOf(
      database.sql`update applications set stage = 'ghosted', stage_changed_at = now() where id = ${id}`,
    );
    expect(isCheckViolation(error, "applications_stage_check")).toBe(true);
  });
});

describe("the history of an application", () => {
  test("keeps a step that an action can make, and goes with the application", async () => {
    const { db } = database;
    const { id: applicationId } = await createApplication(db);
    await db
      .insert(applicationStageChanges)
      .values({ applicationId, fromStage: "received", toStage: "shortlisted", changedAt: AT });
    await db.delete(applications).where(eq(applications.id, applicationId));
    const left = await db
      .select()
      .from(applicationStageChanges)
      .where(eq(applicationStageChanges.applicationId, applicationId));
    expect(left).toEqual([]);
  });

  test.each([
    ["received", "received"],
    ["hired", "not-selected"],
    ["not-selected", "hired"],
  ] as const)("refuses a step from %s to %s", async (fromStage, toStage) => {
    const { id: applicationId } = await createApplication(database.db);
    const error = await errorOf(
      database.db
        .insert(applicationStageChanges)
        .values({ applicationId, fromStage, toStage, changedAt: AT }),
    );
    expect(isCheckViolation(error, "application_stage_changes_move_check")).toBe(true);
  });
});

test("the trace of a removed application outlives it and its job, and goes with the candidate", async () => {
  const { db } = database;
  const { id, candidateId, jobId } = await createApplication(db);
  await db.insert(removedApplications).values({
    id,
    candidateId,
    jobId,
    jobTitle: "Baker",
    companyName: "",
    removedBy: "job",
    appliedAt: AT,
    removedAt: LATER,
  });
  await database.sql`delete from applications where id = ${id}`;
  await database.sql`delete from jobs where id = ${jobId}`;
  const kept = () => db.select().from(removedApplications).where(eq(removedApplications.id, id));
  expect(await kept()).toHaveLength(1);
  await database.sql`delete from stored_files where owner_id = ${candidateId}`;
  await database.sql`delete from users where id = ${candidateId}`;
  expect(await kept()).toEqual([]);
});
