import type { Message } from "@rolecall/contracts/conversations/schemas";
import { CheckCheckIcon, CheckIcon } from "lucide-react";
import { useTranslations } from "use-intl";

interface MessageTicksProps {
  status: Message["status"];
  /** Also in words on screen, as on the newest message; otherwise for screen readers and on pointing. */
  spelled: boolean;
}

/** How far an own message has come: one tick sent, two delivered, two coloured read. */
export function MessageTicks({ status, spelled }: MessageTicksProps) {
  const t = useTranslations("conversations.ticks");
  const state = status.read ? "read" : status.delivered ? "delivered" : "sent";
  const Icon = state === "sent" ? CheckIcon : CheckCheckIcon;
  return (
    <span data-tick={state} title={t(state)} className="inline-flex items-center gap-1">
      <Icon aria-hidden className={`size-4 ${state === "read" ? "text-accent [&_path]:stroke-[2.5]" : ""}`} />
      <span className={spelled ? "" : "sr-only"}>{t(state)}</span>
    </span>
  );
}
