import { createHash } from "node:crypto";
import { savedSearches } from "../../schema/saved-searches.ts";
import type { Executor } from "../../tx.ts";
import { onlyRow, uniqueToken } from "./unique.ts";
import { createCandidate } from "./users.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** A saved search without marks, which no job leads to. Left out, its owner is a new one. */
export async function createSavedSearch(
  executor: Executor,
  values: Partial<typeof savedSearches.$inferInsert> = {},
): Promise<SavedSearchRow> {
  const candidateId = values.candidateId ?? (await createCandidate(executor)).id;
  const keyword = uniqueToken();
  return onlyRow(
    await executor
      .insert(savedSearches)
      .values({
        name: `Search ${keyword}`,
        filters: { keyword },
        key: createHash("sha256").update(keyword).digest("base64url"),
        ...values,
        candidateId,
      })
      .returning(),
  );
}
