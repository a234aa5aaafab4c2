import { MAX_READING_LINE } from "@rolecall/contracts/users/enums";
import { TextField } from "@rolecall/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { FormRow } from "./form-rows.ts";
import { type CourseDraft, emptyCourse, isYearText, toCourse } from "./reading-draft.ts";
import { ReadingRowsForm } from "./reading-rows-form.tsx";
import type { useCorrectReading } from "./use-correct-reading.ts";

const TEXTS = ["degree", "field", "institution"] as const;

interface EducationFormProps {
  rows: readonly FormRow<CourseDraft>[];
  onRowsChange: (rows: readonly FormRow<CourseDraft>[]) => void;
  correction: ReturnType<typeof useCorrectReading>;
  onCancel: () => void;
}

export function EducationForm({ rows, onRowsChange, correction, onCancel }: EducationFormProps) {
  const t = useTranslations("users.profile.reading");
  const [tried, setTried] = useState(false);

  function submit() {
    setTried(true);
    if (correction.pending || rows.some((row) => !isYearText(row.value.year))) return;
    correction.save({
      education: rows.map((row) => toCourse(row.value)).filter((course) => course !== null),
    });
  }

  return (
    <ReadingRowsForm
      rows={rows}
      onRowsChange={onRowsChange}
      blank={emptyCourse}
      rowName={(number) => t("course", { number })}
      rowTitle={(course) => course.degree}
      addLabel={t("addCourse")}
      correction={correction}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {({ value, change }) => (
        <>
          {TEXTS.map((text) => (
            <TextField
              key={text}
              label={t(text)}
              value={value[text]}
              maxLength={MAX_READING_LINE}
              onChange={(event) => change({ [text]: event.currentTarget.value })}
              className="col-span-2"
            />
          ))}
          <TextField
            label={t("year")}
            inputMode="numeric"
            value={value.year}
            error={tried && !isYearText(value.year) ? t("yearInvalid") : undefined}
            onChange={(event) => change({ year: event.currentTarget.value })}
          />
        </>
      )}
    </ReadingRowsForm>
  );
}
