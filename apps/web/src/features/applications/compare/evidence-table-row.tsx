import { useTranslations } from "use-intl";
import { EvidenceProvider } from "../../cv/evidence/evidence-context.tsx";
import { EvidenceExcerpt } from "../../cv/evidence/evidence-excerpt.tsx";
import { isOnTop } from "../group-parts.ts";
import { PartEvidence } from "../part-evidence.tsx";
import type { ComparedPerson } from "./compared-person.ts";
import { type Cell, linesOf, partsOf, type Row } from "./comparison.ts";
import { cellStyles, labelStyles } from "./table-styles.ts";

interface EvidenceRowProps {
  id: string;
  row: Row;
  people: readonly ComparedPerson[];
  isOpen: boolean;
}

/** Below a subject: the words of the job, and for each person why it counted as it did and the lines of the CV. */
export function EvidenceTableRow({ id, row, people, isOpen }: EvidenceRowProps) {
  return (
    <tr id={id} hidden={!isOpen}>
      {isOpen && (
        <>
          <th scope="row" className={`${labelStyles} @2xl:text-sm!`}>
            <AskedFor row={row} />
          </th>
          {people.map((person, index) => (
            <td key={person.id} className={cellStyles}>
              <CellEvidence cell={row.cells[index]} person={person} />
            </td>
          ))}
        </>
      )}
    </tr>
  );
}

/** In the words of the job, or else what the lines beside it are. */
function AskedFor({ row }: { row: Row }) {
  const t = useTranslations("applications.parts");
  const [part] = row.cells.flatMap((cell) => (cell ? partsOf(cell) : []));
  if (!part) return <span>{t("cv")}</span>;
  return (
    <>
      <span className="mb-1 block">{isOnTop(part) ? t("jobLikes") : t("job")}</span>
      <span dir="auto" className="block border-s-2 border-accent ps-2 font-normal text-ink">
        {part.jobPhrase}
      </span>
    </>
  );
}

function CellEvidence({ cell, person }: { cell: Cell | undefined; person: ComparedPerson }) {
  if (!cell || person.state === "gone" || !person.evidence) return null;
  const parts = partsOf(cell);
  return (
    <EvidenceProvider lines={person.evidence.lines}>
      {parts.length === 0 && <EvidenceExcerpt evidence={linesOf(cell)} />}
      <div className="flex flex-col gap-4">
        {parts.map((part, index) => (
          <div key={index}>
            <p className="mb-2 text-sm text-muted">{part.reason}</p>
            <PartEvidence part={part} />
          </div>
        ))}
      </div>
    </EvidenceProvider>
  );
}
