import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { IconButton } from "@rolecall/ui/icon-button";
import type { MenuEntry, MenuProps } from "@rolecall/ui/menu";
import { useNavigate } from "@tanstack/react-router";
import {
  BanIcon,
  CalendarPlusIcon,
  CircleCheckIcon,
  EllipsisVerticalIcon,
  FlagIcon,
  PrinterIcon,
  UsersIcon,
} from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { useBlock } from "../../blocks/use-block.ts";

interface MenuButtonProps extends MenuProps {
  onClick?: () => void;
}

function MenuButton({ label, icon, className, onClick }: MenuButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      className={className}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onClick}
    />
  );
}

const Menu = lazyPart<MenuProps>(async () => {
  const { Menu } = await import("@rolecall/ui/menu");
  return { default: Menu };
}, MenuButton);

interface ThreadMenuProps {
  conversation: Conversation;
  onPrint: () => void;
}

/**
 * For a recruiter the ways to the candidate's application and to an interview; prints the conversation; and what can be
 * done about the other: block or unblock them, and report them. Its menu is fetched when it is wanted.
 */
export function ThreadMenu({ conversation, onPrint }: ThreadMenuProps) {
  const t = useTranslations("reports");
  const tPrint = useTranslations("conversations.print");
  const tBlocks = useTranslations("blocks");
  const navigate = useNavigate({ from: "/messages" });
  const { id: conversationId, otherUser, blocked, closed } = conversation;
  const recruiting = useRecruitingEntries(conversation);
  const { block, unblock } = useBlock(otherUser);
  const [wanted, setWanted] = useState(false);
  const print: MenuEntry = {
    key: "print",
    label: tPrint("entry"),
    icon: <PrinterIcon aria-hidden />,
    onSelect: onPrint,
  };
  const aboutOther: MenuEntry[] = [
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
  const menu: MenuProps = {
    label: t("menuWith", { name: otherUser.name }),
    icon: <EllipsisVerticalIcon aria-hidden />,
    entries: closed ? [print] : [...recruiting, print, ...aboutOther],
    className: "ms-auto -me-2",
  };
  return wanted ? <Menu {...menu} defaultOpen /> : <MenuButton {...menu} onClick={() => setWanted(true)} />;
}

/** None for a candidate; whoever is blocked, or may not use the site, is not invited. */
function useRecruitingEntries({ otherUser, context, blocked, unavailable }: Conversation): MenuEntry[] {
  const t = useTranslations("conversations.recruiting");
  const navigate = useNavigate();
  if (otherUser.role !== "candidate") return [];
  const jobId = context.jobId?._id;
  const entries: MenuEntry[] = [];
  if (jobId !== undefined)
    entries.push({
      key: "applicant",
      label: t("applicant"),
      icon: <UsersIcon aria-hidden />,
      onSelect: () =>
        void navigate({ to: "/applicants/$jobId", params: { jobId }, search: { find: otherUser.name } }),
    });
  if (!blocked && !unavailable)
    entries.push({
      key: "schedule",
      label: t("schedule"),
      icon: <CalendarPlusIcon aria-hidden />,
      onSelect: () =>
        void navigate({ to: "/schedule-interview", search: { candidateId: otherUser._id, jobId } }),
    });
  return entries;
}
