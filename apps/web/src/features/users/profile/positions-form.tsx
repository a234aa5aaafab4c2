import { Button } from "@rolecall/ui/button";
import { Checkbox } from "@rolecall/ui/checkbox";
import { TextField } from "@rolecall/ui/text-field";
import { PlusIcon } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import {
  emptyPosition,
  isBlankPosition,
  isDateText,
  type PositionDraft,
  toPosition,
} from "../reading/reading-draft.ts";
import { ReadingFormActions } from "../reading/reading-section.tsx";
import type { useCorrectReading } from "../reading/use-correct-reading.ts";
import { editRows, type FormRow } from "./form-rows.ts";
import { useRowFocus } from "./use-row-focus.ts";

interface PositionsFormProps {
  rows: readonly FormRow<PositionDraft>[];
  onRowsChange: (rows: readonly FormRow<PositionDraft>[]) => void;
  correction: ReturnType<typeof useCorrectReading>;
  onCancel: () => void;
}

export function PositionsForm({ rows, onRowsChange, correction, onCancel }: PositionsFormProps) {
  const t = useTranslations("users.profile.reading");
  const { change, remove, add } = editRows({ rows, onChange: onRowsChange, blank: emptyPosition });
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useRowFocus(form, rows.length);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const kept = rows.map((row) => row.value).filter((row) => !isBlankPosition(row));
    const fine = kept.every(
      (row) => row.title.trim() !== "" && isDateText(row.startDate) && isDateText(row.endDate),
    );
    if (fine && !correction.pending) correction.save({ positions: kept.map(toPosition) });
  }

  const dateError = (text: string) => (tried && !isDateText(text) ? t("dateInvalid") : undefined);
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      {rows.map(({ id, value }, index) => (
        <fieldset key={id} className="min-w-0 rounded-md border border-line p-4">
          <legend className="px-1 text-sm font-semibold text-muted">
            {t("position", { number: index + 1 })}
          </legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t("jobTitle")}
              value={value.title}
              maxLength={300}
              error={
                tried && value.title.trim() === "" && !isBlankPosition(value) ? t("titleMissing") : undefined
              }
              onChange={(event) => change(id, { title: event.currentTarget.value })}
            />
            <TextField
              label={t("company")}
              value={value.company}
              maxLength={300}
              onChange={(event) => change(id, { company: event.currentTarget.value })}
            />
            <TextField
              label={t("start")}
              hint={t("dateHint")}
              value={value.startDate}
              error={dateError(value.startDate)}
              onChange={(event) => change(id, { startDate: event.currentTarget.value })}
            />
            <TextField
              label={t("end")}
              hint={t("dateHint")}
              value={value.current ? t("present") : value.endDate}
              disabled={value.current}
              error={value.current ? undefined : dateError(value.endDate)}
              onChange={(event) => change(id, { endDate: event.currentTarget.value })}
            />
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <Checkbox
              label={t("current")}
              checked={value.current}
              onChange={(event) => change(id, { current: event.currentTarget.checked })}
            />
            <Button
              variant="danger-quiet"
              size="sm"
              flush="end"
              aria-label={t("removeLabel", { what: value.title || t("position", { number: index + 1 }) })}
              onClick={() => remove(id)}
            >
              {t("remove")}
            </Button>
          </div>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        size="sm"
        icon={<PlusIcon aria-hidden />}
        className="self-start"
        data-add-row
        onClick={add}
      >
        {t("addPosition")}
      </Button>
      <ReadingFormActions pending={correction.pending} error={correction.error} onCancel={onCancel} />
    </form>
  );
}
