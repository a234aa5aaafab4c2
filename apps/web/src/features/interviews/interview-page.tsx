import { EmptyState } from "@rolecall/ui/states";
import { CalendarDaysIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function InterviewPage() {
  const t = useTranslations("interviews.details");
  return (
    <Page title={t("title")}>
      <EmptyState icon={<CalendarDaysIcon />} title={t("empty")} />
    </Page>
  );
}
