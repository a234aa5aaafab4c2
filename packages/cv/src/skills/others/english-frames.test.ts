import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const inJobOf = (title: string, line: string) =>
  namesIn([{ kind: "experience", lines: [line], position: { title } }]);

test.each([
  ["Chef", "Next goal: sushi and fermentation."],
  ["Student", "Reading list: Haskell, Erlang."],
  ["Student", "Modules next semester: Machine Learning, Compilers."],
  ["Accountant", "A licence for Tableau is applied for."],
  ["Copywriter", "Articles so far: beekeeping, blockchain and heat pumps."],
  ["Copywriter", "Recent topics include machine learning and food hygiene."],
  ["Instructional designer", "Courses made so far cover phlebotomy and working at height."],
  ["Analyst", "Read figures from the marketing group's Scala pipeline, nothing more."],
  ["Systems administrator", "Went to a vendor day on Nutanix."],
  ["Systems administrator", "Kubernetes: only theory so far."],
  ["Care assistant", "Injections: not allowed, that is the district nurse."],
  ["Storekeeper", "You ask for SAP; I never had a login."],
  ["Tailor", "Born in Matlab, the third of five."],
  ["Clerk", "The move to Snowflake is a job for the data engineers."],
  ["Tester", "Load runs (JMeter) are with a separate cell in Pune."],
  ["Electrician", "Lift maintenance is under contract with the maker."],
  ["Buyer", "Tendered waterproofing and pest control to local firms."],
  ["Gardener", "For welding I fetch my neighbour."],
  ["Project manager", "Introduced a tool that the vendor had written in Scala."],
  ["Marketer", "Briefed the videographer who cuts our reels in Premiere Pro."],
  ["Driver", "Licence classes B, C, CE, D."],
  ["Recruiter", "Hiring Java full stack and DevOps (Kubernetes) engineers."],
  ["Recruiter", "Staffed projects with Angular and .NET contractors."],
])("what a frame takes back, %s: %s", (title, line) => {
  expect(inJobOf(title, line)).toEqual([]);
});

test.each([
  ["Teacher", "My subjects include mathematics and physics.", "Mathematics"],
  ["Nurse", "I am the nurse who does the cannulation at night.", "Cannulation"],
  ["Recruiter", "Hired 30 people with LinkedIn Recruiter.", "LinkedIn Recruiter"],
  [
    "Systems administrator",
    "The servers (Windows Server 2019) are patched by me each month.",
    "Windows Server",
  ],
  ["Systems administrator", "Maintained the bank's Oracle database.", "Oracle Database"],
  ["Accountant", "The ledgers are in Xero and I close them monthly.", "Xero"],
  ["Accountant", "I keep the books of three farms in QuickBooks.", "QuickBooks"],
  ["Teacher", "Gave talks about beekeeping to schools and kept twelve hives.", "Beekeeping"],
  ["Analyst", "The forecast model in Python is used by the whole group.", "Python"],
  ["Buyer", "Tendering, cost control and claims for hospital fit-outs.", "Cost control"],
])("but the writer's own, %s: %s", (title, line, name) => {
  expect(inJobOf(title, line)).toContain(name);
});
