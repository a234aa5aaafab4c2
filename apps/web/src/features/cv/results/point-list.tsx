import type { ReactNode } from "react";

interface PointListProps {
  icon: ReactNode;
  points: readonly string[];
  /** Two columns where there is room, for many short sentences. */
  columns?: boolean;
}

/** Sentences with one mark before each. */
export function PointList({ icon, points, columns = false }: PointListProps) {
  return (
    <ul className={columns ? "grid gap-x-8 gap-y-2 sm:grid-cols-2" : "flex flex-col gap-2"}>
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
