import { Button } from "@rolecall/ui/button";
import { PlusIcon } from "lucide-react";
import { type ReactNode, type SubmitEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { editRows, type FormRow } from "./form-rows.ts";
import { ReadingFormActions } from "./reading-section.tsx";
import type { useCorrectReading } from "./use-correct-reading.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** A row and what can be done with it. */
interface EditedRow<Row> {
  readonly value: Row;
  /** What the row is called by its place: "Position 2". */
  readonly name: string;
  readonly change: (part: Partial<Row>) => void;
  readonly remove: () => void;
}

interface ReadingRowsFormProps<Row> {
  rows: readonly FormRow<Row>[];
  onRowsChange: (rows: readonly FormRow<Row>[]) => void;
  /** What an added row begins as. */
  blank: Row;
  /** By number, from 1 on. */
  rowName: (number: number) => string;
  addLabel: string;
  correction: ReturnType<typeof useCorrectReading>;
  onSubmit: () => void;
  onCancel: () => void;
  children: (row: EditedRow<Row>) => ReactNode;
}

/** Rows of one kind, as many as there are, to be corrected and saved together. */
export function ReadingRowsForm<Row>(props: ReadingRowsFormProps<Row>) {
  const { rows, onRowsChange, blank, rowName, addLabel, correction, onSubmit, onCancel, children } = props;
  const { change, remove, add } = editRows({ rows, onChange: onRowsChange, blank });
  const form = useRef<HTMLFormElement>(null);
  useRowFocus(form, rows.length);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      {rows.map(({ id, value }, index) => (
        <fieldset key={id} className="min-w-0 rounded-md border border-line p-4">
          <legend className="px-1 text-sm font-semibold text-muted">{rowName(index + 1)}</legend>
          {children({
            value,
            name: rowName(index + 1),
            change: (part) => change(id, part),
            remove: () => remove(id),
          })}
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
        {addLabel}
      </Button>
      <ReadingFormActions pending={correction.pending} error={correction.error} onCancel={onCancel} />
    </form>
  );
}

interface RemoveRowButtonProps {
  /** What is removed, for those who cannot see where the button stands. */
  what: string;
  flush: "start" | "end";
  className?: string;
  onClick: () => void;
}

export function RemoveRowButton({ what, flush, className, onClick }: RemoveRowButtonProps) {
  const t = useTranslations("users.profile.reading");
  return (
    <Button
      variant="danger-quiet"
      size="sm"
      flush={flush}
      className={className}
      aria-label={t("removeLabel", { what })}
      onClick={onClick}
    >
      {t("remove")}
    </Button>
  );
}
