import { EmptyState } from "@rolecall/ui/states";
import { UsersIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function ApplicantsPage() {
  const t = useTranslations("applications.list");
  return (
    <Page title={t("title")}>
      <EmptyState icon={<UsersIcon />} title={t("empty")} />
    </Page>
  );
}
