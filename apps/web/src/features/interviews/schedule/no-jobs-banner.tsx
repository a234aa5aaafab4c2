import { Banner } from "@rolecall/ui/banner";
import { buttonStyles } from "@rolecall/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";

/** Says what comes first to a recruiter who has no job to talk about yet. */
export function NoJobsBanner() {
  const t = useTranslations("interviews.schedule");
  return (
    <Banner
      kind="info"
      title={t("noJobs")}
      action={
        <Link to="/post-job" className={buttonStyles({ size: "sm" })}>
          {t("postJob")}
        </Link>
      }
    >
      {t("noJobsHint")}
    </Banner>
  );
}
