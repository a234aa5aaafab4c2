import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from "../errors.ts";
import { newId } from "../ids.ts";
import {
  createApplication,
  createCandidate,
  createCvAnalysis,
  createRecruiter,
  createSession,
  createStoredFile,
  createTestDatabase,
  createUser,
  errorOf,
  type TestDatabase,
} from "../testing/index.ts";
import { candidateProfiles, candidateSkills, cvAnalyses, sessions, storedFiles, users } from "./index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe("users", () => {
  test("an e-mail is one person's, whatever its case", async () => {
    const { db } = database;
    await createUser(db, { role: "candidate", email: "Ada@Example.test" });
    const error = await errorOf(createUser(db, { role: "recruiter", email: "ada@EXAMPLE.test" }));
    expect(isUniqueViolation(error, "users_email_key")).toBe(true);
    const stored = await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.email, "Ada@Example.test"));
    expect(stored).toHaveLength(1);
  });

  test.each([
    ["an e-mail with a space around it", { email: " padded@example.test" }, "users_email_check"],
    ["an empty name", { name: "" }, "users_name_check"],
    ["a name of 121 characters", { name: "x".repeat(121) }, "users_name_check"],
  ])("refuses %s", async (_, values, constraint) => {
    const error = await errorOf(createRecruiter(database.db, values));
    expect(isCheckViolation(error, constraint)).toBe(true);
  });

  test("refuses a role that is none", async () => {
    const error = await errorOf(
      database.sql`insert into users (id, email, name, role, password_hash)
        values (${newId()}, 'root@example.test', 'Root', 'admin', '')`,
    );
    expect(isCheckViolation(error, "users_role_check")).toBe(true);
  });
});

describe("a deleted member", () => {
  test.each([
    ["e-mail", { email: "ada@example.test" }],
    ["name", { name: "Ada" }],
    ["password", { passwordHash: "hash" }],
  ])("keeps no %s", async (_, kept) => {
    const erased = { name: "Deleted member", email: "", passwordHash: "", deletedAt: new Date() };
    const error = await errorOf(createRecruiter(database.db, { ...erased, ...kept }));
    expect(isCheckViolation(error, "users_deleted_check")).toBe(true);
  });

  test("is no conflict for another, and only they have no e-mail", async () => {
    const erased = { name: "Deleted member", email: "", passwordHash: "", deletedAt: new Date() };
    await createRecruiter(database.db, erased);
    await createCandidate(database.db, erased);
    const error = await errorOf(createRecruiter(database.db, { email: "" }));
    expect(isCheckViolation(error, "users_email_check")).toBe(true);
  });
});

describe("sessions", () => {
  test("only a SHA-256 in hex is taken for an id: a token would show", async () => {
    const { id: userId } = await createCandidate(database.db);
    const error = await errorOf(
      database.db.insert(sessions).values({ id: "a-token-in-clear", userId, expiresAt: new Date() }),
    );
    expect(isCheckViolation(error, "sessions_id_check")).toBe(true);
  });

  test("go with their user", async () => {
    const { id: userId } = await createCandidate(database.db);
    await createSession(database.db, userId);
    await database.db.delete(users).where(eq(users.id, userId));
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });
});

describe("profiles", () => {
  test("a skill stands in a profile once, and has an origin", async () => {
    const { db } = database;
    const { id: candidateId } = await createCandidate(db, { skills: [{ name: "React" }] });
    const skill = { candidateId, name: "REACT", nameKey: "react", typed: true, fromCv: false, position: 1 };
    expect(isUniqueViolation(await errorOf(db.insert(candidateSkills).values(skill)))).toBe(true);
    const none = { ...skill, nameKey: "vue", typed: false };
    const error = await errorOf(db.insert(candidateSkills).values(none));
    expect(isCheckViolation(error, "candidate_skills_origin_check")).toBe(true);
  });

  test("corrections are an object", async () => {
    const { id } = await createCandidate(database.db);
    const error = await errorOf(
      database.sql`update candidate_profiles set corrections = '[]' where user_id = ${id}`,
    );
    expect(isCheckViolation(error, "candidate_profiles_corrections_check")).toBe(true);
    const [profile] = await database.db
      .select()
      .from(candidateProfiles)
      .where(eq(candidateProfiles.userId, id));
    expect(profile?.corrections).toEqual({});
  });
});

describe("files and readings", () => {
  test("a file that something refers to cannot be deleted", async () => {
    const { db } = database;
    const { cvFileId } = await createApplication(db);
    const error = await errorOf(db.delete(storedFiles).where(eq(storedFiles.id, cvFileId)));
    expect(isForeignKeyViolation(error)).toBe(true);
  });

  test.each([
    ["empty", { size: 0 }, "stored_files_size_check"],
    ["over 5 MB", { size: 5_242_881 }, "stored_files_size_check"],
    ["without a digest", { sha256: "" }, "stored_files_sha256_check"],
  ])("refuses a file that is %s", async (_, values, constraint) => {
    const { id: ownerId } = await createCandidate(database.db);
    const error = await errorOf(createStoredFile(database.db, { ownerId, ...values }));
    expect(isCheckViolation(error, constraint)).toBe(true);
  });

  test("a candidate has one reading for the profile, and any number in the history", async () => {
    const { db } = database;
    const { id: ownerId } = await createCandidate(db);
    await createCvAnalysis(db, { ownerId, purpose: "tool" });
    await createCvAnalysis(db, { ownerId, purpose: "tool" });
    await createCvAnalysis(db, { ownerId, purpose: "profile" });
    const error = await errorOf(createCvAnalysis(db, { ownerId, purpose: "profile" }));
    expect(isUniqueViolation(error, "cv_analyses_profile_key")).toBe(true);
    expect(await db.select().from(cvAnalyses).where(eq(cvAnalyses.ownerId, ownerId))).toHaveLength(3);
  });

  test("a reading for an application names it, and goes with it", async () => {
    const { db } = database;
    const { id: applicationId, candidateId: ownerId } = await createApplication(db);
    const nameless = await errorOf(createCvAnalysis(db, { ownerId, purpose: "application" }));
    expect(isCheckViolation(nameless, "cv_analyses_application_check")).toBe(true);
    await createCvAnalysis(db, { ownerId, purpose: "application", applicationId });
    await database.sql`delete from applications where id = ${applicationId}`;
    expect(await db.select().from(cvAnalyses).where(eq(cvAnalyses.ownerId, ownerId))).toEqual([]);
  });
});

test("deleting a user takes everything of theirs along", async () => {
  const { db, sql } = database;
  const { candidateId } = await createApplication(db);
  await createCvAnalysis(db, { ownerId: candidateId, purpose: "profile" });
  await db.delete(users).where(eq(users.id, candidateId));
  const [left] = await sql`
    select (select count(*) from applications where candidate_id = ${candidateId})
      + (select count(*) from stored_files where owner_id = ${candidateId})
      + (select count(*) from cv_analyses where owner_id = ${candidateId})
      + (select count(*) from candidate_profiles where user_id = ${candidateId}) as rows`;
  expect(Number(left?.rows)).toBe(0);
});
