import { startEmbedded } from "./start.ts";

/**
 * For the launcher's tests: starts the embedded database as a process of its own, which can then be
 * killed. Takes the options as JSON, prints one line of JSON, and stops in good order on SIGTERM.
 */
async function main(options: string): Promise<void> {
  try {
    const server = await startEmbedded(JSON.parse(options));
    process.stdout.write(`${JSON.stringify({ url: server.url, adopted: server.adopted })}\n`);
    process.once("SIGTERM", () => {
      clearInterval(alive);
      void server.stop();
    });
    const alive = setInterval(() => {}, 60_000);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
  }
}

await main(process.argv[2] ?? "{}");
