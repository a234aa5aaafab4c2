import type { Application } from "@rolecall/contracts/applications/schemas";
import { Avatar } from "@rolecall/ui/avatar";
import { Badge } from "@rolecall/ui/badge";
import { cardStyles } from "@rolecall/ui/card";
import { Checkbox } from "@rolecall/ui/checkbox";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { cx } from "@rolecall/ui/cx";
import { IconButton } from "@rolecall/ui/icon-button";
import { pressThrough } from "@rolecall/ui/press-through";
import { ScoreRing } from "@rolecall/ui/score";
import { Link } from "@tanstack/react-router";
import { Trash2Icon } from "lucide-react";
import { memo, useRef } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { BookedInterview } from "../interviews/booked-interview.tsx";
import { niceToHaveChip } from "../jobs/match/nice-to-have-chip.tsx";
import { AnalysisState } from "./analysis-state.tsx";
import { StageBadge } from "./stage-badge.tsx";
import { StageButtons } from "./stage-buttons.tsx";
import { UnavailableBadge } from "./unavailable-badge.tsx";
import { useApplicantActions } from "./use-applicant-actions.ts";
import { useEvidenceAhead } from "./use-evidence-ahead.ts";
import type { Selection } from "./use-selection.ts";

const SHOWN_SKILLS = 3;

interface ApplicantCardProps {
  application: Application;
  selected: boolean;
  onSelect: Selection["set"];
}

/**
 * One applicant; the whole card opens the details. It and its parts are drawn anew only for what they show: a key in
 * the search field, or a tick for all, must not wait for two dozen cards.
 */
export const ApplicantCard = memo(function ApplicantCard({
  application,
  selected,
  onSelect,
}: ApplicantCardProps) {
  const t = useTranslations("applications.card");
  const format = useFormatter();
  const { _id: id, candidate, createdAt, analysisStatus } = application;
  const ahead = useEvidenceAhead(analysisStatus === "done" ? id : undefined);
  const date = format.dateTime(new Date(createdAt), "day");

  return (
    <article
      className={cardStyles({
        interactive: true,
        className: cx(
          "@container flex h-full cursor-pointer flex-col gap-4",
          selected && "outline-2 -outline-offset-1 outline-accent",
        ),
      })}
      {...pressThrough}
      {...ahead}
    >
      {/* Where the text is set large, the name has a line of its own below the picture and the score. */}
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        {/* The picture is part of what a finger can tick. */}
        <Checkbox
          aria-label={t("select", { name: candidate.name, date })}
          label={<Avatar name={candidate.name} />}
          className="items-center touch:-my-2.5 print:hidden"
          checked={selected}
          onChange={({ currentTarget }) => onSelect([id], currentTarget.checked)}
        />
        <CardTitle application={application} />
      </div>
      <CardBody application={application} />
    </article>
  );
});

const CardTitle = memo(function CardTitle({ application }: { application: Application }) {
  const t = useTranslations("applications.card");
  const { _id: id, candidate } = application;
  return (
    <>
      <div className="min-w-0 flex-1 @max-[18rem]:order-last @max-[18rem]:basis-full">
        <h2 className="title-card line-clamp-3 wrap-anywhere" dir="auto">
          <Link
            from="/applicants/$jobId"
            search={(current) => ({ ...current, applicationId: id })}
            resetScroll={false}
            title={candidate.name}
            className="focus-visible:outline-none"
          >
            {candidate.name}
          </Link>
        </h2>
        <p
          className="truncate text-sm text-muted print:wrap-anywhere print:whitespace-normal"
          title={candidate.email}
        >
          {candidate.email}
        </p>
        {candidate.unavailable && <UnavailableBadge />}
      </div>
      {application.analysisStatus === "done" && (
        <ScoreRing score={application.analysis.overallScore} label={t("match")} size="sm" />
      )}
    </>
  );
});

const CardBody = memo(function CardBody({ application }: { application: Application }) {
  const t = useTranslations("applications.card");
  const format = useFormatter();
  const { remove } = useApplicantActions(application);
  const { candidate, createdAt, stage } = application;
  const foot = useRef<HTMLDivElement>(null);

  async function removeCard() {
    const place = foot.current?.closest("li");
    const next = place?.nextElementSibling ?? place?.previousElementSibling;
    // The card goes: one reads on with the one that follows it.
    if (await remove()) next?.querySelector<HTMLElement>("h2 a")?.focus();
  }

  return (
    <>
      <CardState application={application} />
      <BookedInterview jobId={application.job._id} candidateId={candidate._id} />
      <div ref={foot} className="mt-auto flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-sm text-faint">
            {t("applied", { date: format.dateTime(new Date(createdAt), "day") })}
          </p>
          <StageBadge stage={stage} />
        </div>
        {/* In a narrow card the words of three decisions fit beside each other, their signs do not. */}
        <div className="flex items-end justify-between gap-2 print:hidden @max-[21rem]:[&_fieldset_svg]:hidden">
          <StageButtons application={application} />
          <IconButton
            label={t("delete", { name: candidate.name })}
            icon={<Trash2Icon aria-hidden />}
            variant="danger"
            size="sm"
            className="-me-2 touch:-me-3.5"
            onClick={() => void removeCard()}
          />
        </div>
      </div>
    </>
  );
});

function CardState({ application }: { application: Application }) {
  const t = useTranslations("applications");
  if (application.analysisStatus !== "done") {
    return (
      <div className="flex flex-col items-start gap-2">
        <AnalysisState status={application.analysisStatus} />
        <p className="line-clamp-4 text-sm text-muted">
          {application.analysisStatus === "failed"
            ? t("status.candidateTold", { reason: application.analysis.error })
            : t("status.pendingHint")}
        </p>
      </div>
    );
  }
  const { matchingSkills, aiSummary, candidateYears, outdated } = application.analysis;
  const rest = matchingSkills.length - SHOWN_SKILLS;
  const [strength] = aiSummary.strengths;
  return (
    <div className="flex flex-col items-start gap-2.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-muted tabular-nums">
        <Badge>{aiSummary.experienceLevel}</Badge>
        {candidateYears > 0 && t("card.years", { count: candidateYears })}
        {outdated && <Badge tone="warning">{t("card.outdated")}</Badge>}
      </div>
      {matchingSkills.length === 0 ? (
        <p className="text-sm text-faint">{t("card.noneMatching")}</p>
      ) : (
        <ChipList label={t("card.matching")}>
          {[
            ...matchingSkills.slice(0, SHOWN_SKILLS).map((skill) => <Chip key={skill}>{skill}</Chip>),
            ...(rest > 0 ? [<Chip key="+">{t("card.more", { count: rest })}</Chip>] : []),
            ...niceToHaveChip(application.analysis),
          ]}
        </ChipList>
      )}
      {strength && <p className="line-clamp-2 text-sm text-muted">{strength}</p>}
    </div>
  );
}
