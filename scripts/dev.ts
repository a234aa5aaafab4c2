/** `pnpm dev`: the API restarts and the web app reloads when a file changes. */
import { fileURLToPath } from "node:url";
import { startCommand } from "./run-command.ts";

const WEB = fileURLToPath(new URL("../apps/web", import.meta.url));

const apiPort = process.env.PORT ?? "5000";
const commands = [
  startCommand("node", ["--watch", "--watch-preserve-output", "apps/api/src/main.ts", "--api-only"], {
    env: { PORT: apiPort },
  }),
  startCommand("node", ["node_modules/vite/bin/vite.js"], { cwd: WEB, env: { API_PORT: apiPort } }),
];
function stopAll(): void {
  for (const { stop } of commands) stop();
}
process.on("SIGTERM", stopAll);
// A terminal sends Ctrl-C to all of them: then there is nothing to do but to wait.
let interrupted = false;
process.on("SIGINT", () => {
  interrupted = true;
});

const code = await Promise.race(commands.map(({ done }) => done));
// One without the other is no use, and would keep its port.
if (!interrupted) stopAll();
await Promise.allSettled(commands.map(({ done }) => done));
process.exit(code);
