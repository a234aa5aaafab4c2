import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { Menu, type MenuEntry } from "@rolecall/ui/menu";
import { useNavigate } from "@tanstack/react-router";
import { BanIcon, CircleCheckIcon, EllipsisVerticalIcon, FlagIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useBlock } from "../../blocks/use-block.ts";

/** What can be done about the other: block or unblock them, and report them. */
export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("reports");
  const tBlocks = useTranslations("blocks");
  const navigate = useNavigate({ from: "/messages" });
  const { id: conversationId, otherUser, blocked } = conversation;
  const { block, unblock } = useBlock(otherUser);
  const entries: MenuEntry[] = [
    {
      key: "report",
      label: t("report"),
      icon: <FlagIcon aria-hidden />,
      onSelect: () => void navigate({ search: { conversationId, report: true } }),
    },
    blocked
      ? {
          key: "unblock",
          label: tBlocks("unblock"),
          icon: <CircleCheckIcon aria-hidden />,
          onSelect: unblock,
        }
      : { key: "block", label: tBlocks("block"), icon: <BanIcon aria-hidden />, onSelect: block },
  ];
  return (
    <Menu
      label={t("menuWith", { name: otherUser.name })}
      icon={<EllipsisVerticalIcon aria-hidden />}
      entries={entries}
      className="ms-auto -me-2"
    />
  );
}
