import type { Server } from "node:http";
import { ListJobsInput, ListJobsResult } from "@rolecall/contracts/jobs/schemas";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { createHttpServer } from "../../apps/api/src/http/http-server.ts";
import type { Context } from "../../apps/api/src/trpc/context.ts";
import { publicProcedure, router } from "../../apps/api/src/trpc/init.ts";
import { createPlainQueries } from "../../apps/api/src/trpc/plain-queries.ts";

const ROWS = 4;

/** Some 2 kB of jobs that need no database: what is left is the work of the transport and of the checks. */
const PAGE: ReturnType<typeof ListJobsResult.parse> = {
  hasMore: false,
  jobs: Array.from({ length: ROWS }, (_, index) => ({
    _id: `00000000-0000-7000-8000-00000000000${index}`,
    title: "Welder",
    description: "Pipes of all sizes, on site and in the workshop.",
    recruiter: { _id: "00000000-0000-7000-8000-000000000010", name: "Ruwan", email: "ruwan@example.com" },
    requiredSkills: ["Welding", "Blueprint Reading"],
    requiredYears: 2,
    location: { city: "Galle", country: "Sri Lanka", remote: false, hybrid: false },
    salary: { min: 90_000, max: 140_000, currency: "LKR", period: "monthly" },
    company: { name: "Southern Pipes", size: "small", industry: "Construction" },
    jobType: "full-time",
    urgency: "normal",
    benefits: ["Transport"],
    status: "open",
    openUntil: "2026-12-31T08:00:00.000Z",
    closedAt: null,
    withheld: false,
    createdAt: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-01T08:00:00.000Z",
  })),
};

const pages = router({
  list: publicProcedure
    .input(ListJobsInput)
    .output(ListJobsResult)
    .query(() => PAGE),
});

export function openPlainPage(): Server {
  const app = new Hono();
  app.get("/api/jobs", (c) => c.json(PAGE));
  return createHttpServer(app);
}

/** tRPC's own adapter, as its documentation has it. */
export function openAdapter(): Server {
  const app = new Hono();
  app.all("/api/trpc/*", (c) =>
    fetchRequestHandler({ endpoint: "/api/trpc", req: c.req.raw, router: pages, createContext: noContext }),
  );
  return createHttpServer(app);
}

/** Rolecall's handler of reads with nothing around it. */
export function openPlainQueries(): Server {
  const app = new Hono();
  const answer = createPlainQueries({
    router: pages,
    isQuery: (path) => path === "list",
    endpoint: "/api/trpc/",
  });
  app.get("/api/trpc/*", async (c) => (await answer(c, noContext)) ?? c.notFound());
  return createHttpServer(app);
}

function noContext(): Context {
  // biome-ignore lint/plugin/no-cast: the procedure is public and asks its context for nothing.
  return {} as Context;
}
