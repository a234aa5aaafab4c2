import { Temporal } from "temporal-polyfill";
import { invalidInput } from "../../errors/app-error.ts";

interface MomentOptions {
  /** IANA name; wall time without an offset is meant in it. */
  readonly timeZone: string;
  /** Field of the input that an error names. */
  readonly path: string;
}

/**
 * The instant that an `InterviewMoment` of the contracts means. An hour that a change of clocks repeats
 * is the earlier of the two.
 * @throws {AppError} INVALID_INPUT for wall time that the zone skips.
 */
export function resolveMoment(moment: string, { timeZone, path }: MomentOptions): Date {
  const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/.test(moment);
  try {
    return hasOffset ? toDate(Temporal.Instant.from(moment)) : resolveWallTime(moment, { timeZone, path });
  } catch (error) {
    // Finer than nanoseconds, or beyond what the calendar reaches.
    if (error instanceof RangeError)
      throw invalidInput(path, "Use a date and time such as 2026-12-01T10:00:00Z.");
    throw error;
  }
}

function resolveWallTime(moment: string, { timeZone, path }: MomentOptions): Date {
  const wanted = Temporal.PlainDateTime.from(moment);
  const found = wanted.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  if (!found.toPlainDateTime().equals(wanted)) {
    throw invalidInput(path, `The clocks in ${timeZone} skip this time on that day. Choose another.`);
  }
  return toDate(found.toInstant());
}

/** As `resolveMoment`, and the moment has to lie after `now`. */
export function resolveFutureMoment(moment: string, options: MomentOptions & { now: Date }): Date {
  const date = resolveMoment(moment, options);
  if (date <= options.now) throw invalidInput(options.path, "Choose a time in the future.");
  return date;
}

/** The week that holds `now`, from Monday's first instant in the zone to that of the next Monday. */
export function weekOf(now: Date, timeZone: string): { start: Date; end: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return {
    start: toDate(monday.toZonedDateTime(timeZone).toInstant()),
    end: toDate(monday.add({ days: 7 }).toZonedDateTime(timeZone).toInstant()),
  };
}

function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}
