import { createFileRoute } from "@tanstack/react-router";
import { InterviewPage } from "../../features/interviews/interview-page.tsx";

export const Route = createFileRoute("/_app/interviews/$interviewId")({
  component: InterviewPage,
});
