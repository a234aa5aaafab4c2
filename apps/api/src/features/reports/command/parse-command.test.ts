import { NO_ID } from "@rolecall/contracts/common/id";
import { newId } from "@rolecall/db";
import { describe, expect, it } from "vitest";
import { parseCommand } from "./parse-command.ts";

const JOB = newId();
const PERSON = newId();

describe("the reports command", () => {
  it.each([
    [[], { show: "all" }],
    [["--job", JOB], { jobId: JOB, decision: undefined }],
    [["--job", JOB, "--close"], { jobId: JOB, decision: "close" }],
    [["--dismiss", "--job", JOB], { jobId: JOB, decision: "dismiss" }],
    [["--job", JOB, "--restore"], { jobId: JOB, decision: "restore" }],
    [["--person", PERSON], { userId: PERSON, decision: undefined }],
    [["--person", PERSON, "--suspend"], { userId: PERSON, decision: "suspend" }],
    [["--person", "2"], { userId: NO_ID, decision: undefined }],
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
