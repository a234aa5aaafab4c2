import type { ApplicationAction } from "@rolecall/contracts/applications/states";
import { Button } from "@rolecall/ui/button";
import { BadgeCheckIcon, BookmarkPlusIcon, Undo2Icon, UserRoundMinusIcon } from "lucide-react";
import type { ReactNode } from "react";

const icons: Record<ApplicationAction, typeof Undo2Icon> = {
  shortlist: BookmarkPlusIcon,
  hire: BadgeCheckIcon,
  decline: UserRoundMinusIcon,
  reconsider: Undo2Icon,
};

interface StageButtonProps {
  action: ApplicationAction;
  pending?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The button of a decision, for one applicant or several. */
export function StageButton({ action, pending = false, onClick, children }: StageButtonProps) {
  const Icon = icons[action];
  return (
    <Button variant="secondary" size="sm" icon={<Icon aria-hidden />} pending={pending} onClick={onClick}>
      {children}
    </Button>
  );
}
