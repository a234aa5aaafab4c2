import { createFileRoute } from "@tanstack/react-router";
import { EditJobPage } from "../../../features/jobs/form/edit-job-page.tsx";

export const Route = createFileRoute("/_app/_recruiter/edit-job/$jobId")({
  component: EditJobPage,
});
