import type { CvAnalysis } from "@rolecall/cv/types";
import { type Executor, newId } from "@rolecall/db";
import { cvAnalyses } from "@rolecall/db/schema";
import { and, desc, eq, sql } from "drizzle-orm";

interface NewAnalysis {
  readonly ownerId: string;
  readonly fileId: string | null;
  readonly fileName: string;
  readonly analysis: CvAnalysis;
  readonly createdAt: Date;
}

function toRow({ ownerId, fileId, fileName, analysis, createdAt }: NewAnalysis) {
  return {
    ownerId,
    fileId,
    fileName,
    analysis,
    createdAt,
    engineVersion: analysis.engineVersion,
    overallScore: analysis.quality.overallScore,
    atsCompatibility: analysis.quality.atsCompatibility,
    skillsCount: analysis.skills.length,
    experienceYears: analysis.totalYears,
  };
}

/** Adds an entry to the history of the analysis tool. */
export async function insertHistoryEntry(db: Executor, entry: NewAnalysis): Promise<void> {
  await db.insert(cvAnalyses).values({ id: newId(), purpose: "tool", ...toRow(entry) });
}

/** Makes this the one reading behind the owner's profile. */
export async function replaceProfileAnalysis(db: Executor, entry: NewAnalysis): Promise<void> {
  await db
    .delete(cvAnalyses)
    .where(and(eq(cvAnalyses.ownerId, entry.ownerId), eq(cvAnalyses.purpose, "profile")));
  await db.insert(cvAnalyses).values({ id: newId(), purpose: "profile", ...toRow(entry) });
}

/** Makes this the one reading of an application's CV. */
export async function replaceApplicationAnalysis(
  db: Executor,
  applicationId: string,
  entry: NewAnalysis,
): Promise<void> {
  await db.delete(cvAnalyses).where(eq(cvAnalyses.applicationId, applicationId));
  await db.insert(cvAnalyses).values({ id: newId(), purpose: "application", applicationId, ...toRow(entry) });
}

/** An analysis with the file it is of and when it was made. */
export interface StoredAnalysis {
  readonly analysis: CvAnalysis;
  readonly fileName: string;
  readonly createdAt: Date;
}

export async function findProfileAnalysis(
  db: Executor,
  ownerId: string,
): Promise<StoredAnalysis | undefined> {
  const [row] = await db
    .select({ analysis: cvAnalyses.analysis, fileName: cvAnalyses.fileName, createdAt: cvAnalyses.createdAt })
    .from(cvAnalyses)
    .where(and(eq(cvAnalyses.ownerId, ownerId), eq(cvAnalyses.purpose, "profile")));
  return row;
}

/** The file of the CV behind the owner's profile. */
export async function findProfileCvFile(db: Executor, ownerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ fileId: cvAnalyses.fileId })
    .from(cvAnalyses)
    .where(and(eq(cvAnalyses.ownerId, ownerId), eq(cvAnalyses.purpose, "profile")));
  return row?.fileId ?? undefined;
}

/** Some lines of the CV behind the owner's profile, in the order of the document. */
export async function listProfileLines(
  db: Executor,
  ownerId: string,
  ids: readonly number[],
): Promise<{ line: number; text: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db.execute<{ line: number; text: string }>(sql`
    select (line ->> 'id')::int as line, line ->> 'text' as text
    from ${cvAnalyses}, jsonb_array_elements(${cvAnalyses.analysis} -> 'document' -> 'lines') line
    where ${cvAnalyses.ownerId} = ${ownerId} and ${cvAnalyses.purpose} = 'profile'
      and (line ->> 'id')::int in ${[...ids]}
    order by 1`);
  return rows.map(({ line, text }) => ({ line, text }));
}

const isHistory = eq(cvAnalyses.purpose, "tool");

/** Newest first, at most `limit`. */
export async function listHistory(db: Executor, ownerId: string, limit: number) {
  return db
    .select({
      id: cvAnalyses.id,
      fileName: cvAnalyses.fileName,
      skillsCount: cvAnalyses.skillsCount,
      experienceYears: cvAnalyses.experienceYears,
      overallScore: cvAnalyses.overallScore,
      atsCompatibility: cvAnalyses.atsCompatibility,
      createdAt: cvAnalyses.createdAt,
    })
    .from(cvAnalyses)
    .where(and(eq(cvAnalyses.ownerId, ownerId), isHistory))
    .orderBy(desc(cvAnalyses.createdAt), desc(cvAnalyses.id))
    .limit(limit);
}

interface EntryKey {
  readonly id: string;
  readonly ownerId: string;
}

/** Undefined when the owner has no such entry. */
export async function findHistoryEntry(
  db: Executor,
  { id, ownerId }: EntryKey,
): Promise<CvAnalysis | undefined> {
  const [row] = await db
    .select({ analysis: cvAnalyses.analysis })
    .from(cvAnalyses)
    .where(and(eq(cvAnalyses.id, id), eq(cvAnalyses.ownerId, ownerId), isHistory));
  return row?.analysis;
}

/** False when the owner has no such entry. */
export async function deleteHistoryEntry(db: Executor, { id, ownerId }: EntryKey): Promise<boolean> {
  const deleted = await db
    .delete(cvAnalyses)
    .where(and(eq(cvAnalyses.id, id), eq(cvAnalyses.ownerId, ownerId), isHistory))
    .returning({ id: cvAnalyses.id });
  return deleted.length > 0;
}
