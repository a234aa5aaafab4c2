export const ROLES = ["candidate", "recruiter"] as const;
export type Role = (typeof ROLES)[number];
