import { sql } from "drizzle-orm";
import type { Executor } from "./tx.ts";

/**
 * Deletes the rows of files that nothing refers to any more and returns their keys, for the caller to
 * delete the bytes. Young files are left alone: what refers to them may be about to be written.
 */
export async function deleteUnreferencedFiles(
  executor: Executor,
  { olderThanMinutes, limit }: { olderThanMinutes: number; limit: number },
): Promise<string[]> {
  const deleted = await executor.execute<{ key: string }>(sql`
    delete from stored_files where id in (
      select f.id from stored_files f
      where f.created_at < now() - make_interval(mins => ${olderThanMinutes})
        and not exists (select from applications a where a.cv_file_id = f.id)
        and not exists (select from cv_analyses c where c.file_id = f.id)
      order by f.created_at limit ${limit} for update skip locked)
    returning key`);
  return deleted.map((row) => row.key);
}
