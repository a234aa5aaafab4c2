/**
 * Keys of the advisory locks, together so that no two are the same. Any numbers will do. `calendars` and
 * `reports` are the first of two numbers: a space of its own each, beside the locks of one.
 */
export const LOCK_KEYS = {
  migrations: 7_305_001,
  appendEvents: 7_305_002,
  calendars: 7_305_003,
  /** Lets the reports of one member wait for one another. */
  reports: 7_305_004,
  /** Puts the notifications of a role in the order of their commits. */
  audienceNotifications: 7_305_010,
} as const;
