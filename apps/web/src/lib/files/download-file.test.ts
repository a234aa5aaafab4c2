import { expect, test } from "vitest";
import { fileNameIn } from "./download-file.ts";

test("a file is named as it was uploaded, in any script", () => {
  const name = "Nimali – සිංහල (1).pdf";
  const header = `attachment; filename="Nimali _ _____ (1).pdf"; filename*=UTF-8''${encodeURIComponent(name)}`;
  expect(fileNameIn(header)).toBe(name);
  expect(fileNameIn(null)).toBe("download");
});
