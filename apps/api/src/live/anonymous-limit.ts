import type { LimitsConfig } from "../config.ts";
import { AppError } from "../errors/app-error.ts";

/** Whoever signs in within a moment leaves room: it is worth trying again soon. */
const RETRY_SECONDS = 5;

/** Counts the connections on which nobody is signed in, so that strangers cannot take up all the room there is. */
export class AnonymousLimit {
  readonly #total: number;
  readonly #perAddress: number;
  readonly #byAddress = new Map<string, number>();
  #count = 0;

  constructor({ anonymousSockets, anonymousSocketsPerAddress }: LimitsConfig) {
    this.#total = anonymousSockets;
    this.#perAddress = anonymousSocketsPerAddress;
  }

  /**
   * Whether one more may come from an address.
   * @throws {AppError} TOO_MANY_REQUESTS when it has too many, UNAVAILABLE when all together have
   */
  check(address: string): void {
    if (this.#countOf(address) >= this.#perAddress) {
      throw new AppError("TOO_MANY_REQUESTS", "Too many connections from your address are not signed in.", {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    if (this.#count >= this.#total) {
      throw new AppError("UNAVAILABLE", "Too many connections are not signed in. Please try again.", {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
  }

  enter(address: string): void {
    this.#count += 1;
    this.#byAddress.set(address, this.#countOf(address) + 1);
  }

  /** Once for each that has entered: it has signed in, or is closed. */
  leave(address: string): void {
    this.#count -= 1;
    const left = this.#countOf(address) - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
  }

  #countOf(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }
}
