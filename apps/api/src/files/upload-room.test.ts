import { MAX_CV_BYTES } from "@rolecall/contracts/common/files";
import { expect, test } from "vitest";
import { createUploadRoom } from "./upload-room.ts";

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
    const upload = createUploadRoom(LIMITS).open();
    const form = await upload.readForm(formOf(3 * MB, { announced }).request, "one");
    expect(fileOf(form)).toEqual(["cv.pdf", 3 * MB]);
    upload.end();
  }
});

test("so much of one member is in memory; the rest waits, and others do not wait for it", async () => {
  const room = createUploadRoom(LIMITS);
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
  const room = createUploadRoom(LIMITS);
  for (let round = 0; round < 5; round += 1) {
    const upload = room.open();
    const reading = upload.readForm(formOf(4 * MB).request, "one");
    upload.end();
    await reading;
  }
});

test("who uploads too much at once is refused unread, with when to come back, and others are not", async () => {
  const room = createUploadRoom(LIMITS);
  const uploads = [room.open(), room.open(), room.open()];
  const taken = uploads.slice(0, 2).map((upload) => upload.readForm(formOf(4 * MB).request, "one"));
  const refused = formOf(4 * MB);
  await expect(uploads[2]?.readForm(refused.request, "one")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: "You are uploading too many files at once. Please try again in 5 seconds.",
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
  const room = createUploadRoom({ ...LIMITS, waiting: 6 * MB });
  void room.open().readForm(formOf(4 * MB).request, "one");
  const refused = formOf(4 * MB);
  await expect(room.open().readForm(refused.request, "two")).rejects.toMatchObject({
    code: "UNAVAILABLE",
    retryAfterSeconds: 5,
  });
  expect(refused.taken()).toBe(0);
});

test("what is too large is refused: unread where it says so, else once it is", async () => {
  const room = createUploadRoom(LIMITS);
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
  const room = createUploadRoom({ ...LIMITS, waitingOfMember: 7 * MB });
  for (let round = 0; round < 10; round += 1) {
    const upload = room.open();
    expect([...(await upload.readForm(makeRequest(), "one"))]).toEqual([]);
    upload.end();
  }
});
