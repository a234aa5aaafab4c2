import { newId } from "@rolecall/db";
import {
  createCandidate,
  createInterview,
  createJob,
  createRecruiter,
  createSession,
} from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../../test/files.ts";
import { openTestApi, type TestApi } from "../../../../test/harness.ts";
import { type Person, send } from "../../../../test/people.ts";
import { listProcedures } from "../../../trpc/procedures.ts";
import { run as notifyMatching } from "../../jobs/notify-matching-candidates.handler.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

/** Hides from former.example and from Lagoon Ltd. */
let hidden: Person;
/** Hides from nobody. */
let open: Person;
let employer: Person;

async function candidate(): Promise<Person> {
  const { id } = await createCandidate(api.database.db, { name: "Nimali Perera" });
  return { userId: id, role: "candidate", token: await createSession(api.database.db, id) };
}

async function recruiter(email: string): Promise<Person> {
  const { id } = await createRecruiter(api.database.db, { email });
  return { userId: id, role: "recruiter", token: await createSession(api.database.db, id) };
}

let people = 0;
/** An address of its own each. */
function at(domain: string): string {
  people += 1;
  return `someone-${people}@${domain}`;
}

function hide({ token }: Person, body: unknown) {
  return api.call("PUT", "/users/me/hidden-from", { token, body });
}

beforeEach(async () => {
  hidden = await candidate();
  open = await candidate();
  employer = await recruiter(at("former.example"));
  const saved = await hide(hidden, { domains: ["@Former.example"], companies: [" Lagoon   Ltd "] });
  expect(saved.body).toEqual({ domains: ["former.example"], companies: ["Lagoon Ltd"] });
});

async function found({ token }: Person): Promise<string[]> {
  const { body } = await api.call("GET", "/users?role=candidate", { token });
  return body.users.map(({ _id }: { _id: string }) => _id);
}

