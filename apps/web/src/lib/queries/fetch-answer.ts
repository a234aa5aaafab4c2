import { fieldsOf } from "../parse-json.ts";
import { RestError } from "./errors.ts";

/** What a proxy says when the API behind it cannot be reached. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** As the links of tRPC call it. */
type LinkInit = Omit<RequestInit, "signal"> & { signal?: AbortSignal | null | undefined };

/**
 * `fetch` for the tRPC links. They cannot read a refusal that tRPC has not written, such as the 401 page of
 * a proxy, and its status would be lost: here it becomes a `RestError`, for `parseError` to find.
 */
export async function fetchAnswer(url: RequestInfo | URL, init: LinkInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, signal: init.signal ?? null });
  if (response.ok || GATEWAY_STATUSES.includes(response.status)) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (isTrpcBody(body)) return response;
  throw new RestError(response.status, body, response.statusText);
}

/** One answer, or those of a batch: each has a result, or an error with a shape. */
function isTrpcBody(body: unknown): boolean {
  const [answer] = Array.isArray(body) ? body : [body];
  const { result, error } = fieldsOf(answer);
  return result !== undefined || typeof fieldsOf(error).code === "number";
}
