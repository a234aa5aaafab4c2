import type { InterviewDetails } from "@rolecall/contracts/interviews/schemas";
import { Card, CardSection } from "@rolecall/ui/card";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useNow, useTranslations } from "use-intl";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { LinkedText } from "../../../components/linked-text.tsx";
import { useActor } from "../../../lib/session/use-actor.ts";
import { InterviewActionButtons } from "../actions/interview-action-buttons.tsx";
import { InterviewBadge } from "../interview-badge.tsx";
import { currentStatus } from "../interview-status.ts";
import { InterviewWhen } from "../interview-when.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { Countdown } from "./countdown.tsx";
import { InterviewHistory } from "./interview-history.tsx";
import { InterviewPeople } from "./interview-people.tsx";
import { MeetingPlace } from "./meeting-place.tsx";

const InterviewDialog = lazyPart(() => import("./interview-dialog.tsx"));
const route = getRouteApi("/_app/interviews/$interviewId");

/** Everything a participant needs: when, where, about what, with whom, what changed, what can be done. */
export function InterviewView({ interview }: { interview: InterviewDetails }) {
  const t = useTranslations("interviews");
  const { role } = useActor();
  const { action } = route.useSearch();
  const navigate = useNavigate({ from: "/interviews/$interviewId" });
  const now = useNow({ updateInterval: 1_000 });
  const status = currentStatus(interview, now);
  const { description, requirements, interviewType, interviewStage, history } = interview;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <Card padding="lg">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <InterviewBadge status={status} />
          <p className="text-muted">
            {t("facts.kind", { type: t(`types.${interviewType}`), stage: t(`stages.${interviewStage}`) })}
          </p>
        </div>
        <div className="mt-4 text-lg [&_time]:font-semibold">
          <InterviewWhen interview={interview} />
        </div>
        <Countdown scheduledDate={interview.scheduledDate} status={status} now={now} />
        <MeetingPlace {...{ interview, status, role }} />
        <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5 max-sm:*:flex-auto max-sm:*:last:basis-full">
          <InterviewActionButtons
            {...{ status, role }}
            onAction={(chosen) => void navigate({ search: { action: chosen }, resetScroll: false })}
          >
            <CalendarButton interviewId={interview._id} cancelled={interview.status === "cancelled"} />
          </InterviewActionButtons>
        </div>
      </Card>
      {/* On a phone with whom comes before what the talk is about; on a wide screen it stands beside both. */}
      <InterviewPeople interview={interview} role={role} />
      <div className="flex min-w-0 flex-col gap-6">
        {description && (
          <CardSection id="description" title={t("details.description")}>
            <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
              <LinkedText>{description}</LinkedText>
            </p>
          </CardSection>
        )}
        {requirements && (
          <CardSection id="requirements" title={t("details.requirements")}>
            <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
              <LinkedText>{requirements}</LinkedText>
            </p>
          </CardSection>
        )}
        <CardSection id="history" title={t("details.history")}>
          <InterviewHistory history={history} />
        </CardSection>
      </div>
      {action && (
        <InterviewDialog
          action={action}
          interview={interview}
          now={now}
          onClose={() => void navigate({ search: {}, resetScroll: false })}
        />
      )}
    </div>
  );
}
