import type { CvHistoryEntry } from "@rolecall/contracts/cv/schemas";
import { useFormatter, useTranslations } from "use-intl";
import { labelledScores, placeScores, type ScorePoint } from "./place-scores.ts";

const HEIGHT = 140;
const WIDTH = 600;
/** So that the first number does not run into those of the axis, and the dates at the ends not over the card. */
const INSET = 32;
const GRID = [0, 50, 100];
/** More dates than this would run into each other, even on a wide screen. */
const MOST_DATES = 6;

/** Scores of the history, oldest at the start: a picture only, for the list below it says the same numbers. */
export function ScoreHistory({ entries }: { entries: readonly CvHistoryEntry[] }) {
  const oldestFirst = entries.toReversed();
  const scores = oldestFirst.map((entry) => entry.summary.overallScore);
  const points = placeScores(scores, { width: WIDTH, height: HEIGHT, inset: INSET });
  const labelled = labelledScores(scores);
  return (
    <figure aria-hidden className="@container pt-3">
      <div className="flex gap-2">
        <div className="relative w-7 shrink-0 text-end text-xs text-faint tabular-nums">
          {GRID.map((value) => (
            <span key={value} className="absolute end-0 translate-y-1/2" style={{ bottom: `${value}%` }}>
              {value}
            </span>
          ))}
        </div>
        <div className="relative h-36 min-w-0 flex-1">
          <Line points={points} entries={oldestFirst} />
          {points.map(
            ({ x, y }, index) =>
              labelled.has(index) && (
                <span
                  key={index}
                  className="pointer-events-none absolute -translate-x-1/2 -translate-y-[calc(100%+0.5rem)] rounded-sm bg-surface/80 px-1 text-sm leading-4 font-semibold tabular-nums"
                  style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
                >
                  {scores[index]}
                </span>
              ),
          )}
        </div>
      </div>
      <Dates entries={oldestFirst} points={points} />
    </figure>
  );
}

/** The line over its ground; each point says under the pointer which file it stands for. */
function Line({ points, entries }: { points: readonly ScorePoint[]; entries: readonly CvHistoryEntry[] }) {
  const t = useTranslations("cv.history");
  const format = useFormatter();
  const path = points.map(({ x, y }) => `${x},${y}`).join(" ");
  const ground = `${points[0]?.x ?? 0},${HEIGHT} ${path} ${points.at(-1)?.x ?? 0},${HEIGHT}`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="size-full overflow-visible"
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
      <polygon points={ground} className="fill-chart-1/8" />
      <polyline
        points={path}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-chart-1"
        vectorEffect="non-scaling-stroke"
      />
      {points.map(({ x, y }, index) => {
        const entry = entries[index];
        // A line of no length with round ends is a dot that the stretched picture leaves round.
        const dot = {
          x1: x,
          x2: x,
          y1: y,
          y2: y,
          strokeLinecap: "round",
          vectorEffect: "non-scaling-stroke",
        } as const;
        return (
          <g key={index}>
            <line {...dot} strokeWidth="8" className="stroke-chart-1" />
            <line {...dot} strokeWidth="36" className="stroke-transparent" pointerEvents="stroke">
              <title>
                {entry &&
                  t("chartPoint", {
                    fileName: entry.fileName,
                    date: format.dateTime(new Date(entry.lastAnalyzed), "moment"),
                    score: entry.summary.overallScore,
                  })}
              </title>
            </line>
          </g>
        );
      })}
    </svg>
  );
}

/** Under each point when it was, where there is room; else under the first and the last. */
function Dates({ entries, points }: { entries: readonly CvHistoryEntry[]; points: readonly ScorePoint[] }) {
  const format = useFormatter();
  const last = entries.length - 1;
  const day = (index: number) => new Date(entries[index]?.lastAnalyzed ?? 0).toDateString();
  const named = day(0) === day(last) ? "moment" : "day";
  const few = entries.length <= MOST_DATES;
  return (
    <figcaption className="relative ms-9 mt-2 h-4 text-xs whitespace-nowrap tabular-nums text-faint">
      {entries.map((entry, index) => {
        const end = index === 0 ? "start" : index === last ? "end" : "between";
        if (end === "between" && !few) return null;
        return (
          <time
            key={entry.id}
            dateTime={entry.lastAnalyzed}
            className={`absolute ${DATE_PLACES[end]}`}
            style={{ left: `${((points[index]?.x ?? 0) / WIDTH) * 100}%` }}
          >
            {format.dateTime(new Date(entry.lastAnalyzed), named)}
          </time>
        );
      })}
    </figcaption>
  );
}

/** Those at the ends keep within the picture on a phone. */
const DATE_PLACES = {
  start: "-translate-x-4 @min-[46rem]:-translate-x-1/2",
  between: "-translate-x-1/2 @max-[46rem]:hidden",
  end: "-translate-x-[calc(100%-1rem)] @max-[16rem]:hidden @min-[46rem]:-translate-x-1/2",
} as const;
