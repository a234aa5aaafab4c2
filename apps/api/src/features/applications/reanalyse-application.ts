import type { Application } from "@rolecall/contracts/applications/schemas";
import type { IdInput } from "@rolecall/contracts/common/id";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { analyseApplication } from "./analyse-application.task.ts";
import { toApplication } from "./applications.mapper.ts";
import { findApplication, setAnalysisPending } from "./applications.queries.ts";
import { findForOwner } from "./own-application.ts";

/** Reads the CV again with the engine of today: offered when the analysis is of an older one, or failed. */
export async function reanalyseApplication(
  deps: Dependencies,
  actor: RecruiterActor,
  { id }: IdInput,
): Promise<Application> {
  return withTx(deps.database.db, async (tx) => {
    await findForOwner(tx, actor, id);
    // A second click while the first is on its way asks for nothing more.
    if (await setAnalysisPending(tx, id))
      await deps.tasks.enqueue(tx, analyseApplication, { applicationId: id });
    const row = await findApplication(tx, id);
    if (row === undefined) throw notFound("application");
    return toApplication(row);
  });
}
