import { ErrorBody } from "@rolecall/contracts/common/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ENDPOINTS } from "../../src/rest/endpoints.ts";
import { buildOpenApi } from "../../src/rest/openapi.ts";
import { openTestApi, type TestApi } from "../harness.ts";
import { createPerson, type Person } from "../people.ts";

const ODD = [
  null,
  "",
  "   ",
  -1,
  5.5,
  1e21,
  true,
  [],
  [null],
  {},
  { jobId: "\0", city: 5, text: "\0" },
  "a\0b",
  "cut \ud83d",
  "😀",
  "\u202eשלום",
  "x".repeat(300),
  "x".repeat(30_000),
  "00000000-0000-7000-8000-000000000000",
];

const Fields = z.object({ properties: z.record(z.string(), z.unknown()) });
/** A body is one shape, or one of several. */
const Content = z.object({ schema: z.union([Fields, z.object({ oneOf: z.array(Fields) })]) });
const Operation = z.object({
  responses: z.record(z.string(), z.unknown()),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), Content) }).optional(),
});

const { paths } = buildOpenApi();

/** What the document says of a row: names of the query and of the body, and the statuses of its answers. */
function documented(method: string, path: string): { query: string[]; body: string[]; statuses: number[] } {
  const methods = paths[`/api${path.replaceAll(/:(\w+)/g, "{$1}")}`];
  const { parameters, requestBody, responses } = Operation.parse(methods?.[method]);
  const schema = requestBody?.content["application/json"]?.schema ?? { oneOf: [] };
  const shapes = "oneOf" in schema ? schema.oneOf : [schema];
  return {
    query: parameters.filter((each) => each.in === "query").map(({ name }) => name),
    body: [...new Set(shapes.flatMap(({ properties }) => Object.keys(properties)))],
    statuses: Object.keys(responses).map(Number),
  };
}

describe("odd values", () => {
  let api: TestApi;
  let people: Person[];
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    people = [await createPerson(api, "candidate"), await createPerson(api, "recruiter")];
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const rows = ENDPOINTS.filter((row) => row.upload === undefined && row.path !== "/auth/logout");
  it.each(rows.map((row) => ({ method: row.method, path: row.path })))(
    "are answered in order by $method $path",
    async ({ method, path }) => {
      const names = documented(method, path);
      async function expectInOrder(address: string, person: Person, body?: object): Promise<void> {
        const answer = await api.call(method.toUpperCase(), address, {
          token: person.token,
          ...(body === undefined ? {} : { body }),
        });
        const what = `${address} ${JSON.stringify(body)?.slice(0, 80)}: ${JSON.stringify(answer.body)}`;
        expect(names.statuses, what).toContain(answer.status);
        if (answer.status < 400) return;
        const { issues = [], ...rest } = ErrorBody.strict().parse(answer.body, { reportInput: true });
        expect(rest.error, what).not.toBe("");
        for (const issue of issues) expect(issue.message, what).not.toBe("");
      }
      async function sendOdd(value: unknown, person: Person): Promise<void> {
        const text = encodeURIComponent(String(value ?? "").toWellFormed());
        if (path.includes(":") && text !== "" && text.length < 5_000)
          await expectInOrder(path.replaceAll(/:\w+/g, text), person);
        const address = path.replaceAll(/:\w+/g, "00000000-0000-7000-8000-000000000000");
        if (text.length < 5_000)
          for (const name of names.query) await expectInOrder(`${address}?${name}=${text}`, person);
        for (const name of names.body) await expectInOrder(address, person, { [name]: value });
      }
      for (const person of people) await Promise.all(ODD.map((value) => sendOdd(value, person)));
    },
  );
});