describe("hiding from an employer", () => {
  it.each([
    ["the domain, in whatever case", "FORMER.example"],
    ["a domain below it", "mail.former.example"],
  ])("hides from %s", async (_, domain) => {
    const list = await found(await recruiter(at(domain)));
    expect(list).toContain(open.userId);
    expect(list).not.toContain(hidden.userId);
  });

  it.each(["example", "notformer.example", "former.example.org", "former.example.evil"])(
    "does not hide from %s",
    async (domain) => {
      expect(await found(await recruiter(at(domain)))).toContain(hidden.userId);
    },
  );

  it("hides from whoever has a job at the company, as long as it is there", async () => {
    const other = await recruiter(at("elsewhere.example"));
    expect(await found(other)).toContain(hidden.userId);
    const { id } = await createJob(api.database.db, {
      recruiterId: other.userId,
      companyName: "LAGOON  ltd",
    });
    expect(await found(other)).not.toContain(hidden.userId);
    expect((await api.call("DELETE", `/jobs/${id}`, { token: other.token })).status).toBe(204);
    expect(await found(other)).toContain(hidden.userId);
  });

  /** Procedures that need more than that, or end what the test stands on. */
  const ASKS_FOR_MORE = /^(?:live|auth|cv)\.|^users\.export$/;

  /** What a recruiter can ask with; every procedure takes what it knows of it. */
  async function askEverything(who: Person, about: Person): Promise<Map<string, string>> {
    const job = await createJob(api.database.db, { recruiterId: who.userId });
    const input = {
      candidateId: about.userId,
      userId: about.userId,
      recruiterId: who.userId,
      jobId: job.id,
      role: "candidate",
      search: "Nimali",
      date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      scheduledDate: new Date(Date.now() + 86_400_000).toISOString(),
      near: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const answers = new Map<string, string>();
    for (const [path, { type, audience }] of listProcedures()) {
      if (audience === "candidate" || audience === "public" || ASKS_FOR_MORE.test(path)) continue;
      const answer =
        type === "query"
          ? await api.call("GET", `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, who)
          : await api.call("POST", `/trpc/${path}`, { ...who, body: input });
      answers.set(path, answer.status === 200 ? JSON.stringify(answer.body) : String(answer.status));
    }
    return answers;
  }

  it("says by its id who there is to invite, and of nobody else", async () => {
    const { sql } = api.database;
    const ask = (id: string, { token } = employer) => api.call("GET", `/users/candidates/${id}`, { token });
    const { status, body } = await ask(open.userId);
    expect({ status, body }).toEqual({
      status: 200,
      body: { _id: open.userId, name: "Nimali Perera", email: expect.any(String), role: "candidate" },
    });
    const suspended = await candidate();
    await sql`update users set suspended_at = now() where id = ${suspended.userId}`;
    const blocker = await candidate();
    await sql`insert into blocks (blocker_id, blocked_id) values (${blocker.userId}, ${employer.userId})`;
    for (const id of [hidden.userId, suspended.userId, blocker.userId, employer.userId, newId(), "none"])
      expect((await ask(id)).status, id).toBe(404);
    expect((await ask(hidden.userId, await recruiter(at("elsewhere.example")))).status).toBe(200);
    expect((await ask(open.userId, open)).status).toBe(403);
  });

  it("holds in every procedure that a recruiter can call", async () => {
    const answers = await askEverything(employer, hidden);
    for (const [path, answer] of answers) expect(answer, path).not.toContain(hidden.userId);
    for (const path of [
      "conversations.open",
      "interviews.create",
      "interviews.availableSlots",
      "interviews.nearestSlots",
    ]) {
      expect(answers.get(path), path).toBe("404");
    }
    const { sql } = api.database;
    expect(await sql`select from conversations where candidate_id = ${hidden.userId}`).toHaveLength(0);
    expect(await sql`select from interviews where candidate_id = ${hidden.userId}`).toHaveLength(0);

    // The same questions about somebody who does not hide: were they wrong, everybody would be hidden above.
    const control = await askEverything(employer, open);
    expect(control.get("users.list")).toContain(open.userId);
    expect(control.get("conversations.open")).toContain("conversationId");
    expect(control.get("interviews.create")).toContain(open.userId);
    expect(control.get("interviews.availableSlots")).toContain("startTime");
  });

  it("keeps the match notifications of their jobs away, and no others", async () => {
    for (const { token } of [hidden, open]) {
      const body = { profileSummary: "I bake.", skills: ["Baking", "Sourdough"] };
      expect((await api.call("PUT", "/users/profile/candidate", { token, body })).status).toBe(200);
    }
    const { db, sql } = api.database;
    const post = async ({ userId }: Person) => {
      const job = await createJob(db, { recruiterId: userId, title: "Baker", requiredSkills: ["Baking"] });
      await notifyMatching(api.deps, { jobId: job.id }, AbortSignal.timeout(30_000));
      const rows = await sql<{ user_id: string }[]>`
        select user_id from notifications where job_id = ${job.id} and type = 'job_match'`;
      return rows.map((row) => row.user_id);
    };
    const byEmployer = await post(employer);
    expect(byEmployer).toContain(open.userId);
    expect(byEmployer).not.toContain(hidden.userId);
    expect(await post(await recruiter(at("elsewhere.example")))).toContain(hidden.userId);
  });

  it("ends for whom the candidate has applied to, and only for them", async () => {
    const colleague = await recruiter(at("former.example"));
    const job = await createJob(api.database.db, { recruiterId: employer.userId });
    const body = formOf(await sampleCv(), { jobId: job.id });
    const { status } = await api.call("POST", "/applications/upload", { token: hidden.token, body });
    expect(status).toBe(201);
    expect(await found(employer)).toContain(hidden.userId);
    const talk = { token: employer.token, body: { userId: hidden.userId } };
    expect((await api.call("POST", "/conversations", talk)).status).toBe(201);
    expect(await found(colleague)).not.toContain(hidden.userId);
  });

  it("lets what has been arranged go on", async () => {
    const people = { candidateId: hidden.userId, recruiterId: employer.userId };
    const begun = { token: hidden.token, body: { userId: employer.userId } };
    const { body: talk } = await api.call("POST", "/conversations", begun);
    const again = { token: employer.token, body: { userId: hidden.userId } };
    expect((await api.call("POST", "/conversations", again)).body).toEqual({
      conversationId: talk.conversationId,
    });
    await send(api, { from: employer, conversationId: talk.conversationId, text: "Hello" });
    await createInterview(api.database.db, people);
    expect(await found(employer)).toContain(hidden.userId);
  });

  it("is the candidate's to see and to change, and refuses what is no domain", async () => {
    const { token } = hidden;
    const lists = { domains: ["a.example", "A.EXAMPLE"], companies: ["Müller", "Muller", "Keel"] };
    expect((await hide(hidden, lists)).body).toEqual({
      domains: ["a.example"],
      companies: ["Müller", "Keel"],
    });
    expect(await found(employer)).toContain(hidden.userId);
    for (const domain of ["nodot", "a b.example", "x@y.example", "-", "1.2.3.4", "a".repeat(250)]) {
      const { status, body } = await hide(hidden, { domains: [domain], companies: [] });
      expect({ status, code: body.code }, domain).toEqual({ status: 400, code: "INVALID_INPUT" });
    }
    const many = Array.from({ length: 21 }, (_, n) => `c${n}.example`);
    expect((await hide(hidden, { domains: many, companies: [] })).status).toBe(400);
    expect((await api.call("GET", "/users/me/hidden-from", { token })).body).toEqual({
      domains: ["a.example"],
      companies: ["Müller", "Keel"],
    });
    expect((await hide(employer, { domains: [], companies: [] })).status).toBe(403);
    expect((await hide(hidden, { domains: [], companies: [] })).body).toEqual({ domains: [], companies: [] });
  });
});
