import { ErrorBody } from "@rolecall/contracts/common/errors";
import { CV_FILE_FIELD } from "@rolecall/contracts/common/files";
import { z } from "zod";
import { listProcedures, type ProcedureContract } from "../trpc/procedures.ts";
import type { Endpoint } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { asObject, type JsonObject } from "./json-object.ts";
import { REFUSALS, refusalsOf } from "./refusals.ts";

/** The contract of a row's procedure. */
function contractOf(path: string): ProcedureContract {
  const contract = listProcedures().get(path);
  if (contract === undefined) throw new Error(`There is no procedure ${path}.`);
  return contract;
}

function toSchema(schema: z.ZodType | undefined, io: "input" | "output"): JsonObject {
  if (schema === undefined) return {};
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const BINARY = { type: "string", format: "binary" };

export interface OpenApiDocument extends JsonObject {
  /** Operations by path and method. */
  readonly paths: Record<string, Record<string, JsonObject>>;
}

/** The OpenAPI 3.1 document of the REST table, made from the table and the contracts alone. */
export function buildOpenApi(): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const endpoint of ENDPOINTS) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method]: describeOperation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Rolecall",
      version: "1.0.0",
      description:
        "The REST calls of Rolecall. Sign in with POST /api/auth/login and send its token as a bearer token.",
    },
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
      schemas: { Error: toSchema(ErrorBody, "output") },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, sentence]) => [status, refusal(sentence)]),
      ),
    },
  };
}

function describeOperation(endpoint: Endpoint): JsonObject {
  const contract = contractOf(endpoint.procedure);
  const input = toSchema(contract.input, "input");
  const output = toSchema(contract.output, "output");
  const pathNames = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const properties = asObject(input.properties);
  const rest = Object.entries(properties).filter(([name]) => !pathNames.includes(name));
  const required = asStrings(input.required).filter((name) => !pathNames.includes(name));
  const parameters = [
    ...pathNames.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...(endpoint.method === "get"
      ? rest.map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }))
      : []),
  ];
  const takesInput = endpoint.method === "get" ? rest.length > 0 : contract.input !== undefined;
  return {
    operationId: endpoint.procedure,
    summary: endpoint.summary,
    tags: [endpoint.procedure.split(".")[0]],
    ...(contract.audience === "public" ? {} : { security: [{ session: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBody(endpoint, withoutNames(input, pathNames)),
    responses: {
      ...Object.fromEntries(
        endpoint.statuses.map((status) => [String(status), success(endpoint, status, output)]),
      ),
      ...Object.fromEntries(
        refusalsOf(endpoint, contract, takesInput).map((status) => [
          String(status),
          { $ref: `#/components/responses/${status}` },
        ]),
      ),
      default: refusal("An error, with a sentence that a user can read."),
    },
  };
}

function refusal(description: string): JsonObject {
  return {
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

/** An object without these fields; a union of objects stays one. */
function withoutNames(schema: JsonObject, names: readonly string[]): JsonObject {
  const { oneOf } = schema;
  if (Array.isArray(oneOf)) return { oneOf: oneOf.map((one) => withoutNames(asObject(one), names)) };
  const rest = Object.entries(asObject(schema.properties)).filter(([name]) => !names.includes(name));
  const required = asStrings(schema.required).filter((name) => !names.includes(name));
  return {
    type: "object",
    properties: Object.fromEntries(rest),
    ...(required.length > 0 ? { required } : {}),
  };
}

function requestBody(endpoint: Endpoint, schema: JsonObject): JsonObject {
  if (endpoint.upload !== undefined) {
    const fields = toSchema(endpoint.upload.fields, "input");
    const form = {
      type: "object",
      properties: { [CV_FILE_FIELD]: BINARY, ...asObject(fields.properties) },
      required: [CV_FILE_FIELD, ...asStrings(fields.required)],
    };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: form } } } };
  }
  const isUnion = "oneOf" in schema;
  if (endpoint.method === "get") return {};
  if (!isUnion && Object.keys(asObject(schema.properties)).length === 0) return {};
  const required = isUnion || "required" in schema;
  return { requestBody: { required, content: { "application/json": { schema } } } };
}

function success(endpoint: Endpoint, status: number, output: JsonObject): JsonObject {
  if (status === 204) return { description: "Done; no body." };
  if (endpoint.download !== undefined) {
    const content = Object.fromEntries(endpoint.download.map((type) => [type, { schema: BINARY }]));
    return { description: "The file.", content };
  }
  return { description: "Done.", content: { "application/json": { schema: endpoint.schemaOf(output) } } };
}

function asStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
