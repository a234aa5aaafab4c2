/**
 * `pnpm start [--demo]`: builds what changed, then serves everything on one port. `package.json` leaves out a step of
 * V8's: a pattern gets a first form, which is thrown away at the second use. For the long patterns of the CV engine that
 * takes a seventh of the first CV's time in each thread, and three quarters of the second's.
 */
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";
import { stopWithNpx } from "./stop-with-npx.ts";

void stopWithNpx();

const build = await runCommand("turbo", ["run", "build", "--output-logs=errors-only", "--log-order=grouped"]);
if (build !== 0) process.exit(build);

/** By then everything that a start needs has been loaded. */
const FLUSH_AFTER_MS = 5_000;

// Compiled code of an earlier start is read back instead of being made again: about a third of the time.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url)));
setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();

// The server runs in this very process, so that signals and `kill` reach it and nothing else is left.
// Named at run time: it is only there since the build.
const server = new URL("../apps/api/dist/main.js", import.meta.url);
await import(server.href);
