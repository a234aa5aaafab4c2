import { readdir, readFile } from "node:fs/promises";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import * as schema from "./schema/index.ts";

const META = new URL("../migrations/meta/", import.meta.url);

test("the migrations make the schema that the code describes", async () => {
  const snapshots = (await readdir(META)).filter((name) => name.endsWith("_snapshot.json")).sort();
  const latest = JSON.parse(await readFile(new URL(snapshots.at(-1) ?? "", META), "utf8"));
  const changes = await generateMigration(latest, generateDrizzleJson(schema, latest.id));
  // Anything here: run `pnpm --filter @rolecall/db generate --name <what changed>`.
  expect(changes).toEqual([]);
});
