import { z } from "zod";
import { POPUP_KINDS } from "./enums.ts";

/** What pops up on an open screen as it happens. Whatever is muted is kept in the inbox all the same. */
export const PopupSettings = z.object({ muted: z.array(z.enum(POPUP_KINDS)) });
export type PopupSettings = z.infer<typeof PopupSettings>;

/** One kind at a time, so that two devices that change different ones do not undo each other. */
export const SetPopupInput = z.object({ kind: z.enum(POPUP_KINDS), popsUp: z.boolean() });
export type SetPopupInput = z.infer<typeof SetPopupInput>;
