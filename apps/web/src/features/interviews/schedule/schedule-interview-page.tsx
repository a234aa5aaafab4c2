import { getRouteApi } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { BackLink } from "../../../components/back-link.tsx";
import { Page } from "../../../components/page.tsx";
import { ScheduleInterviewForm } from "./schedule-interview-form.tsx";

const route = getRouteApi("/_app/_recruiter/schedule-interview");

export function ScheduleInterviewPage() {
  const t = useTranslations("interviews.schedule");
  const { candidateId, jobId, applicationId } = route.useSearch();
  return (
    <Page
      title={t("title")}
      description={t("description")}
      width="narrow"
      back={<BackLink to="/interviews">{t("back")}</BackLink>}
    >
      <ScheduleInterviewForm
        key={`${candidateId} ${jobId}`}
        candidateId={candidateId}
        jobId={jobId}
        applicationId={applicationId}
      />
    </Page>
  );
}
