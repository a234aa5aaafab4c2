import { Menu, type MenuEntry } from "@rolecall/ui/menu";
import { DownloadIcon, ListChecksIcon, ListFilterIcon, UsersIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isNarrowed, narrowApplicants } from "../narrow-applicants.ts";
import type { ExportProps } from "./export-part.tsx";
import { type Choose, useExport } from "./use-export.ts";

/** Those who are ticked, those who are shown, or all. It takes the place of the button that was pressed. */
export default function ExportMenu({ job, applications, narrowing, shown, selection }: ExportProps) {
  const t = useTranslations("applications.export");
  const { mutate, isPending } = useExport(job, applications.length);
  const selected = shown.filter(({ _id }) => selection.has(_id)).length;

  function entry(
    kind: "selected" | "shown" | "all",
    count: number,
    icon: ReactNode,
    choose: Choose,
  ): MenuEntry {
    return {
      key: kind,
      label: t(kind, { count }),
      icon,
      onSelect: () => {
        if (!isPending) mutate(choose);
      },
    };
  }
  const chooseShown: Choose = (all) => narrowApplicants(all, narrowing);
  const entries = [
    ...(selected > 0
      ? [
          entry("selected", selected, <ListChecksIcon aria-hidden />, (all) =>
            chooseShown(all).filter(({ _id }) => selection.has(_id)),
          ),
        ]
      : []),
    ...(isNarrowed(narrowing) && shown.length > 0
      ? [entry("shown", shown.length, <ListFilterIcon aria-hidden />, chooseShown)]
      : []),
    entry("all", applications.length, <UsersIcon aria-hidden />, (all) => all),
  ];
  return (
    <Menu label={t("label")} icon={<DownloadIcon aria-hidden />} entries={entries} size="sm" defaultOpen />
  );
}
