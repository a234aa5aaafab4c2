import { cx } from "./cx.tsx";

/** From `high` up it is good, from `medium` up fair; what lies below is `low`. */
export interface ScoreThresholds {
  high: number;
  medium: number;
  /** Whether a low score is bad news (red) or just not special (grey). */
  low: "danger" | "neutral";
}

const USUAL_THRESHOLDS: ScoreThresholds = { high: 75, medium: 50, low: "danger" };

type ScoreTone = "success" | "warning" | ScoreThresholds["low"];

/** The tone of a score of 0-100: green from 75, yellow from 50, red below, unless told otherwise. */
export function scoreTone(score: number, thresholds = USUAL_THRESHOLDS): ScoreTone {
  if (score >= thresholds.high) return "success";
  if (score >= thresholds.medium) return "warning";
  return thresholds.low;
}

const strokes: Record<ScoreTone, string> = {
  success: "stroke-success-fill",
  warning: "stroke-warning-fill",
  danger: "stroke-danger-fill",
  neutral: "stroke-edge",
};

const sizes = { sm: "size-14 text-sm", md: "size-20 text-xl", lg: "size-28 text-2xl" } as const;

interface ScoreRingProps {
  /** 0–100. */
  score: number;
  /** What is measured, for screen readers and as a caption when `caption` is set. */
  label: string;
  thresholds?: ScoreThresholds;
  size?: keyof typeof sizes;
  caption?: boolean;
}

/** A percentage in a ring. The number carries the meaning, the colour repeats it. */
export function ScoreRing({ score, label, thresholds, size = "md", caption = false }: ScoreRingProps) {
  const value = Math.round(Math.min(100, Math.max(0, score)));
  return (
    <figure className="inline-flex flex-col items-center gap-1.5">
      <div
        role="img"
        aria-label={`${label}: ${value}%`}
        className={cx("relative grid place-items-center", sizes[size])}
      >
        <svg
          viewBox="0 0 40 40"
          className="absolute inset-0 size-full -rotate-90"
          fill="none"
          aria-hidden="true"
        >
          <circle cx="20" cy="20" r="17.5" strokeWidth="3.5" className="stroke-line" />
          <circle
            cx="20"
            cy="20"
            r="17.5"
            strokeWidth="3.5"
            strokeLinecap={value > 0 ? "round" : "butt"}
            pathLength="100"
            strokeDasharray={`${value} 100`}
            className={strokes[scoreTone(value, thresholds)]}
          />
        </svg>
        <span aria-hidden className="font-semibold tracking-tight tabular-nums">
          {value}%
        </span>
      </div>
      {caption && (
        <figcaption aria-hidden className="text-sm text-muted">
          {label}
        </figcaption>
      )}
    </figure>
  );
}
