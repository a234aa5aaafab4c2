import { createHash } from "node:crypto";
import { candidateProfiles } from "../../schema/candidate-profiles.ts";
import { candidateSkills } from "../../schema/candidate-skills.ts";
import { sessions } from "../../schema/sessions.ts";
import { users } from "../../schema/users.ts";
import { type Executor, withTx } from "../../tx.ts";
import { onlyRow, uniqueToken } from "./unique.ts";

export type UserRow = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

/** The password of every user whose `passwordHash` is left out. */
export const TEST_PASSWORD = "correct horse battery staple";

/** Argon2id of it with the least work there is, so that a test that signs in does not wait. */
const TEST_PASSWORD_HASH =
  "$argon2id$v=19$m=8,t=1,p=1$xqWtWHJIfEJIkiVWlEksZQ$BlwU/h426di4SpYEUCjnRXlqaMutlkTDDQWIUSK337A";

export async function createUser(
  executor: Executor,
  values: Partial<NewUser> & Pick<NewUser, "role">,
): Promise<UserRow> {
  const token = uniqueToken();
  const name = values.name ?? `${values.role === "candidate" ? "Candidate" : "Recruiter"} ${token}`;
  return onlyRow(
    await executor
      .insert(users)
      .values({ email: `${token}@example.test`, passwordHash: TEST_PASSWORD_HASH, ...values, name })
      .returning(),
  );
}

export function createRecruiter(
  executor: Executor,
  values: Partial<Omit<NewUser, "role">> = {},
): Promise<UserRow> {
  return createUser(executor, { ...values, role: "recruiter" });
}

export interface CandidateValues extends Partial<Omit<NewUser, "role">> {
  readonly profile?: Partial<Omit<typeof candidateProfiles.$inferInsert, "userId">>;
  /** Typed by hand unless `fromCv`. */
  readonly skills?: readonly { readonly name: string; readonly fromCv?: boolean }[];
}

/** A candidate with the profile row that signup makes. */
export function createCandidate(executor: Executor, values: CandidateValues = {}): Promise<UserRow> {
  const { profile, skills = [], ...user } = values;
  return withTx(executor, async (tx) => {
    const row = await createUser(tx, { ...user, role: "candidate" });
    await tx.insert(candidateProfiles).values({ ...profile, userId: row.id });
    if (skills.length > 0) {
      await tx.insert(candidateSkills).values(
        skills.map(({ name, fromCv = false }, position) => ({
          candidateId: row.id,
          name,
          nameKey: name.toLowerCase(),
          typed: !fromCv,
          fromCv,
          position,
        })),
      );
    }
    return row;
  });
}

const HOUR_MS = 3_600_000;

/** Signs a user in without a password; returns the token that the API takes as the bearer's. */
export async function createSession(
  executor: Executor,
  userId: string,
  { expiresAt = new Date(Date.now() + HOUR_MS), device = "" }: { expiresAt?: Date; device?: string } = {},
): Promise<string> {
  const token = uniqueToken();
  const id = createHash("sha256").update(token).digest("hex");
  await executor.insert(sessions).values({ id, userId, expiresAt, device });
  return token;
}
