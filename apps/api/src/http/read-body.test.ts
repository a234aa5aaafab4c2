import { expect, test } from "vitest";
import { limitBody, MAX_FORM_PARTS, MAX_JSON_VALUES, parseForm, parseJson } from "./read-body.ts";

const TOO_MANY = { code: "INVALID_INPUT", message: "The request has too many values." };

function post(body: string | FormData, type?: string): Request {
  const headers = type === undefined ? undefined : { "Content-Type": type };
  return new Request("http://localhost/", { method: "POST", body, ...(headers && { headers }) });
}

async function readForm(request: Request): Promise<FormData> {
  return parseForm(Buffer.from(await request.arrayBuffer()), request.headers.get("Content-Type") ?? "");
}

function formOf(fields: number): FormData {
  const form = new FormData();
  for (let field = 0; field < fields; field += 1) form.append("field", String(field));
  return form;
}

test.each([
  ["keys", `{${Array.from({ length: 600_000 }, (_, key) => `"k${key}":0`).join(",")}}`],
  ["entries", `[${"0,".repeat(5_000_000)}0]`],
  ["empty objects", `[${"{},".repeat(3_000_000)}{}]`],
  ["lists in each other", "[".repeat(5_000_000) + "]".repeat(5_000_000)],
])("a text of too many %s is refused unparsed", (_what, text) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining(TOO_MANY));
});

test("as many values as may be are parsed, and one more is not", () => {
  const list = (length: number) => JSON.stringify(Array(length).fill(0));
  expect(parseJson(list(MAX_JSON_VALUES))).toHaveLength(MAX_JSON_VALUES);
  expect(() => parseJson(list(MAX_JSON_VALUES + 1))).toThrow(expect.objectContaining(TOO_MANY));
});

test.each([
  ["signs of JSON", "[{,".repeat(1_000_000)],
  ["quotes", '"[,'.repeat(1_000_000)],
  ["backslashes", '\\",\\\\'.repeat(1_000_000)],
])("a text of any length in which %s stand is one value", (_what, text) => {
  expect(parseJson(JSON.stringify({ text, next: "\\" }))).toEqual({ text, next: "\\" });
});

test.each([
  ["short", "{a"],
  ["long", `{"a":"${"x".repeat(200_000)}`],
  ["in brackets", "[".repeat(MAX_JSON_VALUES)],
])("what is no JSON is told so: %s", (_what, text) => {
  expect(() => parseJson(text)).toThrow(
    expect.objectContaining({ code: "INVALID_INPUT", message: "The request is not valid JSON." }),
  );
});

test("a form is read with its fields and files, up to so many parts", async () => {
  const form = formOf(MAX_FORM_PARTS - 2);
  form.set("cvFile", new File([new Uint8Array([0, 255, 13, 10])], "cv.pdf"));
  const read = await readForm(post(form));
  const file = read.get("cvFile");
  expect(file instanceof File && [file.name, [...(await file.bytes())]]).toEqual([
    "cv.pdf",
    [0, 255, 13, 10],
  ]);
  await expect(readForm(post(formOf(1_000)))).rejects.toThrow("The form has too many fields.");
});

test.each([
  ["another type", post("a&".repeat(1_000_000), "application/x-www-form-urlencoded")],
  ["no boundary", post("x", "multipart/form-data")],
  ["a body that ends too early", post("--b\r\n", "multipart/form-data; boundary=b")],
])("a form with %s is an empty one", async (_what, request) => {
  expect([...(await readForm(request))]).toEqual([]);
});

test("a request is read with these limits by whoever reads it", async () => {
  const values = `[${"0,".repeat(MAX_JSON_VALUES)}0]`;
  const form = formOf(1);
  const limited = (request: Request) =>
    limitBody(request, { readText: () => request.text(), readForm: async () => form });
  await expect(limited(post(values)).json()).rejects.toMatchObject(TOO_MANY);
  expect(await limited(post("[1]")).json()).toEqual([1]);
  expect(await limited(post(formOf(1_000))).formData()).toBe(form);
});
