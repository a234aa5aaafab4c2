import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { layOutTimeline, type TimelineBar } from "./lay-out-timeline.ts";
import type { CvPosition } from "./types.ts";
import { usePeriodText } from "./use-period-text.ts";

/** Positions as a list, each with its stretch of one common axis. */
export function PositionTimeline({ positions }: { positions: readonly CvPosition[] }) {
  const t = useTranslations("cv.experience");
  const timeline = useMemo(() => layOutTimeline(positions, new Date()), [positions]);
  if (positions.length === 0) return <p className="text-sm text-faint">{t("noPositions")}</p>;
  return (
    <div>
      <ol aria-label={t("timeline")} className="flex flex-col gap-4">
        {positions.map((position, index) => (
          <PositionRow key={index} position={position} bar={timeline?.bars[index] ?? null} />
        ))}
      </ol>
      {timeline && (
        <div
          aria-hidden
          className="mt-2 flex justify-between border-t border-line pt-1 text-xs text-faint tabular-nums"
        >
          <span>{timeline.firstYear}</span>
          {timeline.lastYear - timeline.firstYear > 1 && (
            <span>{Math.round((timeline.firstYear + timeline.lastYear + 1) / 2)}</span>
          )}
          <span>{timeline.lastYear + 1}</span>
        </div>
      )}
    </div>
  );
}

function PositionRow({ position, bar }: { position: CvPosition; bar: TimelineBar | null }) {
  const t = useTranslations("cv.experience");
  const periodText = usePeriodText();
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0">
          <span className="font-semibold">{position.role ?? t("untitled")}</span>
          {position.company !== null && <span className="text-muted"> · {position.company}</span>}
        </p>
        <p className="text-sm text-faint tabular-nums">{periodText(position)}</p>
      </div>
      <div aria-hidden className="mt-1.5 h-2.5 rounded-full bg-sunken">
        {bar && (
          <div
            className={`h-full min-w-1.5 rounded-full ${position.current ? "bg-chart-1" : "bg-chart-2"}`}
            style={{ marginInlineStart: `${bar.start * 100}%`, width: `${bar.width * 100}%` }}
          />
        )}
      </div>
    </li>
  );
}
