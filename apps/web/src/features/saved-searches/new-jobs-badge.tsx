import { MAX_NEW_JOBS } from "@rolecall/contracts/saved-searches/enums";
import { Badge } from "@rolecall/ui/badge";
import { useTranslations } from "use-intl";

/** How many jobs have come since the search was last opened; nothing while there are none. */
export function NewJobsBadge({ count }: { count: number }) {
  const t = useTranslations("savedSearches");
  if (count === 0) return null;
  return <Badge tone="accent">{t(count < MAX_NEW_JOBS ? "newJobs" : "newJobsMany", { count })}</Badge>;
}
