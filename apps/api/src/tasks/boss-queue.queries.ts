import type { Tx } from "@rolecall/db";
import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";

/** Lets the queue insert within our transaction: work and state change are one. */
export function asQueueDatabase(tx: Tx) {
  return fromDrizzle(tx, sql);
}
