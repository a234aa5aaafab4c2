import { describe, expect, it } from "vitest";
import { parseEventId } from "./live-feed.ts";
import { OutgoingEvent } from "./outgoing-event.ts";

const event = { type: "application_analyzed", applicationId: "a", jobId: 'j "quoted"' } as const;

describe("an event on its way out", () => {
  const outgoing = new OutgoingEvent({
    seq: 42,
    userId: "u",
    audience: null,
    event,
    createdAt: new Date(0),
  });

  it("is what a tracked event is in tRPC's protocol, behind each subscription's envelope", () => {
    const result = { type: "data", id: "42", data: { id: "42", data: event } };
    expect(JSON.parse(outgoing.frame('"id":1').toString())).toEqual({ id: 1, result });
    const other = outgoing.frame('"id":"x","jsonrpc":"2.0"').toString();
    expect(JSON.parse(other)).toEqual({ id: "x", jsonrpc: "2.0", result });
  });

  it("is built once for all that share an envelope", () => {
    expect(outgoing.frame('"id":1')).toBe(outgoing.frame('"id":1'));
    expect(outgoing.frame('"id":1')).not.toBe(outgoing.frame('"id":2'));
  });
});

describe("an event id", () => {
  it.each([
    ["0", 0],
    ["42", 42],
    ["999999999999999", 999_999_999_999_999],
    ["1000000000000000", null],
    ["", null],
    ["-1", null],
    ["1.5", null],
    ["1e3", null],
    [" 1", null],
    [null, null],
    [undefined, null],
  ])("%j stands for %j", (id, seq) => {
    expect(parseEventId(id)).toBe(seq);
  });
});
