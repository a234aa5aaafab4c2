import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test("the towns stand beside the firms, whatever the posts are called", () => {
  const lines = [
    "07/2016 to 11/2016",
    "Customer Services",
    "Brackwell Contact - Tampa, FL",
    "* Took calls.",
    "06/2013 to 05/2015",
    "Manager - Claims Analyst",
    "Sandhurst Partners - Bogota",
    "* Led a team of fifteen.",
    "10/2008 to 05/2013",
    "Financial Assistant - Trader",
    "Norvale Brokers - Bogota",
    "* Bought bonds.",
  ];
  expect(jobsOf(lines)).toEqual([
    ["Customer Services", "Brackwell Contact", "2016-07", "2016-11"],
    ["Manager - Claims Analyst", "Sandhurst Partners", "2013-06", "2015-05"],
    ["Financial Assistant - Trader", "Norvale Brokers", "2008-10", "2013-05"],
  ]);
});

test("a post with its town over the firm stays one", () => {
  const lines = ["Staff Nurse - Leeds", "Cedar Hospital Trust, 2010 - 2014", "* Dressed wounds."];
  expect(jobsOf(lines)).toEqual([["Staff Nurse", "Cedar Hospital Trust", "2010", "2014"]]);
});

test("functions in front of a post are part of it where the firm stands on another line", () => {
  const lines = ["01/2011 to 01/2014", "Sales, Service & Marketing Manager", "Corvel Ltd - San Juan, PR"];
  expect(jobsOf(lines)).toEqual([["Sales, Service & Marketing Manager", "Corvel Ltd", "2011-01", "2014-01"]]);
  const inOneLine = ["Corvel Ltd, Food & Beverage Manager, 2008 - 2010", "* Planned menus."];
  expect(jobsOf(inOneLine)).toEqual([["Food & Beverage Manager", "Corvel Ltd", "2008", "2010"]]);
});

test("the client named below the employer and its town is not the employer", () => {
  const lines = [
    "01/2012 to 01/2013",
    "Team Leader",
    "Norvale Systems - Bangalore, India",
    "Client: An international chain of bakeries. Led a team of eight.",
  ];
  expect(jobsOf(lines)).toEqual([["Team Leader", "Norvale Systems", "2012-01", "2013-01"]]);
});

test("hours behind a title move neither the firm nor its town", () => {
  const lines = [
    "Warehouse Operative (nights), DHX Supply Chain, Dovington, 10/2020 – present",
    "Kitchen Porter, 20 hrs p/w, The Swan Inn, Dovington, 01/2019 – 09/2020",
  ];
  expect(jobsOf(lines).map(([, company]) => company)).toEqual(["DHX Supply Chain", "The Swan Inn"]);
});
