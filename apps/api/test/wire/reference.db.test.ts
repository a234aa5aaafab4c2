import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../harness.ts";

describe("the API reference", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it("is open to everybody and loads nothing from elsewhere", async () => {
    const page = await api.call("GET", "/docs");
    expect(page.status).toBe(200);
    const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      expect(part).toMatch(/^\/api\/docs\//);
      expect((await fetch(`${api.url}${part}`)).status, part).toBe(200);
    }
    expect(page.body).not.toMatch(/<script>|<style|\son\w+=/);
  });

  it("may style its elements, which its policy says and that of other pages does not", async () => {
    const policyOf = async (path: string) =>
      (await api.call("GET", path)).headers.get("content-security-policy");
    expect(await policyOf("/docs")).toContain("style-src 'self' 'unsafe-inline'");
    expect(await policyOf("/docs")).toContain("default-src 'self'");
    expect(await policyOf("/health")).not.toContain("unsafe");
  });

  it("names the fields of an upload and the types of a download as they are", async () => {
    const { body: document } = await api.call("GET", "/openapi.json");
    const apply = document.paths["/api/applications/upload"].post.requestBody.content["multipart/form-data"];
    expect(apply.schema.required).toEqual(["cvFile", "jobId"]);
    expect(Object.keys(apply.schema.properties)).toEqual(["cvFile", "jobId", "candidateId"]);
    const calendar = document.paths["/api/interviews/{id}/calendar"].get.responses["200"].content;
    expect(Object.keys(calendar)).toEqual(["text/calendar"]);
    const cv = document.paths["/api/applications/{id}/cv"].get.responses["200"].content;
    expect(Object.keys(cv)).toContain("application/pdf");
  });
});
