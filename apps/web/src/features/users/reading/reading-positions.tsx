import type { ProfileReading } from "@rolecall/contracts/users/reading";
import { useTranslations } from "use-intl";
import { usePeriodText } from "../../cv/results/use-period-text.ts";
import { toRows } from "./form-rows.ts";
import { PositionsForm } from "./positions-form.tsx";
import { draftOfPosition, emptyPosition } from "./reading-draft.ts";
import { ReadingSection } from "./reading-section.tsx";
import { useReadingDraft } from "./use-reading-draft.ts";
import { WhatCvSays } from "./what-cv-says.tsx";

/** Positions as they were read or corrected. */
export function ReadingPositions({ reading }: { reading: ProfileReading }) {
  const t = useTranslations("users.profile.reading");
  const { facts, read, corrected } = reading;
  const { positions, totalYears } = facts.experience;
  const draft = useReadingDraft("positions", { rows: toRows(positions.map(draftOfPosition), emptyPosition) });
  return (
    <ReadingSection
      title={t("positions")}
      summary={positions.length > 0 && t("total", { years: totalYears })}
      parts={["positions"]}
      corrected={corrected}
      draft={draft}
      form={(correction, close) => (
        <PositionsForm
          rows={draft.values.rows}
          onRowsChange={(rows) => draft.change({ rows })}
          correction={correction}
          onCancel={close}
        />
      )}
    >
      <PositionList positions={positions} />
      {corrected.includes("positions") && (
        <WhatCvSays>
          <PositionList positions={read.experience.positions} />
        </WhatCvSays>
      )}
    </ReadingSection>
  );
}

function PositionList({ positions }: Pick<ProfileReading["facts"]["experience"], "positions">) {
  const t = useTranslations("users.profile.reading");
  const periodText = usePeriodText();
  if (positions.length === 0) return <p className="text-sm text-faint">{t("missing")}</p>;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {positions.map((position, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-4">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            <span className="font-medium">{position.title ?? t("untitled")}</span>
            {position.company !== null && <span className="text-muted"> · {position.company}</span>}
          </span>
          <span className="text-faint tabular-nums">{periodText(position)}</span>
        </li>
      ))}
    </ul>
  );
}
