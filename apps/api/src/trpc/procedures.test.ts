import { expect, it } from "vitest";
import { listProcedures } from "./procedures.ts";

it("lets a read whose fields may all be left out be called without an input, as REST does", () => {
  const optional = [...listProcedures()].flatMap(([path, { type, input }]) =>
    type === "query" && input?.safeParse({}).success === true ? [{ path, input }] : [],
  );
  expect(optional.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["users.list", "jobs.list", "jobs.search", "interviews.list"]),
  );
  const refused = optional.filter(({ input }) => !input.safeParse(undefined).success);
  expect(refused.map(({ path }) => path)).toEqual([]);
});
