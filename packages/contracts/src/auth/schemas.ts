import { z } from "zod";
import { Id } from "../common/id.ts";
import { trimmedText } from "../common/text.ts";
import { ROLES } from "./enums.ts";

/** Trimmed; stored as typed and compared without case. */
export const Email = z
  .string()
  .trim()
  .max(254, "Use at most 254 characters.")
  .pipe(z.email("Enter an email address such as name@example.com."));

export const PersonName = trimmedText({ min: 1, max: 120 });

/** Any characters, spaces included, are the user's to choose: never trimmed. */
export const NewPassword = z
  .string()
  .min(8, "Use at least 8 characters.")
  .max(256, "Use at most 256 characters.");

export const SignupInput = z.object({
  name: PersonName,
  email: Email,
  password: NewPassword,
  role: z.enum(ROLES, "Choose candidate or recruiter."),
});
export type SignupInput = z.infer<typeof SignupInput>;

export const SignupResult = z.object({ message: z.string(), userId: Id, role: z.enum(ROLES) });
export type SignupResult = z.infer<typeof SignupResult>;

export const LoginInput = z.object({ email: trimmedText({ max: 1_000 }), password: z.string().max(1_000) });
export type LoginInput = z.infer<typeof LoginInput>;

/** What the browser keeps of a session. */
export const Session = z.object({
  token: z.string(),
  role: z.enum(ROLES),
  userId: Id,
  suspended: z
    .literal(true)
    .exactOptional()
    .describe("The account can only download its data and be deleted. Else left out."),
});
export type Session = z.infer<typeof Session>;
