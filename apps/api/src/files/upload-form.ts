import { z } from "zod";

/**
 * The form of an upload. Its type is written out, since a declaration of the router could not name what Node's types
 * take it from.
 */
export const UploadForm: z.ZodType<FormData, FormData> = z.instanceof(FormData);
