import type { Role } from "@rolecall/contracts/auth/enums";
import type { InterviewStatus } from "@rolecall/contracts/interviews/enums";
import { canInterview, type InterviewAction } from "@rolecall/contracts/interviews/states";
import { Button } from "@rolecall/ui/button";
import { CalendarClockIcon, CheckIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface InterviewActionButtonsProps {
  status: InterviewStatus;
  role: Role;
  /** The id of the interview's title: it describes each button where several stand on one screen. */
  titleId?: string;
  size?: "sm" | "md";
  onAction: (action: InterviewAction) => void;
  /** What else can be done; it stands before what calls the interview off. */
  children?: ReactNode;
}

/** What may be done with an interview in this state by this role; nothing where nothing may. */
export function InterviewActionButtons(props: InterviewActionButtonsProps) {
  const { status, role, titleId, size, onAction, children } = props;
  const t = useTranslations("interviews.actions");
  return (
    <>
      {canInterview("confirm", status, role) && (
        <Button
          size={size}
          // The invited are asked; whoever invited them need not answer.
          variant={role === "candidate" ? "primary" : "secondary"}
          icon={<CheckIcon aria-hidden />}
          aria-describedby={titleId}
          onClick={() => onAction("confirm")}
        >
          {t("confirm")}
        </Button>
      )}
      {canInterview("reschedule", status, role) && (
        <Button
          size={size}
          variant="secondary"
          icon={<CalendarClockIcon aria-hidden />}
          aria-describedby={titleId}
          onClick={() => onAction("reschedule")}
        >
          {t("reschedule")}
        </Button>
      )}
      {children}
      {canInterview("cancel", status, role) && (
        <Button
          size={size}
          variant="danger-quiet"
          className="first:-ms-[calc(var(--inset)+1px)]"
          icon={<XIcon aria-hidden />}
          aria-describedby={titleId}
          onClick={() => onAction("cancel")}
        >
          {t("cancel")}
        </Button>
      )}
    </>
  );
}
