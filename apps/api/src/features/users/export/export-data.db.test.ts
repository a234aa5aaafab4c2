import { UpdateJobInput } from "@rolecall/contracts/jobs/schemas";
import { createStoredFile, TEST_PASSWORD } from "@rolecall/db/testing";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  columnsOfMembers,
  createFilledAccounts,
  type FilledAccounts,
} from "../../../../test/filled-account.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../../test/harness.ts";
import { createPerson } from "../../../../test/people.ts";
import { sessionIdOf } from "../../auth/sessions.ts";

/** Where the rows that belong to a member are found in the export. */
const HELD: Readonly<Record<string, string>> = {
  "application_stage_changes.actor_id": "applications.json",
  "applications.candidate_id": "applications.json",
  "blocks.blocked_id": "another's: who has blocked the member is not told to them",
  "blocks.blocker_id": "blocked.json",
  "candidate_profiles.user_id": "profile.json",
  "candidate_skills.candidate_id": "profile.json",
  "conversations.candidate_id": "conversations.json",
  "conversations.recruiter_id": "conversations.json",
  "cv_analyses.owner_id": "cv-analyses.json",
  "hidden_from.candidate_id": "profile.json",
  "interview_changes.actor_id": "interviews.json",
  "interviews.candidate_id": "interviews.json",
  "interviews.recruiter_id": "interviews.json",
  "jobs.recruiter_id": "jobs.json",
  "messages.sender_id": "messages.json",
  "notification_marks.user_id": "account.json",
  "notification_reads.user_id": "not about the member: which announcements were read one by one",
  "notifications.user_id": "notifications.json",
  "reports.reporter_id": "reports.json",
  "reports.user_id": "another's: what is told of the member is its reporter's",
  "removed_applications.candidate_id": "removed-applications.json",
  "saved_search_alerts.candidate_id": "search-alerts.json",
  "saved_searches.candidate_id": "saved-searches.json",
  "sessions.user_id": "account.json",
  "stored_files.owner_id": "files.json and files/",
};

