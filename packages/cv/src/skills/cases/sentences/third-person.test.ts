import { expect, test } from "vitest";
import { besideList } from "../../testing/beside-list.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

const OFFICE = "Bank reconciliation, Excel, Invoicing, Payroll";
const SOFTWARE = "Python, Linux, Docker, Git";

test.each([
  [OFFICE, "Enters invoices in SAP.", ["SAP"]],
  [OFFICE, "Registers supplier payments in Xero.", ["Supplier payments", "Xero"]],
  [OFFICE, "Administers leave in Workday and BambooHR.", ["Workday", "BambooHR"]],
  [OFFICE, "Delivers reports in Power BI.", ["Power BI"]],
  [OFFICE, "Refers clients in Salesforce.", ["Salesforce"]],
  [SOFTWARE, "Monitors clusters in Kubernetes.", ["Kubernetes"]],
  [SOFTWARE, "Filters logs with Elasticsearch.", ["Elasticsearch"]],
])("the writer's own verb ends as people do: %s: %s", (list, line, names) => {
  expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys(names)));
});

test.each([
  [OFFICE, "Month closed in Oracle by the third day.", ["Oracle"]],
  [OFFICE, "Notices drafted in Word.", ["Word"]],
  [OFFICE, "Boards in Miro, tasks in Asana.", ["Miro", "Asana"]],
  [OFFICE, "Incident log in a ledger and in Word.", ["Word"]],
])("an ambiguous name is the tool where work is done in it: %s: %s", (list, line, names) => {
  expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys(names)));
});

test.each([
  [OFFICE, "Opened a branch in Phoenix."],
  [OFFICE, "Joined in Spring."],
  [OFFICE, "Based in Delphi."],
  [OFFICE, "O custo mensal caiu de R$ 41 mil para R$ 26 mil."],
  [SOFTWARE, "The bank moved to Temenos."],
  [SOFTWARE, "IT replaced T24 with Flexcube."],
  [SOFTWARE, "Marketing switched to Mailchimp."],
  [SOFTWARE, "Mobile engineers ship React Native."],
  [SOFTWARE, "Support answers fans in Zendesk."],
  [OFFICE, "Daily rounds with Pharmacy, Nutrition and Social Work."],
  [OFFICE, "Lohnabrechnung für 310 Drahtzieher, Verzinker und Staplerfahrer."],
  [OFFICE, "Os atuários modelam em SAS."],
])("and somebody else's name, place or system is none: %s: %s", (list, line) => {
  expect(besideList(list, line)).toEqual([]);
});

test.each([
  [SOFTWARE, "Moved the ledger to PostgreSQL.", ["PostgreSQL"]],
  [SOFTWARE, "Replaced Jenkins with GitLab CI.", ["GitLab CI"]],
  [SOFTWARE, "Our team moved to Kubernetes.", ["Kubernetes"]],
  [OFFICE, "Warehouse Operations Supervisor – put-away, order picking.", ["Put-away", "Order picking"]],
  [OFFICE, "Als Staplerfahrer im Wareneingang.", ["Forklift operation"]],
])("but the writer's own are: %s: %s", (list, line, names) => {
  expect(besideList(list, line)).toEqual(expect.arrayContaining(skillKeys(names)));
});
