import { EmptyState } from "@rolecall/ui/states";
import { CalendarDaysIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function InterviewsPage() {
  const t = useTranslations("interviews.list");
  return (
    <Page title={t("title")}>
      <EmptyState icon={<CalendarDaysIcon />} title={t("empty")} />
    </Page>
  );
}
