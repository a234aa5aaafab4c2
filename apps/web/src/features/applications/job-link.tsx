import { Link } from "@tanstack/react-router";

/** The title of the job that an application is for, as the way to it. */
export function JobLink({ job }: { job: { _id: string; title: string } }) {
  return (
    <Link
      to="/jobs/$jobId"
      params={{ jobId: job._id }}
      className="touch:py-3 underline decoration-transparent underline-offset-4 hover:decoration-accent/50"
    >
      {job.title}
    </Link>
  );
}
