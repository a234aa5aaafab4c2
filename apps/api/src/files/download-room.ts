import { AppError, tooManyRequests } from "../errors/app-error.ts";
import { createRoom, type Room } from "../limits/room.ts";

/** Files that are sent at once; each takes an open file and about 200 kB while its reader takes it. */
const FILES = { ofAll: 2_000, ofOne: 500 };
const RETRY_SECONDS = 5;

/** Keeps slow readers from using up the files that the process may have open. */
export function createDownloadRoom(files = FILES): Room {
  return createRoom({
    ...files,
    onFull: (whose) =>
      whose === "one"
        ? tooManyRequests("You are downloading too many files at once.", RETRY_SECONDS * 1_000)
        : new AppError("UNAVAILABLE", "Too many files are being downloaded. Please try again in a moment.", {
            retryAfterSeconds: RETRY_SECONDS,
          }),
  });
}
