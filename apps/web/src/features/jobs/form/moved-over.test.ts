import { expect, test } from "vitest";
import { movedOver } from "./moved-over.ts";

test("an entry leaves the one list, however often it stands there, and comes to the end of the other", () => {
  expect(movedOver("React", { from: "SQL,react , React", to: "Git," })).toEqual({
    from: "SQL",
    to: "Git, React",
  });
  expect(movedOver("SQL", { from: "SQL", to: "" })).toEqual({ from: "", to: "SQL" });
});

test("where it stands already it stays once", () => {
  expect(movedOver("React", { from: "React", to: "react, Git" })).toEqual({ from: "", to: "react, Git" });
});
