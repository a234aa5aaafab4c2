import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = "";
  const target = new Writable({
    write: (chunk, _encoding, done) => {
      lines += String(chunk);
      done();
    },
  });
  write(createLog({ logLevel: "info" }, target));
  return lines;
}

describe("the log", () => {
  it("tells of a failed query without the values it was run with", () => {
    const cause = new Error("connection lost");
    const error = new DrizzleQueryError(
      "select 1 from users where email = $1",
      ["nimali@example.com"],
      cause,
    );
    const line = logged((log) => log.error({ err: error }, "call failed"));
    expect(line).toContain("select 1 from users");
    expect(line).toContain("connection lost");
    expect(line).not.toContain("nimali@example.com");
  });

  it("is not led astray by values that look like a stack, wherever the query failed", () => {
    const value = "Hello\n    at once: call me on 077 123 4567";
    const failed = new DrizzleQueryError(
      "insert into messages",
      [value, "$& 077"],
      new Error("connection lost"),
    );
    const line = logged((log) =>
      log.error({ err: new Error("not stored", { cause: failed }) }, "call failed"),
    );
    expect(line).toContain("insert into messages");
    expect(line).toContain("connection lost");
    expect(line).toContain("log.test.ts");
    expect(line).not.toMatch(/077|Hello/);
  });

  it("tells of a row that was refused without its content", () => {
    const error = Object.assign(
      new Error('new row for relation "messages" violates check constraint "text"'),
      {
        code: "23514",
        detail: "Failing row contains (1, Call me on 077 123 4567).",
        where: "COPY messages, line 1: 077 123 4567",
        constraint_name: "text",
      },
    );
    const line = logged((log) => log.error({ err: error }, "call failed"));
    expect(line).toContain("violates check constraint");
    expect(line).toContain("23514");
    expect(line).not.toContain("077");
  });

  it("hides passwords and tokens wherever they stand", () => {
    const line = logged((log) => log.info({ input: { password: "secret-1" }, token: "secret-2" }));
    expect(line).not.toMatch(/secret-[12]/);
  });
});
