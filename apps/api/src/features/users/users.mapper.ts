import type { User } from "@rolecall/contracts/users/schemas";
import { toInsights } from "../cv/cv-facts.mapper.ts";
import type { UserRow } from "./users.queries.ts";

export function toUser(row: UserRow, skills: string[]): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    profileComplete: row.complete ?? false,
    cvUploaded: row.analysedAt !== null,
    profileSummary: row.summary ?? "",
    skills,
    aiProfileInsights: toProfileInsights(row),
  };
}

function toProfileInsights({ analysedAt, experienceLevel, insights }: UserRow): User["aiProfileInsights"] {
  if (analysedAt === null || experienceLevel === null || insights === null) return null;
  return { lastAnalyzed: analysedAt.toISOString(), ...toInsights({ experienceLevel, insights }) };
}
