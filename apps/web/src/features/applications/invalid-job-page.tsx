import { buttonStyles } from "@rolecall/ui/button";
import { EmptyState } from "@rolecall/ui/states";
import { Link } from "@tanstack/react-router";
import { BriefcaseBusinessIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { BackLink } from "../../components/back-link.tsx";
import { Page } from "../../components/page.tsx";

/** The applicants of no job: an address without its id. */
export function InvalidJobPage() {
  const t = useTranslations("applications.list");
  return (
    <Page title={t("title")} back={<BackLink to="/dashboard">{t("back")}</BackLink>} width="wide">
      <EmptyState
        icon={<BriefcaseBusinessIcon />}
        title={t("invalidJobId")}
        action={
          <Link to="/dashboard" className={buttonStyles({ variant: "secondary" })}>
            {t("toDashboard")}
          </Link>
        }
      >
        {t("invalidJobIdHint")}
      </EmptyState>
    </Page>
  );
}
