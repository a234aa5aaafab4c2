import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { guests } from "../src/messages/en/guests.ts";

const FRAME = ["app", "components", "lib", "i18n", "features/{auth,live,notifications,shell}"];
const src = fileURLToPath(new URL("../src", import.meta.url));

test("what is drawn before and beside the screens behind the login uses words that are there by then", () => {
  const files = FRAME.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: src }));
  const used = files.flatMap((file) => {
    const text = readFileSync(`${src}/${file}`, "utf8");
    return [...text.matchAll(/useTranslations\("(\w+)/g)].map(([, namespace = ""]) => ({ file, namespace }));
  });
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ namespace }) => !(namespace in guests))).toEqual([]);
});