describe("the export of one's data", () => {
  let api: TestApi;
  let world: FilledAccounts;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    world = await createFilledAccounts(api);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const ask = ({ token }: { token: string }) =>
    fetch(`${api.url}/api/users/me/export`, { headers: { Authorization: `Bearer ${token}` } });

  async function exportOf(user: TestUser) {
    const response = await ask(user);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="rolecall-data-\d{4}-\d\d-\d\d\.zip"/,
    );
    const files = unzipSync(await response.bytes());
    const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
    return { texts, read: (name: string) => JSON.parse(texts[name] ?? "null") };
  }

  it("knows every table that says whose a row is", async () => {
    const known = Object.keys(HELD);
    for (const column of await columnsOfMembers(api))
      expect(known, "a new table needs a part in the export, or a reason").toContain(column);
  });

  it("holds all of a candidate", async () => {
    const { candidate, recruiter, applicationId, conversationId, interviewId } = world;
    const { texts, read } = await exportOf(candidate);
    expect(read("account.json")).toMatchObject({
      name: candidate.name,
      email: candidate.email,
      role: "candidate",
      signedInDevices: [{ device: "node", startedAt: expect.any(String) }],
      announcementsReadUntil: expect.any(String),
      mutedPopups: ["new_job"],
    });
    expect(read("profile.json")).toMatchObject({
      summary: "I bake bread.",
      skills: [
        { name: "Baking", typed: true, fromCv: false },
        { name: "Sourdough", typed: true, fromCv: false },
      ],
      corrections: {},
      hiddenFrom: [{ kind: "domain", value: "former.example" }],
    });
    expect(read("cv-analyses.json").map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      "application",
      "profile",
      "tool",
    ]);
    expect(read("applications.json")).toEqual([
      expect.objectContaining({
        id: applicationId,
        stage: "received",
        overallScore: 72,
        match: expect.objectContaining({ score: 72, overallAssessment: "Made by a test." }),
      }),
    ]);
    expect(read("removed-applications.json")).toEqual([
      expect.objectContaining({
        removedBy: "recruiter",
        job: expect.objectContaining({ title: "Pastry cook" }),
      }),
    ]);
    expect(read("saved-searches.json")).toEqual([
      expect.objectContaining({ name: "Bakers", filters: { keyword: "baker" }, alert: true }),
    ]);
    expect(read("search-alerts.json")).toEqual([expect.objectContaining({ id: world.jobId })]);
    expect(read("conversations.json")).toEqual([
      expect.objectContaining({ id: conversationId, with: { name: recruiter.name, role: "recruiter" } }),
    ]);
    expect(
      read("messages.json").map(({ from, text }: { from: string; text: string }) => [from, text]),
    ).toEqual([
      ["me", "Do you bake at night?"],
      ["them", "From four o'clock."],
    ]);
    const interviews = read("interviews.json");
    expect(interviews).toHaveLength(3);
    expect(interviews).toContainEqual(
      expect.objectContaining({
        id: interviewId,
        applicationId,
        history: [expect.objectContaining({ action: "schedule", by: "them" })],
      }),
    );
    expect(read("notifications.json")).toEqual([expect.objectContaining({ title: `For ${candidate.name}` })]);
    expect(read("blocked.json")).toEqual([
      expect.objectContaining({ blocked: { name: expect.any(String), role: "recruiter" } }),
    ]);
    expect(read("reports.json")).toEqual([
      expect.objectContaining({ job: null, reason: "harassment", details: "Told by me", status: "open" }),
    ]);
    const [file] = read("files.json");
    expect(file).toMatchObject({ name: "Nimali.pdf", inThisExport: `files/${file.id}/Nimali.pdf` });
    expect(texts[file.inThisExport]).toBe("%PDF-1.7 Nimali");
    expect(texts).not.toHaveProperty("jobs.json");
    for (const name of Object.keys(texts).filter((name) => !name.startsWith("files/")))
      expect(texts["README.txt"], name).toContain(name === "README.txt" ? "" : name);
  });

  it("holds all of a recruiter", async () => {
    const { recruiter, jobId } = world;
    const { texts, read } = await exportOf(recruiter);
    expect(read("jobs.json")).toHaveLength(2);
    // All that a recruiter can write of a job: a field that is added belongs here too.
    const written = Object.keys(UpdateJobInput.shape).filter((field) => field !== "recruiterId");
    for (const job of read("jobs.json")) expect(Object.keys(job)).toEqual(expect.arrayContaining(written));
    expect(read("jobs.json")).toContainEqual(
      expect.objectContaining({ id: jobId, applicants: 2, salary: expect.any(Object) }),
    );
    expect(read("conversations.json")).toHaveLength(2);
    expect(read("interviews.json")).toHaveLength(3);
    expect(texts).not.toHaveProperty("applications.json");
    expect(texts).not.toHaveProperty("profile.json");
    expect(read("files.json")).toEqual([]);
  });

  it("holds nothing of others, and no secret", async () => {
    const { candidate, recruiter, rival, rivalApplicationId } = world;
    const [account] = await api.database.sql<{ hash: string }[]>`
      select password_hash as hash from users where id = ${candidate.userId}`;
    const own = Object.values((await exportOf(candidate)).texts).join("\n");
    const hidden = [
      rival.name,
      rival.email,
      rivalApplicationId,
      recruiter.email,
      TEST_PASSWORD,
      account?.hash ?? "",
      candidate.token,
      sessionIdOf(candidate.token),
    ];
    for (const secret of hidden) expect(own).not.toContain(secret);
    const theirs = Object.values((await exportOf(recruiter)).texts).join("\n");
    for (const secret of [candidate.email, rival.email, rivalApplicationId, "%PDF", "I bake bread."])
      expect(
        theirs.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.+Z-]+|[0-9a-f]{12}/g, ""),
      ).not.toContain(secret);
  });

  it("goes on without a file that is lost, and says so", async () => {
    const user = await api.signUp("candidate");
    await createStoredFile(api.database.db, { ownerId: user.userId, originalName: "lost.pdf" });
    const { read } = await exportOf(user);
    expect(read("files.json")).toEqual([expect.objectContaining({ name: "lost.pdf", inThisExport: null })]);
  });

  it("reads all pages", async () => {
    const { token, userId } = await createPerson(api, "candidate");
    await api.database.sql`
      insert into notifications (id, user_id, type, title, message)
      select gen_random_uuid(), ${userId}, 'new_job', 'No. ' || n, 'Text' from generate_series(1, 450) n`;
    const files = unzipSync(await (await ask({ token })).bytes());
    const titles = JSON.parse(strFromU8(files["notifications.json"] ?? new Uint8Array()));
    expect(new Set(titles.map(({ title }: { title: string }) => title)).size).toBe(450);
  });

  it("is for who is signed in, by REST alone, and not all day long", async () => {
    expect((await ask({ token: "nobody" })).status).toBe(401);
    const { token } = await createPerson(api, "recruiter");
    expect((await api.call("GET", "/trpc/users.export", { token })).status).toBe(400);
    for (let n = 0; n < 10; n += 1) await (await ask({ token })).bytes();
    const refused = await ask({ token });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
