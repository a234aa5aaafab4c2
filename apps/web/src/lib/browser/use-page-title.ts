import { useEffect } from "react";
import { useTranslations } from "use-intl";

/** Puts "Title · Rolecall" on the browser's tab while the screen is shown. */
export function usePageTitle(title: string): void {
  const t = useTranslations("common");
  useEffect(() => {
    document.title = t("pageTitle", { title });
  }, [t, title]);
}
