import { MAX_CV_BYTES } from "@rolecall/contracts/common/files";
import { AppError, fileTooLarge, tooManyRequests } from "../errors/app-error.ts";
import { isForm, parseForm } from "../http/read-body.ts";
import { spoolBody } from "../http/spool-body.ts";
import { createFairTurns } from "../limits/fair-turns.ts";

const MB = 1024 * 1024;
/** The form around the file may take this much beside it. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const MAX_FORM_BYTES = MAX_CV_BYTES + FORM_OVERHEAD_BYTES;
/** A small form costs its connection and a file as well. */
const MIN_WEIGHT = 64 * 1024;

/** Bytes of forms; a form that is in memory takes up to three times as much for a moment. */
export interface UploadRoomLimits {
  /** On disk, while they come in and wait. */
  readonly waiting: number;
  readonly waitingOfMember: number;
  /** In memory, from being read until they are answered. */
  readonly inMemory: number;
  readonly inMemoryOfMember: number;
}

const LIMITS: UploadRoomLimits = {
  waiting: 4_096 * MB,
  waitingOfMember: 512 * MB,
  inMemory: 64 * MB,
  inMemoryOfMember: 16 * MB,
};

/** When to come back: about as long as it takes until some of what waits has been answered. */
const RETRY_SECONDS = 5;

/** One request that may bring a form. */
export interface Upload {
  /**
   * Its form, once it has come in and it is its member's turn; an empty one when it cannot be read.
   * @throws {AppError} FILE_TOO_LARGE, TOO_MANY_REQUESTS or UNAVAILABLE before it is read, INVALID_INPUT after.
   */
  readonly readForm: (request: Request, memberId: string) => Promise<FormData>;
  /** To be called when it is answered. */
  readonly end: () => void;
}

/** Keeps uploads from filling the memory, however many come at once, and one member's from holding up the others'. */
export interface UploadRoom {
  readonly open: () => Upload;
}

export function createUploadRoom(limits: UploadRoomLimits = LIMITS): UploadRoom {
  const waiting = new Map<string, number>();
  let waitingOfAll = 0;
  // How many wait is limited by what they take up on disk.
  const memory = createFairTurns({ capacity: limits.inMemory, share: limits.inMemoryOfMember });

  /** Room on disk, which is given back by calling what it returns. */
  function enter(memberId: string, bytes: number): () => void {
    const own = waiting.get(memberId) ?? 0;
    if (own + bytes > limits.waitingOfMember) {
      throw tooManyRequests("You are uploading too many files at once.", RETRY_SECONDS * 1_000);
    }
    if (waitingOfAll + bytes > limits.waiting) throw unavailable();
    const add = (change: number) => {
      waitingOfAll += change;
      const sum = (waiting.get(memberId) ?? 0) + change;
      if (sum === 0) waiting.delete(memberId);
      else waiting.set(memberId, sum);
    };
    add(bytes);
    return () => add(-bytes);
  }

  return {
    open: () => {
      const ends: (() => void)[] = [];
      let ended = false;
      // Who has gone away while a form waited has been answered before it is read.
      const hold = (end: () => void) => (ended ? end() : ends.push(end));
      return {
        readForm: async (request, memberId) => {
          const type = request.headers.get("Content-Type") ?? "";
          if (!isForm(type) || request.body === null) return new FormData();
          const announced = announcedBytes(request);
          if (announced > MAX_FORM_BYTES) throw fileTooLarge();
          hold(enter(memberId, Math.max(MIN_WEIGHT, announced)));
          const body = await spoolBody(request.body, { maxBytes: MAX_FORM_BYTES, tooLarge: fileTooLarge });
          try {
            hold(await memory.take(memberId, Math.max(MIN_WEIGHT, body.size)));
            return await parseForm(await body.read(), type);
          } finally {
            await body.close();
          }
        },
        end: () => {
          ended = true;
          for (const end of ends.splice(0)) end();
        },
      };
    },
  };
}

/** One that does not say how large it is may be as large as any. */
function announcedBytes({ headers }: Request): number {
  const length = headers.get("Content-Length");
  return length === null || headers.has("Transfer-Encoding") ? MAX_FORM_BYTES : Number(length);
}

function unavailable(): AppError {
  return new AppError("UNAVAILABLE", "Too many files are being uploaded. Please try again in a moment.", {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
