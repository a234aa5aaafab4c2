import type { SignupInput, SignupResult } from "@rolecall/contracts/auth/schemas";
import { isUniqueViolation, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { insertUser } from "./auth.queries.ts";

/** Creates an account. It does not sign in. */
export async function signUp(deps: Dependencies, address: string, input: SignupInput): Promise<SignupResult> {
  await deps.loginThrottle.checkFlood(address);
  const { password, ...user } = input;
  const passwordHash = await deps.passwords.hash({ password, address });
  try {
    const { id } = await withTx(deps.database.db, (tx) => insertUser(tx, { ...user, passwordHash }));
    return { message: "Signup successful!", userId: id, role: user.role };
  } catch (error) {
    if (isUniqueViolation(error, "users_email_key")) throw emailTaken();
    throw error;
  }
}

export function emailTaken(): AppError {
  return new AppError("EMAIL_TAKEN", "An account with this email exists already.");
}
