import { EmptyState } from "@rolecall/ui/states";
import { MessagesSquareIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function MessagesPage() {
  const t = useTranslations("conversations");
  return (
    <Page title={t("title")}>
      <EmptyState icon={<MessagesSquareIcon />} title={t("empty")} />
    </Page>
  );
}
