import { z } from "zod";

/** A small file (at most a few megabytes) as a procedure returns it; REST sends its bytes. */
export const FileContent = z.object({ fileName: z.string(), contentType: z.string(), base64: z.string() });
export type FileContent = z.infer<typeof FileContent>;
