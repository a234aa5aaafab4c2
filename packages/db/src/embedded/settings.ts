import { totalmem } from "node:os";

export type Settings = Readonly<Record<string, string | number>>;

const MB = 1024 * 1024;

/** Memory this process may use: a container's limit, else the machine's. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

function clampMb(bytes: number, min: number, max: number): string {
  return `${Math.round(Math.min(Math.max(bytes / MB, min), max))}MB`;
}

/** For a server that shares its machine with the application and with whatever else runs there. */
export function defaultSettings(memory: number = availableMemory()): Settings {
  return {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: clampMb(memory / 8, 64, 2_048),
    effective_cache_size: clampMb(memory / 2, 128, 16_384),
    maintenance_work_mem: clampMb(memory / 64, 32, 512),
    work_mem: "16MB",
    // Every disk this is likely to meet is a solid-state one.
    random_page_cost: 1.1,
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    log_checkpoints: "off",
    // A refused row would be logged with its values, and those are people's data.
    log_min_messages: "log",
    log_min_error_statement: "panic",
  };
}

export function toArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
