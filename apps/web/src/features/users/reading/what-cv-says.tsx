import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** Beside a correction: what it took the place of, for whoever wants to compare. */
export function WhatCvSays({ children }: { children: ReactNode }) {
  const t = useTranslations("users.profile.reading");
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit rounded-sm text-muted touch:py-3 hover:text-ink">{t("whatCvSays")}</summary>
      <div className="mt-2 border-s-2 border-line ps-3 text-muted">{children}</div>
    </details>
  );
}
