import { describe, expect, it } from "vitest";
import { editRows, type FormRow, toRows } from "./form-rows.ts";

interface Course {
  readonly degree: string;
  readonly year: string;
}
const blank: Course = { degree: "", year: "" };
const physics: Course = { degree: "BSc Physics", year: "2019" };
const law: Course = { degree: "LLB", year: "2022" };

/** Rows that are kept outside, as a form keeps them. */
function keep(rows: readonly FormRow<Course>[]) {
  const state = { rows };
  const edit = () =>
    editRows({
      rows: state.rows,
      blank,
      onChange: (next) => {
        state.rows = next;
      },
    });
  return { state, edit };
}

describe("rows of a form", () => {
  it("open with what there is, or with one to fill in", () => {
    expect(toRows([physics, law], blank)).toEqual([
      { id: 0, value: physics },
      { id: 1, value: law },
    ]);
    expect(toRows([], blank)).toEqual([{ id: 0, value: blank }]);
  });

  it("keep their ids when others are removed, and never get that of another", () => {
    const { state, edit } = keep(toRows([physics, law], blank));
    edit().remove(0);
    edit().add();
    expect(state.rows.map(({ id }) => id)).toEqual([1, 2]);
    edit().remove(1);
    edit().remove(2);
    edit().add();
    expect(state.rows).toEqual([{ id: 0, value: blank }]);
  });

  it("change in the part that was typed into", () => {
    const { state, edit } = keep(toRows([physics, law], blank));
    edit().change(1, { year: "2023" });
    expect(state.rows.map(({ value }) => value)).toEqual([physics, { degree: "LLB", year: "2023" }]);
  });
});
