import type { PopupSettings, SetPopupInput } from "@rolecall/contracts/notifications/popups";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { unauthenticated } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { setMutedPopup } from "./popups.queries.ts";

/** Chooses whether a kind pops up on the actor's screens, and tells all of them. */
export async function setPopup(
  { database }: Pick<Dependencies, "database">,
  { userId }: Actor,
  { kind, popsUp }: SetPopupInput,
): Promise<PopupSettings> {
  return withTx(database.db, async (tx) => {
    const muted = await setMutedPopup(tx, userId, { kind, muted: !popsUp });
    if (muted === undefined) throw unauthenticated();
    await appendEvents(tx, [{ userId, event: { type: "popups_changed", settings: { muted } } }]);
    return { muted };
  });
}
