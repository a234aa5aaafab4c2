import type { ERROR_STATUS } from "@rolecall/contracts/common/errors";
import type { ProcedureContract } from "../trpc/procedures.ts";
import type { Endpoint, ProcedurePath } from "./endpoint.ts";

type Status = (typeof ERROR_STATUS)[keyof typeof ERROR_STATUS];

/** What a caller is told of each status; those that any call may answer (500, 503) are left to the default. */
export const REFUSALS = {
  400: "The input is not right.",
  401: "Nobody is signed in, or not with these credentials.",
  403: "The caller's role may not do this, the thing is someone else's, or the account is suspended.",
  404: "There is no such thing, or none that is the caller's to know of.",
  409: "It conflicts with what is there already.",
  413: "The file or the body is too large, or the member has no room left for the file.",
  415: "The file is of another type.",
  422: "The file is encrypted, damaged, or holds no text.",
  429: "Too many attempts; Retry-After says when to try again.",
} as const satisfies Partial<Record<Status, string>>;

type Refusal = keyof typeof REFUSALS;

/** Those that do not follow from audience, input and path. */
const OWN: Partial<Record<ProcedurePath, readonly Refusal[]>> = {
  "auth.signup": [409, 429],
  "auth.login": [401, 429],
  "users.updateAccount": [409],
  "users.changePassword": [429],
  "users.deleteAccount": [429],
  "users.export": [429],
  "jobs.create": [404, 429],
  "jobs.close": [409],
  "jobs.reopen": [409],
  "jobs.keepOpen": [409],
  "users.cvFile": [404],
  "users.uploadCv": [429],
  "users.replaceCv": [429],
  "applications.upload": [404, 409, 429],
  "applications.changeStage": [409],
  "applications.delete": [403],
  "cv.analyse": [429],
  "cv.analyseSample": [429],
  "conversations.open": [403, 404, 409],
  "conversations.send": [404, 409, 429],
  "interviews.create": [404, 409],
  "interviews.confirm": [409],
  "interviews.reschedule": [409],
  "interviews.cancel": [409],
  "interviews.availableSlots": [404],
  "interviews.nearestSlots": [404],
  "savedSearches.save": [404, 409],
  "blocks.create": [403, 404, 409],
  "reports.job": [403, 404, 429],
  "reports.user": [403, 404, 429],
};

/** Every status with which a call refuses. `takesInput`: the caller gives more than what is in the path. */
export function refusalsOf(
  endpoint: Endpoint,
  { audience }: ProcedureContract,
  takesInput: boolean,
): Refusal[] {
  const isUpload = endpoint.upload !== undefined;
  const takesBody = takesInput && endpoint.method !== "get";
  // Reading the CV of an application is left to the background.
  const readsFile = isUpload && endpoint.procedure !== "applications.upload";
  const own = OWN[endpoint.procedure] ?? [];
  const applies: Record<Refusal, boolean> = {
    400: takesInput || isUpload,
    401: audience !== "public",
    403: audience !== "public" && audience !== "account",
    404: endpoint.path.includes(":"),
    409: false,
    413: takesBody || isUpload,
    415: isUpload,
    422: readsFile,
    429: false,
  };
  const statuses = Object.keys(REFUSALS).map(Number).filter(isRefusal);
  return statuses.filter((status) => applies[status] || own.includes(status));
}

function isRefusal(status: number): status is Refusal {
  return status in REFUSALS;
}
