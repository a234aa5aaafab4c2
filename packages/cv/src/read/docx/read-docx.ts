import type { CvDocument } from "../../types.ts";
import type { ReadLimits } from "../limits.ts";
import { ReadFailure } from "../read-failure.ts";

export function readDocx(_bytes: Uint8Array, _limits: ReadLimits): CvDocument {
  throw new ReadFailure("unsupported");
}
