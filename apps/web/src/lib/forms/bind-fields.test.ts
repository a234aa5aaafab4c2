import { expect, test } from "vitest";
import { bindFields } from "./bind-fields.ts";

const values = { title: "Baker", remote: false, duration: 60 };

test("a control shows its value and changes it alone", () => {
  const changes: object[] = [];
  const { text, check } = bindFields(values, (changed) => changes.push(changed));
  expect(text("title")).toMatchObject({ name: "title", value: "Baker" });
  text("title").onChange({ target: { value: "Cook" } });
  check("remote").onChange({ target: { checked: true } });
  expect(changes).toEqual([{ title: "Cook" }, { remote: true }]);
});

test("values within others are named by their whole path", () => {
  const { check } = bindFields(values, () => {}, "location");
  expect(check("remote")).toMatchObject({ name: "location.remote", checked: false });
});
