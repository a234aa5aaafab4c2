import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from "@playwright/test";
import { ownServer } from "./server.ts";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: "candidate" | "recruiter";
  readonly userId: string;
  readonly token: string;
  /** As a login tells of it. */
  readonly suspended?: boolean;
}

interface ApiCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly data?: unknown;
  /** A form, in place of data. */
  readonly multipart?: NonNullable<Parameters<APIRequestContext["fetch"]>[1]>["multipart"];
}

/** Calls a REST row of the API as somebody and gives the answer's body; a refusal is an error. */
export async function callApi(request: APIRequestContext, { token }: Pick<Person, "token">, call: ApiCall) {
  const response = await request.fetch(`/api${call.path}`, {
    method: call.method,
    headers: token === "" ? {} : { Authorization: `Bearer ${token}` },
    ...(call.data !== undefined && { data: call.data }),
    ...(call.multipart !== undefined && { multipart: call.multipart }),
  });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${call.method} ${call.path}: ${response.status()} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** Signs somebody up and in by REST. The e-mail is theirs alone, so journeys do not meet. */
export async function signUp(
  request: APIRequestContext,
  { name, role }: Pick<Person, "name" | "role">,
): Promise<Person> {
  const account = { name, role, email: `${randomUUID()}@example.com`, password: "correct horse battery" };
  const nobody = { token: "" };
  await callApi(request, nobody, { method: "POST", path: "/auth/signup", data: account });
  const { token, userId } = await callApi(request, nobody, {
    method: "POST",
    path: "/auth/login",
    data: { email: account.email, password: account.password },
  });
  return { ...account, token, userId };
}

/** Posts a job by REST; what is left out has a default. */
export function postJob(
  request: APIRequestContext,
  recruiter: Person,
  job: { title?: string; [field: string]: unknown } = {},
): Promise<{ readonly _id: string }> {
  const data = { title: "Senior React Developer", description: "Six people, one product.", ...job };
  return callApi(request, recruiter, { method: "POST", path: "/jobs", data });
}

/** A browser of one's own in which the person is logged in already, on the given screen. */
export async function openAs(
  browser: Browser,
  person: Person,
  path: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const { token, role, userId, suspended } = person;
  const origin = options?.baseURL ?? ownServer().url;
  const session = { name: "user", value: JSON.stringify({ token, role, userId, suspended }) };
  const storageState = { cookies: [], origins: [{ origin, localStorage: [session] }] };
  const context = await browser.newContext({ ...options, storageState });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
