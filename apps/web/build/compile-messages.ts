import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import type { Plugin } from "vite";

/** The two parts of a catalogue: `src/messages/en/guests.ts` and `members.ts`, and those of any other language. */
const CATALOGUE = /\/src\/messages\/[^/]+\/(?:guests|members)\.ts$/;

/** The shape of the texts, with their compiled forms at the leaves. */
type Compiled = CompiledMessage | { readonly [key: string]: Compiled };

/**
 * Parses the texts of every catalogue when the app is built: the browser gets what formats them (1 kB) and neither
 * the parser (11 kB) nor its work. Development and tests parse them as they go; both give the same texts
 * (`compile-messages.test.ts`).
 */
export function compileMessages(): Plugin {
  return {
    name: "compile-messages",
    apply: "build",
    config: () => ({
      resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
    }),
    load: async (id) => {
      if (!CATALOGUE.test(id)) return null;
      const catalogues: Record<string, unknown> = await import(pathToFileURL(id).href);
      const lines = Object.entries(catalogues).map(
        // Parsed as JSON it is ready sooner than as a part of the program.
        ([name, texts]) =>
          `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(compileTexts(texts)))});`,
      );
      return lines.join("\n");
    },
  };
}

/** Each text of a tree in the form that `use-intl/format-message/format-only` takes. */
export function compileTexts(texts: unknown): Compiled {
  if (typeof texts === "string") return compile(texts);
  if (typeof texts !== "object" || texts === null) throw new TypeError("A catalogue holds texts only.");
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileTexts(text)]));
}
