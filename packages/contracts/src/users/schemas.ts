import { z } from "zod";
import { ROLES } from "../auth/enums.ts";
import { Email, NewPassword, PersonName } from "../auth/schemas.ts";
import { Id, Instant } from "../common/id.ts";
import { pageLimit, pageNumber, queryValue } from "../common/query.ts";
import { textList, trimmedText } from "../common/text.ts";
import { EXPERIENCE_LEVELS } from "../cv/enums.ts";
import { CvFacts } from "../cv/facts.ts";
import { MAX_PROFILE_SKILLS, MAX_SKILL_LENGTH, MAX_SUMMARY_LENGTH } from "./enums.ts";

/** What the last analysed CV says about the candidate; null on the user until one is analysed. */
const AiProfileInsights = z.object({
  lastAnalyzed: Instant,
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  domainExpertise: z.array(z.string()),
  keyStrengths: z.array(z.string()),
  recommendedRoles: z.array(z.string()),
});

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  profileComplete: z.boolean(),
  cvUploaded: z.boolean(),
  profileSummary: z.string(),
  skills: z.array(z.string()),
  aiProfileInsights: AiProfileInsights.nullable(),
});
export type User = z.infer<typeof User>;

export const UserSummary = z.object({ _id: Id, name: z.string(), email: z.string(), role: z.enum(ROLES) });
export type UserSummary = z.infer<typeof UserSummary>;

export const ListUsersInput = z
  .object({
    role: queryValue(z.enum(ROLES).optional()),
    search: queryValue(trimmedText({ max: 200 }).optional()),
    page: pageNumber,
    limit: pageLimit({ fallback: 500, max: 500 }),
  })
  .prefault({});
export type ListUsersInput = z.infer<typeof ListUsersInput>;
export const ListUsersResult = z.object({ users: z.array(UserSummary) });
export type ListUsersResult = z.infer<typeof ListUsersResult>;

/** A field left out stays as it was. */
export const UpdateAccountInput = z.object({ name: PersonName.optional(), email: Email.optional() });
export type UpdateAccountInput = z.infer<typeof UpdateAccountInput>;

export const ChangePasswordInput = z.object({
  currentPassword: z.string().max(1_000),
  newPassword: NewPassword,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;
export const ChangePasswordResult = z.object({ message: z.string() });
export type ChangePasswordResult = z.infer<typeof ChangePasswordResult>;

/** The password once more: a session that was left open must not be enough. */
export const DeleteAccountInput = z.object({ password: z.string().max(1_000) });
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;

export const UpdateProfileInput = z.object({
  profileSummary: trimmedText({ max: MAX_SUMMARY_LENGTH }).optional(),
  skills: textList({ maxItems: MAX_PROFILE_SKILLS, maxLength: MAX_SKILL_LENGTH }).optional(),
});
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;

export const UploadCvResult = z.object({ message: z.string(), user: User, analysisData: CvFacts });
export type UploadCvResult = z.infer<typeof UploadCvResult>;

export const ReplaceCvResult = z.object({
  user: User,
  changes: z.object({
    skillsAdded: z.array(z.string()),
    skillsRemoved: z.array(z.string()),
    experienceChanged: z.boolean(),
  }),
});
export type ReplaceCvResult = z.infer<typeof ReplaceCvResult>;
