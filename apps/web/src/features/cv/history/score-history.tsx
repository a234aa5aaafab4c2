import type { CvHistoryEntry } from "@rolecall/contracts/cv/schemas";
import { useFormatter } from "use-intl";
import { labelledScores, placeScores } from "./place-scores.ts";

const HEIGHT = 140;
const WIDTH = 600;
/** So that the first number does not run into those of the axis. */
const INSET = 24;
const GRID = [0, 25, 50, 75, 100];

/** Scores of the history, oldest at the start: a picture only, for the list below it says the same numbers. */
export function ScoreHistory({ entries }: { entries: readonly CvHistoryEntry[] }) {
  const format = useFormatter();
  const oldestFirst = entries.toReversed();
  const scores = oldestFirst.map((entry) => entry.summary.overallScore);
  const points = placeScores(scores, { width: WIDTH, height: HEIGHT, inset: INSET });
  const labelled = labelledScores(scores);
  const first = oldestFirst[0];
  const last = oldestFirst.at(-1);
  if (!first || !last) return null;
  const day = (entry: CvHistoryEntry) => format.dateTime(new Date(entry.lastAnalyzed), "day");
  const sameDay = day(first) === day(last);
  const moment = (entry: CvHistoryEntry) =>
    format.dateTime(new Date(entry.lastAnalyzed), sameDay ? "moment" : "day");
  return (
    <figure aria-hidden className="pt-3">
      <div className="flex gap-2">
        <div className="relative w-7 shrink-0 text-end text-xs text-faint tabular-nums">
          {[0, 50, 100].map((value) => (
            <span key={value} className="absolute end-0 translate-y-1/2" style={{ bottom: `${value}%` }}>
              {value}
            </span>
          ))}
        </div>
        <div className="relative h-36 min-w-0 flex-1">
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
          {points.map(
            ({ x, y }, index) =>
              labelled.has(index) && (
                <span
                  key={index}
                  className="absolute -translate-x-1/2 -translate-y-[calc(100%+0.5rem)] rounded-sm bg-surface/80 px-1 text-sm leading-4 font-semibold tabular-nums"
                  style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
                >
                  {scores[index]}
                </span>
              ),
          )}
        </div>
      </div>
      <figcaption className="mt-2 flex justify-between ps-9 tabular-nums text-xs text-faint">
        <span>{moment(first)}</span>
        <span>{moment(last)}</span>
      </figcaption>
    </figure>
  );
}
