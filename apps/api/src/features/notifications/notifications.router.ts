import { IdInput } from "@rolecall/contracts/common/id";
import { PopupSettings, SetPopupInput } from "@rolecall/contracts/notifications/popups";
import { ListNotificationsInput, ListNotificationsResult } from "@rolecall/contracts/notifications/schemas";
import { z } from "zod";
import { memberProcedure, router } from "../../trpc/init.ts";
import { getPopupSettings } from "./get-popup-settings.ts";
import { listNotifications } from "./list-notifications.ts";
import { markNotificationRead } from "./mark-notification-read.ts";
import { markNotificationsRead } from "./mark-notifications-read.ts";
import { setPopup } from "./set-popup.ts";

export const notificationsRouter = router({
  list: memberProcedure
    .input(ListNotificationsInput)
    .output(ListNotificationsResult)
    .query(({ ctx, input }) => listNotifications(ctx.deps, ctx.actor, input)),
  popups: memberProcedure.output(PopupSettings).query(({ ctx }) => getPopupSettings(ctx.deps, ctx.actor)),
  setPopup: memberProcedure
    .input(SetPopupInput)
    .output(PopupSettings)
    .mutation(({ ctx, input }) => setPopup(ctx.deps, ctx.actor, input)),
  markRead: memberProcedure
    .output(z.void())
    .mutation(({ ctx }) => markNotificationsRead(ctx.deps, ctx.actor)),
  markOneRead: memberProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markNotificationRead(ctx.deps, ctx.actor, input)),
});
