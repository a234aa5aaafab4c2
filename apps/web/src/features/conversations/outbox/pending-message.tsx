import { Button } from "@rolecall/ui/button";
import { CircleAlertIcon, ClockIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { MessageBubble } from "../thread/message-bubble.tsx";
import { useOutbox } from "./outbox-context.ts";
import type { OutboxEntry } from "./outbox-entries.ts";

/** A message on its way; one that was refused offers what can be done about it. */
export function PendingMessage({ entry, leads }: { entry: OutboxEntry; leads: boolean }) {
  const t = useTranslations("conversations");
  const { stalled, retry, remove } = useOutbox();
  const { clientId, text, failed, reason } = entry;
  const state = failed ? t("outbox.failed") : stalled ? t("outbox.waiting") : t("outbox.sending");
  const Icon = failed ? CircleAlertIcon : ClockIcon;
  return (
    <MessageBubble
      own
      leads={leads}
      failed={failed}
      author={t("you")}
      text={text}
      meta={
        <span className={`inline-flex items-center gap-1 ${failed ? "font-medium text-danger" : ""}`}>
          <Icon aria-hidden className="size-3.5" />
          {state}
        </span>
      }
    >
      {reason !== undefined && (
        <span role="status" className="mt-1 max-w-[min(34rem,85%)] text-end text-sm text-muted">
          {reason}
        </span>
      )}
      {failed && (
        <span className="mt-1 flex gap-1">
          <Button size="sm" variant="ghost" onClick={() => retry(clientId)}>
            {t("outbox.retry")}
          </Button>
          <Button size="sm" variant="danger-quiet" onClick={() => remove(clientId)}>
            {t("outbox.delete")}
          </Button>
        </span>
      )}
    </MessageBubble>
  );
}
