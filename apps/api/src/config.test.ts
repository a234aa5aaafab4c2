import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ConfigError, type Env, parseConfig } from "./config.ts";

function refusal(env: Env): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("It was taken.");
}

describe("the settings", () => {
  it("all have a default, also when they are set to nothing", () => {
    const defaults = parseConfig({});
    expect(defaults).toMatchObject({
      port: 5000,
      host: undefined,
      dataDir: resolve("data"),
      trustProxy: false,
    });
    expect(defaults).toMatchObject({ databaseUrl: undefined, model: undefined, logLevel: "info" });
    expect(parseConfig({ PORT: "", DATA_DIR: " ", DATABASE_URL: "", OPENAI_API_KEY: "" })).toEqual(defaults);
  });

  it.each(["/srv/data", "/srv/my data", "/srv/50%20#1?", "/srv/ümläut"])(
    "keep the files below the data folder, whatever it is called: %s",
    (folder) => {
      expect(fileURLToPath(parseConfig({ DATA_DIR: folder }).filesUrl)).toBe(`${folder}/files`);
    },
  );

  it.each([
    ["PORT", "70000"],
    ["PORT", "http"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "localhost"],
    ["FILES_URL", "/srv/files"],
    ["FILES_URL", "file://srv/files"],
    ["FILES_URL", "s3:///bucket"],
    ["FILES_URL", "s3://bucket?endpoint=s3.example.com"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "yes"],
    ["MESSAGES_PER_MINUTE", "0"],
    ["UPLOADS_PER_HOUR", "many"],
    ["JOBS_PER_HOUR", "1000000000"],
    ["STORAGE_PER_MEMBER_MB", "1.5"],
    ["ANONYMOUS_SOCKETS", "-1"],
    ["ANONYMOUS_SOCKETS_PER_ADDRESS", "1e3"],
    ["OPENAI_BASE_URL", "ftp://example.com"],
    ["OPENAI_API", "legacy"],
  ])("%s=%s is refused by its name, with what it takes", (name, value) => {
    expect(refusal({ [name]: value })).toMatch(
      new RegExp(`^The settings are not right:\n {2}- ${name}: Use .+$`),
    );
  });

  it("that are wrong are all named at once", () => {
    expect(refusal({ PORT: "x", LOG_LEVEL: "y" }).split("\n")).toHaveLength(3);
  });

  it("limit what one may do far above what a person does, or as they say", () => {
    expect(parseConfig({}).limits).toEqual({
      messagesPerMinute: 300_000,
      uploadsPerHour: 10_000,
      jobsPerHour: 100_000,
      storageMb: 1_024,
      anonymousSockets: 20_000,
      anonymousSocketsPerAddress: 10_000,
    });
    const env = {
      MESSAGES_PER_MINUTE: "120",
      UPLOADS_PER_HOUR: "20",
      JOBS_PER_HOUR: "10",
      STORAGE_PER_MEMBER_MB: "50",
      ANONYMOUS_SOCKETS: "900",
      ANONYMOUS_SOCKETS_PER_ADDRESS: "30",
    };
    expect(parseConfig(env).limits).toEqual({
      messagesPerMinute: 120,
      uploadsPerHour: 20,
      jobsPerHour: 10,
      storageMb: 50,
      anonymousSockets: 900,
      anonymousSocketsPerAddress: 30,
    });
  });

  it("switch a model on by its key alone", () => {
    expect(parseConfig({ OPENAI_BASE_URL: "http://localhost:11434/v1" }).model).toBeUndefined();
    expect(parseConfig({ OPENAI_API_KEY: "key" }).model).toEqual({
      apiKey: "key",
      baseUrl: undefined,
      model: "gpt-5-mini",
      api: "responses",
    });
  });
});
