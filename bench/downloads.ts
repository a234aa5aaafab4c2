import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@rolecall/db";
import { createCandidate, createCvAnalysis, createSession, createStoredFile } from "@rolecall/db/testing";
import type { Design, Opened } from "./downloads/server.ts";
import { startChild } from "./lib/child.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { nowMs } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";

export const question =
  "How much memory do slow readers take who download a CV of 5 MB at once? [readers, default 100]";

const DESIGNS: readonly Design[] = ["read whole", "Rolecall"];
const BYTES = 5_000_000;
/** Nobody reads on for so long after the first bytes. */
const PAUSE_MS = 3_000;

async function begin(url: string, token: string): Promise<IncomingMessage> {
  const request = get(`${url}/api/users/profile/cv`, { headers: { Authorization: `Bearer ${token}` } });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response === undefined) throw new Error("There is no answer.");
  return response;
}

async function finish(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of response) bytes += Buffer.from(chunk).byteLength;
  return bytes;
}

export async function run([readers = "100"]: readonly string[]): Promise<void> {
  const postgres = await startBenchPostgres();
  const database = openDatabase({ url: postgres.url });
  const rows: (string | number)[][] = [];
  try {
    const { id } = await createCandidate(database.db);
    const token = await createSession(database.db, id);
    const { id: fileId } = await createStoredFile(database.db, { ownerId: id });
    await createCvAnalysis(database.db, { ownerId: id, purpose: "profile", fileId });
    for (const design of DESIGNS) {
      const env = { BENCH_DATABASE_URL: postgres.url, BENCH_FOLDER: postgres.folder };
      const server = startChild(new URL("./downloads/server.ts", import.meta.url), env);
      const url = await server.ask<string>("open", { design, fileId, size: BYTES } satisfies Opened);
      await finish(await begin(url, token));
      const rest = await server.ask<number>("rest");
      const started = nowMs();
      const responses = await Promise.all(Array.from({ length: Number(readers) }, () => begin(url, token)));
      const begun = nowMs() - started;
      await sleep(PAUSE_MS);
      const moreMb = ((await server.ask<number>("peak")) - rest) / 2 ** 20;
      const sizes = await Promise.all(responses.map(finish));
      const whole = sizes.filter((bytes) => bytes === BYTES).length;
      rows.push([design, `${whole} × whole`, moreMb, begun]);
      await server.stop();
    }
  } finally {
    await database.close();
    await postgres.stop();
  }
  printTable([`${readers} slow readers`, "answers", "more memory, MB", "all begun, ms"], rows);
}
