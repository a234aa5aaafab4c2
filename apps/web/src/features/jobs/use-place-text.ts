import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useTranslations } from "use-intl";

/** "Kandy · Hybrid", "Remote", or the country when the job names no place. */
export function usePlaceText(): (location: Job["location"]) => string {
  const t = useTranslations("jobs.place");
  return ({ city, remote, hybrid }) => {
    const parts = [city, remote && t("remote"), hybrid && t("hybrid")].filter(Boolean);
    return parts.length > 0 ? parts.join(" · ") : t("country");
  };
}
