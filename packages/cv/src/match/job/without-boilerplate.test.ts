import { describe, expect, test } from "vitest";
import { withoutBoilerplate } from "./without-boilerplate.ts";

describe("what an employer gives or says of itself asks for nothing", () => {
  test.each([
    ["You keep the books. We offer yoga, German lessons and a pension.", "You keep the books."],
    ["You keep the books. What we offer: yoga, a car, fruit.", "You keep the books."],
    ["Our perks: gym, parking, a dog in the office. You sell.", "You sell."],
    ["About us: we build bridges in Go. You write Python.", "You write Python."],
    ["Qui sommes-nous ? Un cabinet d'architectes. Vous tenez les agendas.", "Vous tenez les agendas."],
    ["Sie pflegen. Wir bieten Yoga und Jobrad. Sie fahren.", "Sie pflegen. Sie fahren."],
    ["Averías en cuadros. Se ofrece contrato indefinido.", "Averías en cuadros."],
    ["Acme is a leading provider of cybersecurity. You sell.", "You sell."],
    ["Wir sind ein führender Anbieter von Logistik. Sie fahren.", "Sie fahren."],
    ["What's in it for you? Yoga and fruit. You sell.", "You sell."],
    ["You sell. Diversity matters to us.", "You sell."],
    ["You cook. We are an equal opportunity employer.", "You cook."],
    ["You cook. We welcome everyone regardless of age, gender or religion.", "You cook."],
    ["Tu gères. Poste ouvert aux personnes en situation de handicap.", "Tu gères."],
  ])("%s", (text, kept) => {
    expect(withoutBoilerplate(text)).toBe(kept);
  });

  test("what stands in lines under such a heading goes with it, up to the next heading", () => {
    const text = "You will:\n- sell shoes\nBenefits\n- yoga\n- swimming\nRequirements:\n- a till";
    expect(withoutBoilerplate(text)).toBe("You will:\n- sell shoes\nRequirements:\n- a till");
  });
});

test.each([
  "You offer advice on benefits and pensions.",
  "Support people with disabilities at home; equal opportunities policy is your daily work.",
  "We are looking for a nurse. We expect patience.",
  "Lead our diversity and inclusion programme.",
  "Teach yoga on Thursdays.",
  "Leading a team of five is a must.",
  "You get on with people.",
  "",
])("what is asked for stays: %s", (text) => {
  expect(withoutBoilerplate(text)).toBe(text);
});
