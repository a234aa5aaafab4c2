import { sql } from "drizzle-orm";
import { type Executor, type Tx, withTx } from "../tx.ts";
import type { JobRow } from "./job-document.ts";
import { normalise } from "./words.ts";

/** Two letters are the beginning of too much, and nobody misspells a number. */
const VOCABULARY_WORD = /^(?=.{3}).*\p{L}/u;

/**
 * Whether the vocabulary holds such words. If so it also holds every longer word of a job that begins with
 * this one, from the commit of that job on.
 */
export function isVocabularyWord(word: string): boolean {
  return VOCABULARY_WORD.test(word);
}

/**
 * Adds the terms of jobs that the vocabulary does not have yet, and keeps those that it is about to drop.
 * Locks nothing that others wait for long.
 */
export async function addSearchTerms(
  tx: Tx,
  documents: readonly { readonly job: JobRow; readonly words: readonly string[] }[],
): Promise<void> {
  const words = new Set(documents.flatMap((document) => document.words).filter(isVocabularyWord));
  const cities = new Set(documents.map(({ job }) => normalise(job.city).trim()));
  const industries = new Set(documents.map(({ job }) => normalise(job.companyIndustry).trim()));
  const terms = [
    ...[...words].map((term) => ({ kind: "word", term })),
    ...[...cities].map((term) => ({ kind: "city", term })),
    ...[...industries].map((term) => ({ kind: "industry", term })),
  ].filter(({ term }) => term !== "");
  // In order, so that two jobs that bring the same new words wait for each other in one direction.
  await tx.execute(sql`
    insert into search_terms (kind, term)
    select t.kind, t.term from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t (kind text, term text)
    where not exists (select from search_terms s where s.kind = t.kind and s.term = t.term and s.jobs > 0)
    order by t.kind, t.term
    on conflict (kind, term) do update set jobs = 1 where search_terms.jobs = 0`);
}

/**
 * Counts every term anew and drops what no job has used for two refreshes: a term unused at this one
 * may be about to return with a job that is being written, which then marks it as used. Reads every document: for a quiet hour.
 */
export async function refreshSearchTerms(executor: Executor): Promise<void> {
  await withTx(executor, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      with used as (
        select case when word like '=city:%' then 'city' when word like '=industry:%' then 'industry' else 'word' end as kind,
          case when word like '=%' then substr(word, strpos(word, ':') + 1) else word end as term,
          ndoc as jobs
        from ts_stat('select doc from job_search')
        where word not like '=%' or word like '=city:%' or word like '=industry:%'
      ), counted as (
        update search_terms s set jobs = used.jobs from used
        where s.kind = used.kind and s.term = used.term and s.jobs <> used.jobs
      ), dropped as (
        delete from search_terms s
        where s.jobs = 0 and not exists (select from used where used.kind = s.kind and used.term = s.term)
      )
      update search_terms s set jobs = 0
      where s.jobs <> 0 and not exists (select from used where used.kind = s.kind and used.term = s.term)`);
  });
}
