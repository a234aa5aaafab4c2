import { createFileRoute } from "@tanstack/react-router";
import { ScheduleInterviewPage } from "../../../features/interviews/schedule/schedule-interview-page.tsx";
import { ScheduleInterviewSearch } from "../../../features/interviews/search-params.ts";

export const Route = createFileRoute("/_app/_recruiter/schedule-interview")({
  validateSearch: ScheduleInterviewSearch,
  component: ScheduleInterviewPage,
});
