import { readFile } from "node:fs/promises";

/** The address of the database of the running server, for what the product itself offers no call for. */
export function databaseUrl(): Promise<string> {
  const file = process.env.E2E_DATABASE_FILE;
  if (file === undefined) throw new Error("Nobody has said where the server writes down its database.");
  return readFile(file, "utf8");
}
