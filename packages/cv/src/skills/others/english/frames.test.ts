import { expect, test } from "vitest";
import { namesIn } from "../../testing/build-cv.ts";

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
  ["Event manager", "Sponsors: Oracle, SAP and a local brewery."],
  ["Bookshop assistant", "The Shopify site is the owner's toy."],
  ["Security guard", "Sat in a hall full of Cisco and Dell."],
  ["HR assistant", "Workday is coming in spring."],
  ["Journalist", "Data team scraped the registers with Python; I did the interviews."],
  ["Estate agent", "Floor plans drawn in AutoCAD by a draughtsman we pay per sheet."],
  ["Trainee", "Watched two hip replacements from the gallery."],
  ["Baker", "I should like to try chocolate work."],
  ["Sales representative", "Sold Dell servers, VMware licences and Veeam to schools."],
  ["Sales representative", "Reseller of Sophos and Palo Alto in the north."],
  ["Bank clerk", "Loans to fishermen, bakers and welding shops."],
  ["Student", "Group project: I wrote the report, Anna trained the model in PyTorch."],
  ["Nurse", "Worked on Jasper Ward and later on Swift Ward."],
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
  ["HR assistant", "Moved staff files into SuccessFactors.", "SAP SuccessFactors"],
  ["Engineer", "Selling and configuring Cisco switches for schools.", "Cisco"],
  ["Marketer", "Bought Google Ads for a chain of hotels.", "Google Ads"],
  ["Radiographer", "Worked in a radiology practice: positioning and PACS.", "PACS"],
  ["Journalist", "Scraped the registers with Python for a story on fracking.", "Python"],
  ["Architect", "Designed a brewery, two clinics and a dance school in Revit.", "Revit"],
])("but the writer's own, %s: %s", (title, line, name) => {
  expect(inJobOf(title, line)).toContain(name);
});
