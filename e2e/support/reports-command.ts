import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ownServer } from "./server.ts";

const SCRIPT = fileURLToPath(new URL("../../apps/api/scripts/reports.ts", import.meta.url));

/** `pnpm reports`, as whoever runs the site uses it beside the running server; gives what it prints. */
export async function reportsCommand(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: ownServer().databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args], { env });
  return stdout;
}
