/** One event of about 330 bytes, the size of a short message. */
export const EVENT = {
  type: "application_analyzed",
  applicationId: "a".repeat(130),
  jobId: "j".repeat(130),
} as const;

export interface Emitted {
  /** When the sending began, on the clock of the machine. */
  readonly at: number;
}
