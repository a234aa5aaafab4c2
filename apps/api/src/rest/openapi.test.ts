import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { listProcedures } from "../trpc/procedures.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { buildOpenApi } from "./openapi.ts";
import { OPENAPI_FILE, renderOpenApi } from "./openapi-file.ts";

/** Procedures that REST does not have, on purpose: they serve the screens alone. */
const SCREENS_ONLY = [
  "applications.reanalyse",
  "jobs.filter",
  "jobs.match",
  "live.events",
  "live.position",
  "users.correctReading",
  "users.reading",
];

describe("the OpenAPI document", () => {
  it("is the committed one (run `pnpm openapi` after a change of the contract)", async () => {
    expect(renderOpenApi()).toBe(await readFile(OPENAPI_FILE, "utf8"));
  });

  it("has a path and method for every row of the table", () => {
    const paths = buildOpenApi().paths;
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const rows = ENDPOINTS.map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(documented.sort()).toEqual(rows.sort());
  });

  it("reaches every procedure that is not for the screens alone", () => {
    const reached = new Set<string>(ENDPOINTS.map((endpoint) => endpoint.procedure));
    const missing = [...listProcedures().keys()].filter((path) => !reached.has(path));
    expect(missing.sort()).toEqual(SCREENS_ONLY);
  });
});
