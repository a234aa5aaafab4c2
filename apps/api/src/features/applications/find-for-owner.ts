import { type Executor, isId } from "@rolecall/db";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { type ApplicationAccess, findApplicationAccess } from "./applications.queries.ts";

/** An application to an own job; one to another recruiter's is forbidden, and one that is gone not found. */
export async function findForOwner(
  db: Executor,
  actor: RecruiterActor,
  id: string,
): Promise<ApplicationAccess> {
  const access = isId(id) ? await findApplicationAccess(db, id) : undefined;
  if (access === undefined) throw notFound("application");
  if (access.recruiterId !== actor.userId) throw forbidden("This application is to another recruiter's job.");
  return access;
}
