import type { Application } from "@rolecall/contracts/applications/schemas";
import { IconButton } from "@rolecall/ui/icon-button";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../../components/lazy-part.tsx";
import type { Narrowing } from "../narrow-applicants.ts";
import type { Selection } from "../use-selection.ts";

export interface ExportProps {
  job: Application["job"];
  /** All of the job. */
  applications: readonly Application[];
  narrowing: Narrowing;
  /** Those whom it leaves. */
  shown: readonly Application[];
  selection: Selection;
}

const ExportMenu = lazyPart<ExportProps>(() => import("./export-menu.tsx"), ExportButton);

function ExportButton({ onClick }: Partial<ExportProps> & { onClick?: () => void }) {
  const t = useTranslations("applications.export");
  return (
    <IconButton
      label={t("label")}
      icon={<DownloadIcon aria-hidden />}
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onClick}
    />
  );
}

/** Takes applicants out as a file for spreadsheets. All that it takes is fetched when it is wanted. */
export function ExportPart(props: ExportProps) {
  const [wanted, setWanted] = useState(false);
  return wanted ? <ExportMenu {...props} /> : <ExportButton onClick={() => setWanted(true)} />;
}
