/** Named styles for `format.dateTime(date, "day")` and `format.number(value, "percent")`. */
export const formats = {
  dateTime: {
    /** 20 Nov 2026 */
    day: { day: "numeric", month: "short", year: "numeric" },
    /** 20 Nov */
    dayOfYear: { day: "numeric", month: "short" },
    /** Fri, 20 November 2026 */
    fullDay: { weekday: "short", day: "numeric", month: "long", year: "numeric" },
    /** 14:30 or 2:30 pm, as the reader's language has it */
    time: { hour: "numeric", minute: "2-digit" },
    /** Fri, 20 Nov 2026, 14:30 */
    appointment: {
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
    },
    /** 20 Nov 2026, 14:30 */
    moment: { day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" },
  },
  number: {
    integer: { maximumFractionDigits: 0 },
    decimal: { maximumFractionDigits: 1 },
    percent: { style: "percent", maximumFractionDigits: 0 },
  },
} as const;
