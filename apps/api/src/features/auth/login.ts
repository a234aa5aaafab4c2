import type { LoginInput, Session } from "@rolecall/contracts/auth/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { Context } from "../../trpc/context.ts";
import { nameDevice } from "./name-device.ts";
import { wrongCredentials } from "./sessions.ts";

/**
 * Signs in. Costs the same whether or not the account exists, and says the same when it fails. Who is suspended is let
 * in as far as `accountProcedure` goes.
 */
export async function login(
  deps: Dependencies,
  { address, userAgent }: Pick<Context, "address" | "userAgent">,
  input: LoginInput,
): Promise<Session> {
  const attempt = { email: input.email, address };
  await deps.loginThrottle.checkFlood(address);
  const account = await deps.loginThrottle.checkAndFind(attempt);
  const matches = await deps.passwords.verify(account?.passwordHash, { password: input.password, address });
  // Guesses that were made at once have all passed the first check: they count one after the other here.
  const failures = await deps.loginThrottle.check(attempt);
  if (account === undefined || !matches) {
    await deps.loginThrottle.recordFailure(attempt);
    throw wrongCredentials();
  }

  if (failures > 0) await deps.loginThrottle.recordSuccess(attempt);
  const { id: userId, role, suspended } = account;
  const token = await deps.sessions.create({ account, device: nameDevice(userAgent()) });
  return { token, role, userId, ...(suspended ? { suspended } : {}) };
}
