import { MAX_CV_BYTES } from "@rolecall/contracts/common/files";
import { expect, test } from "vitest";
import { createBodyRoom } from "./body-room.ts";

const MB = 1024 * 1024;
const LIMITS = { waiting: 30 * MB, waitingOfMember: 12 * MB, inMemory: 8 * MB, inMemoryOfMember: 4 * MB };
const TYPE = "multipart/form-data; boundary=b";

/** A form with one file, and how much of it has been asked for. */
function formOf(bytes: number, { announced = true, breaksOff = false } = {}) {
  const head = '--b\r\nContent-Disposition: form-data; name="cvFile"; filename="cv.pdf"\r\n\r\n';
  const whole = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, "x"), Buffer.from("\r\n--b--\r\n")]);
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (breaksOff && at > 0) return controller.error(new Error("aborted"));
        controller.enqueue(new Uint8Array(whole.subarray(at, at + 65_536)));
        at += 65_536;
        if (at >= whole.byteLength) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = new Headers({ "Content-Type": TYPE });
  if (announced) headers.set("Content-Length", String(whole.byteLength));
  const init = { method: "POST", headers, body, duplex: "half" as const };
  return { request: new Request("http://localhost/", init), taken: () => at };
}

function fileOf(form: FormData): [string, number] | undefined {
  const file = form.get("cvFile");
  return file instanceof File ? [file.name, file.size] : undefined;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test("a form is read from its disk as it was sent, also one that does not say how large it is", async () => {
  for (const announced of [true, false]) {
    const upload = createBodyRoom(LIMITS).open();
    const form = await upload.readForm(formOf(3 * MB, { announced }).request, "one");
    expect(fileOf(form)).toEqual(["cv.pdf", 3 * MB]);
    upload.end();
  }
});

test("so much of one member is in memory; the rest waits, and others do not wait for it", async () => {
  const room = createBodyRoom(LIMITS);
  const read: string[] = [];
  const start = (member: string) => {
    const upload = room.open();
    void upload.readForm(formOf(3 * MB).request, member).then(() => read.push(member));
    return upload;
  };
  const first = start("one");
  await expect.poll(() => read).toEqual(["one"]);
  const second = start("one");
  start("two");
  await expect.poll(() => read).toEqual(["one", "two"]);
  start("three");
  await settle();
  // Neither that member's second nor a third member's: all of the memory is taken.
  expect(read).toEqual(["one", "two"]);
  first.end();
  await expect.poll(() => read).toHaveLength(3);
  second.end();
});

test("who goes away while the form waits leaves no room taken", async () => {
  const room = createBodyRoom(LIMITS);
  for (let round = 0; round < 5; round += 1) {
    const upload = room.open();
    const reading = upload.readForm(formOf(4 * MB).request, "one");
    upload.end();
    await reading;
  }
});

test("who uploads too much at once is refused unread, with when to come back, and others are not", async () => {
  const room = createBodyRoom(LIMITS);
  const uploads = [room.open(), room.open(), room.open()];
  const taken = uploads.slice(0, 2).map((upload) => upload.readForm(formOf(4 * MB).request, "one"));
  const refused = formOf(4 * MB);
  await expect(uploads[2]?.readForm(refused.request, "one")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: "You are sending too much at once. Please try again in 5 seconds.",
    retryAfterSeconds: 5,
  });
  expect(refused.taken()).toBe(0);
  const other = room.open();
  expect(fileOf(await other.readForm(formOf(3 * MB).request, "two"))).toEqual(["cv.pdf", 3 * MB]);
  // Once one is answered there is room again.
  uploads[0]?.end();
  const again = room.open();
  taken.push(again.readForm(formOf(4 * MB).request, "one"));
  for (const [turn, upload] of [uploads[1], again].entries()) {
    await taken[turn + 1];
    upload?.end();
  }
});

