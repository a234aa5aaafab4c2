import { createJob, createScoredApplication } from "@rolecall/db/testing";
import { expect, it } from "vitest";
import { openTestApi } from "../../../test/harness.ts";

const APPLICANTS = 1_200;

it("of more applicants than are read at a time each is listed once, best first, paged or not", async () => {
  await using api = await openTestApi({ withoutTasks: true });
  const { userId, token } = await api.signUp("recruiter");
  const { db } = api.database;
  const { id: jobId } = await createJob(db, { recruiterId: userId });
  const first = await createScoredApplication(db, { jobId, score: 50 });
  // Copies of the first, whose scores come round again and again; every hundredth has none yet.
  await api.database.sql`
    with people as (
      insert into users (id, email, name, role, password_hash)
      select gen_random_uuid(), 'applicant-' || n || '@example.test', 'Applicant ' || n, 'candidate', 'none'
      from generate_series(2, ${APPLICANTS}) n
      returning id, substr(name, 11)::int as n)
    insert into applications
      (id, job_id, candidate_id, cv_file_id, analysis_status, match, overall_score, engine_version, analysed_at)
    select gen_random_uuid(), a.job_id, p.id, a.cv_file_id,
      case when p.n % 100 = 0 then 'pending' else 'done' end,
      case when p.n % 100 = 0 then null else jsonb_set(a.match, '{score}', to_jsonb(p.n % 97)) end,
      case when p.n % 100 = 0 then null else p.n % 97 end,
      a.engine_version,
      case when p.n % 100 = 0 then null else a.analysed_at end
    from applications a, people p where a.id = ${first.id}`;
  const list = async (query: string) =>
    (await api.call("GET", `/applications/${jobId}${query}`, { token })).body;
  const bestFirst = await api.database.sql<{ id: string }[]>`
    select id from applications order by overall_score desc nulls last, created_at, id`;

  const all = await list("");
  expect(all).toHaveLength(APPLICANTS);
  expect(all.map(({ _id }: { _id: string }) => _id)).toEqual(bestFirst.map(({ id }) => id));
  const pages = [await list("?limit=500"), await list("?limit=500&page=2"), await list("?limit=500&page=3")];
  expect(pages.flat()).toEqual(all);
});
