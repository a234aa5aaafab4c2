import { describe, expect, test } from "vitest";
import { besideList } from "../../../testing/beside-list.ts";
import { inJob, inList, namesIn } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("rows of plain nouns beside a list of one's own", () => {
  test.each([
    [
      "Wound care, Cannulation, Medication administration, BLS",
      "Antenatal checks, post-op care, injections and tube feeds.",
      ["Antenatal checks", "Post-op care", "Injections", "Tube feeds"],
    ],
    [
      "Retail sales, Customer service, Upselling, POS software",
      "Daily cash closing, EMI processing and price negotiation.",
      ["Cash closing", "Instalment sales", "Price negotiation"],
    ],
    [
      "Windows, Networking, Active Directory, Excel",
      "Only RAM and SSD fitting I do at the counter.",
      ["Hardware upgrades"],
    ],
    [
      "Windows, Networking, Active Directory, Excel",
      "Virus removal, laptop configuration.",
      ["Malware removal", "Laptop configuration"],
    ],
    [
      "Bartending, Upselling, Cash handling, Espresso machine",
      "Pool bar, beer and wine service.",
      ["Beverage service"],
    ],
    [
      "Windows 11, Redes, Active Directory, VPN",
      "Remoção de vírus, pontos de rede.",
      ["Malware removal", "Network cabling"],
    ],
    [
      "Windows, Redes, Active Directory, VPN",
      "Eliminación de virus y cambio de discos.",
      ["Malware removal", "Hardware upgrades"],
    ],
    [
      "Word, Excel, Batigest, Orthographe",
      "Accueil téléphonique, classement, commandes de bois.",
      ["Telephone reception", "Filing", "Purchase orders"],
    ],
    [
      "المبيعات, خدمة العملاء, Excel, PowerPoint",
      "عرض المنتجات، تحصيل الديون.",
      ["Product presentations", "Debt collection"],
    ],
  ])("%s: %s", (list, line, names) => expect(besideList(list, line)).toEqual(skillKeys(names)));
});

describe("without a list, sentences of everyday jobs name what was done", () => {
  test.each([
    [
      "Upgraded RAM and hard disks, ran network cables, formatted PCs.",
      ["Hardware upgrades", "Network cabling", "Software installation"],
    ],
    ["Shortlisted candidates and negotiated offers.", ["Shortlisting", "Offer negotiation"]],
    ["Recorded fluid intake, assisted with meals.", ["Fluid management", "Feeding assistance"]],
  ])("%s", (line, names) => expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(names))));

  test.each(["Closed three branches for the bank.", "Followed up with the bank.", "Ran a race for charity."])(
    "nothing: %s",
    (line) => expect(inJob(line)).toEqual([]),
  );
});

describe("a list keeps the name of the page or the usual one", () => {
  test.each([
    ["Bartending, Upselling, Glass cleaning and polishing", "Glass cleaning and polishing"],
    ["Punctual, Friendly, Honest", "Friendliness"],
    ["Retail sales, Upselling, Bangla typing", "Bangla typing"],
    ["Accuracy, Deadline driven, Teamwork", "Meeting deadlines"],
    ["IV therapy, Nasogastric tube insertion", "Nasogastric tube insertion"],
  ])("%s: %s", (list, name) => expect(inList(list)).toContain(name));

  test("the dressings of a cook are no wound care", () => {
    const cook = namesIn([
      { kind: "skills", lines: ["Grilling, Sauces, Knife skills, HACCP"] },
      { kind: "experience", lines: ["Salads, dressings and marinades."] },
    ]);
    expect(skillKeys(cook)).not.toContain("wound-care");
  });
});
