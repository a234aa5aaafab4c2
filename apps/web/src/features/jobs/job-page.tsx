import { EmptyState } from "@rolecall/ui/states";
import { BriefcaseBusinessIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function JobPage() {
  const t = useTranslations("jobs.details");
  return (
    <Page title={t("title")}>
      <EmptyState icon={<BriefcaseBusinessIcon />} title={t("empty")} />
    </Page>
  );
}
