import { Button } from "@rolecall/ui/button";
import { TextField } from "@rolecall/ui/text-field";
import { PlusIcon } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { type CourseDraft, emptyCourse, isYearText, toCourse } from "../reading/reading-draft.ts";
import { ReadingFormActions } from "../reading/reading-section.tsx";
import type { useCorrectReading } from "../reading/use-correct-reading.ts";
import { editRows, type FormRow } from "./form-rows.ts";
import { useRowFocus } from "./use-row-focus.ts";

const TEXTS = ["degree", "field", "institution"] as const;

interface EducationFormProps {
  rows: readonly FormRow<CourseDraft>[];
  onRowsChange: (rows: readonly FormRow<CourseDraft>[]) => void;
  correction: ReturnType<typeof useCorrectReading>;
  onCancel: () => void;
}

export function EducationForm({ rows, onRowsChange, correction, onCancel }: EducationFormProps) {
  const t = useTranslations("users.profile.reading");
  const { change, remove, add } = editRows({ rows, onChange: onRowsChange, blank: emptyCourse });
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useRowFocus(form, rows.length);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (correction.pending || rows.some((row) => !isYearText(row.value.year))) return;
    correction.save({
      education: rows.map((row) => toCourse(row.value)).filter((course) => course !== null),
    });
  }

  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      {rows.map(({ id, value }, index) => (
        <fieldset key={id} className="min-w-0 rounded-md border border-line p-4">
          <legend className="px-1 text-sm font-semibold text-muted">
            {t("course", { number: index + 1 })}
          </legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {TEXTS.map((name) => (
              <TextField
                key={name}
                label={t(name)}
                value={value[name]}
                maxLength={300}
                onChange={(event) => change(id, { [name]: event.currentTarget.value })}
              />
            ))}
            <TextField
              label={t("year")}
              inputMode="numeric"
              value={value.year}
              error={tried && !isYearText(value.year) ? t("yearInvalid") : undefined}
              onChange={(event) => change(id, { year: event.currentTarget.value })}
            />
          </div>
          <Button
            variant="danger-quiet"
            size="sm"
            flush="start"
            className="mt-3"
            aria-label={t("removeLabel", { what: t("course", { number: index + 1 }) })}
            onClick={() => remove(id)}
          >
            {t("remove")}
          </Button>
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
        {t("addCourse")}
      </Button>
      <ReadingFormActions pending={correction.pending} error={correction.error} onCancel={onCancel} />
    </form>
  );
}
