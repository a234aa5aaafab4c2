import { Badge } from "@rolecall/ui/badge";
import { Button } from "@rolecall/ui/button";
import { useToast } from "@rolecall/ui/toaster";
import { PencilIcon, RotateCcwIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { DraftBanner } from "../../../components/draft-banner.tsx";
import { FormError } from "../../../components/form-error.tsx";
import type { ReadingPart } from "./take-back.ts";
import { useCorrectReading } from "./use-correct-reading.ts";
import type { ReadingDraft } from "./use-reading-draft.ts";

interface ReadingSectionProps {
  title: string;
  /** What the facts come to, beside the title. */
  summary?: ReactNode;
  /** The parts of the reading that this section shows. */
  parts: readonly ReadingPart[];
  corrected: readonly ReadingPart[];
  /** What the form holds; one that was brought back from this device opens it. */
  draft: ReadingDraft;
  children: ReactNode;
  form: (correction: ReturnType<typeof useCorrectReading>, close: () => void) => ReactNode;
}

/** Some facts of the reading, which can be corrected in place and let follow the CV again. */
export function ReadingSection(props: ReadingSectionProps) {
  const { title, summary, parts, corrected, draft, children, form } = props;
  const t = useTranslations("users.profile.reading");
  const words = useTranslations("common.draft");
  const toast = useToast();
  const titleId = useId();
  const [editing, setEditing] = useState(draft.restored);
  const section = useRef<HTMLElement>(null);
  /** Counts the changes between facts and form: each takes away the button that had the focus. */
  const [turns, setTurns] = useState(0);
  const correction = useCorrectReading(() => {
    draft.discard();
    turn(false);
  });
  const own = parts.filter((part) => corrected.includes(part));

  useEffect(() => {
    if (turns > 0) section.current?.querySelector<HTMLElement>(editing ? "input" : "[data-edit]")?.focus();
  }, [turns, editing]);

  function turn(toForm: boolean) {
    setEditing(toForm);
    setTurns((count) => count + 1);
  }

  function close() {
    correction.forget();
    turn(false);
    if (!draft.unsaved) return;
    const bringBack = draft.discard();
    function undo() {
      bringBack();
      turn(true);
    }
    toast.info(words("discarded"), { actions: [{ label: words("undo"), onClick: undo }] });
  }

  function startOver() {
    const bringBack = draft.discard();
    turn(true);
    return bringBack;
  }

  return (
    <section
      ref={section}
      aria-labelledby={titleId}
      className="border-t border-line pt-4 first:border-0 first:pt-0"
    >
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={titleId} className="font-semibold">
          {title}
        </h3>
        {summary && <span className="text-sm text-muted tabular-nums">{summary}</span>}
        {own.length > 0 && <Badge tone="accent">{t("corrected")}</Badge>}
        {!editing && (
          <div className="ms-auto flex flex-wrap">
            {own.length > 0 && (
              <Button
                variant="ghost"
                size="sm"
                icon={<RotateCcwIcon aria-hidden />}
                pending={correction.pending}
                onClick={() => correction.reset(own)}
              >
                {t("reset")}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              flush="end"
              icon={<PencilIcon aria-hidden />}
              aria-label={t("editLabel", { part: title })}
              data-edit
              onClick={() => turn(true)}
            >
              {t("edit")}
            </Button>
          </div>
        )}
      </div>
      {editing && draft.restored && (
        <div className="mb-4">
          <DraftBanner onStartOver={startOver} />
        </div>
      )}
      {editing ? form(correction, close) : children}
      {!editing && <FormError>{correction.error}</FormError>}
    </section>
  );
}

interface ReadingFormActionsProps {
  pending: boolean;
  error: string | undefined;
  onCancel: () => void;
}

/** Why a correction was refused, and the two ways out of its form. */
export function ReadingFormActions({ pending, error, onCancel }: ReadingFormActionsProps) {
  const t = useTranslations("users.profile.reading");
  return (
    <div className="flex flex-col gap-4">
      <FormError>{error}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={pending}>
          {t("save")}
        </Button>
        <Button variant="ghost" size="sm" disabled={pending} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
