import { Button } from "@rolecall/ui/button";
import { BanIcon, CircleCheckIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { type Member, useBlock, useIsBlocked } from "./use-block.ts";

interface BlockButtonProps {
  member: Member;
  /** Says whom, where the screen is about something else. */
  words?: string;
  className?: string;
}

/** Blocks somebody, or ends that: one button, so that the keyboard stays on it. */
export function BlockButton({ member, words, className }: BlockButtonProps) {
  const t = useTranslations("blocks");
  const blocked = useIsBlocked(member._id);
  const { block, unblock, pending } = useBlock(member);
  if (blocked === undefined) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={blocked ? <CircleCheckIcon aria-hidden /> : <BanIcon aria-hidden />}
      pending={pending}
      className={className}
      onClick={blocked ? unblock : block}
    >
      {blocked ? t("unblock") : (words ?? t("block"))}
    </Button>
  );
}
