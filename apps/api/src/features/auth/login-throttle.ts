import { createHash } from "node:crypto";
import type { Db, Sql } from "@rolecall/db";
import { tooManyRequests } from "../../errors/app-error.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import {
  countLoginFailures,
  deleteLoginFailures,
  deleteLoginFailuresOlderThan,
  type FailureCount,
  type FailureCounts,
  findLogin,
  insertLoginFailures,
  type LoginAccount,
} from "./auth.queries.ts";

/** Failed logins are counted over this sliding window (wire.md, Auth and users). */
const WINDOW_SECONDS = 15 * 60;
const MAX_FAILURES_PER_ACCOUNT = 5;
/** Far above what people behind one office address mistype, far below what guessing needs. */
const MAX_FAILURES_PER_ADDRESS = 300;
/** Sign-ins and signups of one address in a minute: only a flood gets here. */
const MAX_CALLS_PER_MINUTE = 3_000;

interface LoginAttempt {
  readonly email: string;
  readonly address: string;
}

export interface LoginThrottle {
  /**
   * Resolves with how many failures of the account count at the moment.
   * @throws {AppError} TOO_MANY_REQUESTS with the seconds until the next attempt counts again.
   */
  readonly check: (attempt: LoginAttempt) => Promise<number>;
  /** The same, and finds the account on the way; undefined when there is none. */
  readonly checkAndFind: (attempt: LoginAttempt) => Promise<LoginAccount | undefined>;
  readonly recordFailure: (attempt: LoginAttempt) => Promise<void>;
  /** Forgets the account's failures: its owner is here. Those of the address stay. */
  readonly recordSuccess: (attempt: LoginAttempt) => Promise<void>;
  /** @throws {AppError} TOO_MANY_REQUESTS for a flood of calls from one address. */
  readonly checkFlood: (address: string) => Promise<void>;
  readonly deleteOld: () => Promise<void>;
}

/** Failures are rows, so that several API processes count as one; floods are counted in each by itself. */
export function createLoginThrottle(db: Db, statements: Sql): LoginThrottle {
  const flood = createRateLimit({
    max: MAX_CALLS_PER_MINUTE,
    seconds: 60,
    sentence: () => "There were too many requests from your network.",
  });

  function refuseAbove(limit: number, { failures, waitMs }: FailureCount): void {
    if (failures < limit) return;
    throw tooManyRequests("There were too many wrong passwords.", waitMs);
  }

  function refuse({ account, address }: FailureCounts): void {
    refuseAbove(MAX_FAILURES_PER_ACCOUNT, account);
    refuseAbove(MAX_FAILURES_PER_ADDRESS, address);
  }

  return {
    check: async (attempt) => {
      const failures = await countLoginFailures(statements, subjectsOf(attempt), WINDOW_SECONDS);
      refuse(failures);
      return failures.account.failures;
    },
    checkAndFind: async (attempt) => {
      const { account, failures } = await findLogin(
        statements,
        attempt.email,
        subjectsOf(attempt),
        WINDOW_SECONDS,
      );
      refuse(failures);
      return account;
    },
    recordFailure: (attempt) => insertLoginFailures(db, Object.values(subjectsOf(attempt))),
    recordSuccess: ({ email }) => deleteLoginFailures(db, [accountSubject(email)]),
    checkFlood: flood.take,
    deleteOld: () => deleteLoginFailuresOlderThan(db, WINDOW_SECONDS),
  };
}

/** Hashed, so that the table does not hold the e-mails of people who have no account here. */
function accountSubject(email: string): string {
  return `account:${createHash("sha256").update(email.trim().toLowerCase()).digest("hex")}`;
}

function subjectsOf({ email, address }: LoginAttempt) {
  return { account: accountSubject(email), address: `address:${address}` };
}
