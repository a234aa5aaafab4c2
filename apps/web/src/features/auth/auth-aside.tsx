import { ScoreRing } from "@rolecall/ui/score";
import { CheckIcon, ScaleIcon } from "lucide-react";
import { useTranslations } from "use-intl";

const EXAMPLE_SCORE = 86;
const ROWS = ["first", "second", "third"] as const;

/** Beside the form on wide screens: what the product promises, shown on an example. */
export function AuthAside() {
  const t = useTranslations("auth.aside");
  return (
    <aside className="hidden flex-col justify-center border-s border-line bg-sunken py-16 ps-14 pe-[max(1.5rem,calc(50vw-38.5rem))] lg:flex xl:ps-16">
      <div className="max-w-2xl">
        <p className="font-display text-4xl font-medium tracking-tight text-balance">{t("headline")}</p>
        <p className="mt-4 max-w-prose text-lg text-muted">{t("text")}</p>
        <Example />
        <p className="mt-6 flex items-center gap-2.5 text-muted">
          <ScaleIcon aria-hidden className="size-4.5 shrink-0 text-accent" />
          {t("promise")}
        </p>
      </div>
    </aside>
  );
}

function Example() {
  const t = useTranslations("auth.aside.example");
  return (
    <figure className="mt-10 rounded-xl border border-line bg-surface p-6 shadow-overlay">
      <div className="flex items-center gap-5">
        <ScoreRing
          score={EXAMPLE_SCORE}
          label={t("score")}
          thresholds={{ high: 75, medium: 50, low: "danger" }}
        />
        <figcaption className="text-sm text-muted">{t("caption")}</figcaption>
      </div>
      <table className="mt-5 w-full text-start">
        <thead>
          <tr className="text-start text-sm text-faint">
            <th className="w-2/5 pb-2 text-start font-medium">{t("asked")}</th>
            <th className="pb-2 text-start font-medium">{t("found")}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className="border-t border-line align-top">
              <td className="py-3 pe-4 font-medium">{t(`rows.${row}.asked`)}</td>
              <td className="flex items-start gap-2 py-3 text-muted">
                <CheckIcon aria-hidden className="mt-1 size-4 shrink-0 text-success" />
                {t(`rows.${row}.found`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
