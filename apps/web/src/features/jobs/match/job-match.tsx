import { CardSection } from "@rolecall/ui/card";
import { useTranslations } from "use-intl";
import { MatchDetails } from "./match-details.tsx";

/** On a job's own page: how the candidate compares with it. */
export function JobMatch({ jobId }: { jobId: string }) {
  const t = useTranslations("jobs.why");
  return (
    <CardSection id="why" title={t("title")} description={t("description")}>
      <MatchDetails jobId={jobId} />
    </CardSection>
  );
}
