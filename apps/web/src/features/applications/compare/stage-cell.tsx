import { isOpenStage } from "@rolecall/contracts/applications/states";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { BookedInterview } from "../../interviews/booked-interview.tsx";
import { StageBadge } from "../stage-badge.tsx";
import { StageButtons } from "../stage-buttons.tsx";
import { daysWaiting } from "../stages.ts";
import { UnavailableBadge } from "../unavailable-badge.tsx";
import type { ComparedPerson } from "./compared-person.ts";
import { UnknownCell } from "./unknown-cell.tsx";

/** Where an application stands, since when, and what can be decided now. */
export function StageCell({ person }: { person: ComparedPerson }) {
  const t = useTranslations("applications");
  const format = useFormatter();
  const now = useNow();
  if (person.state === "gone") return <UnknownCell person={person} />;
  const { application } = person;
  const { stage, stageChangedAt, createdAt, candidate, job } = application;
  const day = (instant: string) => format.dateTime(new Date(instant), "day");
  return (
    <div className="@container">
      <div className="flex flex-col items-start gap-2 @max-[12rem]:[&_fieldset_svg]:hidden">
        <StageBadge stage={stage} />
        {candidate.unavailable && <UnavailableBadge />}
        <div className="text-sm">
          <p className="text-muted">
            {isOpenStage(stage)
              ? t("decision.waiting", { days: daysWaiting(application, now) })
              : stageChangedAt !== null && t("decision.decided", { date: day(stageChangedAt) })}
          </p>
          <p className="text-faint">{t("card.applied", { date: day(createdAt) })}</p>
        </div>
        <BookedInterview jobId={job._id} candidateId={candidate._id} />
        <StageButtons application={application} />
      </div>
    </div>
  );
}
