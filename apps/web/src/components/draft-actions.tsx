import { Button } from "@rolecall/ui/button";
import { useToast } from "@rolecall/ui/toaster";
import { useRef } from "react";
import { useTranslations } from "use-intl";

interface DraftActionsProps {
  /** What the submit button says. */
  submit: string;
  pending: boolean;
  unsaved: boolean;
  /** Gives back its undoing. */
  onDiscard: () => () => void;
}

/** The end of a form that keeps a draft: save it, or go back to what was saved last. */
export function DraftActions({ submit, pending, unsaved, onDiscard }: DraftActionsProps) {
  const t = useTranslations("common.draft");
  const toast = useToast();
  const submitButton = useRef<HTMLButtonElement>(null);

  function discard() {
    const undo = onDiscard();
    // The pressed button goes away; the one beside it opens no keyboard on a phone, as a field would.
    submitButton.current?.focus();
    toast.info(t("changesDiscarded"), { actions: [{ label: t("undo"), onClick: undo }] });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button ref={submitButton} type="submit" pending={pending} className="max-sm:w-full">
        {submit}
      </Button>
      {unsaved && !pending && (
        <Button variant="ghost" className="max-sm:w-full" onClick={discard}>
          {t("discard")}
        </Button>
      )}
      {/* Always there, so that it is read out when it says something. */}
      <p role="status" className="text-sm text-warning empty:sr-only">
        {unsaved && !pending && t("unsaved")}
      </p>
    </div>
  );
}