test("all together are refused when the disk's share is used up", async () => {
  const room = createBodyRoom({ ...LIMITS, waiting: 6 * MB });
  void room.open().readForm(formOf(4 * MB).request, "one");
  const refused = formOf(4 * MB);
  await expect(room.open().readForm(refused.request, "two")).rejects.toMatchObject({
    code: "UNAVAILABLE",
    retryAfterSeconds: 5,
  });
  expect(refused.taken()).toBe(0);
});

test("what is too large is refused: unread where it says so, else once it is", async () => {
  const room = createBodyRoom(LIMITS);
  const announced = formOf(MAX_CV_BYTES + MB);
  await expect(room.open().readForm(announced.request, "one")).rejects.toMatchObject({
    code: "FILE_TOO_LARGE",
  });
  expect(announced.taken()).toBe(0);
  const silent = formOf(MAX_CV_BYTES + 2 * MB, { announced: false });
  await expect(room.open().readForm(silent.request, "two")).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
  expect(silent.taken()).toBeLessThan(MAX_CV_BYTES + MB);
});

test.each([
  ["breaks off", () => formOf(MB, { breaksOff: true }).request],
  ["is none", () => new Request("http://localhost/", { method: "POST", body: "x" })],
])("a form that %s is an empty one, and leaves its room to the next", async (_what, makeRequest) => {
  const room = createBodyRoom({ ...LIMITS, waitingOfMember: 7 * MB });
  for (let round = 0; round < 10; round += 1) {
    const upload = room.open();
    expect([...(await upload.readForm(makeRequest(), "one"))]).toEqual([]);
    upload.end();
  }
});

test("a body that comes too slowly is refused, and leaves its room to the next", async () => {
  const patience = { ms: 30, bytesPerSecond: MB };
  const room = createBodyRoom({ ...LIMITS, waitingOfMember: 7 * MB, patience });
  const slow = () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from("--b")),
    });
    const headers = { "Content-Type": TYPE, "Content-Length": String(5 * MB) };
    return new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" });
  };
  for (let round = 0; round < 3; round += 1) {
    const body = room.open();
    await expect(body.readForm(slow(), "one")).rejects.toMatchObject({ code: "INVALID_INPUT" });
    body.end();
  }
  // As fast as asked for, however long it takes.
  const steady = formOf(MB);
  const body = room.open();
  expect(fileOf(await body.readForm(steady.request, "one"))).toEqual(["cv.pdf", MB]);
});

/** JSON with one long word. */
function jsonOf(bytes: number): Request {
  const text = JSON.stringify({ word: "x".repeat(bytes) });
  const headers = { "Content-Length": String(text.length) };
  return new Request("http://localhost/", { method: "POST", headers, body: text });
}

test("a small text waits for nobody, a large one takes a turn as forms do", async () => {
  const room = createBodyRoom({ ...LIMITS, inMemoryOfMember: MB });
  const read: string[] = [];
  const start = (name: string, bytes: number) => {
    const body = room.open();
    void body
      .readText(jsonOf(bytes), async () => name.charAt(0))
      .then((text) => {
        expect(JSON.parse(text).word).toHaveLength(bytes);
        read.push(name);
      });
    return body;
  };
  const first = start("a1", MB);
  await expect.poll(() => read).toEqual(["a1"]);
  start("a2", MB);
  start("a3", 100_000);
  start("b1", MB);
  await expect.poll(() => read.toSorted()).toEqual(["a1", "a3", "b1"]);
  first.end();
  await expect.poll(() => read).toHaveLength(4);
});

test("texts are refused as too large, and as too many of one sender", async () => {
  const room = createBodyRoom(LIMITS);
  const read = (bytes: number, sender: string) => room.open().readText(jsonOf(bytes), async () => sender);
  await expect(read(10 * MB, "one")).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
  void read(9 * MB, "one");
  await expect(read(9 * MB, "one")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfterSeconds: 5,
  });
  await read(9 * MB, "two");
});
