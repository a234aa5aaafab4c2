import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { Avatar } from "@rolecall/ui/avatar";
import { iconButtonStyles } from "@rolecall/ui/icon-button";
import { Link } from "@tanstack/react-router";
import { ArrowLeftIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { RoleBadge } from "../role-badge.tsx";
import { ThreadMenu } from "./thread-menu.tsx";

interface ThreadHeaderProps {
  conversation: Conversation;
  onPrint: () => void;
}

/** With whom and about which job; on a phone also the way back to the list. */
export function ThreadHeader({ conversation, onPrint }: ThreadHeaderProps) {
  const { otherUser, context } = conversation;
  const t = useTranslations("conversations");
  const job = context.jobId;
  const heading = useRef<HTMLHeadingElement>(null);

  // On a phone the list that was pressed is gone now: the keyboard and the screen reader go on here.
  useEffect(() => {
    const active = document.activeElement;
    const lost = active === document.body || active?.getClientRects().length === 0;
    if (lost) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="@container flex min-h-16 items-center gap-3 border-b border-line bg-surface ps-2 pe-4 py-2 md:px-5">
      <Link
        to="/messages"
        aria-label={t("backToList")}
        title={t("backToList")}
        className={iconButtonStyles({ className: "md:hidden" })}
      >
        <ArrowLeftIcon aria-hidden className="rtl:-scale-x-100" />
      </Link>
      <span className="@max-[16rem]:hidden">
        <Avatar name={otherUser.name} />
      </span>
      <div className="min-w-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="flex min-w-0 flex-wrap items-center gap-x-2 font-semibold outline-none"
        >
          <span dir="auto" className="truncate">
            {otherUser.name}
          </span>
          <RoleBadge role={otherUser.role} />
        </h2>
        {job && (
          <p className="text-sm text-muted">
            <Link
              to="/jobs/$jobId"
              params={{ jobId: job._id }}
              dir="auto"
              data-name
              className="block w-fit max-w-full truncate touch:-my-3 touch:py-3 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent"
            >
              {job.title}
            </Link>
          </p>
        )}
      </div>
      <ThreadMenu conversation={conversation} onPrint={onPrint} />
    </header>
  );
}
