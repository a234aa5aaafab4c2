import { afterAll, beforeEach, expect, it } from "vitest";
import { LiveClient } from "../../../test/live-client.ts";
import { createPerson, type Person } from "../../../test/people.ts";
import { openTwoProcesses } from "../../../test/two-processes.ts";

const { api, other, close } = await openTwoProcesses();
afterAll(close);

let person: Person;
beforeEach(async () => {
  person = await createPerson(api, "candidate");
});

const set = (kind: string, popsUp: unknown, { token } = person, process = api) =>
  process.call("PATCH", "/notifications/popups", { token, body: { kind, popsUp } });
const settings = async ({ token } = person) =>
  (await other.call("GET", "/notifications/popups", { token })).body;
const row = async ({ userId } = person) =>
  (await api.database.sql`select muted_popups from users where id = ${userId}`)[0]?.muted_popups;

it("everything pops up unless it is muted, once however often that is said", async () => {
  expect(await settings()).toEqual({ muted: [] });
  expect(await set("new_job", false)).toMatchObject({ status: 200, body: { muted: ["new_job"] } });
  expect((await set("new_job", false)).body).toEqual({ muted: ["new_job"] });
  expect((await set("new_message", false)).body).toEqual({ muted: ["new_job", "new_message"] });
  expect(await row()).toEqual(["new_job", "new_message"]);
  expect((await set("new_job", true)).body).toEqual({ muted: ["new_message"] });
  expect((await set("new_job", true)).body).toEqual({ muted: ["new_message"] });
  expect(await settings()).toEqual({ muted: ["new_message"] });
});

it("is one's own, and reaches all of one's devices, in whatever process", async () => {
  const neighbour = await createPerson(api, "candidate");
  await using there = new LiveClient(other.url, { token: person.token, ownActions: true });
  await using theirs = new LiveClient(api.url, { token: neighbour.token, ownActions: true });
  await Promise.all([there.started(), theirs.started()]);
  await set("job_match", false);
  await there.until((client) => client.of("popups_changed").length === 1);
  expect(there.of("popups_changed")).toEqual([
    { type: "popups_changed", settings: { muted: ["job_match"] } },
  ]);
  expect(await settings(neighbour)).toEqual({ muted: [] });
  await set("new_job", false, neighbour);
  await theirs.until((client) => client.of("popups_changed").length > 0);
  expect(theirs.of("popups_changed").map(({ settings }) => settings.muted)).toEqual([["new_job"]]);
});

it("keeps what two devices choose at once", async () => {
  const kinds = ["new_job", "job_match", "interview_changed", "report_decided", "new_message"];
  await Promise.all(kinds.map((kind, place) => set(kind, false, person, place % 2 === 0 ? api : other)));
  expect([...(await row())].toSorted()).toEqual(kinds.toSorted());
});

it("keeps the inbox as it is: what is muted is stored and told all the same", async () => {
  const recruiter = await createPerson(api, "recruiter");
  await set("new_job", false);
  await using live = new LiveClient(api.url, { token: person.token });
  await live.started();
  const body = { title: "Courier", description: "By bike." };
  const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body });
  await live.until((client) => client.of("new_job_posted").some((event) => event.job._id === job._id));
  const { body: inbox } = await api.call("GET", "/notifications", { token: person.token });
  expect(inbox.notifications[0]).toMatchObject({ type: "new_job", target: { jobId: job._id } });
});

it("refuses what is no kind, and who is not signed in", async () => {
  expect((await set("weather", false)).status).toBe(400);
  expect((await set("new_job", "no")).status).toBe(400);
  expect((await api.call("GET", "/notifications/popups")).status).toBe(401);
  expect(await row()).toEqual([]);
});
