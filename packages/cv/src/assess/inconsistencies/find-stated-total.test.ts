import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse/parse-document.ts";
import { cvDocument } from "../../parse/testing/cv-document.ts";
import { totalYears } from "../total-years.ts";
import { findStatedTotal } from "./find-stated-total.ts";

const AS_OF = "2026-11-01";

/** The kinds that a profile gives a CV whose dates add up to ten years and ten months. */
function kindsWith(profile: string): readonly string[] {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Profile",
      profile,
      "# Experience",
      "Cook\tJan 2016 – Present",
      "Cedar Hotel",
      "* Kept the larder.",
    ]),
    AS_OF,
  );
  const years = totalYears(
    cv.positions.map(({ position }) => position),
    AS_OF,
  );
  return findStatedTotal(cv, years, AS_OF).map(({ kind }) => kind);
}

describe("years that a profile states", () => {
  test.each([
    "Site manager with 35 years in the building trade, from the mixer to the cabin.",
    "20 years in hotel kitchens, the last eight as head cook.",
    "Cook with more than 18 years on ships and rigs.",
    "22 years at the stove, and still curious.",
    "Thirty years at the bench, most of them in kitchens.",
    "Treinta años en cocinas de hotel.",
    "Fünfundzwanzig Jahre am Herd.",
    "Mehr als 20 Jahre hinter dem Herd.",
    "25 Jahre an der Pfanne, davon acht als Küchenchefin.",
    "Vingt ans aux fourneaux, dont huit comme chef.",
    "Twintig jaar achter het fornuis.",
    "Twenty years as a cook have taught me patience.",
    "18 years behind the wheel, no accident.",
    "My over eighteen (18) years of classroom experience will be of benefit.",
    "I have spent 17 years in classrooms.",
    "Köchin mit 19 Jahren in großen Küchen.",
    "20 Jahre als Köchin, davon acht als Küchenchefin.",
    "20 ans dans la restauration et le goût du travail bien fait.",
    "Cocinero con 20 años en cocinas de hotel.",
    "20 anos na cozinha, do fogão ao cardápio.",
    "20 anni in cucina, dal lavello al passe.",
    "20 jaar in de keuken, waarvan acht als chef.",
  ])("are compared with the dates: %s", (profile) => {
    expect(kindsWith(profile)).toEqual(["total"]);
  });

  test.each([
    "Cook with ten years in hotel kitchens.",
    "Lived for 20 years in Muscat, now back in Galle.",
    "Lived for 20 years on the coast.",
    "From a family with 40 years at sea.",
    "Hotel cook; the kitchen has been for 60 years on the same street, in one family.",
    "From a family with 40 years in tea.",
    "Cook at a company with 60 years in catering.",
    "Married for 25 years, four children.",
    "Played cricket for 15 years in the district league.",
    "Volunteer with the Red Cross for 14 years in Kegalle.",
    "I hope to be there in 20 years.",
    "Wohnhaft seit 20 Jahren in Graz.",
    "J’habite depuis 20 ans dans la Drôme.",
    "Vivo desde hace 20 años en Murcia.",
    "The hotel has had 50 years in one family.",
  ])("that are another matter are not: %s", (profile) => {
    expect(kindsWith(profile)).toEqual([]);
  });
});
