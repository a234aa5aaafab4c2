import { expect, test } from "vitest";
import { englishWorkByOthers } from "./agents.ts";

const byOthers = (text: string) => englishWorkByOthers(text).map(({ start, end }) => text.slice(start, end));

test.each([
  [
    "Speech therapy delivered by the visiting therapist.",
    "Speech therapy delivered by the visiting therapist",
  ],
  ["Piling by Kessock; setting out by me with a total station.", "Piling by Kessock"],
  ["Dashboards are developed by BI team in Power BI.", "Dashboards are developed by BI team in Power BI"],
  ["The tree surgery itself by approved contractors.", "The tree surgery itself by approved contractors"],
  ["Loaded in Spark, modelled by the analysts in LookML.", "modelled by the analysts in LookML"],
  ["Customs clearance done by a forwarder at the port.", "Customs clearance done by a forwarder at the port"],
  ["Wine list by a sommelier.", "Wine list by a sommelier"],
  ["Irrigation was designed by Green Delta.", "Irrigation was designed by Green Delta"],
  ["Ran the surveys in Qualtrics, with fieldwork by Okoro Partners.", "fieldwork by Okoro Partners"],
  [
    "Services are in Spring Boot on Kubernetes, handled by the dev team; I read the logs.",
    "Services are in Spring Boot on Kubernetes, handled by the dev team",
  ],
  ["I am in Spring Boot daily, helped by the dev team.", "helped by the dev team"],
])("who did it is named: %s", (text, part) => {
  expect(byOthers(text)).toEqual([part]);
});

test.each([
  "Setting out by me with a total station.",
  "Payroll for firms run by families.",
  "Reports reviewed by the board.",
  "Trained by the chef in pastry.",
  "Arranged welding done by the fabricators.",
  "Newsletters go out by Mailchimp.",
  "Cut the backlog by a third.",
  "Course accreditation by the engineering council.",
  "Quality control by Westgard rules.",
  "Sales by region and product.",
  "Orders picked by hand.",
  "Drips are set up by me and my team.",
  "Training delivered by the team.",
  "Posters designed by our team in Illustrator.",
  "Kept the books, by May in Xero.",
])("none: %s", (text) => {
  expect(byOthers(text)).toEqual([]);
});
