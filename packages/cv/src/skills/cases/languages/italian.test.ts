import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Somministrazione terapia, Medicazioni, Prelievi ematici, Rilevazione parametri vitali, Assistenza al paziente, Triage, Gestione accessi venosi",
    [
      "Medication administration",
      "Wound care",
      "Phlebotomy",
      "Vital signs",
      "Patient care",
      "Triage",
      "IV access",
    ],
  ],
  [
    "Muratura, Intonaci, Posa piastrelle, Getti di calcestruzzo, Ponteggi, Cartongesso, Impermeabilizzazioni",
    ["Masonry", "Plastering", "Tiling", "Concreting", "Scaffolding", "Drywall installation", "Waterproofing"],
  ],
  [
    "Servizio ai tavoli, Presa comande, Servizio bar, Mise en place, Sommelier, Accoglienza clienti, Caffetteria",
    [
      "Waiting tables",
      "Order taking",
      "Bartending",
      "Mise en place",
      "Wine service",
      "Guest relations",
      "Coffee preparation",
    ],
  ],
  [
    "Carico e scarico, Uso del muletto, Picking, Imballaggio, Bolle di accompagnamento, Ricevimento merci, Transpallet",
    [
      "Loading and unloading",
      "Forklift operation",
      "Order picking",
      "Packing",
      "Delivery notes",
      "Goods receiving",
      "Pallet jack",
    ],
  ],
  [
    "Guida mezzi pesanti, Consegne, Pianificazione percorsi, Cronotachigrafo, ADR, Manutenzione mezzi, Trasporto persone",
    [
      "Heavy vehicle driving",
      "Delivery",
      "Route planning",
      "Tachograph",
      "ADR",
      "Vehicle maintenance",
      "Passenger transport",
    ],
  ],
  [
    "Igiene personale, Mobilizzazione, Assistenza anziani, Somministrazione pasti, Rifacimento letti, Assistenza domiciliare, Igiene ambientale",
    [
      "Personal care",
      "Patient mobility",
      "Elderly care",
      "Feeding assistance",
      "Bed making",
      "Home care",
      "Cleaning",
    ],
  ],
  [
    "Prenotazioni, Check-in e check-out, Gestione reclami, Fatturazione, Concierge, Centralino, Cassa",
    [
      "Reservations",
      "Check-in",
      "Complaint handling",
      "Invoicing",
      "Concierge",
      "Switchboard",
      "Cash handling",
    ],
  ],
  [
    "Impianti sanitari, Caldaie a gas, Ricerca perdite, Pannelli solari termici, Manutenzione caldaie, Saldobrasatura, Preventivi",
    [
      "Sanitary installation",
      "Boiler installation",
      "Leak detection",
      "Solar thermal",
      "Boiler maintenance",
      "Brazing",
      "Estimating",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["Somministrazione di farmaci e medicazione di ferite", ["Medication administration", "Wound care"]],
  ["Assistenza durante interventi chirurgici", ["Surgical assistance"]],
  ["Compilazione della cartella infermieristica", ["Nursing documentation"]],
  ["Gestione degli ordini e controllo delle scorte", ["Order processing", "Stock control"]],
  ["Costruzione di muri e tramezzi in laterizio", ["Bricklaying", "Partition walls"]],
  ["Registrazione di fatture e riconciliazione bancaria", ["Invoice processing", "Bank reconciliation"]],
  ["Elaborazione delle buste paga", ["Payroll"]],
  ["Accoglienza della clientela e presa delle comande", ["Order taking"]],
  ["Allestimento della sala per banchetti", ["Banqueting"]],
  ["Collaudo degli impianti e rilascio delle certificazioni", ["Electrical testing"]],
  ["Ricevimento e stoccaggio delle merci", ["Goods receiving"]],
  ["Preparazione degli ordini e imballaggio", ["Order picking", "Packing"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
