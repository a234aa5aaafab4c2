import type { Executor } from "@rolecall/db";
import { users } from "@rolecall/db/schema";
import { and, type Column, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { blockersOf } from "../../blocks/block-conditions.queries.ts";

/**
 * The one condition by which a candidate is there for a recruiter: everything that shows candidates to recruiters,
 * or tells candidates of a recruiter's jobs, asks it. A candidate hides by the domain of the recruiter's e-mail, the
 * ones above it included, or by the company of any of the recruiter's jobs. Who has applied to one of them, or has an
 * interview ahead with the recruiter, does not hide from that one; who has blocked the recruiter is not there at all.
 * None of it depends on the candidate's row, so
 * it is worked out once.
 */
export function isVisibleTo(recruiterId: string, candidateId: Column): SQL {
  return sql`${candidateId} not in (
    select h.candidate_id from hidden_from h
    where (
      (h.kind = 'domain' and h.key = any (array(
        select fold_name(array_to_string(labels[n:], '.'))
        from users r, string_to_array(split_part(r.email, '@', 2), '.') labels, generate_subscripts(labels, 1) n
        where r.id = ${recruiterId}
      )))
      or (h.kind = 'company' and h.key = any (array(
        select fold_name(regexp_replace(btrim(j.company_name), '\\s+', ' ', 'g')) from jobs j
        where j.recruiter_id = ${recruiterId} and j.company_name <> ''
      )))
    )
    and not exists (
      select from applications a join jobs j on j.id = a.job_id
      where a.candidate_id = h.candidate_id and j.recruiter_id = ${recruiterId}
    )
    and not exists (
      select from interviews i
      where i.candidate_id = h.candidate_id and i.recruiter_id = ${recruiterId}
        and i.status <> 'cancelled' and i.ends_at > now()
    )
  ) and ${candidateId} not in ${blockersOf(recruiterId)}`;
}

/** Who is there for the recruiter: a candidate with an account that is not suspended, who does not hide from them and has not blocked them. */
export function isVisibleCandidate(recruiterId: string): SQL | undefined {
  return and(
    eq(users.role, "candidate"),
    isNull(users.deletedAt),
    isNull(users.suspendedAt),
    isVisibleTo(recruiterId, users.id),
  );
}

/** Those of the candidates who are there for the recruiter. */
export async function findVisible(
  db: Executor,
  recruiterId: string,
  candidateIds: readonly string[],
): Promise<Set<string>> {
  if (candidateIds.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...candidateIds]), isVisibleCandidate(recruiterId)));
  return new Set(rows.map(({ id }) => id));
}
