import { useTranslations } from "use-intl";
import { BackLink } from "../../../components/back-link.tsx";
import { Page } from "../../../components/page.tsx";
import { JobForm } from "./job-form.tsx";

export function PostJobPage() {
  const t = useTranslations("jobs.form");
  return (
    <Page
      title={t("createTitle")}
      description={t("createHint")}
      width="narrow"
      back={<BackLink to="/dashboard">{t("back")}</BackLink>}
    >
      <JobForm />
    </Page>
  );
}
