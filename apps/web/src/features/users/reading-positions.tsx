import type { ProfileReading } from "@rolecall/contracts/users/reading";
import { useTranslations } from "use-intl";
import { PositionsForm } from "./positions-form.tsx";
import { ReadingSection } from "./reading-section.tsx";

/** Positions as they were read or corrected. */
export function ReadingPositions({ reading }: { reading: ProfileReading }) {
  const t = useTranslations("users.profile.reading");
  const { positions } = reading.facts.experience;
  return (
    <ReadingSection
      title={t("positions")}
      parts={["positions"]}
      corrected={reading.corrected}
      form={(correction, close) => (
        <PositionsForm positions={positions} correction={correction} onCancel={close} />
      )}
    >
      {positions.length === 0 ? (
        <p className="text-sm text-faint">{t("missing")}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {positions.map((position, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0">
                <span className="font-medium">{position.title ?? t("untitled")}</span>
                {position.company !== null && <span className="text-muted"> · {position.company}</span>}
              </span>
              <span className="text-faint tabular-nums">
                {[position.startDate, position.current ? t("present") : position.endDate]
                  .filter((date) => date !== null)
                  .join(" – ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ReadingSection>
  );
}
