import { describe, expect, test } from "vitest";
import { inJob, inList, namesIn } from "../../testing/build-cv.ts";

const inOther = (line: string) => namesIn([{ kind: "other", lines: [line] }]);

describe("what is being learnt, or comes next, is no skill yet", () => {
  test.each([
    "Am learning Kotlin, evenings only.",
    "Working my way through a Kotlin course this winter.",
    "I will follow a Revit course from January.",
    "Starting a Power BI course in January",
    "About to start Figma lessons",
    "My next goal is AutoCAD.",
    "I'd like to learn Kotlin properly.",
    "Dabbling in Kotlin.",
    "Playing with Three.js at weekends, just for fun",
    "Ich lerne gerade Kotlin.",
    "Kotlin lerne ich gerade.",
    "Abends schaue ich mir gerade Kotlin an.",
    "Ab Januar besuche ich einen AutoCAD-Kurs.",
    "Nächster Schritt: Kubernetes",
    "En ce moment je découvre Three.js, pour le plaisir.",
    "J'apprends Kotlin le soir.",
    "Prochaine étape : Kubernetes",
    "Actualmente aprendiendo Power BI",
    "Próximo objetivo: Power BI",
    "Estou aprendendo Kotlin",
    "Sto imparando Kotlin",
    "Prossimo obiettivo: Power BI",
    "Ik leer momenteel Kotlin",
    "Volgende stap: Kubernetes",
    "मैं अभी AutoCAD सीख रहा हूँ।",
    "தற்போது AutoCAD கற்று வருகிறேன்.",
    "දැනට AutoCAD ඉගෙන ගනිමින් සිටිමි.",
  ])("%s", (line) => expect(inOther(line)).toEqual([]));

  test.each([
    ["Git, Postman. Learning Kotlin in this moment (Udemy).", ["Git", "Postman"]],
    ["Git, Postman, Kotlin (want to learn)", ["Git", "Postman"]],
    ["Git, Postman, Kotlin (just started)", ["Git", "Postman"]],
    ["Git, Postman; next on my list: Kotlin", ["Git", "Postman"]],
    ["Git, Docker, Kotlin (in Einarbeitung)", ["Git", "Docker"]],
    ["Git, Docker ; AutoCAD : en cours d’apprentissage avec un ami", ["Git", "Docker"]],
    ["Git, Docker; AutoCAD (aprendiendo)", ["Git", "Docker"]],
    ["Git, Docker; Power BI (a aprender)", ["Git", "Docker"]],
    ["Git, Docker; Power BI (in corso)", ["Git", "Docker"]],
    ["Git, Docker; Power BI (bezig met cursus)", ["Git", "Docker"]],
    ["Git, Docker; taking an online class in Python", ["Git", "Docker"]],
    ["Git, Docker. My group is moving some reporting to Python; I am taking the course.", ["Git", "Docker"]],
    ["Curious about : Godot, Rust", []],
  ])("nor in a list: %s", (line, wanted) => expect(inList(line)).toEqual(wanted));

  test.each([
    ["Built the Kotlin course platform", "Kotlin"],
    ["Led the next steps of the Kotlin migration", "Kotlin"],
    ["Aufbau eines Kotlin-Teams", "Kotlin"],
    ["Ich lerne schnell und arbeite mit Kotlin", "Kotlin"],
    ["J'apprends vite : Kotlin en trois mois, en production depuis", "Kotlin"],
    ["Starting a new service in Kotlin, then training two colleagues", "Kotlin"],
  ])("but this is work: %s", (line, wanted) => expect(inJob(line)).toContain(wanted));

  test.each([
    "This year I want to",
    "What I'd love to learn",
    "Was ich noch lernen möchte",
    "Hors écran",
    "Products we sold",
  ])("nor below %s", (heading) =>
    expect(namesIn([{ kind: "skills", heading, lines: ["Kotlin, AutoCAD, Power BI"] }])).toEqual([]),
  );

  test("and these are names", () => {
    expect(inList("Machine learning, deep learning, learning support")).toEqual([
      "Machine learning",
      "Deep learning",
      "Learning support",
    ]);
  });
});
