import type { CvFileType } from "@rolecall/contracts/common/files";
import type { inferRouterOutputs } from "@trpc/server";
import type { z } from "zod";
import type { AppRouter } from "../trpc/router.ts";
import { asObject, type JsonObject } from "./json-object.ts";

type Outputs = inferRouterOutputs<AppRouter>;

/** `feature.procedure` of every procedure that answers once (a subscription has no REST row). */
export type ProcedurePath = {
  [F in keyof Outputs & string]: `${F}.${Exclude<keyof Outputs[F] & string, "events">}`;
}[keyof Outputs & string];

type OutputOf<P extends ProcedurePath> = P extends `${infer F}.${infer N}`
  ? F extends keyof Outputs
    ? N extends keyof Outputs[F]
      ? Outputs[F][N]
      : never
    : never
  : never;

/** What a row may say beyond method, path and procedure. */
interface RowOptions<P extends ProcedurePath> {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below `/api`, with `:name` for path parameters; they join query and body as the input. */
  readonly path: `/${string}`;
  readonly procedure: P;
  /** One line for the reference. */
  readonly summary: string;
  /** 200 when left out; a function when the result decides (made now or there already). */
  readonly status?: 200 | 201 | 204 | ((output: OutputOf<P>) => 200 | 201);
  /** The fields of the output that the body consists of, when it is not the output as it is. */
  readonly pick?: readonly (keyof OutputOf<P> & string)[];
  /** The one field of the output that is the body by itself. */
  readonly unwrap?: keyof OutputOf<P> & string;
  /** Further headers; `url` is the address that was asked for. */
  readonly headers?: (output: OutputOf<P>, url: URL) => Record<string, string>;
  /** The call takes a multipart form with a file, and these text fields beside it. */
  readonly upload?: { readonly accepts: readonly CvFileType[]; readonly fields?: z.ZodObject };
  /** The output is a `FileStream` of one of these types: sent as an attachment while it is read or made. */
  readonly download?: readonly string[];
}

/** A row whose result type has been checked against its procedure, stored without it. */
export interface Endpoint extends Omit<RowOptions<ProcedurePath>, "status" | "pick" | "unwrap" | "headers"> {
  readonly statuses: readonly number[];
  readonly statusOf: (output: unknown) => number;
  readonly bodyOf: (output: unknown) => unknown;
  /** The JSON Schema of the body, from that of the output. */
  readonly schemaOf: (output: JsonObject) => JsonObject;
  readonly headersOf: (output: unknown, url: URL) => Record<string, string>;
}

/** Turns a typed row into an `Endpoint`, which no longer names the type of its output. */
export function endpoint<const P extends ProcedurePath>(row: RowOptions<P>): Endpoint {
  const { status = 200, pick, unwrap, headers, ...rest } = row;
  // biome-ignore lint/plugin/no-cast: the adapter hands a row only the output of the row's own procedure.
  const own = (output: unknown) => output as OutputOf<P>;
  return {
    ...rest,
    statuses: typeof status === "function" ? [200, 201] : [status],
    statusOf: (output) => (typeof status === "function" ? status(own(output)) : status),
    bodyOf: (output) => {
      if (unwrap !== undefined) return asObject(output)[unwrap];
      return pick === undefined ? output : pickFields(asObject(output), pick);
    },
    schemaOf: (schema) => {
      const properties = asObject(schema.properties);
      if (unwrap !== undefined) return asObject(properties[unwrap]);
      return pick === undefined
        ? schema
        : { ...schema, properties: pickFields(properties, pick), required: [...pick] };
    },
    headersOf: (output, url) => headers?.(own(output), url) ?? {},
  };
}

function pickFields(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
