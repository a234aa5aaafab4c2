import type { ScorePart } from "@rolecall/contracts/applications/match";
import { cx } from "@rolecall/ui/cx";
import { useFormatter, useTranslations } from "use-intl";
import { groupParts, isOnTop } from "./group-parts.ts";

/**
 * A whole score at one glance: every part as wide as the points it can give, filled as far as it gave them.
 * What comes on top of all that is asked for has a line of words of its own. The sums stand above in words; the list
 * below says each part.
 */
export function ScoreStack({ parts }: { parts: readonly ScorePart[] }) {
  const t = useTranslations("applications.parts");
  const format = useFormatter();
  const isFull = parts.reduce((sum, { points }) => sum + points, 0) >= MOST;
  return (
    <ul aria-label={t("stack")} className="@container mb-4 flex flex-wrap gap-x-3 gap-y-3 sm:gap-x-5">
      {groupParts(parts).map((group) =>
        group.parts.some(isOnTop) ? (
          <li key={group.kind} className="flex basis-full flex-wrap gap-x-3 text-sm">
            <span className="text-muted">{t(`groups.${group.kind}`)}</span>{" "}
            <span className="font-semibold tabular-nums">
              {t(isFull ? "addedUpToMost" : "added", { points: format.number(group.points, "decimal") })}
            </span>
          </li>
        ) : (
          <li
            key={group.kind}
            className="flex min-w-0 flex-col justify-end gap-1.5 text-sm"
            style={{ flexGrow: group.maxPoints, flexBasis: 0 }}
          >
            <p className="flex justify-between gap-x-3 wrap-anywhere @max-[28rem]:flex-col">
              <span className="text-muted">{t(`groups.${group.kind}`)}</span>{" "}
              <span className="font-semibold tabular-nums">
                {t("share", {
                  points: format.number(group.points, "decimal"),
                  maxPoints: format.number(group.maxPoints, "decimal"),
                })}
              </span>
            </p>
            <span aria-hidden className="flex gap-0.5 overflow-hidden rounded-full">
              {group.parts.map((part, index) => (
                <span
                  key={index}
                  data-bar-track
                  className="h-3 min-w-0 bg-line"
                  style={{ flexGrow: part.maxPoints, flexBasis: 0 }}
                >
                  <span
                    data-bar
                    className={cx("block h-full", partFill(part))}
                    style={{ width: `${partShare(part) * 100}%` }}
                  />
                </span>
              ))}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

/** The most that a score can be, less what rounding takes. */
const MOST = 99.95;

type Points = Pick<ScorePart, "points" | "maxPoints">;

/** How much of what it can give a part gave, 0–1. */
export function partShare({ points, maxPoints }: Points): number {
  return maxPoints > 0 ? points / maxPoints : 0;
}

/** Green for a part that gave most of its points, yellow for some, grey for few. */
export function partFill(part: Points): string {
  const share = partShare(part);
  if (share >= 0.75) return "bg-success-fill";
  return share >= 0.25 ? "bg-warning-fill" : "bg-edge";
}
