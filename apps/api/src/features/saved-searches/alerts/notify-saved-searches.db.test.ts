import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { createApplication, createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../../test/harness.ts";
import { createPerson, type Person } from "../../../../test/people.ts";
import { run as refreshVocabulary } from "../../../maintenance/refresh-vocabulary.handler.ts";
import { run } from "./notify-saved-searches.handler.ts";
import { renewMarks } from "./renew-marks.ts";

describe("a job and the saved searches that find it", () => {
  let api: TestApi;
  let recruiter: Person;
  let candidate: Person;
  /** Of this test alone: searches of others do not find its jobs. */
  let word: string;
  let tests = 0;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());
  beforeEach(async () => {
    tests += 1;
    // Far enough from the others not to be taken for one of them misspelt.
    word = `zoo${"abcdefghijklmnopqrstuvwxyz"[tests]?.repeat(4)}keeper`;
    recruiter = await createPerson(api, "recruiter");
    candidate = await createPerson(api, "candidate");
  });

  async function save(filters: object, { of = candidate, name = "Animals", alert = true } = {}) {
    const body = { name, filters, alert };
    const saved = await api.call("POST", "/saved-searches", { token: of.token, body });
    expect(saved.status).toBe(201);
    return saved.body;
  }
  async function post(job: object): Promise<string> {
    const body = { description: "At the zoo.", ...job };
    const { status, body: posted } = await api.call("POST", "/jobs", { token: recruiter.token, body });
    expect(status).toBe(201);
    await api.drain();
    return posted._id;
  }
  async function change(id: string, changes: object): Promise<void> {
    const { status } = await api.call("PUT", `/jobs/${id}`, { token: recruiter.token, body: changes });
    expect(status).toBe(200);
    await api.drain();
  }
  async function act(id: string, action: string): Promise<void> {
    const { status } = await api.call("PATCH", `/jobs/${id}/${action}`, { token: recruiter.token });
    expect(status).toBe(200);
    await api.drain();
  }
  async function told({ token } = candidate): Promise<Notification[]> {
    const { body } = await api.call("GET", "/notifications", { token });
    return body.notifications.filter(({ type }: Notification) => type === "saved_search_match");
  }
  const notify = (jobId: string) => run(api.deps, { jobId }, AbortSignal.timeout(30_000));

  it("meet by another search of the same owner while the first is being deleted", async () => {
    const id = await post({ title: word, location: { remote: true } });
    const first = await save({ keyword: word }, { name: "First" });
    const second = await save({ keyword: word, remote: true }, { name: "Second" });
    const { sql } = api.database;
    const waits = async () => {
      const waiting = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for no key update%'`;
      return waiting.length;
    };
    let telling: Promise<void> | undefined;
    await sql.begin(async (tx) => {
      await tx`delete from saved_searches where id = ${first._id}`;
      telling = notify(id);
      await expect.poll(waits, { timeout: 20_000 }).toBeGreaterThan(0);
    });
    await telling;
    expect((await told()).map(({ target }) => target.savedSearchId)).toEqual([second._id]);
  });

  it("meet when it is posted: its owner is told, in the inbox and live, and nobody else", async () => {
    const search = await save({ keyword: word, city: "kan" });
    const other = await createPerson(api, "candidate");
    await save({ keyword: word, city: "Galle" }, { of: other });
    const id = await post({ title: word, location: { city: "Kandy" }, company: { name: "City Zoo" } });
    const [notification, ...more] = await told();
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      type: "saved_search_match",
      title: "New job for “Animals”",
      message: `${word} at City Zoo`,
      matchScore: null,
      read: false,
      target: { jobId: id, applicationId: null, interviewId: null, savedSearchId: search._id },
    });
    expect(await told(other)).toEqual([]);
    const events = await api.database.sql<{ user_id: string; payload: object }[]>`
      select user_id, payload from live_events where type = 'saved_search_match' and payload->>'jobId' = ${id}`;
    expect(events.map(({ user_id, payload }) => ({ user_id, payload }))).toEqual([
      {
        user_id: candidate.userId,
        payload: { type: "saved_search_match", notification, savedSearchId: search._id, jobId: id },
      },
    ]);
  });

  it("meet once, by the search that was saved first, however often the task runs, at the same time too", async () => {
    const first = await save({ keyword: word }, { name: "First" });
    await save({ keyword: word, experienceLevel: 20 }, { name: "Second" });
    const id = await post({ title: word });
    await Promise.all([notify(id), notify(id), notify(id)]);
    const all = await told();
    expect(all.map(({ target }) => target.savedSearchId)).toEqual([first._id]);
    expect(
      await api.database
        .sql`select candidate_id, notification_id from saved_search_alerts where job_id = ${id}`,
    ).toEqual([{ candidate_id: candidate.userId, notification_id: all[0]?._id }]);
    // Neither a deleted search nor the same one saved anew tells of it again.
    await api.call("DELETE", `/saved-searches/${first._id}`, { token: candidate.token });
    await notify(id);
    expect(await told()).toHaveLength(1);
  });

  it("are one notification for many jobs, until it is read", async () => {
    const search = await save({ keyword: word });
    await save({ keyword: "elephant" }, { name: "Elephants" });
    for (let n = 1; n <= 5; n += 1) await post({ title: `${word} ${n}` });
    const [all, ...more] = await told();
    expect(more).toEqual([]);
    expect(all).toMatchObject({
      title: "5 new jobs for “Animals”",
      message: `The latest: ${word} 5`,
      target: { jobId: null, savedSearchId: search._id },
    });
    const events = await api.database.sql<{ id: string }[]>`
      select payload->'notification'->>'_id' as id from live_events
      where user_id = ${candidate.userId} and type = 'saved_search_match'`;
    expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 5 }, () => all?._id));
    await post({ title: "elephant nurse" });
    expect((await told()).map(({ title }) => title)).toEqual([
      "New job for “Elephants”",
      "5 new jobs for “Animals”",
    ]);
    await api.call("PATCH", `/notifications/${all?._id}/read`, { token: candidate.token });
    await post({ title: `${word} 6` });
    expect((await told()).map(({ title, read }) => [title, read])).toEqual([
      ["New job for “Animals”", false],
      ["New job for “Elephants”", false],
      ["5 new jobs for “Animals”", true],
    ]);
  });

  it("are read once the search is opened", async () => {
    const search = await save({ keyword: word });
    await post({ title: word });
    const open = () => api.call("PATCH", `/saved-searches/${search._id}/open`, { token: candidate.token });
    expect((await open()).status).toBe(200);
    const [notification] = await told();
    expect(notification?.read).toBe(true);
    await open();
    const events = await api.database.sql<{ payload: { notificationId: string } }[]>`
      select payload from live_events where user_id = ${candidate.userId} and type = 'notifications_read'`;
    expect(events.map(({ payload }) => payload.notificationId)).toEqual([notification?._id]);
  });

  it("meet when it is changed so that it is found, and not when it was found before", async () => {
    const id = await post({ title: "Clerk" });
    await save({ keyword: word, minSalary: 1_000 });
    const late = await createPerson(api, "candidate");
    await change(id, { title: word });
    expect(await told()).toEqual([]);
    await change(id, { salary: { min: 500, max: 900 } });
    expect(await told()).toEqual([]);
    await change(id, { salary: { max: 2_000 } });
    expect(await told()).toHaveLength(1);
    // Whoever saves a search sees what it finds: a correction of that is no news.
    await save({ keyword: word, minSalary: 1_000 }, { of: late });
    await save({ keyword: word }, { of: late });
    await change(id, { description: "At the old zoo.", salary: { max: 0 } });
    expect(await told(late)).toEqual([]);
    await save({ keyword: word, city: "kandy" }, { of: late });
    await change(id, { location: { city: "Kandy" } });
    expect(await told(late)).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it("meet when it is reopened, unless they have met", async () => {
    await save({ keyword: word });
    const id = await post({ title: word });
    await act(id, "close");
    const late = await createPerson(api, "candidate");
    await save({ keyword: word }, { of: late });
    await notify(id);
    expect(await told(late)).toEqual([]);
    // A closed job is in no search, however it is changed.
    await change(id, { title: `Head ${word}` });
    expect(await told(late)).toEqual([]);
    await act(id, "reopen");
    expect(await told(late)).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it("do not meet while the alert is off, nor over a job that was applied for, or an employer hidden from or blocked", async () => {
    const silent = await save({ keyword: word }, { alert: false });
    const applicant = await createPerson(api, "candidate");
    await save({ keyword: word }, { of: applicant });
    const hidden = await createPerson(api, "candidate");
    await save({ keyword: word }, { of: hidden });
    await api.call("PUT", "/users/me/hidden-from", {
      token: hidden.token,
      body: { domains: [], companies: ["City Zoo"] },
    });
    const blocker = await createPerson(api, "candidate");
    await save({ keyword: word }, { of: blocker });
    const blocking = { token: blocker.token, body: { userId: recruiter.userId } };
    expect((await api.call("POST", "/blocks", blocking)).status).toBe(201);
    const { db } = api.database;
    const { id } = await createJob(db, {
      recruiterId: recruiter.userId,
      title: word,
      companyName: "City Zoo",
    });
    await createApplication(db, { jobId: id, candidateId: applicant.userId });
    await notify(id);
    for (const person of [candidate, applicant, hidden, blocker]) expect(await told(person)).toEqual([]);
    expect(await api.database.sql`select from saved_search_alerts where job_id = ${id}`).toHaveLength(0);
    await api.call("PATCH", `/saved-searches/${silent._id}`, {
      token: candidate.token,
      body: { alert: true },
    });
    await api.call("PUT", "/users/me/hidden-from", {
      token: hidden.token,
      body: { domains: [], companies: [] },
    });
    await notify(id);
    expect(await told()).toHaveLength(1);
    expect(await told(hidden)).toHaveLength(1);
    for (const person of [applicant, blocker]) expect(await told(person)).toEqual([]);
  });

  it("meet by a misspelt word as well, as they do in the search", async () => {
    const misspelt = `${word.slice(0, 4)}x${word.slice(5)}`;
    await save({ keyword: misspelt });
    const id = await post({ title: word });
    const { body } = await api.call("GET", `/jobs/search?keyword=${misspelt}`, { token: candidate.token });
    expect(body.jobs.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(await told()).toHaveLength(1);
  });

  it("meet by a misspelt word also when the word was in use as the search was saved", async () => {
    const first = await post({ title: word });
    await save({ keyword: word });
    // Of other letters: nothing begins with the searched word once the first job is gone.
    const similar = `${word.slice(0, 4)}x${word.slice(5)}`;
    await api.call("DELETE", `/jobs/${first}`, { token: recruiter.token });
    await refreshVocabulary(api.deps);
    await refreshVocabulary(api.deps);
    const id = await post({ title: similar });
    const { body } = await api.call("GET", `/jobs/search?keyword=${word}`, { token: candidate.token });
    expect(body.jobs.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(await told()).toHaveLength(1);
  });

  it("meet again once the marks are renewed of which some were made by an older release", async () => {
    const search = await save({ keyword: word });
    const { sql } = api.database;
    await sql`update saved_search_marks set mark = 'old:' || mark where search_id = ${search._id}`;
    await save({ keyword: "elephant" });
    const id = await post({ title: word });
    expect(await told()).toEqual([]);
    expect(await renewMarks(api.deps)).toBeGreaterThanOrEqual(1);
    expect(await renewMarks(api.deps)).toBe(0);
    await notify(id);
    expect(await told()).toHaveLength(1);
  });

  it("are told in as many batches as it takes, also when an attempt dies half-way", async () => {
    const { sql } = api.database;
    const searched = await save({ keyword: word });
    await sql`
      with people as (
        insert into users (id, name, email, password_hash, role)
        select gen_random_uuid(), 'Member', ${word} || n || '@example.com', 'x', 'candidate'
        from generate_series(1, 450) n returning id
      ), searches as (
        insert into saved_searches (id, candidate_id, name, filters, key)
        select gen_random_uuid(), people.id, 'Animals', s.filters, s.key
        from people, saved_searches s where s.id = ${searched._id} returning id
      )
      insert into saved_search_marks (mark, search_id)
      select m.mark, searches.id from searches, saved_search_marks m where m.search_id = ${searched._id}`;
    const { id } = await createJob(api.database.db, { recruiterId: recruiter.userId, title: word });
    const tally = async () =>
      (
        await sql`
          select count(*)::int as told, count(distinct notification_id)::int as notifications
          from saved_search_alerts where job_id = ${id}`
      )[0];
    // The first attempt dies in its second batch; what the first has told stays told.
    await sql.unsafe(`
      create function die() returns trigger language plpgsql as $$ begin
        if (select count(*) from saved_search_alerts where job_id = new.job_id) >= 200 then raise 'dead'; end if;
        return new;
      end $$;
      create trigger die before insert on saved_search_alerts for each row execute function die()`);
    await expect(notify(id)).rejects.toThrow();
    expect(await tally()).toEqual({ told: 200, notifications: 200 });
    await sql.unsafe("drop trigger die on saved_search_alerts; drop function die()");
    await notify(id);
    expect(await tally()).toEqual({ told: 451, notifications: 451 });
    expect(
      await sql`select from notifications where type = 'saved_search_match' and job_id = ${id}`,
    ).toHaveLength(451);
  });
});
