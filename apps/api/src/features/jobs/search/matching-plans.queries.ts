import type { Executor } from "@rolecall/db";
import { type SQL, sql } from "drizzle-orm";
import { meets, type PlanTerms } from "./conditions.queries.ts";
import type { SearchPlan } from "./search-plan.ts";

/** What searches read of a job, in a form that can wait in a task. */
export interface SearchRow {
  readonly doc: string;
  readonly requiredYears: string;
  readonly currency: string;
  /** Null when no pay is stated; "Infinity" when it is open. */
  readonly payMin: string | null;
  readonly payMax: string | null;
}

/** Undefined for a job that no search finds: it is closed, or gone. */
export async function findSearchRow(db: Executor, jobId: string): Promise<SearchRow | undefined> {
  const [row] = await db.execute<SearchRow & Record<string, unknown>>(sql`
    select doc::text as doc, required_years::text as "requiredYears", currency,
      pay_min::text as "payMin", pay_max::text as "payMax"
    from job_search where job_id = ${jobId}`);
  return row;
}

/** The words and facets of a job's document; undefined for a job that no search finds. */
export async function findLexemes(db: Executor, jobId: string): Promise<readonly string[] | undefined> {
  const [row] = await db.execute<{ lexemes: string[] }>(
    sql`select tsvector_to_array(doc) as lexemes from job_search where job_id = ${jobId}`,
  );
  return row?.lexemes;
}

/** A job as it is in the index, or as it was. */
export type SearchedJob = { readonly jobId: string } | { readonly row: SearchRow };

function relationOf(job: SearchedJob): SQL {
  if ("jobId" in job) return sql`(select * from job_search where job_id = ${job.jobId})`;
  const { doc, requiredYears, currency, payMin, payMax } = job.row;
  return sql`(select ${doc}::tsvector as doc, ${requiredYears}::float8 as required_years, ${currency}::text as currency,
    ${payMin}::float8 as pay_min, ${payMax}::float8 as pay_max)`;
}

/**
 * Which of the plans find the job, by their places in the list: the other way round than a search, by the same
 * conditions. A statement for each combination of conditions, however many plans there are.
 */
export async function findPlansThatFind(
  db: Executor,
  job: SearchedJob,
  plans: readonly SearchPlan[],
): Promise<number[]> {
  const groups = new Map<string, PlanRow[]>();
  for (const [place, plan] of plans.entries()) {
    if (plan.impossible) continue;
    const row = toRow(plan, place);
    const shape = [row.wanted, row.most_years, row.wanted_currency].map((value) => value !== null).join();
    const alike = groups.get(shape);
    if (alike === undefined) groups.set(shape, [row]);
    else alike.push(row);
  }
  const found: number[] = [];
  for (const rows of groups.values()) {
    const [first] = rows;
    if (first === undefined) continue;
    const conditions = meets(columnsOf(first));
    const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
    const fitting = await db.execute<{ place: number }>(sql`
      select p.place from ${relationOf(job)} job, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as p (place int, wanted text, most_years float8, wanted_currency text, least_pay float8, most_pay float8)
      where ${where}`);
    for (const { place } of fitting) found.push(place);
  }
  return found.toSorted((a, b) => a - b);
}

interface PlanRow {
  readonly place: number;
  readonly wanted: string | null;
  readonly most_years: number | null;
  readonly wanted_currency: string | null;
  /** Text, since JSON knows no Infinity. */
  readonly least_pay: string | null;
  readonly most_pay: string | null;
}

function toRow({ query, maxYears, pay }: SearchPlan, place: number): PlanRow {
  return {
    place,
    wanted: query === "" ? null : query,
    most_years: maxYears ?? null,
    wanted_currency: pay?.currency ?? null,
    least_pay: pay === undefined ? null : String(pay.min),
    most_pay: pay === undefined ? null : String(pay.max),
  };
}

/** The columns of a list of plans that all have the conditions of this one. */
function columnsOf({ wanted, most_years, wanted_currency }: PlanRow): PlanTerms {
  return {
    ...(wanted === null ? {} : { query: sql`p.wanted` }),
    ...(most_years === null ? {} : { maxYears: sql`p.most_years` }),
    ...(wanted_currency === null
      ? {}
      : { pay: { currency: sql`p.wanted_currency`, min: sql`p.least_pay`, max: sql`p.most_pay` } }),
  };
}
