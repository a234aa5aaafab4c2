import type { Application } from "@rolecall/contracts/applications/schemas";
import type { IdInput } from "@rolecall/contracts/common/id";
import { isId, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { analyseApplication } from "./analyse-application.task.ts";
import { toApplication } from "./applications.mapper.ts";
import { findApplication, findApplicationAccess, setAnalysisPending } from "./applications.queries.ts";

/** Reads the CV again with the engine of today: offered when the analysis is of an older one, or failed. */
export async function reanalyseApplication(
  deps: Dependencies,
  actor: RecruiterActor,
  { id }: IdInput,
): Promise<Application> {
  if (!isId(id)) throw notFound("application");
  return withTx(deps.database.db, async (tx) => {
    const access = await findApplicationAccess(tx, id);
    if (access === undefined) throw notFound("application");
    if (access.recruiterId !== actor.userId)
      throw forbidden("This application is to another recruiter's job.");
    // A second click while the first is on its way asks for nothing more.
    if (await setAnalysisPending(tx, id))
      await deps.tasks.enqueue(tx, analyseApplication, { applicationId: id });
    const row = await findApplication(tx, id);
    if (row === undefined) throw notFound("application");
    return toApplication(row);
  });
}
