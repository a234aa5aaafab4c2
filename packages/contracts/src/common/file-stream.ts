import { z } from "zod";

/** A file of any size as a procedure returns it: REST sends it while it is being made. */
export const FileStream = z.object({
  fileName: z.string(),
  contentType: z.string(),
  stream: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
});
export type FileStream = z.infer<typeof FileStream>;
