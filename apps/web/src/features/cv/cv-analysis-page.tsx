import { EmptyState } from "@rolecall/ui/states";
import { FileSearchIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function CvAnalysisPage() {
  const t = useTranslations("cv.analysis");
  return (
    <Page title={t("title")}>
      <EmptyState icon={<FileSearchIcon />} title={t("empty")} />
    </Page>
  );
}
