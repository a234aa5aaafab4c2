import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../errors/app-error.ts";
import { createFairTurns } from "../../limits/fair-turns.ts";

/** Argon2id (the library's default variant) as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/**
 * Hundreds a minute from one address are to pass (wire.md, Auth and users), also when they come at once. Longer
 * queues would only let callers wait for an answer that they have given up on (some 10 s of work).
 */
const MAX_WAITING = { ofAll: 10_000, ofOne: 1_000 };

/** A password and who sends it: who it is is not known yet, so addresses take turns. */
interface Sent {
  readonly password: string;
  readonly address: string;
}

export interface Passwords {
  readonly hash: (sent: Sent) => Promise<string>;
  /** With no hash (an unknown account) it still does the same work, and answers false. */
  readonly verify: (passwordHash: string | undefined, sent: Sent) => Promise<boolean>;
}

/** Hashes on as many threads as there are processors; more at once would only slow each other down. */
export function createPasswords(): Passwords {
  const turns = createFairTurns({
    capacity: availableParallelism(),
    maxWaiting: MAX_WAITING,
    onFull: () =>
      new AppError("TOO_MANY_REQUESTS", "Too many sign-ins at once. Please try again.", {
        retryAfterSeconds: 2,
      }),
  });
  let decoy: Promise<string> | undefined;
  return {
    hash: ({ password, address }) => turns.run(address, () => hash(password, PARAMETERS)),
    verify: (passwordHash, { password, address }) =>
      turns.run(address, async () => {
        decoy ??= hash("a password that nobody has", PARAMETERS);
        const matches = await verify(passwordHash ?? (await decoy), password);
        return matches && passwordHash !== undefined;
      }),
  };
}
