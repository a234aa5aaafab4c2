import { describe, expect, it } from "vitest";
import { parseCommand } from "./parse-command.ts";

describe("the reports command", () => {
  it.each([
    [[], { show: "all" }],
    [["--job", "1"], { jobId: "1", decision: undefined }],
    [["--job", "1", "--close"], { jobId: "1", decision: "close" }],
    [["--dismiss", "--job", "1"], { jobId: "1", decision: "dismiss" }],
    [["--job", "1", "--restore"], { jobId: "1", decision: "restore" }],
    [["--person", "2"], { userId: "2", decision: undefined }],
    [["--person", "2", "--suspend"], { userId: "2", decision: "suspend" }],
  ])("%j", (args, command) => {
    expect(parseCommand(args)).toEqual(command);
  });

  it.each([
    [["--close"]],
    [["--job"]],
    [["--job", "1", "--suspend"]],
    [["--person", "2", "--close"]],
    [["--job", "1", "--person", "2"]],
    [["--job", "1", "--close", "--dismiss"]],
    [["list"]],
    [["--all"]],
  ])("refuses %j", (args) => {
    expect(parseCommand(args)).toBeUndefined();
  });
});
