import { randomBytes } from "node:crypto";
import { jobs, storedFiles } from "@rolecall/db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, formOf } from "../../test/files.ts";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { createPerson, type Person } from "../../test/people.ts";
import { createApp } from "../app.ts";
import { createBodyRoom } from "./body-room.ts";

const MB = 1024 * 1024;
/** Of two forms of a megabyte, one member's second one waits. */
const LIMITS = {
  waiting: 100 * MB,
  waitingOfMember: 4 * MB,
  inMemory: 3 * MB,
  inMemoryOfMember: 1.5 * MB,
};

describe("uploads that come at once", () => {
  let api: TestApi;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    app = createApp({ ...api.deps, bodyRoom: createBodyRoom(LIMITS) });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const cv = () => formOf(docxOf(["Skills", "Baking"], randomBytes(MB)), {}, "cv.docx");
  const analyse = async ({ token }: Person, path = "/api/cv/comprehensive") => {
    // With its length, as from a client; without one a form counts as if it were the largest.
    const form = new Response(cv());
    const body = await form.arrayBuffer();
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": form.headers.get("Content-Type") ?? "",
      "Content-Length": String(body.byteLength),
    };
    return app.request(path, { method: "POST", headers, body });
  };
  const countFiles = ({ userId }: Person) =>
    api.database.db.$count(storedFiles, eq(storedFiles.ownerId, userId));

  it("are all answered, many more than fit into the memory that is meant for them", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => createPerson(api, "candidate")));
    const answers = await Promise.all(people.map((person) => analyse(person)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(await Promise.all(people.map(countFiles))).toEqual(people.map(() => 1));
  });

  it.each([
    ["REST", "/api/cv/comprehensive"],
    ["tRPC", "/api/trpc/cv.analyse"],
  ])("one member's are refused with when to come back where they are too many, by %s", async (_, path) => {
    const [hasty, other] = [await createPerson(api, "recruiter"), await createPerson(api, "recruiter")];
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => analyse(hasty, path)),
      analyse(other, path),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 6).toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
    expect(statuses[6]).toBe(200);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get("Retry-After")).toBe("5");
    expect(await refused?.text()).toContain("You are sending too much at once.");
    expect(await countFiles(hasty)).toBe(3);
    // And then they may again.
    expect((await analyse(hasty, path)).status).toBe(200);
  });

  it.each(["/api/jobs", "/api/trpc/jobs.create"])(
    "one member's large JSON is refused like files, at %s",
    async (path) => {
      const [hasty, other] = [await createPerson(api, "recruiter"), await createPerson(api, "recruiter")];
      const body = JSON.stringify({ title: "T", description: "D", _unknown: "x".repeat(MB) });
      const post = ({ token }: Person) => {
        const headers = {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          "Content-Length": String(body.length),
        };
        return app.request(path, { method: "POST", headers, body });
      };
      const answers = await Promise.all([...Array.from({ length: 6 }, () => post(hasty)), post(other)]);
      const statuses = answers.map(({ status }) => status);
      const made = path.includes("trpc") ? 200 : 201;
      expect(statuses.slice(0, 6).toSorted()).toEqual([made, made, made, 429, 429, 429]);
      expect(statuses[6]).toBe(made);
      expect(answers.find(({ status }) => status === 429)?.headers.get("Retry-After")).toBe("5");
      expect(await api.database.db.$count(jobs, eq(jobs.recruiterId, hasty.userId))).toBe(3);
      // And then they may again.
      expect((await post(hasty)).status).toBe(made);
    },
  );

  it("of nobody are not taken in", async () => {
    for (const path of ["/api/cv/comprehensive", "/api/trpc/cv.analyse"]) {
      const body = new ReadableStream(
        { pull: () => expect.unreachable("It was read.") },
        { highWaterMark: 0 },
      );
      const headers = { "Content-Type": "multipart/form-data; boundary=b", "Content-Length": "1000" };
      const init = { method: "POST", headers, body, duplex: "half" as const };
      expect((await app.request(path, init)).status).toBe(401);
    }
  });
});
