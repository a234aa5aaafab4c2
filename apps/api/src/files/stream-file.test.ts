import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openNamelessFile } from "./nameless-file.ts";
import { streamFile } from "./stream-file.ts";

async function openFile(bytes: Uint8Array) {
  const file = await openNamelessFile();
  await file.writeFile(bytes);
  let ended = 0;
  const stream = streamFile(file, () => {
    ended += 1;
  });
  return { file, stream, ended: () => ended };
}

test.each([0, 1, 65_536, 200_001])("gives the %i bytes of a file, and closes it once", async (size) => {
  const bytes = randomBytes(size);
  const { file, stream, ended } = await openFile(bytes);
  expect(Buffer.from(await new Response(stream).bytes()).equals(bytes)).toBe(true);
  expect([file.fd, ended()]).toEqual([-1, 1]);
});

test("closes it when nobody reads on, whether or not anybody has begun", async () => {
  for (const chunks of [0, 1]) {
    const { file, stream, ended } = await openFile(randomBytes(200_000));
    const reader = stream.getReader();
    for (let read = 0; read < chunks; read += 1) await reader.read();
    expect(ended()).toBe(0);
    await reader.cancel();
    expect([file.fd, ended()]).toEqual([-1, 1]);
  }
});

test("fails when the file cannot be read", async () => {
  const { file, stream, ended } = await openFile(randomBytes(10));
  await file.close();
  await expect(new Response(stream).bytes()).rejects.toThrow();
  expect(ended()).toBe(1);
});
