import { Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import { AppError } from "../errors/app-error.ts";
import { askDatabase } from "./health.queries.ts";

/** A database that takes longer than this to say anything counts as away. */
const ANSWER_TIMEOUT_MS = 3_000;
const RETRY_SECONDS = 2;

/**
 * For monitors and balancers: `/` says that the process answers, `/ready` that it can also do its work. The
 * first does not depend on the database, for whom it tells to restart the process would restart them all in vain.
 */
export function createHealth({ database, log }: Pick<Dependencies, "database" | "log">): Hono {
  const app = new Hono();
  app.get("/", (c) => c.json({ status: "ok" }));

  // However many ask, and they need not sign in, the database is asked once at a time.
  let asked: Promise<boolean> | undefined;
  async function isAnswering(): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
    const answered = askDatabase(database.db).then(
      () => true,
      (error: unknown) => {
        log.debug({ err: error }, "the database does not answer");
        return false;
      },
    );
    try {
      return await Promise.race([answered, late]);
    } finally {
      clearTimeout(timer);
      asked = undefined;
    }
  }

  app.get("/ready", async (c) => {
    asked ??= isAnswering();
    if (!(await asked)) {
      throw new AppError("UNAVAILABLE", "The database does not answer.", {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    return c.json({ status: "ready" });
  });
  return app;
}
