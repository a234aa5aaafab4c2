/** The one Postgres on which the servers of all workers have their databases. */
import { startTestServer } from "@rolecall/db/testing";

const { url, template, stop } = await startTestServer(process.env.TEST_DATABASE_URL);
// The configuration reads this, and hands it to the workers.
console.log(`Postgres is ready: ${url} ${template}`);

// To wait for a signal keeps no process alive.
setInterval(() => {}, 60_000);

async function end(): Promise<void> {
  await stop();
  process.exit(0);
}
process.on("SIGTERM", () => void end());
process.on("SIGINT", () => void end());
