import type { UiLabels } from "@rolecall/ui/ui-provider";
import { useMemo } from "react";
import { useTranslations } from "use-intl";

const KILO = 1024;

/** The words that the components of packages/ui say by themselves. */
export function useUiWords(): UiLabels {
  const t = useTranslations("common");
  return useMemo(
    () => ({
      close: t("close"),
      dismiss: t("dismiss"),
      cancel: t("cancel"),
      confirm: t("confirm"),
      retry: t("retry"),
      loading: t("loading"),
      optional: t("optional"),
      showPassword: t("showPassword"),
      hidePassword: t("hidePassword"),
      clear: t("clear"),
      showChoices: t("showChoices"),
      noMatches: t("noMatches"),
      chooseFile: t("chooseFile"),
      dropFile: t("dropFile"),
      replaceFile: t("replaceFile"),
      removeFile: t("removeFile"),
      previousPage: t("previousPage"),
      nextPage: t("nextPage"),
      toasts: t("toasts"),
      popups: t("popups"),
      kinds: {
        success: t("kinds.success"),
        error: t("kinds.error"),
        warning: t("kinds.warning"),
        info: t("kinds.info"),
      },
      formatBytes: (bytes) => {
        if (bytes < KILO) return t("size.bytes", { count: bytes });
        if (bytes < KILO * KILO) return t("size.kilobytes", { count: Math.round(bytes / KILO) });
        return t("size.megabytes", { count: Math.round((bytes / KILO / KILO) * 10) / 10 });
      },
      charactersLeft: (count) => t("charactersLeft", { count }),
    }),
    [t],
  );
}
