import { z } from "zod";

/** A file as a procedure returns it: REST sends it while it is read or made. */
export const FileStream = z.object({
  fileName: z.string(),
  contentType: z.string(),
  /** In bytes; left out where it shows only at the end. */
  size: z.int().optional(),
  /** Has to be read to its end, or cancelled. */
  stream: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
});
export type FileStream = z.infer<typeof FileStream>;
