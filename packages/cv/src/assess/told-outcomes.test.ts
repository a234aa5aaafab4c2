import { expect, test } from "vitest";
import { judgeResult } from "./judge-result.ts";

const judge = (sentence: string) =>
  judgeResult(sentence, { inAchievements: false, inStudies: false, language: "en" });

test.each([
  "Mentor to six AUT students so far; all passed their road placements",
  "Trained the team that took 2nd position in the Rivers State Mathematics Olympiad, 2023.",
  "+6.4 pts market share, Segara RTD tea, 24 months",
  "Coordinator, Quality Assurance Cell of the Faculty, since 2022: the programme review of 2023 gave the Faculty grade A, up from B in 2018.",
  "unit and UI tests in XCTest, taken from nothing to 71 % coverage",
  "Turnover grew four times between 2011 and 2018.",
  "Sickness absence fell by nearly half.",
  "My team won the regional final in 2019.",
  "Prepared the choir that won silver at the national festival in 2022.",
  "Three of my students got gold at the science fair.",
  "The kitchen went from a 3 to a 5 in hygiene rating.",
  "Ofsted judged my department Good, up from Requires Improvement.",
  "The audit score went from C to A within a year.",
  "Credit rating of the cooperative improved from B to A.",
  "Line stops went from every shift to about one a week.",
  "Cut diesel use per hectare by a sixth.",
  "We were the only branch of nine that made its target in 2023.",
  "4.9/5 average guest rating over 212 reviews",
  "98% of claims settled inside the deadline",
])("%s", (sentence) => {
  expect(judge(sentence)).not.toBe(null);
});

test.each([
  "I'm a physiotherapy assistant and I enjoy the slow days, when somebody manages three steps instead of two.",
  "I work three days a week instead of five.",
  "I prefer four long days instead of five short ones.",
  "BTEC Level 3 Extended Diploma in Sport, Cardiff and Vale College, 2020 (Merit, Merit, Pass)",
  "ACCA: nine of thirteen papers passed, final papers planned for June 2027.",
  "Passed the exam with 85%.",
  "Collected Rs. 50 per head.",
  "Took part in the regional final.",
  "Promoted from Grade B to Grade A in 2019.",
  "Grade A in Mathematics, B in Physics.",
  "Licences from B to D.",
  "Worked as a sewing machine operator at Silverline Garments from 2016.01.11 to 2020.02.28.",
  "Check the machines four times a day.",
  "Designed silver jewellery that won friends.",
])("%s is none", (sentence) => {
  expect(judge(sentence)).toBe(null);
});
