import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** Where a query may run: on the pool, or inside a transaction. */
export type Executor = Db | Tx;

/** Runs `work` in a transaction: in the caller's when it has one, else in a new one. */
export function withTx<T>(executor: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return isTx(executor) ? work(executor) : executor.transaction(work);
}

function isTx(executor: Executor): executor is Tx {
  return executor instanceof PgTransaction;
}
