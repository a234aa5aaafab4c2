import { createFileRoute } from "@tanstack/react-router";
import { InvalidJobPage } from "../../../features/applications/invalid-job-page.tsx";

export const Route = createFileRoute("/_app/_recruiter/applicants/")({
  component: InvalidJobPage,
});
