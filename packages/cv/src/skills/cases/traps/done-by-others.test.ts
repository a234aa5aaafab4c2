import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

/** The keys of what bullets of a job show of the names given. */
function shown(line: string, names: readonly string[]): string[] {
  const keys = new Set(skillKeys(names));
  return skillKeys(inJob(line)).filter((key) => keys.has(key));
}

describe("what is done by somebody else is no skill of the writer", () => {
  test.each([
    ["Photos are retouched in Lightroom by a studio.", ["Lightroom"]],
    ["Old Drupal pages were being switched off by someone else.", ["Drupal"]],
    ["Steel is detailed in Tekla by the fabricator.", ["Tekla"]],
    ["Boilers are serviced by a gas engineer from Hull.", ["Boiler servicing"]],
    ["Wounds are dressed by the district nurse.", ["Wound care"]],
    ["Servers and VMware are looked after by head office.", ["VMware"]],
    ["CCTV is watched from a room in another city.", ["CCTV monitoring"]],
    ["Plastering was subbed out.", ["Plastering"]],
    ["Weeds sprayed by hand; tree surgery was sub-let.", ["Tree surgery"]],
    ["Prints are retouched in Lightroom by a third party.", ["Lightroom"]],
    ["Revit arrived after I left.", ["Revit"]],
    ["Dents and spray painting go to a garage in the next street.", ["Spray painting"]],
    ["Samples for mass spectrometry are posted.", ["Mass spectrometry"]],
    ["Drawings in SketchUp come from the customer's designer.", ["SketchUp"]],
    ["Cell culture is the biologists' job.", ["Cell culture"]],
    ["Payroll was another girl's desk.", ["Payroll"]],
    ["PPC was agency work.", ["PPC"]],
    ["Phlebotomy is upstairs on Tuesdays.", ["Phlebotomy"]],
    ["The developers ship Kotlin without me.", ["Kotlin"]],
    ["PLCs come programmed in TIA Portal; we only land the wires.", ["TIA Portal"]],
    ["Figures are kept in NetSuite; I only read the exports.", ["NetSuite"]],
    ["Handed the banners to a volunteer, who lived in Webflow and Canva.", ["Webflow", "Canva"]],
    ["Trials need MATLAB, which an engineer brings.", ["MATLAB"]],
  ])("%s", (line, names) => {
    expect(shown(line, names)).toEqual([]);
  });

  test.each([
    ["Dashboards in Power BI are used by the board every Monday.", ["Power BI"]],
    ["Prototypes in Figma were tested by users from three cities.", ["Figma"]],
    ["The AWS bill was cut by a third.", ["AWS"]],
    ["Backups in Veeam are started by a script.", ["Veeam"]],
    ["Weekly reports in Tableau go to the board.", ["Tableau"]],
    ["Wrote the API in Django, the app was built by a freelancer in Porto.", ["Django"]],
    ["Built the shop in Magento, which 80 retailers use.", ["Magento"]],
    ["Reset accounts in Active Directory; I only escalate what is broken.", ["Active Directory"]],
    ["Moved the team to Kubernetes.", ["Kubernetes"]],
    ["Trained 40 staff on SAP.", ["SAP"]],
    ["Welding by hand, checked by an inspector.", ["Welding"]],
  ])("but the writer's own work counts: %s", (line, names) => {
    expect(shown(line, names)).toEqual(skillKeys(names));
  });
});

describe("a clause with somebody for its subject is theirs, whatever the verb", () => {
  test.each([
    ["Our two designers draft everything in Figma before it reaches me.", ["Figma"]],
    ["The accounts people kept Sage alive themselves.", ["Sage"]],
    ["Our web people swear by WordPress.", ["WordPress"]],
    ["The town's web team runs our pages in TYPO3.", ["TYPO3"]],
    ["The gardener sees to pruning and hedges.", ["Pruning"]],
    ["The wife of the boss runs the payroll.", ["Payroll"]],
    ["The desk in London does layout in InDesign.", ["InDesign"]],
    ["An IT specialist from the Frankfurt office tested SAP for us.", ["SAP"]],
    ["Experts model the losses in MATLAB.", ["MATLAB"]],
    ["Next door a colleague teaches coding in Scratch.", ["Scratch"]],
    ["Patients who need counselling or physiotherapy get a leaflet.", ["Counselling", "Physiotherapy"]],
    ["Our parent firm is on GCP and asks why we are not.", ["GCP"]],
    ["The telco's gateway is Perl and stays the telco's.", ["Perl"]],
    ["The students' lab has MATLAB and SPSS on every desk.", ["MATLAB", "SPSS"]],
    ["The billing engine is COBOL and will stay with the mainframe people.", ["COBOL"]],
    ["The app itself is Swift on one side and Kotlin on the other.", ["Swift", "Kotlin"]],
  ])("%s", (line, names) => {
    expect(shown(line, names)).toEqual([]);
  });

  test.each([
    ["Our team runs Kafka and Redis in three regions.", ["Kafka", "Redis"]],
    ["The booking service runs on Django and PostgreSQL.", ["Django", "PostgreSQL"]],
    ["Customer records in Salesforce, payroll in Sage.", ["Salesforce", "Sage", "Payroll"]],
    ["The client's ledgers went live in SAP FI after my design.", ["SAP FI"]],
    ["Pruning, hedges and lawns for private customers.", ["Pruning"]],
    ["Supported users with Outlook and Microsoft Teams.", ["Outlook", "Microsoft Teams"]],
  ])("but not where the writer works: %s", (line, names) => {
    expect(shown(line, names)).toEqual(skillKeys(names));
  });
});
