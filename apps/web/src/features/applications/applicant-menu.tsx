import type { Application } from "@rolecall/contracts/applications/schemas";
import { Menu, type MenuEntry } from "@rolecall/ui/menu";
import { EllipsisVerticalIcon, Trash2Icon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useBlockEntry } from "../blocks/use-block-entry.tsx";
import { useApplicantActions } from "./use-applicant-actions.ts";

interface ApplicantMenuProps {
  application: Application;
  onDeleted: () => void;
}

/** What one does rarely about an applicant, out of the way of what one does every day. */
export function ApplicantMenu({ application, onDeleted }: ApplicantMenuProps) {
  const t = useTranslations("applications.actions");
  const { remove } = useApplicantActions(application);
  const block = useBlockEntry(application.candidate);
  const entries: MenuEntry[] = [
    ...(block ? [block] : []),
    {
      key: "delete",
      label: t("delete"),
      icon: <Trash2Icon aria-hidden />,
      danger: true,
      onSelect: () => void remove().then((gone) => gone && onDeleted()),
    },
  ];
  return (
    <Menu
      label={t("more", { name: application.candidate.name })}
      icon={<EllipsisVerticalIcon aria-hidden />}
      entries={entries}
      size="sm"
    />
  );
}
