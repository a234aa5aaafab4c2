import { Button } from "@rolecall/ui/button";
import { PlusIcon, Trash2Icon } from "lucide-react";
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFocusInvalid } from "../../../lib/forms/use-focus-invalid.ts";
import { editRows, type FormRow } from "./form-rows.ts";
import { ReadingFormActions } from "./reading-section.tsx";
import type { useCorrectReading } from "./use-correct-reading.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** A row and how to change it. */
interface EditedRow<Row> {
  readonly value: Row;
  readonly change: (part: Partial<Row>) => void;
}

interface ReadingRowsFormProps<Row> {
  rows: readonly FormRow<Row>[];
  onRowsChange: (rows: readonly FormRow<Row>[]) => void;
  /** What an added row begins as. */
  blank: Row;
  /** By number, from 1 on. */
  rowName: (number: number) => string;
  /** What the row itself says it is, for those who cannot see which one a button removes; may be empty. */
  rowTitle: (row: Row) => string;
  addLabel: string;
  correction: ReturnType<typeof useCorrectReading>;
  onSubmit: () => void;
  onCancel: () => void;
  children: (row: EditedRow<Row>) => ReactNode;
}

/** Rows of one kind, as many as there are, to be corrected and saved together. */
export function ReadingRowsForm<Row>(props: ReadingRowsFormProps<Row>) {
  const { rows, onRowsChange, blank, rowName, rowTitle, addLabel, correction } = props;
  const { change, remove, add } = editRows({ rows, onChange: onRowsChange, blank });
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  useRowFocus(form, rows.length);
  useFocusInvalid(form, submits);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmits((count) => count + 1);
    props.onSubmit();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      {rows.map(({ id, value }, index) => {
        const name = rowName(index + 1);
        return (
          <FormRowFields key={id} name={name} title={rowTitle(value) || name} onRemove={() => remove(id)}>
            {props.children({ value, change: (part) => change(id, part) })}
          </FormRowFields>
        );
      })}
      <Button
        variant="secondary"
        size="sm"
        icon={<PlusIcon aria-hidden />}
        className="mt-2 mb-5"
        data-add-row
        onClick={add}
      >
        {addLabel}
      </Button>
      <ReadingFormActions pending={correction.pending} error={correction.error} onCancel={props.onCancel} />
    </form>
  );
}

interface FormRowFieldsProps {
  name: string;
  title: string;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of one row below its name, which shares a line with the way to take the row out. */
function FormRowFields({ name, title, onRemove, children }: FormRowFieldsProps) {
  const t = useTranslations("users.profile.reading");
  const nameId = useId();
  return (
    <fieldset aria-labelledby={nameId} className="mb-4 min-w-0 rounded-md bg-canvas p-4 pt-2">
      <div className="mb-2 flex items-center justify-between gap-3">
        <span id={nameId} className="eyebrow">
          {name}
        </span>
        <Button
          variant="ghost"
          size="sm"
          flush="end"
          icon={<Trash2Icon aria-hidden />}
          aria-label={t("removeLabel", { what: title })}
          onClick={onRemove}
        >
          {t("remove")}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 sm:gap-x-4">{children}</div>
    </fieldset>
  );
}
