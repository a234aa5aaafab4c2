import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Moved 14 entities to the shared service centre; policy manuals, audit management.",
      ["Shared services", "Policy manuals", "Audit management"],
    ],
    [
      "Ran design sprints, hackathons and a corporate venturing fund; start-up collaboration with 11 firms.",
      ["Design sprints", "Hackathons", "Corporate venturing", "Start-up collaboration"],
    ],
    [
      "NPT reduction by a third via bit selection, hole cleaning, torque and drag reviews.",
      ["NPT reduction", "Bit selection", "Hole cleaning", "Torque and drag"],
    ],
    [
      "AFE control, rig acceptance inspections, pre-spud meetings.",
      ["AFE control", "Rig acceptance inspections", "Pre-spud meetings"],
    ],
    [
      "Vendor selection, build-versus-buy analysis, capacity planning, roadmap planning.",
      ["Vendor selection", "Build versus buy analysis", "Capacity planning", "Roadmap planning"],
    ],
    [
      "NFI distributions, cash for work, drainage works.",
      ["NFI distributions", "Cash for work", "Drainage work"],
    ],
    [
      "Contract catering for a 3,000-seat campus: menu cycles, menu costing in Saffron, client reviews.",
      ["Contract catering", "Menu cycles", "Menu costing", "Saffron catering", "Client reviews"],
    ],
    [
      "School food standards, special diets, free school meal uptake.",
      ["School food standards", "Special diets", "Free school meal uptake"],
    ],
    [
      "Recharge estimation, water balances and MODFLOW models for a wellfield.",
      ["Recharge estimation", "Water balance", "MODFLOW"],
    ],
    [
      "Monitoring wells, low-flow sampling, plume delineation, Piper diagrams.",
      ["Monitoring wells", "Low-flow sampling", "Plume delineation", "Piper diagrams"],
    ],
    [
      "ADaM datasets, mixed models, Kaplan-Meier curves, DSMB closed reports.",
      ["ADaM", "Mixed models", "Kaplan-Meier curves", "DSMB closed reports"],
    ],
    [
      "Built double materiality and CSRD gap analyses for 14 firms; assurance readiness.",
      ["Double materiality", "CSRD gap analyses", "Assurance readiness"],
    ],
    [
      "Engineering change requests, BOM release, supplier technical reviews, tool try-outs.",
      ["Engineering change requests", "BOM release", "Supplier technical reviews", "Tool try-outs"],
    ],
    [
      "Weight reduction of 4 kg, benchmark teardowns, homologation to ECE.",
      ["Weight reduction", "Teardown benchmarking", "Homologation to ECE"],
    ],
    [
      "Energy yield assessments in PVsyst, shading analysis, cable loss calculations, inverter selection.",
      [
        "Energy yield assessment",
        "PVsyst",
        "Shading analysis",
        "Cable loss calculations",
        "Inverter selection",
      ],
    ],
    [
      "Interconnection applications, PPA reviews, punch lists, hot commissioning.",
      ["Interconnection applications", "PPA reviews", "Punch lists", "Hot commissioning"],
    ],
    [
      "SVA, formal proofs in JasperGold, X-propagation checks.",
      ["SVA", "Formal proofs", "JasperGold", "X-propagation checks"],
    ],
    [
      "Suitability analysis for 60 schools, network analysis of ambulance times, hot spot analysis.",
      ["Suitability analysis", "Network analysis", "Hot spot analysis"],
    ],
    [
      "Geodatabase design, topology rules, metadata, ArcPy tools, story maps.",
      ["Geodatabase design", "Topology rules", "Metadata", "ArcPy", "Story maps"],
    ],
    [
      "Capex tracking, stock take reconciliations, price increase modelling.",
      ["Capex tracking", "Stock take reconciliations", "Price increase modelling"],
    ],
    [
      "Labour card renewals, Emirates ID, medical insurance additions, absconding cases.",
      ["Labour card renewals", "Emirates ID", "Medical insurance additions", "Absconding cases"],
    ],
    [
      "Job offers, HR letters, exit formalities, staff files.",
      ["Job offers", "HR letters", "Exit formalities", "Staff files"],
    ],
    [
      "Questionnaire design, script checks, fieldwork management in nine cities, back-checks.",
      ["Questionnaire design", "Script checks", "Fieldwork management", "Back-checks"],
    ],
    [
      "Shipped a RAG assistant: chunking strategies, hybrid search, reranking, LLM-as-judge evals.",
      ["RAG", "Chunking strategies", "Hybrid search", "Reranking", "LLM-as-judge"],
    ],
    [
      "LoRA fine-tuning, quantisation to int4, vLLM serving; GPU utilisation up 2x.",
      ["LoRA", "Quantisation", "vLLM", "GPU utilisation"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "R&D brews enzymes and coats film.",
  "Caterers cook, medics check, helicopters land.",
  "MSF runs the clinic, UNICEF the school.",
  "Students study law, chefs peel, the client builds cars.",
  "The village dug latrines and sang.",
  "Nurses bleed patients; labs spin tubes.",
  "Clients spin yarn, pour steel, fly planes.",
  "Dealers sell, fleets drive, testers crash.",
  "Villagers grow rice beneath the panels.",
  "Farmers plant, foresters log, fishers net.",
  "Bakers bake at 3 am; vans leave at 5.",
  "Respondents are bakers, mothers and drivers.",
  "Nurses weigh babies; drivers fuel at dawn.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
