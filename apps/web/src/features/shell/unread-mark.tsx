import { CountBadge } from "@rolecall/ui/badge";
import { useTranslations } from "use-intl";

/** The count beside a link, in words for those who do not see the badge. */
export function UnreadMark({ count }: { count: number }) {
  const t = useTranslations("shell.nav");
  if (count === 0) return null;
  return (
    <>
      <CountBadge count={count} />
      <span className="sr-only">{t("unread", { count })}</span>
    </>
  );
}
