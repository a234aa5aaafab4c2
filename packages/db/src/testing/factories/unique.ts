import { randomBytes } from "node:crypto";

/** A short token that no other call gives, in this or any other process. */
export function uniqueToken(): string {
  return randomBytes(6).toString("hex");
}

/** Gives the first row of a RETURNING that always has one. */
export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The insert returned no row.");
  return row;
}
