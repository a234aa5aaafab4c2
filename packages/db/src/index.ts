export {
  type Database,
  type DatabaseOptions,
  type Db,
  openDatabase,
  type Schema,
  type Sql,
} from "./client.ts";
export * from "./errors.ts";
export { isId, newId } from "./ids.ts";
export { migrate } from "./migrate.ts";
export { type Executor, type Tx, withTx } from "./tx.ts";
