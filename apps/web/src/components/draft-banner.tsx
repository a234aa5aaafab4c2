import { Banner } from "@rolecall/ui/banner";
import { Button } from "@rolecall/ui/button";
import { useToast } from "@rolecall/ui/toaster";
import { useTranslations } from "use-intl";

/** Says that a form holds what was typed before, and offers an empty one. `onStartOver` gives back its undoing. */
export function DraftBanner({ onStartOver }: { onStartOver: () => () => void }) {
  const t = useTranslations("common.draft");
  const toast = useToast();
  function startOver() {
    const undo = onStartOver();
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
