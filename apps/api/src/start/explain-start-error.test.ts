import { describe, expect, it } from "vitest";
import { ConfigError } from "../config.ts";
import { explainStartError } from "./explain-start-error.ts";

const failure = (fields: object, message = "it broke") => Object.assign(new Error(message), fields);

describe("a start that fails", () => {
  it.each([
    [{ code: "EADDRINUSE", syscall: "listen", port: 5000 }, "Port 5000 is in use", "PORT"],
    [{ code: "EACCES", syscall: "listen", port: 80 }, "Port 80 is not open", "PORT"],
    [{ code: "EADDRNOTAVAIL", syscall: "listen", address: "1.2.3.4" }, "no address 1.2.3.4", "HOST"],
    [{ code: "EACCES", syscall: "mkdir", path: "/root/x" }, "/root/x cannot be used", "DATA_DIR"],
    [{ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "nowhere" }, "name nowhere", "DATABASE_URL"],
    [{ code: "ECONNREFUSED", syscall: "connect" }, "cannot be reached: it broke", "DATABASE_URL"],
    [{ code: "28P01" }, "cannot be reached: it broke", "DATABASE_URL"],
  ])("says for %o what is wrong and which setting mends it", (fields, what, setting) => {
    const sentence = explainStartError(failure(fields));
    expect(sentence).toContain(what);
    expect(sentence).toContain(setting);
  });

  it("passes on what is a sentence already", () => {
    const error = new ConfigError(["PORT: Use a port number."]);
    expect(explainStartError(error)).toBe(error.message);
  });

  it.each([
    [failure({})],
    [failure({ code: "EADDRINUSE" })],
    [failure({ code: "ENOENT", path: "/app/dist/chunk.js" })],
    ["a string"],
    [undefined],
  ])("leaves what should not happen to its origin: %s", (error) => {
    expect(explainStartError(error)).toBeUndefined();
  });
});
