import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

/** The keys of what bullets of a job show of the names given. */
function shown(line: string, names: readonly string[]): string[] {
  const keys = new Set(skillKeys(names));
  return skillKeys(inJob(line)).filter((key) => keys.has(key));
}

describe("a sentence with a subject of its own tells of whoever that is", () => {
  test.each([
    ["The cashier posts in Clio and Sage.", ["Clio", "Sage"]],
    ["The PMO plots us all in Primavera.", ["Primavera"]],
    ["A postdoc wrote the scripts in Perl.", ["Perl"]],
    ["A lorry takes the frames away for galvanising.", ["Galvanising"]],
    ["The accounts lady types our invoices into Xero.", ["Xero"]],
    ["Our mobile folks ship Flutter builds every week.", ["Flutter"]],
    ["Greenhouse staff do the grafting.", ["Grafting"]],
    ["Pupils program robots in Python at lunch.", ["Python"]],
    ["Analysts draw the results in Looker.", ["Looker"]],
    ["Trainers coach boxing and spinning.", ["Boxing", "Spinning"]],
    ["Designers upstairs draw hulls in Rhino.", ["Rhino"]],
    ["The franchise sets up campaigns in Mailchimp.", ["Mailchimp"]],
    ["Guests hike, surf and take diving lessons.", ["Diving"]],
    ["Piling was let to a firm from Essex.", ["Piling"]],
    ["The website and the SEO are my nephew's hobby.", ["SEO"]],
    ["Grinding and hardening leave the house.", ["Grinding"]],
    ["The squad codes in Elixir and deploys by itself.", ["Elixir"]],
  ])("%s", (line, names) => {
    expect(shown(line, names)).toEqual([]);
  });

  test.each([
    ["The pipeline runs the tests in Jenkins every night.", ["Jenkins"]],
    ["Our team codes in Elixir.", ["Elixir"]],
    ["The migration took two weeks, in Terraform and Ansible.", ["Terraform", "Ansible"]],
    ["The role has me welding frames.", ["Welding"]],
    ["A redesign in Figma brought 40 % more sign-ups.", ["Figma"]],
  ])("but of the writer's work it is told so too: %s", (line, names) => {
    expect(shown(line, names)).toEqual(skillKeys(names));
  });
});

describe("what others bring, what passes through their hands and what never came", () => {
  test.each([
    ["Hot fixes in C# come from development.", ["C#"]],
    ["Programs arrive from the office in Mastercam.", ["Mastercam"]],
    ["Orders drop into SAP by themselves.", ["SAP"]],
    ["Bookings come in from OpenTable.", ["OpenTable"]],
    ["Invoices went through a nephew of the owner, in Tally.", ["Tally"]],
    ["Front-end work, mostly Svelte, is shared out among two contractors.", ["Svelte"]],
    ["Social media replies go to the Dublin team.", ["Social media"]],
    ["Learned much next to a man who dreamed in Haskell.", ["Haskell"]],
    ["Carried boxes for a UN team that mapped houses in ArcGIS.", ["ArcGIS"]],
    ["Watched a contractor re-cable the Cisco rack.", ["Cisco"]],
    ["Sat in on the Terraform reviews of the platform squad.", ["Terraform"]],
    ["Heard much about Haskell, learned none.", ["Haskell"]],
    ["Wanted to bring in Rust; the vote went the other way.", ["Rust"]],
    ["Hope to pick up SQL this winter.", ["SQL"]],
    ["Requested access to Databricks twice.", ["Databricks"]],
    ["Apprenticeship in joinery broken off after a year.", ["Joinery"]],
  ])("%s", (line, names) => {
    expect(shown(line, names)).toEqual([]);
  });

  test.each([
    ["Part of the team that built the ledger in Kotlin on Kubernetes.", ["Kotlin", "Kubernetes"]],
    ["Weekly figures from Tableau go to the sales team.", ["Tableau"]],
    ["Trained three people who now code in Python with me.", ["Python"]],
    ["Key orders from the shop into SAP.", ["SAP"]],
  ])("but not what the writer does: %s", (line, names) => {
    expect(shown(line, names)).toEqual(skillKeys(names));
  });
});
