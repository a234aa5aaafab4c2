import { cx } from "@rolecall/ui/cx";
import { ScoreRing } from "@rolecall/ui/score";
import { CheckIcon, CircleDashedIcon, ScaleIcon } from "lucide-react";
import { useTranslations } from "use-intl";

/** What the parts of the example give, of how much: they add up to its score, as in the product. */
const ROWS = [
  { row: "first", points: 40, most: 40 },
  { row: "second", points: 30, most: 30 },
  { row: "third", points: 16, most: 16 },
  { row: "fourth", points: 0, most: 14 },
] as const;
const EXAMPLE_SCORE = ROWS.reduce((sum, { points }) => sum + points, 0);

/** Beside the form, below it on narrow screens: what the product promises, shown on an example. */
export function AuthAside() {
  const t = useTranslations("auth.aside");
  return (
    <aside className="flex flex-col border-line max-lg:justify-center bg-sunken px-gutter py-10 max-lg:border-t sm:px-6 lg:border-s lg:pt-[clamp(4rem,14vh,9rem)] lg:pb-16 lg:ps-14 lg:pe-[max(1.5rem,calc(50vw-38.5rem))] xl:ps-16">
      <div className="mx-auto w-full max-w-2xl max-lg:max-w-xl lg:mx-0">
        <p className="font-display text-2xl font-medium tracking-tight text-balance sm:text-3xl lg:text-4xl">
          {t("headline")}
        </p>
        <p className="mt-3 max-w-prose text-muted lg:mt-4 lg:text-lg">{t("text")}</p>
        <Example />
        <p className="mt-6 flex items-start gap-2.5 text-muted">
          <ScaleIcon aria-hidden className="mt-0.75 size-4.5 shrink-0 text-accent" />
          {t("promise")}
        </p>
      </div>
    </aside>
  );
}

const rowStyles =
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 @min-[28rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_4rem]";

function Example() {
  const t = useTranslations("auth.aside.example");
  return (
    <figure className="@container mt-8 rounded-xl border border-line bg-surface p-gutter shadow-card sm:p-6 lg:mt-10">
      <div className="flex items-center gap-5">
        <ScoreRing score={EXAMPLE_SCORE} label={t("score")} />
        <figcaption className="text-sm text-balance text-muted">{t("caption")}</figcaption>
      </div>
      <p aria-hidden className={cx(rowStyles, "mt-5 pb-2 text-sm text-faint max-sm:hidden")}>
        <span>{t("asked")}</span>
        <span>{t("found")}</span>
        <span className="text-end">{t("points")}</span>
      </p>
      <ul className="max-sm:mt-4">
        {ROWS.map(({ row, points, most }) => (
          <li key={row} className={cx(rowStyles, "border-t border-line py-3 last:pb-0")}>
            <span className="font-medium">{t(`rows.${row}.asked`)}</span>
            <span className="flex items-start gap-2 text-muted @max-[28rem]:order-last @max-[28rem]:col-span-2">
              {points > 0 ? (
                <CheckIcon aria-hidden className="mt-1 size-4 shrink-0 text-success" />
              ) : (
                <CircleDashedIcon aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
              )}
              {t(`rows.${row}.found`)}
            </span>
            <span className="text-end text-sm leading-6 whitespace-nowrap text-muted tabular-nums">
              {t("share", { points, most })}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
