import { StatTile, StatTiles } from "@rolecall/ui/stat-tile";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheckIcon, CalendarClockIcon, CalendarDaysIcon, CalendarRangeIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { browserTimeZone } from "../../../lib/browser/time-zone.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";

/** The four figures above the list. One that is not known is a dash: the list below says what is wrong. */
export function InterviewStats() {
  const t = useTranslations("interviews.stats");
  const format = useFormatter();
  const { data, isPending } = useQuery(
    useTRPC().interviews.stats.queryOptions({ timeZone: browserTimeZone() }),
  );
  const show = (count: number | undefined) => (data ? format.number(count ?? 0, "integer") : "–");
  const confirmed = data?.statusBreakdown.find(({ _id }) => _id === "confirmed")?.count;
  return (
    <div className="mb-8">
      <StatTiles>
        <StatTile
          label={t("upcoming")}
          value={show(data?.upcomingInterviews)}
          icon={<CalendarClockIcon />}
          pending={isPending}
        />
        <StatTile
          label={t("thisWeek")}
          value={show(data?.thisWeekInterviews)}
          icon={<CalendarRangeIcon />}
          pending={isPending}
        />
        <StatTile
          label={t("total")}
          value={show(data?.totalInterviews)}
          icon={<CalendarDaysIcon />}
          pending={isPending}
        />
        <StatTile
          label={t("confirmed")}
          value={show(confirmed)}
          icon={<CalendarCheckIcon />}
          pending={isPending}
        />
      </StatTiles>
    </div>
  );
}
