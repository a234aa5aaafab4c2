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
  const t = useTranslations("applications.decision");
  const format = useFormatter();
  const now = useNow();
  if (person.state === "gone") return <UnknownCell person={person} />;
  const { application } = person;
  const { stage, stageChangedAt, candidate, job } = application;
  return (
    <div className="flex h-full flex-col items-start gap-2 @max-2xl:[&_fieldset_svg]:hidden">
      <StageBadge stage={stage} />
      {candidate.unavailable && <UnavailableBadge />}
      <p className="text-sm text-muted">
        {isOpenStage(stage)
          ? t("waiting", { days: daysWaiting(application, now) })
          : stageChangedAt !== null &&
            t("decided", { date: format.dateTime(new Date(stageChangedAt), "day") })}
      </p>
      <BookedInterview jobId={job._id} candidateId={candidate._id} />
      <StageButtons application={application} />
    </div>
  );
}
