import { isExclusionViolation } from "@rolecall/db";
import { AppError } from "../../errors/app-error.ts";

/** Runs a change that the database may refuse for an overlap, and says so in the API's terms. */
export async function refuseOverlap<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!isExclusionViolation(error)) throw error;
    const whose = isExclusionViolation(error, "interviews_recruiter_overlap")
      ? "The recruiter"
      : "The candidate";
    throw new AppError("INTERVIEW_OVERLAP", `${whose} has another interview at this time. Choose another.`, {
      cause: error,
    });
  }
}
