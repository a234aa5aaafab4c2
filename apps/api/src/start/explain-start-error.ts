import { z } from "zod";
import { isConnectionError } from "../errors/connection-error.ts";

/** By name: the modules that throw them are loaded only when they are needed. */
const TOLD_IN_A_SENTENCE = new Set([
  "ConfigError",
  "FolderError",
  "BucketError",
  "EmbeddedPostgresError",
  "DemoError",
]);
/** Of files and folders that this user cannot have or make. */
const FOLDER_CODES = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "ENOTDIR", "EEXIST"]);
/** Of names of machines. */
const NAME_CODES = new Set(["ENOTFOUND", "EAI_AGAIN"]);
/** SQLSTATE of a wrong user or password, or of a database that is not there. */
const DATABASE_CODES = new Set(["28000", "28P01", "3D000"]);

/** What the host can mend about a failed start, in a sentence; undefined for what should not happen. */
export function explainStartError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (TOLD_IN_A_SENTENCE.has(error.name)) return error.message;
  const { code, syscall, port, address, path, hostname } = SystemError.parse(error);
  if (syscall === "listen") return explainListen({ code, port, address });
  if (path !== undefined && FOLDER_CODES.has(code)) {
    return `${path} cannot be used (${code}). Set DATA_DIR to a folder that can be written to.`;
  }
  if (NAME_CODES.has(code))
    return `No machine is found by the name ${hostname}. Check DATABASE_URL and HOST.`;
  if (DATABASE_CODES.has(code) || isConnectionError(error)) {
    return `The database cannot be reached: ${error.message}. Check DATABASE_URL.`;
  }
  return undefined;
}

/** The fields of Node's errors of the system and of the database driver; an error of ours has none of them. */
const SystemError = z.object({
  code: z.string().catch(""),
  syscall: z.string().optional().catch(undefined),
  port: z.number().optional().catch(undefined),
  address: z.string().optional().catch(undefined),
  path: z.string().optional().catch(undefined),
  hostname: z.string().optional().catch(undefined),
});
type SystemError = z.infer<typeof SystemError>;

function explainListen({ code, port, address }: Pick<SystemError, "code" | "port" | "address">) {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program. Stop that one, or set PORT to another port.`;
    case "EACCES":
      return `Port ${port} is not open to this user. Set PORT to one from 1024 on.`;
    case "EADDRNOTAVAIL":
      return `This machine has no address ${address}. Set HOST to one that it has, or leave it out.`;
    default:
      return undefined;
  }
}
