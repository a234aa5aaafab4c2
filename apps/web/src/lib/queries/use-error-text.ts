import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { parseError } from "./errors.ts";

/** A sentence for any failure, for the places that have no words of their own. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("common.errors");
  return useCallback(
    (error) => {
      const { code, message } = parseError(error);
      if (code === "NETWORK") return navigator.onLine ? t("network") : t("offline");
      if (message !== undefined) return message;
      return code === "TOO_MANY_REQUESTS" ? t("tooManyRequests") : t("unknown");
    },
    [t],
  );
}
