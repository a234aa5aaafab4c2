import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SignOfUse } from "../browser/when-in-use.ts";
import { watchfulWebSocket } from "./watchful-socket.ts";

/** A line on which nothing comes but what the test sends, and no goodbye either. */
class SilentLine extends EventTarget {
  static readonly OPEN = 1;
  readonly url: string;
  readyState = 0;
  readonly sent: string[] = [];

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    if (this.readyState < 2) this.readyState = 2;
  }
}

let listeners: Set<(sign: SignOfUse) => void>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", SilentLine);
  vi.stubGlobal("CloseEvent", Event);
  listeners = new Set();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function dial() {
  const Watchful = watchfulWebSocket((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  const socket: unknown = new Watchful("ws://rolecall.example");
  if (!(socket instanceof SilentLine)) throw new Error("It is built on another class.");
  const heard: string[] = [];
  for (const type of ["open", "message", "error", "close"])
    socket.addEventListener(type, ({ type: name }) => heard.push(name));
  return { socket, heard, tell: (type: string) => socket.dispatchEvent(new Event(type)) };
}

function connect() {
  const line = dial();
  line.socket.readyState = 1;
  line.tell("open");
  return line;
}

function say(sign: SignOfUse): void {
  for (const listener of listeners) listener(sign);
}

it("gives up connecting after twenty seconds", () => {
  const { socket } = dial();
  vi.advanceTimersByTime(19_999);
  expect(socket.readyState).toBe(0);
  vi.advanceTimersByTime(1);
  expect(socket.readyState).toBe(2);
});

it("notices within five seconds of somebody's return that the line is dead, and says so but once", () => {
  const { socket, heard, tell } = connect();
  say("returned");
  expect(socket.sent).toEqual(["PING"]);
  vi.advanceTimersByTime(3_999);
  expect(heard).toEqual(["open"]);
  vi.advanceTimersByTime(501);
  expect(heard).toEqual(["open", "close"]);
  for (const late of ["message", "error", "close"]) tell(late);
  expect(heard).toEqual(["open", "close"]);
  expect(listeners.size).toBe(0);
});

it("keeps a line that answers, and asks once at a time", () => {
  const { socket, heard, tell } = connect();
  say("returned");
  say("returned");
  expect(socket.sent).toEqual(["PING"]);
  vi.advanceTimersByTime(3_000);
  tell("message");
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(["open", "message"]);
  expect(socket.readyState).toBe(1);
});

it("asks somebody's line while it is used only when nothing has come for five seconds", () => {
  const { socket, tell } = connect();
  say("used");
  vi.advanceTimersByTime(4_000);
  tell("message");
  vi.advanceTimersByTime(4_999);
  say("used");
  expect(socket.sent).toEqual([]);
  vi.advanceTimersByTime(1);
  say("used");
  expect(socket.sent).toEqual(["PING"]);
});

it("asks again after the page has slept, since the answer may wait to be read", () => {
  const { socket, heard } = connect();
  say("returned");
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(4_000);
  expect(socket.sent).toEqual(["PING", "PING"]);
  expect(heard).toEqual(["open"]);
  vi.advanceTimersByTime(4_500);
  expect(heard).toEqual(["open", "close"]);
});

it("hears the goodbye of a line that is alive", () => {
  const { socket, heard, tell } = connect();
  socket.close();
  tell("close");
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["open", "close"]);
});
