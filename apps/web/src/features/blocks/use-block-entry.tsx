import type { MenuEntry } from "@rolecall/ui/menu";
import { BanIcon, CircleCheckIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { type Member, useBlock, useIsBlocked } from "./use-block.ts";

/** The entry of a menu that blocks somebody, or ends that; none until it is known which. */
export function useBlockEntry(member: Member): MenuEntry | undefined {
  const t = useTranslations("blocks");
  const blocked = useIsBlocked(member._id);
  const { block, unblock } = useBlock(member);
  if (blocked === undefined) return undefined;
  return blocked
    ? { key: "unblock", label: t("unblock"), icon: <CircleCheckIcon aria-hidden />, onSelect: unblock }
    : { key: "block", label: t("block"), icon: <BanIcon aria-hidden />, onSelect: block };
}
