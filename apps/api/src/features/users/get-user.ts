import type { User } from "@rolecall/contracts/users/schemas";
import type { Executor } from "@rolecall/db";
import { notFound } from "../../errors/app-error.ts";
import { findProfileAnalysis } from "../cv/cv.queries.ts";
import { toInsights } from "../cv/cv-facts.mapper.ts";
import { toUser } from "./users.mapper.ts";
import { findUser, listSkillNames, type UserRow } from "./users.queries.ts";

/** The user as their own profile shows them. */
export async function getUser(db: Executor, userId: string): Promise<User> {
  const row = await findUser(db, userId);
  if (row === undefined) throw notFound("user");
  const skills = row.role === "candidate" ? await listSkillNames(db, userId) : [];
  return toUser(await withCorrections(db, row), skills);
}

/** The whole analysis is only read for those who have corrected the positions in it. */
async function withCorrections(db: Executor, row: UserRow): Promise<UserRow> {
  const { corrections } = row;
  if (corrections?.positions === undefined) return row;
  const reading = await findProfileAnalysis(db, row.id);
  if (reading === undefined) return row;
  const { correctAnalysis } = await import("./apply-corrections.ts");
  const { experienceLevel, ...insights } = toInsights(correctAnalysis(reading.analysis, corrections));
  return { ...row, experienceLevel, insights };
}
