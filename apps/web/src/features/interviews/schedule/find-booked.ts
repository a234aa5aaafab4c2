import type { Interview } from "@rolecall/contracts/interviews/schemas";

type Booking = Pick<Interview, "candidateId" | "jobId" | "scheduledDate"> & { duration?: number | undefined };

/** The interview that already is what a booking asks for: the same people, job and time, and not called off. */
export function findBooked<One extends Booking & Pick<Interview, "status">>(
  interviews: readonly One[],
  wanted: Booking,
): One | undefined {
  return interviews.find(
    (one) =>
      one.status !== "cancelled" &&
      one.candidateId === wanted.candidateId &&
      one.jobId === wanted.jobId &&
      one.duration === wanted.duration &&
      Date.parse(one.scheduledDate) === Date.parse(wanted.scheduledDate),
  );
}
