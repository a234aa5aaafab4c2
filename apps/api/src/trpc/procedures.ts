import { z } from "zod";
import { AUDIENCES, type Audience } from "./init.ts";
import { appRouter } from "./router.ts";

export interface ProcedureContract {
  readonly type: "query" | "mutation" | "subscription";
  readonly audience: Audience;
  readonly input: z.ZodType | undefined;
  readonly output: z.ZodType | undefined;
}

const Schema = z.custom<z.ZodType>((value) => value instanceof z.ZodType);

const Definition = z.object({
  type: z.enum(["query", "mutation", "subscription"]),
  inputs: z.array(Schema).max(1),
  output: Schema.optional(),
  meta: z.object({ audience: z.enum(AUDIENCES) }),
});

const Procedures = z.record(
  z.string(),
  z.custom<{ _def: unknown }>((value) => typeof value === "function"),
);

/**
 * What each procedure declares, by its dotted path. The router's own type nests them by feature, at run
 * time they stand side by side: read as data here, so that one that declares too little is refused.
 */
export function listProcedures(): Map<string, ProcedureContract> {
  const procedures = Procedures.parse(appRouter._def.procedures);
  return new Map(
    Object.entries(procedures).map(([path, procedure]) => {
      const { type, inputs, output, meta } = Definition.parse(procedure._def);
      return [path, { type, audience: meta.audience, input: inputs[0], output }];
    }),
  );
}
