import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Crime scene examination, fingerprint lifting and chain of custody.",
      ["Chain of custody", "Crime scene examination", "Fingerprint lifting"],
    ],
    [
      "Informant handling and surveillance in narcotics investigation.",
      ["Informant handling", "Narcotics investigation", "Surveillance"],
    ],
    [
      "CCTV analysis and phone record analysis with Cellebrite.",
      ["CCTV analysis", "Cellebrite", "Phone record analysis"],
    ],
    [
      "Case file preparation for the Attorney General and court testimony.",
      ["Case files preparation", "Court testimony"],
    ],
    [
      "Breathing apparatus, hose handling and ladder drills at 900 incidents.",
      ["Breathing apparatus", "Hose handling", "Ladder drills"],
    ],
    [
      "Fire safety inspections of hotels and evacuation drills in schools.",
      ["Evacuation drills", "Fire safety inspections"],
    ],
    [
      "Airport firefighting and foam application on category 9.",
      ["Airport firefighting", "Foam application"],
    ],
    [
      "Smoke alarm fitting and fire extinguisher training in estates.",
      ["Fire extinguisher training", "Smoke alarm fitting"],
    ],
    [
      "Foot patrol, traffic control and crowd control at festivals.",
      ["Crowd control", "Foot patrol", "Traffic control"],
    ],
    ["Breathalyser tests and speed enforcement on the highway.", ["Breathalyser tests", "Speed enforcement"]],
    [
      "Statement recording, complaint recording and court duties.",
      ["Complaint recording", "Court duties", "Statement recording"],
    ],
    [
      "Warrant execution and summons serving; evidence seizure.",
      ["Evidence seizure", "Summons serving", "Warrant execution"],
    ],
    [
      "Domestic dispute handling and victim support referrals.",
      ["Domestic dispute handling", "Victim support"],
    ],
    [
      "Cell searches, roll checks and visit supervision on a wing of 180.",
      ["Cell searches", "Roll checks", "Visit supervision"],
    ],
    ["Suicide watch by ACCT and personal officer work.", ["ACCT", "Personal officer work", "Suicide watch"]],
    [
      "Prisoner escorts to court; reception of prisoners at night.",
      ["Prisoner escort", "Reception of prisoners"],
    ],
    [
      "Mandatory drug testing and contraband detection with dogs.",
      ["Contraband detection", "Mandatory drug testing"],
    ],
    ["Adjudications and parole reports each month.", ["Adjudications", "Parole reports"]],
    [
      "Pool lifeguarding and pool water testing; swimming lessons at weekends.",
      ["Pool lifeguarding", "Pool water testing", "Swimming lessons"],
    ],
    [
      "Spinal boarding and oxygen administration drills weekly.",
      ["Oxygen administration", "Spinal boarding"],
    ],
    ["Parking enforcement and penalty notices in the centre.", ["Parking enforcement", "Penalty notices"]],
    ["Trail maintenance and visitor guidance in a park.", ["Trail maintenance", "Visitor guidance"]],
    [
      "Platoon command of 32 soldiers and operational planning in the north.",
      ["Operational planning", "Platoon command"],
    ],
    [
      "Staff duties at brigade: logistics planning and security planning.",
      ["Logistics planning", "Security planning", "Staff duties"],
    ],
    ["Bailey bridging and demining with an engineer squadron.", ["Bailey bridging", "Demining"]],
    ["Range management and weapon training for 400 recruits.", ["Range management", "Weapons training"]],
    ["UAV operations and intelligence analysis.", ["Intelligence analysis", "UAV operation"]],
    [
      "Disaster relief operations after the floods; civil-military cooperation.",
      ["Civil-military cooperation", "Disaster relief operations"],
    ],
    [
      "Section command on patrol and drill instruction at the depot.",
      ["Drill instruction", "Section command"],
    ],
    [
      "Recruit training: field craft, marksmanship coaching, physical training.",
      ["Field craft", "Marksmanship coaching", "Physical training", "Recruit training"],
    ],
    ["CBRN and survival training for the battalion.", ["CBRN", "Survival training"]],
    ["Stores accounting of 9,000 lines; kit inspections.", ["Kit inspections", "Stores accounting"]],
    [
      "Patrolling, checkpoint duty and sentry duty for three years in the east.",
      ["Checkpoint duty", "Patrolling", "Sentry duty"],
    ],
    ["Mine detection and bomb disposal support.", ["Bomb disposal", "Mine detection"]],
    [
      "Weapon maintenance and night operations; machine gun handling.",
      ["Machine gun handling", "Night operations", "Weapons maintenance"],
    ],
    ["Riot control and escort duty in the capital.", ["Escort duties", "Riot control"]],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(skillKeys(expected));
  });

  test.each([
    "Wore plain clothes, shared a jeep and guarded a cricket match.",
    "Lived in barracks, played in the police band, grew chillies.",
    "Oversaw the laundry, barber's chair and vegetable plot.",
    "Rented sunbeds and sold ice cream when short-staffed.",
    "Won the tug of war, ran the sergeants' mess bar.",
    "Dug wells, painted stones and danced at New Year.",
  ])("nothing from what stands about: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
