import type { Application, ListApplicantsInput } from "@rolecall/contracts/applications/schemas";
import { askedPage, pageOffset } from "@rolecall/contracts/common/query";
import type { Db } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { ownJob } from "../jobs/own-job.ts";
import { toApplication } from "./applications.mapper.ts";
import {
  findJobOwner,
  listApplicationIdsForJob,
  listApplications,
  listApplicationsForJob,
} from "./applications.queries.ts";
import { loadSkillKeys } from "./skill-keys.ts";

/** Of thousands so many are read at a time: others are served in between. */
const PIECE = 500;
/** While the database looks for one, another is taken in. */
const PIECES_AT_ONCE = 2;

/** The applicants of an own job, best first: all of them, or the page that is asked for. */
export async function listApplicants(
  deps: Dependencies,
  actor: RecruiterActor,
  { jobId, ...range }: ListApplicantsInput,
): Promise<Application[]> {
  const { db } = deps.database;
  ownJob(actor, await findJobOwner(db, jobId));
  const page = askedPage(range);
  if (page === undefined) return listAll(db, jobId);
  const rows = await listApplicationsForJob(db, jobId, { limit: page.limit, offset: pageOffset(page) });
  const keyOf = await loadSkillKeys();
  return rows.map((row) => toApplication(row, keyOf));
}

/** Each that there was when it was asked, in the order of then, unless it goes meanwhile. */
async function listAll(db: Db, jobId: string): Promise<Application[]> {
  const ids = await listApplicationIdsForJob(db, jobId);
  if (ids.length === 0) return [];
  const keyOf = await loadSkillKeys();
  const found = new Map<string, Application>();
  let next = 0;
  async function readPieces() {
    while (next < ids.length) {
      const piece = ids.slice(next, next + PIECE);
      next += PIECE;
      for (const row of await listApplications(db, piece)) found.set(row.id, toApplication(row, keyOf));
    }
  }
  await Promise.all(Array.from({ length: PIECES_AT_ONCE }, readPieces));
  return ids.flatMap((id) => found.get(id) ?? []);
}
