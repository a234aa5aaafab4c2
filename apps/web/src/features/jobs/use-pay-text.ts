import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useFormatter, useTranslations } from "use-intl";
import { payShape } from "./pay.ts";

const WHOLE = { maximumFractionDigits: 2 } as const;
const SHORT = { notation: "compact", maximumFractionDigits: 1 } as const;

/** "LKR 450,000–650,000 a month", or short "LKR 450K–650K a month"; undefined when the job states no pay. */
export function usePayText({ short = false } = {}): (salary: Job["salary"]) => string | undefined {
  const t = useTranslations("jobs.pay");
  const format = useFormatter();
  const style = short ? SHORT : WHOLE;
  return (salary) => {
    const { currency, period } = salary;
    const words = {
      currency,
      per: t(`per.${period}`),
      min: format.number(salary.min, style),
      max: format.number(salary.max, style),
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
