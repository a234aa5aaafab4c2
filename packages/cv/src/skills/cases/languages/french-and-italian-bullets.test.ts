import { describe, expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";
import { skillKeys } from "../../testing/skill-keys.ts";

const missing = (found: readonly string[], wanted: readonly string[]) => {
  const keys = new Set(skillKeys(found));
  return skillKeys(wanted).filter((key) => !keys.has(key));
};

describe("bullets of offices, sites, kitchens and wards in French and Italian", () => {
  test.each([
    ["Gestion des appels entrants et suivi des tickets", ["Inbound calls", "Ticket handling"]],
    ["Épilation à la cire et pose de vernis semi-permanent", ["Waxing", "Manicure"]],
    ["Prédication, catéchèse et accompagnement des familles", ["Preaching", "Catechesis"]],
    ["Réfection des lits et distribution des repas", ["Bed making", "Meal service"]],
    ["Coulage de dalles et pose de parpaings", ["Concrete casting", "Block laying"]],
    ["Taille de la vigne et vendanges manuelles", ["Pruning", "Grape harvesting"]],
    ["Audits internes et traitement des non-conformités", ["Internal audit", "Non-conformance handling"]],
    ["Collecte de fonds et rédaction de rapports pour les bailleurs", ["Fundraising", "Donor reporting"]],
    ["Tri des CV et présélection téléphonique", ["CV screening", "Shortlisting"]],
    ["Mise en rayon et rotation des produits", ["Shelf stocking", "FIFO"]],
    ["Lavage des sols et vidage des poubelles", ["Mopping and sweeping", "Bin emptying"]],
    ["Rifacimento letti e distribuzione dei pasti", ["Bed making", "Meal service"]],
    ["Posa di massetti e rasatura delle pareti", ["Screeding", "Wall skimming"]],
    ["Tornitura di pezzi e ingrassaggio dei macchinari", ["Turning", "Greasing"]],
    ["Mungitura delle vacche e alimentazione del bestiame", ["Milking", "Livestock feeding"]],
    ["Liquidazioni IVA e invio dei modelli F24", ["VAT", "F24"]],
    ["Screening dei curriculum e colloqui di selezione", ["CV screening", "Interviewing"]],
    ["Apertura conti correnti e controllo banconote false", ["Account opening", "Counterfeit detection"]],
    ["Inventari ciclici e svuotamento container", ["Cycle counts", "Unloading containers"]],
  ])("%s", (line, names) => expect(missing(inJob(line), names)).toEqual([]));
});

describe("lists", () => {
  test.each([
    [
      "Gestion de portefeuille clients, étiquetage des produits, paquets cadeaux, rondes de nuit",
      ["Account management", "Price tickets", "Gift wrapping", "Night patrols"],
    ],
    [
      "Gestione agende, trascrizione, preselezione candidati, gestione ferie e permessi",
      ["Diary management", "Transcription", "Shortlisting", "Leave records"],
    ],
  ])("%s", (line, names) => expect(missing(inList(line), names)).toEqual([]));
});

describe("words that mean something else there", () => {
  test.each([
    ["Analyse des audiences de la chaîne.", "Court hearings"],
    ["Interventi d'urgenza in corsia.", "Emergency repairs"],
    ["Spillatura di opuscoli e fascicoli.", "Beer pouring"],
    ["Cerclage du col chez une patiente.", "Strapping"],
    ["Explanation and reassurance for anxious patients", "Reinsurance"],
    ["Supporto alla sede durante il trasloco.", "Moving and relocation"],
    ["État civil : mariée, deux enfants.", "Civil registration"],
    ["Arrivé en retard à cause d'un déménagement.", "Moving and relocation"],
  ])("%s", (line, not) => expect(inJob(line)).not.toContain(not));
});
