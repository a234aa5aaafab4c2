import { EmptyState } from "@rolecall/ui/states";
import { SquarePenIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function PostJobPage() {
  const t = useTranslations("jobs.form");
  return (
    <Page title={t("createTitle")}>
      <EmptyState icon={<SquarePenIcon />} title={t("empty")} />
    </Page>
  );
}
