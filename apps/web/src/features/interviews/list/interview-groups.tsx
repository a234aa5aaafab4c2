import type { Role } from "@rolecall/contracts/auth/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import type { InterviewAction } from "@rolecall/contracts/interviews/states";
import { Button, buttonStyles } from "@rolecall/ui/button";
import { EmptyState } from "@rolecall/ui/states";
import { Link } from "@tanstack/react-router";
import { CalendarDaysIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type InterviewTab, splitByTime } from "../interview-status.ts";
import { InterviewCard } from "./interview-card.tsx";

/** Cards of one step; thousands at once would make every tick of the clock slow. */
const STEP = 24;

interface InterviewGroupsProps {
  interviews: readonly Interview[];
  tab: InterviewTab | undefined;
  role: Role;
  now: Date;
  onAction: (action: InterviewAction, interview: Interview) => void;
}

/** The cards of a tab: what lies ahead, then what is over. */
export function InterviewGroups({ interviews, tab, role, now, onAction }: InterviewGroupsProps) {
  const t = useTranslations("interviews.list");
  const [most, setMost] = useState(STEP);
  if (interviews.length === 0) return <NoInterviews tab={tab} role={role} />;

  const { ahead, over } = splitByTime(interviews, now);
  const shownAhead = ahead.slice(0, most);
  const shownOver = over.slice(0, Math.max(0, most - ahead.length));
  const both = ahead.length > 0 && over.length > 0;
  const group = (items: readonly Interview[], heading: string) =>
    items.length > 0 && (
      <section aria-label={heading}>
        {/* Also where one group needs no title on screen: the cards' own titles are one level below. */}
        <h2 className={both ? "eyebrow mb-3" : "sr-only"}>{heading}</h2>
        <ul className="grid gap-4 lg:grid-cols-2">
          {items.map((interview) => (
            <li key={interview._id}>
              <InterviewCard
                interview={interview}
                role={role}
                now={now}
                onAction={(action) => onAction(action, interview)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className="flex flex-col gap-8">
      {group(shownAhead, t("ahead"))}
      {group(shownOver, t("over"))}
      {interviews.length > most && (
        <Button variant="secondary" className="self-center" onClick={() => setMost(most + STEP)}>
          {t("showMore", { count: interviews.length - most })}
        </Button>
      )}
    </div>
  );
}

function NoInterviews({ tab, role }: { tab: InterviewTab | undefined; role: Role }) {
  const t = useTranslations("interviews.list");
  if (tab !== undefined) return <EmptyState icon={<CalendarDaysIcon />} title={t(`emptyTabs.${tab}`)} />;
  return (
    <EmptyState
      icon={<CalendarDaysIcon />}
      title={t("empty")}
      action={
        role === "recruiter" ? (
          <Link to="/schedule-interview" className={buttonStyles()}>
            {t("scheduleFirst")}
          </Link>
        ) : (
          <Link to="/dashboard" className={buttonStyles()}>
            {t("browseJobs")}
          </Link>
        )
      }
    >
      {role === "recruiter" ? t("emptyRecruiter") : t("emptyCandidate")}
    </EmptyState>
  );
}
