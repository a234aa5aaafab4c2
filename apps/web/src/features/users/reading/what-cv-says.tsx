import { Disclosure } from "@rolecall/ui/disclosure";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** Beside a correction: what it took the place of, for whoever wants to compare. */
export function WhatCvSays({ children }: { children: ReactNode }) {
  const t = useTranslations("users.profile.reading");
  return (
    <div className="mt-3">
      <Disclosure look="quiet" summary={t("whatCvSays")}>
        <div className="border-s-2 border-line ps-3 text-sm text-muted">{children}</div>
      </Disclosure>
    </div>
  );
}
