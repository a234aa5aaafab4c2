import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useFormatter, useTranslations } from "use-intl";
import { payShape } from "./pay.ts";

/** "LKR 450,000–650,000 a month"; undefined when the job states no pay. */
export function usePayText(): (salary: Job["salary"]) => string | undefined {
  const t = useTranslations("jobs.pay");
  const format = useFormatter();
  return (salary) => {
    const { currency, period } = salary;
    const words = {
      currency,
      per: t(`per.${period}`),
      min: format.number(salary.min, "decimal"),
      max: format.number(salary.max, "decimal"),
    };
    switch (payShape(salary)) {
      case "none":
        return undefined;
      case "exact":
        return t("exact", words);
      case "range":
        return t("range", words);
      case "from":
        return t("from", words);
      case "upTo":
        return t("upTo", words);
    }
  };
}
