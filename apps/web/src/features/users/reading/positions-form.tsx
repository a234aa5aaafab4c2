import { MAX_READING_LINE } from "@rolecall/contracts/users/enums";
import { Checkbox } from "@rolecall/ui/checkbox";
import { TextField } from "@rolecall/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { readDateText } from "./date-text.ts";
import type { FormRow } from "./form-rows.ts";
import { emptyPosition, isBlankPosition, type PositionDraft, toPosition } from "./reading-draft.ts";
import { ReadingRowsForm } from "./reading-rows-form.tsx";
import type { useCorrectReading } from "./use-correct-reading.ts";

const isDateText = (text: string) => readDateText(text) !== undefined;

interface PositionsFormProps {
  rows: readonly FormRow<PositionDraft>[];
  onRowsChange: (rows: readonly FormRow<PositionDraft>[]) => void;
  correction: ReturnType<typeof useCorrectReading>;
  onCancel: () => void;
}

export function PositionsForm({ rows, onRowsChange, correction, onCancel }: PositionsFormProps) {
  const t = useTranslations("users.profile.reading");
  const [tried, setTried] = useState(false);

  function submit() {
    setTried(true);
    const kept = rows.map((row) => row.value).filter((row) => !isBlankPosition(row));
    const fine = kept.every(
      (row) =>
        row.title.trim() !== "" && isDateText(row.startDate) && (row.current || isDateText(row.endDate)),
    );
    if (fine && !correction.pending) correction.save({ positions: kept.map(toPosition) });
  }

  const dateError = (text: string) => (tried && !isDateText(text) ? t("dateInvalid") : undefined);
  const titleError = (value: PositionDraft) =>
    tried && value.title.trim() === "" && !isBlankPosition(value) ? t("titleMissing") : undefined;
  return (
    <ReadingRowsForm
      rows={rows}
      onRowsChange={onRowsChange}
      blank={emptyPosition}
      rowName={(number) => t("position", { number })}
      rowTitle={(position) => position.title}
      addLabel={t("addPosition")}
      correction={correction}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {({ value, change }) => (
        <>
          <TextField
            label={t("jobTitle")}
            value={value.title}
            maxLength={MAX_READING_LINE}
            error={titleError(value)}
            onChange={(event) => change({ title: event.currentTarget.value })}
            className="col-span-2"
          />
          <TextField
            label={t("company")}
            value={value.company}
            maxLength={MAX_READING_LINE}
            onChange={(event) => change({ company: event.currentTarget.value })}
            className="col-span-2"
          />
          <TextField
            label={t("start")}
            hint={t("dateHint")}
            value={value.startDate}
            error={dateError(value.startDate)}
            onChange={(event) => change({ startDate: event.currentTarget.value })}
          />
          <TextField
            label={t("end")}
            hint={value.current ? undefined : t("dateHint")}
            value={value.current ? t("present") : value.endDate}
            disabled={value.current}
            error={value.current ? undefined : dateError(value.endDate)}
            onChange={(event) => change({ endDate: event.currentTarget.value })}
          />
          {/* On a line with the boxes of the dates, which stand below their labels. */}
          <Checkbox
            label={t("current")}
            checked={value.current}
            onChange={(event) => change({ current: event.currentTarget.checked })}
            className="col-span-2 sm:mt-8.5"
          />
        </>
      )}
    </ReadingRowsForm>
  );
}
