import type { Executor } from "@rolecall/db";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { type ApplicationAccess, findApplicationAccess } from "./applications.queries.ts";

/** An application to an own job; one to another recruiter's is forbidden, and one that is gone not found. */
export async function findForOwner(
  db: Executor,
  actor: RecruiterActor,
  id: string,
): Promise<ApplicationAccess> {
  return ownApplication(actor, await findApplicationAccess(db, id));
}

/** The same for one that was looked up already. */
export function ownApplication<Found extends { readonly recruiterId: string }>(
  actor: RecruiterActor,
  found: Found | undefined,
): Found {
  if (found === undefined) throw notFound("application");
  if (found.recruiterId !== actor.userId) throw forbidden("This application is to another recruiter's job.");
  return found;
}
