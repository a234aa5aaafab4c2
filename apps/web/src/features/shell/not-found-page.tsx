import { buttonStyles } from "@rolecall/ui/button";
import { EmptyState } from "@rolecall/ui/states";
import { Link } from "@tanstack/react-router";
import { CompassIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../lib/browser/use-page-title.ts";

export function NotFoundPage() {
  const t = useTranslations("shell.notFound");
  usePageTitle(t("title"));
  return (
    <div className="mx-auto w-full max-w-3xl px-gutter py-12 sm:px-6 sm:py-20">
      <EmptyState
        as="h1"
        icon={<CompassIcon />}
        title={t("title")}
        action={
          <Link to="/" className={buttonStyles()}>
            {t("home")}
          </Link>
        }
      >
        {t("text")}
      </EmptyState>
    </div>
  );
}
