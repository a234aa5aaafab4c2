import { CircleCheckIcon, LanguagesIcon, TriangleAlertIcon } from "lucide-react";
import { useMemo } from "react";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { CvAnalysis } from "../types.ts";

/** The language of the CV, how certain that is, and whether its script was read whole. */
export function LanguageLine({ language }: { language: CvAnalysis["multiLanguage"] }) {
  const t = useTranslations("cv.results");
  const format = useFormatter();
  const locale = useLocale();
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: "language" }), [locale]);
  const { detectedLanguage, languageConfidence, unicodeSupport } = language;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0">
      <li className="flex items-center gap-2">
        <LanguagesIcon aria-hidden className="text-faint" />
        {t("languageSure", {
          language: languageName(names, detectedLanguage),
          percent: format.number(languageConfidence, "percent"),
        })}
      </li>
      <li className="flex items-center gap-2">
        {unicodeSupport ? (
          <CircleCheckIcon aria-hidden className="text-success" />
        ) : (
          <TriangleAlertIcon aria-hidden className="text-warning" />
        )}
        {unicodeSupport ? t("unicodeYes") : t("unicodeNo")}
      </li>
    </ul>
  );
}

/** The code itself where the browser knows no name for it (it throws for malformed ones). */
function languageName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
