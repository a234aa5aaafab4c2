import type { PopupSettings } from "@rolecall/contracts/notifications/popups";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { findMutedPopups } from "./popups.queries.ts";

export async function getPopupSettings(
  { database }: Pick<Dependencies, "database">,
  { userId }: Actor,
): Promise<PopupSettings> {
  return { muted: await findMutedPopups(database.db, userId) };
}
