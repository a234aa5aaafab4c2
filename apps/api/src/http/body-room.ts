import { MAX_CV_BYTES } from "@rolecall/contracts/common/files";
import { AppError, bodyTooLarge, fileTooLarge, tooManyRequests } from "../errors/app-error.ts";
import { createFairTurns } from "../limits/fair-turns.ts";
import { createRoom } from "../limits/room.ts";
import { isForm, parseForm } from "./read-body.ts";
import { type Patience, spoolBody } from "./spool-body.ts";

const MB = 1024 * 1024;
/** The form around the file may take this much beside it. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const FORM = { maxBytes: MAX_CV_BYTES + FORM_OVERHEAD_BYTES, tooLarge: fileTooLarge };
/** JSON (wire.md, General). */
const TEXT = { maxBytes: 10 * MB, tooLarge: bodyTooLarge };
/** A small body costs its connection and a file as well. */
const MIN_WEIGHT = 64 * 1024;
/** Texts up to this are read as they come, which is every one that a procedure could take, in any script. */
const SMALL_TEXT_BYTES = 128 * 1024;

/** Bytes of bodies; one that is in memory takes up to three times as much for a moment. */
export interface BodyRoomLimits {
  /** On disk, while they come in and wait. */
  readonly waiting: number;
  readonly waitingOfMember: number;
  /** In memory, from being read until they are answered. */
  readonly inMemory: number;
  readonly inMemoryOfMember: number;
  readonly patience: Patience;
}

const LIMITS: BodyRoomLimits = {
  waiting: 4_096 * MB,
  waitingOfMember: 512 * MB,
  inMemory: 64 * MB,
  inMemoryOfMember: 16 * MB,
  // Node's own limit, five minutes for a whole request, asks twice as much of the largest.
  patience: { ms: 30_000, bytesPerSecond: 8 * 1024 },
};

/** When to come back: about as long as it takes until some of what waits has been answered. */
const RETRY_SECONDS = 5;

/** One request that may bring a body. */
interface Body {
  /**
   * Its form, once it has come in and it is its member's turn; an empty one when it cannot be read.
   * @throws {AppError} FILE_TOO_LARGE, TOO_MANY_REQUESTS or UNAVAILABLE before it is read, INVALID_INPUT after.
   */
  readonly readForm: (request: Request, memberId: string) => Promise<FormData>;
  /**
   * Its text, a large one in the same way. `sender` says whose turn it takes: a member's, or an address'.
   * @throws {AppError} BODY_TOO_LARGE, TOO_MANY_REQUESTS, UNAVAILABLE or INVALID_INPUT
   */
  readonly readText: (request: Request, sender: () => Promise<string>) => Promise<string>;
  /** To be called when it is answered. */
  readonly end: () => void;
}

/** Keeps bodies from filling the memory, however many come at once, and one member's from holding up the others'. */
export interface BodyRoom {
  readonly open: () => Body;
}

export function createBodyRoom(options: Partial<BodyRoomLimits> = {}): BodyRoom {
  const limits = { ...LIMITS, ...options };
  const disk = createRoom({ ofAll: limits.waiting, ofOne: limits.waitingOfMember, onFull: refuse });
  // How many wait is limited by what they take up on disk.
  const memory = createFairTurns({ capacity: limits.inMemory, share: limits.inMemoryOfMember });

  return {
    open: () => {
      const ends: (() => void)[] = [];
      let ended = false;
      // Who has gone away while a body waited has been answered before it is read.
      const hold = (end: () => void) => (ended ? end() : ends.push(end));

      async function read(
        body: ReadableStream<Uint8Array>,
        options: { bytes: number; sender: string } & typeof FORM,
      ): Promise<Buffer<ArrayBuffer>> {
        const { bytes, sender, ...size } = options;
        hold(disk.enter(sender, Math.max(MIN_WEIGHT, bytes)));
        const spooled = await spoolBody(body, { ...size, patience: limits.patience, tooSlow });
        try {
          hold(await memory.take(sender, Math.max(MIN_WEIGHT, spooled.size)));
          return await spooled.read();
        } finally {
          await spooled.close();
        }
      }

      return {
        readForm: async (request, sender) => {
          const type = request.headers.get("Content-Type") ?? "";
          if (!isForm(type) || request.body === null) return new FormData();
          const bytes = announcedBytes(request) ?? FORM.maxBytes;
          if (bytes > FORM.maxBytes) throw FORM.tooLarge();
          return parseForm(await read(request.body, { ...FORM, bytes, sender }), type);
        },
        readText: async (request, sender) => {
          const bytes = announcedBytes(request) ?? TEXT.maxBytes;
          if (bytes <= SMALL_TEXT_BYTES || request.body === null) return request.text();
          if (bytes > TEXT.maxBytes) throw TEXT.tooLarge();
          const text = await read(request.body, { ...TEXT, bytes, sender: await sender() });
          return new TextDecoder().decode(text);
        },
        end: () => {
          ended = true;
          for (const end of ends.splice(0)) end();
        },
      };
    },
  };
}

/** Undefined for a body that does not say how large it is: it may be as large as any. */
function announcedBytes({ headers }: Request): number | undefined {
  return headers.has("Transfer-Encoding") ? undefined : Number(headers.get("Content-Length"));
}

function refuse(whose: "all" | "one"): AppError {
  return whose === "one"
    ? tooManyRequests("You are sending too much at once.", RETRY_SECONDS * 1_000)
    : new AppError("UNAVAILABLE", "Too much is being sent at once. Please try again in a moment.", {
        retryAfterSeconds: RETRY_SECONDS,
      });
}

function tooSlow(): AppError {
  return new AppError(
    "INVALID_INPUT",
    "The request came in too slowly. Please try again where the connection is faster.",
  );
}
