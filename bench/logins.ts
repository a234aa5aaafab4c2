import { availableParallelism } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { verify } from "@node-rs/argon2";
import { createCandidate } from "@rolecall/db/testing";
import { parseConfig } from "../apps/api/src/config.ts";
import { openDependencies } from "../apps/api/src/dependencies.ts";
import { login } from "../apps/api/src/features/auth/login.ts";
import { createLog } from "../apps/api/src/log.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { median, nowMs } from "./lib/stats.ts";
import { printTable, ratio } from "./lib/table.ts";

export const question =
  "How many sign-ins a second, against bare Argon2id with the same parameters? [rounds, default 5]";

const PASSWORD = "correct horse battery staple";
const PEOPLE = 60;
const AT_ONCE = 16;
const DESIGNS = ["bare Argon2id", "Rolecall"] as const;
type Design = (typeof DESIGNS)[number];

/** All of the people sign in once, so many at a time; how many a second, and how late the event loop was. */
async function measure(people: number, atOnce: number, signIn: (person: number) => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = nowMs();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < people) {
        next += 1;
        await signIn(next - 1);
      }
    }),
  );
  const perSecond = people / ((nowMs() - started) / 1000);
  delay.disable();
  return { perSecond, lagMs: delay.percentile(99) / 1e6 };
}

export async function run([rounds = "5"]: readonly string[]): Promise<void> {
  const postgres = await startBenchPostgres();
  const config = parseConfig({ LOG_LEVEL: "error", DATA_DIR: postgres.folder });
  const deps = await openDependencies({ config, log: createLog(config), databaseUrl: postgres.url });
  try {
    const passwordHash = await deps.passwords.hash({ password: PASSWORD, address: "bench" });
    const emails: string[] = [];
    for (let n = 0; n < PEOPLE; n += 1)
      emails.push((await createCandidate(deps.database.db, { passwordHash })).email);
    // The limit has as many hashes under way as there are processors: more would only slow each other down.
    const designs = {
      "bare Argon2id": () => measure(PEOPLE, availableParallelism(), () => verify(passwordHash, PASSWORD)),
      Rolecall: () =>
        measure(PEOPLE, AT_ONCE, (person) =>
          login(
            deps,
            { address: `10.0.0.${person}`, userAgent: () => undefined },
            { email: emails[person] ?? "", password: PASSWORD },
          ),
        ),
    };
    const speeds: Record<Design, number[]> = { "bare Argon2id": [], Rolecall: [] };
    const lags: Record<Design, number[]> = { "bare Argon2id": [], Rolecall: [] };
    for (let round = -1; round < Number(rounds); round += 1) {
      for (const name of DESIGNS) {
        const { perSecond, lagMs } = await designs[name]();
        // The first round only warms up.
        if (round < 0) continue;
        speeds[name].push(perSecond);
        lags[name].push(lagMs);
      }
    }
    const limit = median(speeds["bare Argon2id"]);
    printTable(
      [`${PEOPLE} sign-ins, ${AT_ONCE} at a time`, "per second", "to the limit", "event loop late p99 ms"],
      DESIGNS.map((name) => [
        name,
        median(speeds[name]),
        ratio(median(speeds[name]), limit),
        median(lags[name]),
      ]),
    );
  } finally {
    await deps.close();
    await postgres.stop();
  }
}
