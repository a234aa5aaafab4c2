import { ERROR_STATUS, type ErrorCode } from "@rolecall/contracts/common/errors";
import { TRPCError } from "@trpc/server";
import { describeError } from "./describe-error.ts";

type Status = (typeof ERROR_STATUS)[ErrorCode];

const TRPC_CODES = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
} as const satisfies Record<Status, TRPCError["code"]>;

/** The error that tRPC answers with the status of our table; the original stays its cause. */
export function toTrpcError(error: TRPCError): TRPCError {
  const description = describeError(error);
  const code = TRPC_CODES[ERROR_STATUS[description.body.code]];
  if (code === error.code && description.body.error === error.message) return error;
  return new TRPCError({ code, message: description.body.error, cause: error.cause ?? error });
}
