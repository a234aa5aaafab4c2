import { type ReactNode, useId } from "react";
import { cx } from "./cx.tsx";

type Tone = "accent" | "success" | "warning" | "danger" | "neutral";

const fills: Record<Tone, string> = {
  accent: "bg-accent",
  success: "bg-success-fill",
  warning: "bg-warning-fill",
  danger: "bg-danger-fill",
  neutral: "bg-edge",
};

interface ProgressBarProps {
  label: string;
  /** 0–100; left out, the length of the work is not known and the bar pulses. */
  value?: number | undefined;
  tone?: Tone;
  /** What the figure says, where its name does not. */
  hint?: ReactNode;
}

/** Work under way, or a part of a whole. */
export function ProgressBar({ label, value, tone = "accent", hint }: ProgressBarProps) {
  const labelId = useId();
  const hintId = useId();
  const known = value !== undefined;
  const shown = known ? Math.round(Math.min(100, Math.max(0, value))) : undefined;
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-3 text-sm">
        <span id={labelId} className="min-w-0 wrap-anywhere text-muted">
          {label}
        </span>
        {known && <span className="shrink-0 font-semibold tabular-nums">{shown}%</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        data-bar-track
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          data-bar
          className={cx(
            "h-full rounded-full transition-[width] duration-300 ease-out",
            fills[tone],
            !known && "w-full animate-pulse",
          )}
          style={known ? { width: `${shown}%` } : undefined}
        />
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
