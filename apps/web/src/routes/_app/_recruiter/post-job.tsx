import { createFileRoute } from "@tanstack/react-router";
import { PostJobPage } from "../../../features/jobs/form/post-job-page.tsx";

export const Route = createFileRoute("/_app/_recruiter/post-job")({
  component: PostJobPage,
});
