import { expect, test } from "vitest";
import { scriptOf } from "./script.tsx";

test("titles of scripts that need room are told from those that do not", () => {
  for (const title of ["වරිෂ්ඨ ඉංජිනේරු", "மூத்த பொறியாளர்", "वरिष्ठ इंजीनियर", "مهندس برمجيات", "Nurse (செவிலியர்)"]) {
    expect(scriptOf(title)).toBe("tall");
  }
  for (const title of ["Night Baker", "Größe", "Nguyễn Hoàng Minh", "エンジニア", "דנה", "", undefined, 7]) {
    expect(scriptOf(title)).toBeUndefined();
  }
});
