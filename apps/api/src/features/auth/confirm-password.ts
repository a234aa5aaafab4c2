import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Actor } from "./actor.ts";
import { findAccountById } from "./auth.queries.ts";

export interface Caller {
  readonly actor: Actor;
  readonly address: string;
}

export interface ConfirmedAccount {
  readonly email: string;
  /** As it was when the password was found right: it stands for the password from here on. */
  readonly passwordHash: string;
}

/**
 * Asks for the password once more before something that a session alone should not do. Wrong ones count as
 * failed logins do: a session that was left open must not be a place to guess the password in.
 * @throws {AppError} WRONG_PASSWORD or TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  deps: Dependencies,
  { actor, address }: Caller,
  password: string,
): Promise<ConfirmedAccount> {
  const account = await findAccountById(deps.database.db, actor.userId);
  if (account === undefined) throw wrongPassword();
  const { email, passwordHash } = account;
  const attempt = { email, address };
  await deps.loginThrottle.check(attempt);
  const matches = await deps.passwords.verify(passwordHash, { password, address });
  // As in a login: guesses that were made at once have all passed the first check.
  await deps.loginThrottle.check(attempt);
  if (matches) return { email, passwordHash };
  await deps.loginThrottle.recordFailure(attempt);
  throw wrongPassword();
}

export function wrongPassword(): AppError {
  return new AppError("WRONG_PASSWORD", "The current password is not right.");
}
