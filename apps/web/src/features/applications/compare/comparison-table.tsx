import { cx } from "@rolecall/ui/cx";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { ComparedPerson } from "./compared-person.ts";
import type { Section } from "./comparison.ts";
import { ComparisonRow } from "./comparison-row.tsx";
import { MatchCell } from "./match-cell.tsx";
import { PersonHead } from "./person-head.tsx";
import { StageCell } from "./stage-cell.tsx";
import { cellStyles, labelStyles, tableLooks, tableStyles } from "./table-styles.ts";

interface ComparisonTableProps {
  /** For screen readers. */
  caption: string;
  people: readonly ComparedPerson[];
  requiredYears: number;
  sections: readonly Section[];
  onRemove: (id: string) => void;
}

/**
 * A column for each person, a row for each subject. Names and subjects stay in view: on the page where the table has
 * room, and otherwise in the box in which it then scrolls.
 */
export function ComparisonTable({
  caption,
  people,
  requiredYears,
  sections,
  onRemove,
}: ComparisonTableProps) {
  const t = useTranslations("applications");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const look = tableLooks[people.length] ?? tableLooks[2];
  const toggle = (key: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const heads = useRef<HTMLTableRowElement>(null);
  /** The place of who was taken out last: the next one takes the focus. */
  const removedAt = useRef<number>(undefined);
  const ids = people.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once the columns are others.
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    if (at === undefined) return;
    const buttons = heads.current?.querySelectorAll("button") ?? [];
    buttons[Math.min(at, buttons.length - 1)]?.focus();
  }, [ids]);

  function remove(id: string) {
    removedAt.current = people.findIndex((person) => person.id === id);
    onRemove(id);
  }

  const loading = people.some((person) => person.state === "here" && person.loading);

  return (
    <div className="@container">
      <div className={cx("relative print:max-h-none print:overflow-visible", look.box)}>
        <table className={cx(tableStyles, look.table)}>
          <caption className="sr-only">{caption}</caption>
          <colgroup>
            <col className={look.labels} />
            {people.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <thead>
            <tr ref={heads}>
              <td
                className={cx("sticky start-0 z-20 border-b border-edge bg-canvas print:static", look.head)}
              />
              {people.map((person) => (
                <PersonHead key={person.id} person={person} className={look.head} onRemove={remove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={labelStyles}>
                {t("card.match")}
              </th>
              {people.map((person) => (
                <td key={person.id} className={cellStyles}>
                  <MatchCell person={person} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className={labelStyles}>
                {t("compare.rows.stage")}
              </th>
              {people.map((person) => (
                <td key={person.id} className={cellStyles}>
                  <StageCell person={person} />
                </td>
              ))}
            </tr>
          </tbody>
          {sections
            .filter(({ rows }) => rows.length > 0)
            .map(({ key, rows }) => (
              <tbody key={key}>
                <SectionHead sectionKey={key} columns={people.length} />
                {rows.map((row) => (
                  <ComparisonRow
                    key={row.key}
                    row={row}
                    people={people}
                    requiredYears={requiredYears}
                    isOpen={open.has(row.key)}
                    onToggle={toggle}
                  />
                ))}
              </tbody>
            ))}
        </table>
        {loading && sections.length === 0 && (
          <SkeletonGroup className="mt-6 flex flex-col gap-3">
            {["a", "b", "c", "d", "e", "f"].map((one) => (
              <Skeleton key={one} className="h-10 w-full" />
            ))}
          </SkeletonGroup>
        )}
      </div>
    </div>
  );
}

function SectionHead({ sectionKey, columns }: { sectionKey: Section["key"]; columns: number }) {
  const t = useTranslations("applications.compare.sections");
  return (
    <tr className="break-after-avoid">
      <th scope="rowgroup" colSpan={columns + 1} className="border-b border-edge/60 pt-9 pb-2 text-start">
        <span className="title-section sticky start-0 inline-block">{t(sectionKey)}</span>
      </th>
    </tr>
  );
}
