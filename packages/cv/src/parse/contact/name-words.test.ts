import { expect, test } from "vitest";
import { withoutPostNominals, withoutTitles } from "./name-words.data.ts";

test.each([
  ["DI Markus Steiner", "Markus Steiner"],
  ["DI (FH) Markus Steiner", "Markus Steiner"],
  ["DI STEFANO MARCO", "DI STEFANO MARCO"],
  ["Di Stefano Marco", "Di Stefano Marco"],
  ["Mag.a Eva Huber", "Eva Huber"],
  ["Geom. Massimo Rossi", "Massimo Rossi"],
  ["mgr inż. Anna Kowalska", "Anna Kowalska"],
  ["Assoc. Prof. Ali Demir", "Ali Demir"],
  ["Er Wei Ling", "Er Wei Ling"],
  ["Capt (Retd) Ranil Perera", "Ranil Perera"],
  ["Major (Rtd.) Ama Owusu Boateng", "Major (Rtd.) Ama Owusu Boateng"],
  ["Sister Mary Fernando", "Sister Mary Fernando"],
  ["Pastor Emmanuel Tshibangu", "Emmanuel Tshibangu"],
  ["Pastor Maldonado", "Pastor Maldonado"],
])("the name in %j is %j", (printed, name) => {
  expect(withoutTitles(printed)).toBe(name);
});

test.each([
  ["MARGARET O'NEIL RN, BSN", "MARGARET O'NEIL"],
  ["Margaret O'Neil, MSN, APRN, FNP-C", "Margaret O'Neil"],
  ["JOHN SMITH CPA", "JOHN SMITH"],
  ["LI WEI MA", "LI WEI MA"],
  ["Gwen Pritchard ACII FCILA", "Gwen Pritchard"],
  ["Tomos Vaughan-Lee FRICS", "Tomos Vaughan-Lee"],
  ["Anna Maria ROSSI", "Anna Maria ROSSI"],
  ["Kumari Perera B.Sc. (Hons)", "Kumari Perera"],
  ["Poppy Thistlewood RVN", "Poppy Thistlewood"],
  ["Desmond Wei NG", "Desmond Wei NG"],
  ["Agnes Huber OSB", "Agnes Huber"],
  ["Petr VLK", "Petr VLK"],
  ["Anna Maria KRAL", "Anna Maria KRAL"],
])("the name before the letters in %j is %j", (printed, name) => {
  expect(withoutPostNominals(printed)).toBe(name);
});
