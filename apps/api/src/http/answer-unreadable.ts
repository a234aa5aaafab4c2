import type { Duplex } from "node:stream";
import { AppError } from "../errors/app-error.ts";
import { describeError } from "../errors/describe-error.ts";
import { answerSocket } from "./answer-socket.ts";

const SENTENCES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "The address or a header of the request is too long.",
  ERR_HTTP_REQUEST_TIMEOUT: "The request took too long to arrive.",
};

/** Which code Node's parser gives; other errors of a connection may have none. */
function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** True once an answer is on its way: another one in the middle of it would be nonsense. */
function isAnswering(socket: Duplex): boolean {
  // Node keeps the answer that a connection is busy with under this name, and asks the same of it.
  if (!("_httpMessage" in socket)) return false;
  const answer = socket._httpMessage;
  return (
    typeof answer === "object" && answer !== null && "headersSent" in answer && answer.headersSent === true
  );
}

/**
 * Answers what is no HTTP, or has more of a head than is read: no request comes of it that the app could see,
 * and Node alone would answer without a body. Too long is 400 as elsewhere (wire.md, General); only a
 * connection on which nothing came in time keeps its 408, which browsers know to be no answer to a request.
 */
export function answerUnreadable(error: Error, socket: Duplex): void {
  const code = codeOf(error);
  // More of the same request, after its answer.
  if (socket.writableEnded) return;
  if (!socket.writable || code === "ECONNRESET" || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const refusal = describeError(
    new AppError("INVALID_INPUT", SENTENCES[code] ?? "The request could not be read."),
  );
  answerSocket(socket, code === "ERR_HTTP_REQUEST_TIMEOUT" ? { ...refusal, status: 408 } : refusal);
}
