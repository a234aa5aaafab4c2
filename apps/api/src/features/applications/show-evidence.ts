import type { ApplicationEvidence } from "@rolecall/contracts/applications/schemas";
import type { IdInput } from "@rolecall/contracts/common/id";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { toApplicationEvidence } from "./applications.mapper.ts";
import { findApplicationEvidence } from "./evidence.queries.ts";
import { ownApplication } from "./own-application.ts";

/** The lines of the CV and the words of the job behind each point; null while there is no analysis. */
export async function showEvidence(
  deps: Dependencies,
  actor: RecruiterActor,
  { id }: IdInput,
): Promise<ApplicationEvidence | null> {
  const found = await findApplicationEvidence(deps.database.db, id);
  const { evidence } = ownApplication(actor, found);
  return evidence && toApplicationEvidence(evidence);
}
