export { lockCalendars } from "./calendar-lock.ts";
export {
  type Database,
  type Db,
  openDatabase,
  openPlanned,
  openStatements,
  type Sql,
} from "./client.ts";
export * from "./errors.ts";
export { escapeLike } from "./escape-like.ts";
export { newId } from "./ids.ts";
export * from "./live-events.ts";
export { LOCK_KEYS } from "./lock-keys.ts";
export { migrate } from "./migrate.ts";
export { preparedOnce } from "./prepared-once.ts";
export * from "./search/index.ts";
export { deleteUnreferencedFiles } from "./stored-files.ts";
export { type Executor, type Tx, withTx } from "./tx.ts";
export { uuidArray } from "./uuid-array.ts";
