/** `pnpm start [--demo]`: builds what changed, then serves everything on one port. */
import { runCommand } from "./run-command.ts";

const build = await runCommand("turbo", ["run", "build", "--output-logs=errors-only", "--log-order=grouped"]);
if (build !== 0) process.exit(build);

// The server runs in this very process, so that signals and `kill` reach it and nothing else is left.
// Named at run time: these scripts are not to be type-checked with all of the server.
const server = new URL("../apps/api/src/main.ts", import.meta.url);
await import(server.href);
