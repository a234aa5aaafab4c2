import { expect, test } from "vitest";
import { inJob } from "../testing/build-cv.ts";
import { skillKeys } from "../testing/skill-keys.ts";

test.each([
  [
    "Engine oil and filter changing, brake pad and clutch plate replacing, wheel balancing.",
    ["Brake pad replacement", "Clutch plate replacing", "Filter changes", "Wheel balancing"],
  ],
  ["Gear box and conveyor repair on three lines.", ["Gearbox repair", "Conveyor repair"]],
  ["Boiler, pump and radiator installation.", ["Boiler installation", "Pump installation"]],
])("the last of several things brings what is done to all: %s", (line, expected) => {
  expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected)));
});

test.each([
  ["Customers, suppliers and payment processing.", ["Payment processing"]],
  ["Sundays and boiler installation.", ["Boiler installation"]],
])("nothing is made up: %s", (line, expected) => {
  expect(inJob(line)).toEqual(expected);
});
