import type { CvHistoryEntry } from "@rolecall/contracts/cv/schemas";
import { useFormatter, useTranslations } from "use-intl";
import { placeScores } from "./place-scores.ts";

const HEIGHT = 140;
const WIDTH = 600;
const GRID = [0, 25, 50, 75, 100];

/** Scores of the history, oldest at the start. The list below it holds the same numbers as text. */
export function ScoreHistory({ entries }: { entries: readonly CvHistoryEntry[] }) {
  const t = useTranslations("cv.history");
  const format = useFormatter();
  const oldestFirst = entries.toReversed();
  const points = placeScores(
    oldestFirst.map((entry) => entry.summary.overallScore),
    { width: WIDTH, height: HEIGHT },
  );
  const first = oldestFirst[0];
  const last = oldestFirst.at(-1);
  if (!first || !last) return null;
  const day = (entry: CvHistoryEntry) => format.dateTime(new Date(entry.lastAnalyzed), "day");
  const sameDay = day(first) === day(last);
  const moment = (entry: CvHistoryEntry) =>
    format.dateTime(new Date(entry.lastAnalyzed), sameDay ? "moment" : "day");
  return (
    <figure>
      <div className="flex gap-2">
        <div aria-hidden className="relative w-7 shrink-0 text-end text-xs text-faint tabular-nums">
          {[0, 50, 100].map((value) => (
            <span key={value} className="absolute end-0 translate-y-1/2" style={{ bottom: `${value}%` }}>
              {value}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={t("chartSummary", {
            first: first.summary.overallScore,
            last: last.summary.overallScore,
            count: entries.length,
          })}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-36 min-w-0 flex-1 overflow-visible"
        >
          {GRID.map((value) => (
            <line
              key={value}
              x1="0"
              x2={WIDTH}
              y1={HEIGHT - (value / 100) * HEIGHT}
              y2={HEIGHT - (value / 100) * HEIGHT}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            className="stroke-chart-1"
            vectorEffect="non-scaling-stroke"
          />
          {points.map(({ x, y }, index) => (
            <line
              // A line of no length with round ends is a dot that the stretched picture leaves round.
              key={index}
              x1={x}
              x2={x}
              y1={y}
              y2={y}
              strokeWidth="8"
              strokeLinecap="round"
              className="stroke-chart-1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <figcaption aria-hidden className="mt-2 flex justify-between ps-9 tabular-nums text-xs text-faint">
        <span>{moment(first)}</span>
        <span>{moment(last)}</span>
      </figcaption>
    </figure>
  );
}
