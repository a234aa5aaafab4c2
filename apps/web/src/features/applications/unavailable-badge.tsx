import { Badge } from "@rolecall/ui/badge";
import { UserRoundXIcon } from "lucide-react";
import { useTranslations } from "use-intl";

/** Marks an applicant who can no longer use the site. */
export function UnavailableBadge() {
  const t = useTranslations("applications.unavailable");
  return (
    <Badge tone="warning" icon={<UserRoundXIcon aria-hidden />}>
      {t("badge")}
    </Badge>
  );
}
