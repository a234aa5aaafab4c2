import type { ApplicationEvidence } from "@rolecall/contracts/applications/schemas";
import type { IdInput } from "@rolecall/contracts/common/id";
import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { toApplicationEvidence } from "./applications.mapper.ts";
import { findApplicationEvidence } from "./evidence.queries.ts";

/** The lines of the CV and the words of the job behind each point; null while there is no analysis. */
export async function showEvidence(
  deps: Dependencies,
  actor: RecruiterActor,
  { id }: IdInput,
): Promise<ApplicationEvidence | null> {
  const found = isId(id) ? await findApplicationEvidence(deps.database.db, id) : undefined;
  if (found === undefined) throw notFound("application");
  if (found.recruiterId !== actor.userId) throw forbidden("This application is to another recruiter's job.");
  return found.evidence && toApplicationEvidence(found.evidence);
}
