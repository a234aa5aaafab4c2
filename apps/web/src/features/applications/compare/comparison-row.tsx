import { cx } from "@rolecall/ui/cx";
import { ChevronDownIcon } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { CellView } from "./cell-view.tsx";
import type { ComparedPerson } from "./compared-person.ts";
import { linesOf, partsOf, type Row } from "./comparison.ts";
import { EvidenceTableRow } from "./evidence-table-row.tsx";
import { pressRow } from "./press-row.ts";
import { cellStyles, labelStyles, openStyles } from "./table-styles.ts";
import { UnknownCell } from "./unknown-cell.tsx";

interface ComparisonRowProps {
  row: Row;
  people: readonly ComparedPerson[];
  requiredYears: number;
  isOpen: boolean;
  onToggle: (key: string) => void;
}

/** A subject: what is known of each person, and where it stands in their CVs once it is opened. */
export function ComparisonRow({ row, people, requiredYears, isOpen, onToggle }: ComparisonRowProps) {
  const panelId = useId();
  const name = useRowName(row);
  const canOpen = row.cells.some((cell) => cell && partsOf(cell).length + linesOf(cell).length > 0);
  const asked = row.key === "years" && requiredYears > 0 ? requiredYears : undefined;
  const label = (
    <span dir="auto" className={cx(row.name.kind === "phrase" && "text-ink")}>
      {name}
    </span>
  );
  const labelCell = cx(labelStyles, isOpen && openStyles);
  if (!canOpen) {
    return (
      <tr>
        <th scope="row" className={labelStyles}>
          {label}
          {asked !== undefined && <Asked years={asked} />}
        </th>
        <Cells row={row} people={people} isOpen={false} />
      </tr>
    );
  }
  return (
    <>
      <tr className="group/row" {...pressRow(() => onToggle(row.key))}>
        <th scope="row" className={labelCell}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => onToggle(row.key)}
            className="w-full rounded-sm text-start touch:-my-2.5 touch:min-h-11 touch:py-2.5"
          >
            {label}{" "}
            <ChevronDownIcon
              aria-hidden
              className={cx(
                "inline size-3.5 align-[-0.125em] text-faint transition-transform @2xl:size-4 print:hidden",
                isOpen && "rotate-180",
              )}
            />
            {asked !== undefined && <Asked years={asked} />}
          </button>
        </th>
        <Cells row={row} people={people} isOpen={isOpen} />
      </tr>
      <EvidenceTableRow id={panelId} row={row} people={people} isOpen={isOpen} />
    </>
  );
}

function Cells({ row, people, isOpen }: Pick<ComparisonRowProps, "row" | "people" | "isOpen">) {
  return people.map((person, index) => {
    const cell = row.cells[index];
    return (
      <td key={person.id} className={cx(cellStyles, isOpen && openStyles)}>
        {cell ? <CellView cell={cell} person={person} /> : <UnknownCell person={person} />}
      </td>
    );
  });
}

function Asked({ years }: { years: number }) {
  const t = useTranslations("applications.compare");
  return <span className="block font-normal text-faint @2xl:text-sm">{t("yearsAsked", { years })}</span>;
}

function useRowName({ name }: Row): string {
  const t = useTranslations("applications");
  switch (name.kind) {
    case "phrase":
      return name.phrase;
    case "group":
      return t(`parts.groups.${name.group}`);
    case "subject":
      return t(`compare.rows.${name.subject}`);
  }
}
