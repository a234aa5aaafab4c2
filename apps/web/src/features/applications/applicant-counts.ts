import type { InvalidateQueryFilters } from "@tanstack/react-query";
import type { Trpc } from "../../lib/queries/trpc.ts";

/** The queries that count a recruiter's applicants: each application that comes or goes changes all of them. */
export function applicantCounts({ applications }: Trpc): InvalidateQueryFilters[] {
  return [
    applications.countByRecruiter.pathFilter(),
    applications.countByJob.pathFilter(),
    applications.countMatchesToday.pathFilter(),
  ];
}
