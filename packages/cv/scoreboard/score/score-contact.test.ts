import { expect, test } from "vitest";
import { scoreEmail, scoreLocation, scoreName, scorePhone } from "./score-contact.ts";

test("names by letters, e-mails without case, phones by digits", () => {
  expect(scoreName("Kōji Nakanishi", "KOJI NAKANISHI").right).toBe(1);
  expect(scoreName("Margaret Swift", "Margaret").missed).toEqual(["Margaret Swift"]);
  expect(scoreEmail("a.b@c.example", "A.B@c.example").right).toBe(1);
  expect(scoreEmail("a.b@c.example", "b@c.example").invented).toEqual(["b@c.example"]);
  expect(scorePhone("(404) 555-0199", "404 555 0199").right).toBe(1);
  expect(scorePhone("077 900 1234", "077 900 123").right).toBe(0);
  expect(scorePhone("077 900 1234", null)).toEqual({ right: 0, invented: [], missed: ["077 900 1234"] });
});

test("a town without its country is right, another town or a bare country is not", () => {
  expect(scoreLocation("Kandy, Sri Lanka", "Kandy").right).toBe(1);
  expect(scoreLocation("Kandy", "Kandy, Sri Lanka").right).toBe(1);
  expect(scoreLocation("Kandy, Sri Lanka", "Galle, Sri Lanka").right).toBe(0);
  expect(scoreLocation("Ashburton, Canterbury, New Zealand", "Zealand").right).toBe(0);
});
