import { EmptyState } from "@rolecall/ui/states";
import { IdCardIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function ProfilePage() {
  const t = useTranslations("users.profile");
  return (
    <Page title={t("title")}>
      <EmptyState icon={<IdCardIcon />} title={t("empty")} />
    </Page>
  );
}
