/** `pnpm dev`: the API restarts and the web app reloads when a file changes. */
import { runCommand } from "./run-command.ts";

const apiPort = process.env.PORT ?? "5000";
const code = await Promise.race([
  runCommand("node", ["--watch", "--watch-preserve-output", "apps/api/src/main.ts"], { PORT: apiPort }),
  runCommand("pnpm", ["--filter", "@rolecall/web", "dev"], { API_PORT: apiPort }),
]);
process.exit(code);
