import { RestError } from "../queries/errors.ts";

interface DownloadOptions {
  /** A REST row that answers with a file, such as `/users/me/export`. */
  path: `/${string}`;
  token: string;
  /** Bytes so far: how many there will be is not known of a file that is made while it is sent. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
}

/**
 * Fetches a file of any size; the browser keeps what has come on its disk when it is large. Rejects with a
 * RestError, also for a connection that is lost half-way, or an AbortError; read it with `parseError`.
 */
export async function downloadFile(options: DownloadOptions): Promise<File> {
  const { path, token, onProgress, signal } = options;
  try {
    const response = await fetch(`/api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    });
    if (!response.ok) throw new RestError(response.status, await response.json().catch(() => null));
    const counted = response.body?.pipeThrough(countBytes(onProgress)) ?? null;
    const type = response.headers.get("Content-Type") ?? "";
    const blob = await new Response(counted, { headers: { "Content-Type": type } }).blob();
    return new File([blob], fileNameIn(response.headers.get("Content-Disposition")), { type });
  } catch (error) {
    if (error instanceof RestError || signal?.aborted) throw error;
    throw new RestError(0, null);
  }
}

function countBytes(onProgress?: (bytes: number) => void) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onProgress?.(bytes);
      controller.enqueue(chunk);
    },
  });
}

/** Our own server writes the header, with the whole name in its extended form (RFC 8187). */
export function fileNameIn(disposition: string | null): string {
  const name = /filename\*=UTF-8''([^;\s]+)/.exec(disposition ?? "")?.[1];
  return name === undefined ? "download" : decodeURIComponent(name);
}
