import { createTranslator } from "use-intl";
import { describe, expect, test } from "vitest";
import { loadGuestTexts, loadMemberTexts } from "./catalogue.ts";
import { LOCALES, type Locale } from "./locales.ts";

type Tree = { readonly [key: string]: string | Tree };

/** Every text of a catalogue with its dotted key. */
function textsOf(tree: Tree, path: string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const here = [...path, key];
    return typeof value === "string" ? [[here.join("."), value]] : textsOf(value, here);
  });
}

/** One value that suits any use of the argument: a number, which plurals and plain arguments take alike. */
function argumentsOf(text: string): Record<string, number> {
  return Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map((match) => [match[1], 2]));
}

async function catalogueOf(locale: Locale): Promise<Tree> {
  return { ...(await loadGuestTexts(locale)), ...(await loadMemberTexts(locale)) };
}

const english = textsOf(await catalogueOf("en"));

describe.each(LOCALES)("catalogue %s", async (locale) => {
  const texts = textsOf(await catalogueOf(locale));

  test("has the keys of the English one", () => {
    expect(texts.map(([key]) => key).sort()).toEqual(english.map(([key]) => key).sort());
  });

  test("says something everywhere", () => {
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test.each(texts)("%s is a message that can be formatted", (_, text) => {
    const failures: string[] = [];
    const t = createTranslator<{ text: string }>({
      locale,
      messages: { text },
      onError: (error) => failures.push(error.message),
    });
    // Tags stand for rich text; here they only have to be balanced.
    const tags = Object.fromEntries(
      [...text.matchAll(/<(\w+)>/g)].map((match) => [match[1], (s: string) => s]),
    );
    t.markup("text", { ...argumentsOf(text), ...tags });
    expect(failures).toEqual([]);
  });
});
