import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const studied = (line: string) => namesIn([{ kind: "education", lines: [line] }]);

test.each(["My part were the screens and the map. A friend did the server in Django."])(
  "what a fellow student did is theirs: %s",
  (line) => expect(studied(line)).not.toContain("Django"),
);

test.each(["For my thesis I wrote the server in Django."])("what the writer did counts: %s", (line) =>
  expect(studied(line)).toContain("Django"),
);
