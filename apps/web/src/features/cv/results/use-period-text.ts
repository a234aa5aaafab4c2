import { useFormatter, useTranslations } from "use-intl";

interface Period {
  /** `2024-04`, or `2024` when no month is known. */
  startDate: string | null;
  endDate: string | null;
  current: boolean;
  years: number | null;
}

/** A position's dates in words: "Apr 2024 – present · 2.6 years". */
export function usePeriodText(): (period: Period) => string {
  const t = useTranslations("cv.experience");
  const format = useFormatter();

  function dateText(date: string): string {
    const [year, month] = date.split("-");
    if (month === undefined) return date;
    return format.dateTime(new Date(Number(year), Number(month) - 1), { month: "short", year: "numeric" });
  }

  return ({ startDate, endDate, current, years }) => {
    const start = startDate && dateText(startDate);
    const end = current ? t("present") : endDate && dateText(endDate);
    const range = start && end ? t("range", { start, end }) : (start ?? end ?? t("undated"));
    return years === null || years === 0 ? range : `${range} · ${t("years", { years })}`;
  };
}
