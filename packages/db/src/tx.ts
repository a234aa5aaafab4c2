import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { isRetryable } from "./errors.ts";

export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** Where a query may run: on the pool, or inside a transaction. */
export type Executor = Db | Tx;

/** Two transactions that wait for each other are told apart by a few tries; more would be a fault of ours. */
const TRIES = 3;

/**
 * Runs `work` in a transaction: in the caller's when it has one, else in a new one. A new one that the
 * database ends for the sake of another (a deadlock) is run again as a whole, so `work` may do nothing
 * outside the database that must not happen twice.
 */
export function withTx<T>(executor: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return isTx(executor) ? work(executor) : runAnew(executor, work, TRIES);
}

async function runAnew<T>(db: Db, work: (tx: Tx) => Promise<T>, triesLeft: number): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (triesLeft <= 1 || !isRetryable(error)) throw error;
    return runAnew(db, work, triesLeft - 1);
  }
}

function isTx(executor: Executor): executor is Tx {
  return executor instanceof PgTransaction;
}
