import type { CvFileType } from "@rolecall/contracts/common/files";
import type { Dependencies } from "../dependencies.ts";
import { AppError } from "../errors/app-error.ts";
import { type CvUpload, readCvUpload } from "./read-upload.ts";
import { sumStoredBytes } from "./stored-files.queries.ts";

interface ReceiveOptions {
  readonly ownerId: string;
  readonly form: FormData;
  readonly accepts: readonly CvFileType[];
}

/**
 * Takes a member's CV out of a form, unless the member has used up what one may upload or store. Of several
 * that come at once each is judged by what is stored already.
 * @throws {AppError} FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE, TOO_MANY_REQUESTS or STORAGE_FULL
 */
export async function receiveUpload(
  deps: Dependencies,
  { ownerId, form, accepts }: ReceiveOptions,
): Promise<CvUpload> {
  const upload = await readCvUpload(form, accepts);
  await deps.memberLimits.uploads.take(ownerId);
  const { storageMb } = deps.config.limits;
  const stored = await sumStoredBytes(deps.database.db, ownerId);
  if (stored + upload.bytes.byteLength > storageMb * 1024 * 1024) throw storageFull(storageMb);
  return upload;
}

/** The clean-up comes round every hour and leaves files alone that are younger than one. */
function storageFull(storageMb: number): AppError {
  return new AppError(
    "STORAGE_FULL",
    `Your files take up the ${storageMb.toLocaleString("en")} MB that one member may store. ` +
      "Please delete earlier CV analyses or withdraw applications; two hours later there is room again.",
  );
}
