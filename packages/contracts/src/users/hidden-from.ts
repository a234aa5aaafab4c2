import { z } from "zod";
import { textList } from "../common/text.ts";
import { MAX_HIDDEN_FROM, MAX_HIDDEN_FROM_LENGTH } from "./enums.ts";

/** `@Example.com` and `example.com` are one; what cannot be the part of an address behind the @ is refused. */
const Domain = z
  .string()
  .overwrite((value) => value.replace(/^@/, "").toLowerCase())
  .max(MAX_HIDDEN_FROM_LENGTH, `Use at most ${MAX_HIDDEN_FROM_LENGTH} characters.`)
  .regex(/^([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+$/u, "Enter a domain such as example.com.");

/** From whom a candidate hides. */
export const HiddenFrom = z.object({
  domains: textList({ maxItems: MAX_HIDDEN_FROM, maxLength: MAX_HIDDEN_FROM_LENGTH })
    .pipe(z.array(Domain))
    .describe("Recruiters whose e-mail has one of these domains, or one below it."),
  companies: textList({ maxItems: MAX_HIDDEN_FROM, maxLength: MAX_HIDDEN_FROM_LENGTH })
    .transform((names) => names.map((name) => name.replaceAll(/\s+/g, " ")))
    .describe("Recruiters with a job at one of these companies, by its name."),
});
export type HiddenFrom = z.infer<typeof HiddenFrom>;

export const HiddenFromResult = z.object({ domains: z.array(z.string()), companies: z.array(z.string()) });
