import { EmptyState } from "@rolecall/ui/states";
import { CalendarPlusIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";

export function ScheduleInterviewPage() {
  const t = useTranslations("interviews.schedule");
  return (
    <Page title={t("title")}>
      <EmptyState icon={<CalendarPlusIcon />} title={t("empty")} />
    </Page>
  );
}
