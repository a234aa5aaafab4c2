import { Banner } from "@rolecall/ui/banner";
import { Button } from "@rolecall/ui/button";
import { useToast } from "@rolecall/ui/toaster";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";

/** Says that a form holds what was typed before, and offers an empty one; it stands in the form. `onStartOver` gives back its undoing. */
export function DraftBanner({ onStartOver }: { onStartOver: () => () => void }) {
  const t = useTranslations("common.draft");
  const toast = useToast();
  function startOver(event: MouseEvent) {
    const form = event.currentTarget.closest("form");
    const undo = onStartOver();
    // The banner goes, and its button with it: the emptied form is begun at its first field.
    form?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    toast.info(t("discarded"), { actions: [{ label: t("undo"), onClick: undo }] });
  }
  return (
    <Banner
      kind="info"
      role="status"
      action={
        <Button variant="secondary" size="sm" onClick={startOver}>
          {t("startOver")}
        </Button>
      }
    >
      {t("restored")}
    </Banner>
  );
}
