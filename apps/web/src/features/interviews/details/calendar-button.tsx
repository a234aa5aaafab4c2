import { Button } from "@rolecall/ui/button";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { CalendarArrowDownIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { saveFile } from "../../../lib/files/save-file.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { fetchCalendar } from "./fetch-calendar.ts";

interface CalendarButtonProps {
  interviewId: string;
  /** Then the file takes the appointment out of a calendar that has it. */
  cancelled: boolean;
}

/** Downloads the interview as a calendar file. */
export function CalendarButton({ interviewId, cancelled }: CalendarButtonProps) {
  const t = useTranslations("interviews.details");
  const toast = useToast();
  const errorText = useErrorText();
  const { token } = useActor();
  const download = useMutation({
    mutationFn: () => fetchCalendar({ interviewId, token }),
    onSuccess: saveFile,
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Button
      variant="secondary"
      icon={<CalendarArrowDownIcon aria-hidden />}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      {t(cancelled ? "calendarCancelled" : "calendar")}
    </Button>
  );
}
