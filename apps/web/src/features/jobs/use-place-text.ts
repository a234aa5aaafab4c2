import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useTranslations } from "use-intl";

/** "Kandy · Hybrid", "Remote", or the country when the job names no place; with `full` "Kandy, Sri Lanka · Hybrid". */
export function usePlaceText({ full = false } = {}): (location: Job["location"]) => string {
  const t = useTranslations("jobs.place");
  const country = t("country");
  return ({ city, remote, hybrid }) => {
    const place = full ? [city, country].filter(Boolean).join(", ") : city;
    const parts = [place, remote && t("remote"), hybrid && t("hybrid")].filter(Boolean);
    return parts.length > 0 ? parts.join("\u00a0· ") : country;
  };
}
