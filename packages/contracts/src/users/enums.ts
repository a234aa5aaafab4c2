/** By what a candidate names those from whom to hide. */
export const HIDDEN_FROM_KINDS = ["domain", "company"] as const;
