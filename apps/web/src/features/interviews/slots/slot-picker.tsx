import type { InterviewDuration } from "@rolecall/contracts/interviews/enums";
import { IconButton } from "@rolecall/ui/icon-button";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { TextField } from "@rolecall/ui/text-field";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { memo, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { QueryState } from "../../../components/query-state.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { ChosenTime } from "./chosen-time.tsx";
import { NearestSlots } from "./nearest-slots.tsx";
import { OtherTimeField } from "./other-time-field.tsx";
import { SlotGrid } from "./slot-grid.tsx";
import { groupSlots } from "./slots.ts";
import { addDays, dayIn, firstBookableDay, wallTimeOf } from "./zoned-time.ts";

/** Tuesday, 1 December */
const dayStyle = { weekday: "long", day: "numeric", month: "long" } as const;

interface SlotPickerProps {
  /** Without a candidate there is nobody to find a free time for. */
  candidateId: string | undefined;
  /** An interview that is being moved: its own time is free. */
  interviewId?: string;
  duration: InterviewDuration;
  timeZone: string;
  /** The chosen start, an instant. */
  value: string | null;
  /** As long as it is the same function, what is typed elsewhere in the form does not draw the day anew. */
  onValueChange: (start: string | null) => void;
  /** The day to begin with; today, or tomorrow once today's hours are over. */
  initialDate?: string;
  /** A start that the server has just refused as taken. */
  refused?: string | undefined;
  error?: string | undefined;
  /** It was sent without a time: the date is where one begins to choose it. */
  missing?: boolean;
}

/** A day, its starts with why some cannot be had, the nearest free ones, and any other time. */
export const SlotPicker = memo(function SlotPicker(props: SlotPickerProps) {
  const { candidateId, interviewId, duration, timeZone, value, onValueChange } = props;
  const { initialDate, refused, error, missing = error !== undefined } = props;
  const t = useTranslations("interviews.slots");
  const trpc = useTRPC();
  const [date, setDate] = useState(() => initialDate ?? firstBookableDay(timeZone, new Date()));
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const question = {
    candidateId: candidateId ?? "",
    duration,
    timeZone,
    ...(interviewId !== undefined && { interviewId }),
  };
  const query = useQuery(
    trpc.interviews.availableSlots.queryOptions(
      { ...question, date },
      { enabled: candidateId !== undefined && valid, staleTime: 0, refetchOnWindowFocus: "always" },
    ),
  );

  function choose(start: string) {
    onValueChange(start);
    setDate(wallTimeOf(start, timeZone).date);
  }

  // Once another time is chosen, the refusal is settled.
  const taken = refused !== undefined && refused === value ? refused : undefined;
  const full = query.data !== undefined && query.data.availableSlots.length === 0;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <DayField
          date={date}
          onDateChange={setDate}
          valid={valid}
          today={dayIn(timeZone, new Date())}
          invalid={missing && value === null}
        />
        {candidateId !== undefined && (
          <DayStatus day={valid ? date : undefined} free={query.data?.availableSlots.length} />
        )}
      </div>
      {candidateId === undefined && (
        <p className="rounded-md bg-sunken px-4 py-3 text-muted">{t("chooseCandidate")}</p>
      )}
      {candidateId !== undefined && valid && (
        <QueryState query={query} skeleton={<SlotSkeleton />} errorTitle={t("loadFailed")}>
          {(slots) => (
            <SlotGrid
              timeZone={timeZone}
              groups={groupSlots(slots, timeZone)}
              value={value}
              onValueChange={onValueChange}
            />
          )}
        </QueryState>
      )}
      {candidateId !== undefined && (taken !== undefined || full) && (
        <NearestSlots
          question={{ ...question, near: taken ?? `${date}T09:00` }}
          heading={taken === undefined ? t("dayFull") : t("takenMeanwhile")}
          onChoose={choose}
        />
      )}
      <OtherTimeField date={date} timeZone={timeZone} onValueChange={onValueChange} />
      <ChosenTime start={value} duration={duration} timeZone={timeZone} error={error} />
    </div>
  );
});

interface DayFieldProps {
  date: string;
  onDateChange: (date: string) => void;
  /** Whether it is a date, and not one that is being typed. */
  valid: boolean;
  today: string;
  invalid: boolean;
}

/** The day, with the one before and the one after a press away. */
function DayField({ date, onDateChange, valid, today, invalid }: DayFieldProps) {
  const t = useTranslations("interviews.slots");
  return (
    <>
      <TextField
        label={t("date")}
        type="date"
        value={date}
        min={today}
        onChange={(event) => onDateChange(event.target.value)}
        aria-invalid={invalid || undefined}
        className="flex-[1_1_9rem] sm:max-w-52"
      />
      <IconButton
        variant="outline"
        label={t("previousDay")}
        icon={<ChevronLeftIcon aria-hidden className="rtl:-scale-x-100" />}
        disabled={!valid || date <= today}
        onClick={() => onDateChange(addDays(date, -1))}
      />
      <IconButton
        variant="outline"
        label={t("nextDay")}
        icon={<ChevronRightIcon aria-hidden className="rtl:-scale-x-100" />}
        disabled={!valid}
        onClick={() => onDateChange(addDays(date, 1))}
      />
    </>
  );
}

/** Which day it is that is looked at, and how much of it is free. A day without a free time says so with the nearest ones. */
function DayStatus({ day, free }: { day: string | undefined; free: number | undefined }) {
  const t = useTranslations("interviews.slots");
  const format = useFormatter();
  const known = day !== undefined && free !== undefined && free > 0;
  return (
    <p role="status" className="min-h-6 w-full text-sm text-muted tabular-nums">
      {known &&
        t("dayFree", {
          count: free,
          // A day of the calendar, wherever it is.
          day: format.dateTime(new Date(`${day}T00:00Z`), { ...dayStyle, timeZone: "UTC" }),
        })}
    </p>
  );
}

function SlotSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-3 gap-2 sm:grid-cols-6">
      {Array.from({ length: 15 }, (_, slot) => (
        <Skeleton key={slot} className="h-12 rounded-md" />
      ))}
    </SkeletonGroup>
  );
}
