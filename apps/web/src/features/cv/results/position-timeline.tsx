import { cx } from "@rolecall/ui/cx";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { CvPosition } from "../types.ts";
import { layOutTimeline, type TimelineBar, type TimelineTick } from "./lay-out-timeline.ts";
import { usePeriodText } from "./use-period-text.ts";

const fills = { current: "bg-chart-1", earlier: "bg-chart-2" } as const;

/** Positions as a list, each with its stretch of one common axis. */
export function PositionTimeline({ positions }: { positions: readonly CvPosition[] }) {
  const t = useTranslations("cv.experience");
  const timeline = useMemo(() => layOutTimeline(positions, new Date()), [positions]);
  const both = positions.some(({ current }) => current) && positions.some(({ current }) => !current);
  if (positions.length === 0) return <p className="text-sm text-faint">{t("noPositions")}</p>;
  return (
    <div>
      <ol aria-label={t("timeline")} className="flex flex-col gap-4">
        {positions.map((position, index) => (
          <PositionRow
            key={index}
            position={position}
            bar={timeline?.bars[index] ?? null}
            ticks={timeline?.ticks ?? []}
          />
        ))}
      </ol>
      {timeline && <YearAxis ticks={timeline.ticks} />}
      {both && <Legend />}
    </div>
  );
}

/** The years, each under the line that marks its beginning on every bar. */
function YearAxis({ ticks }: { ticks: readonly TimelineTick[] }) {
  return (
    <div aria-hidden className="relative mt-1.5 h-4 text-xs text-faint tabular-nums">
      {ticks.map(({ year, at }) => (
        <span
          key={year}
          className={cx(
            "absolute",
            // The outermost stay within the chart.
            at > 0.04 &&
              (at < 0.96 ? "-translate-x-1/2 rtl:translate-x-1/2" : "-translate-x-full rtl:translate-x-full"),
          )}
          style={{ insetInlineStart: `${at * 100}%` }}
        >
          {year}
        </span>
      ))}
    </div>
  );
}

/** What the two colours say; the dates of each position say it too. */
function Legend() {
  const t = useTranslations("cv.experience");
  return (
    <p aria-hidden className="mt-2 flex flex-wrap gap-x-4 text-xs text-faint">
      {(["current", "earlier"] as const).map((kind) => (
        <span key={kind} className="flex items-center gap-1.5">
          <span data-bar className={`h-2.5 w-4 rounded-full ${fills[kind]}`} />
          {t(kind)}
        </span>
      ))}
    </p>
  );
}

interface PositionRowProps {
  position: CvPosition;
  bar: TimelineBar | null;
  ticks: readonly TimelineTick[];
}

function PositionRow({ position, bar, ticks }: PositionRowProps) {
  const t = useTranslations("cv.experience");
  const periodText = usePeriodText();
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p dir="auto" className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{position.role ?? t("untitled")}</span>
          {position.company !== null && <span className="text-muted"> · {position.company}</span>}
        </p>
        <p className="text-sm text-faint tabular-nums">{periodText(position)}</p>
      </div>
      <div
        aria-hidden
        data-bar-track
        className="relative mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        {ticks.map(({ year, at }) => (
          <span
            key={year}
            className="absolute inset-y-0 w-px bg-line"
            style={{ insetInlineStart: `${at * 100}%` }}
          />
        ))}
        {bar && (
          <div
            data-bar
            className={`relative h-full min-w-1.5 rounded-full ${fills[position.current ? "current" : "earlier"]}`}
            style={{ marginInlineStart: `${bar.start * 100}%`, width: `${bar.width * 100}%` }}
          />
        )}
      </div>
    </li>
  );
}
