import type { Application } from "@rolecall/contracts/applications/schemas";
import { getRouteApi } from "@tanstack/react-router";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { neighboursOf } from "../order-applicants.ts";
import { actionable } from "../stages.ts";
import { useShowAbove } from "../use-show-above.ts";
import type { ComparedPerson } from "./compared-person.ts";

const ApplicantDialog = lazyPart(() => import("../applicant-dialog.tsx"));
const DeclineDialog = lazyPart(() => import("../decline-dialog.tsx"));
const route = getRouteApi("/_app/_recruiter/applicants/$jobId_/compare");

interface AboveComparisonProps {
  applications: readonly Application[];
  people: readonly ComparedPerson[];
}

/** An applicant's details, from one of those compared to the next, and the answer to one. The address says which is open. */
export function AboveComparison({ applications, people }: AboveComparisonProps) {
  const { applicationId, decline } = route.useSearch();
  const showAbove = useShowAbove();
  const toDecline = actionable(
    applications.filter(({ _id }) => _id === decline),
    "decline",
  );
  const [first] = toDecline;
  const answer = first && (
    <DeclineDialog
      job={first.job}
      applicants={toDecline}
      onClose={() => showAbove({ decline: undefined }, { replace: true })}
      onDone={() => {}}
    />
  );
  if (applicationId === undefined) return answer;
  const here = people.flatMap((person) => (person.state === "here" ? [person.application] : []));
  return (
    <ApplicantDialog
      application={applications.find(({ _id }) => _id === applicationId)}
      neighbours={neighboursOf(here, applicationId)}
    >
      {answer}
    </ApplicantDialog>
  );
}
