import type { MatchesTodayInput } from "@rolecall/contracts/applications/schemas";
import { Temporal } from "temporal-polyfill";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { countMatchesSince } from "./applications.queries.ts";

/** Analysed applications of today, which begins at midnight in the zone asked for, else in the server's. */
export async function countMatchesToday(
  deps: Dependencies,
  actor: RecruiterActor,
  input: MatchesTodayInput,
): Promise<{ count: number }> {
  const zone = input.timeZone ?? Temporal.Now.timeZoneId();
  const midnight = Temporal.Instant.fromEpochMilliseconds(deps.now().getTime())
    .toZonedDateTimeISO(zone)
    .startOfDay();
  const since = new Date(midnight.epochMilliseconds);
  return { count: await countMatchesSince(deps.database.db, actor.userId, since) };
}
