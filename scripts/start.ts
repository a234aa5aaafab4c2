/** `pnpm start [--demo]`: builds what changed, then serves everything on one port. */
import { runCommand } from "./run-command.ts";

const build = await runCommand("turbo", ["run", "build", "--output-logs=errors-only", "--log-order=grouped"]);
if (build !== 0) process.exit(build);

// The server runs in this very process, so that signals and `kill` reach it and nothing else is left.
await import("../apps/api/src/main.ts");
