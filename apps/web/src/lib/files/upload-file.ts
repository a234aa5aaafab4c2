import { CV_FILE_FIELD } from "@rolecall/contracts/common/files";
import { RestError } from "../queries/errors.ts";

interface UploadOptions {
  /** A REST row that takes a file, such as `/applications/upload`. */
  path: `/${string}`;
  method?: "POST" | "PUT";
  token: string;
  file: File;
  /** Further form fields. */
  fields?: Readonly<Record<string, string>>;
  /** Share of the bytes sent, 0–1; 1 means that the server has all of it and is working. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a CV to a REST row. XMLHttpRequest, because fetch cannot report how much has been sent.
 * Rejects with a RestError (also for a lost connection) or an AbortError; read it with `parseError`.
 * The answer is what the row's contract in packages/contracts says, so the caller names its type.
 */
export function uploadFile<Result>(options: UploadOptions): Promise<Result> {
  const { path, method = "POST", token, file, fields = {}, onProgress, signal } = options;
  return new Promise<Result>((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(CV_FILE_FIELD, file);

    const request = new XMLHttpRequest();
    request.open(method, `/api${path}`);
    request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.responseType = "json";
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(answerOf<Result>(request));
      else reject(new RestError(request.status, request.response, request.statusText));
    };
    request.onerror = () => reject(new RestError(0, null));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));

    if (signal?.aborted) return reject(new DOMException("The upload was stopped.", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function answerOf<Result>(request: XMLHttpRequest): Result {
  // biome-ignore lint/plugin/no-cast: the API checks its answers against the contract before they leave.
  return request.response as Result;
}
