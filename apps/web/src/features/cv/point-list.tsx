import type { ReactNode } from "react";

/** Sentences with one mark before each. */
export function PointList({ icon, points }: { icon: ReactNode; points: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-2 text-sm">
          <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-4">
            {icon}
          </span>
          <span className="min-w-0 wrap-anywhere">{point}</span>
        </li>
      ))}
    </ul>
  );
}
