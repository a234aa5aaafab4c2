import { z } from "zod";

/** The country of every job is Sri Lanka, so its zone is the one to assume (wire.md, Interviews). */
export const DEFAULT_TIME_ZONE = "Asia/Colombo";

/** True for the name of an IANA zone. A bare offset such as `+05:30` names no zone. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, "Use the name of a time zone, such as Asia/Colombo.");
