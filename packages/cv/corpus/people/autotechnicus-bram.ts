import type { Person } from "../person.ts";

export const person: Person = {
  id: "autotechnicus-bram",
  family: "automotive trade",
  country: "BE",
  languageCode: "nl",
  name: "Bram Verlinden",
  headline: "Autotechnicus",
  email: "bram.verlinden@garagepost.example",
  phone: "0468 33 19 02",
  location: "Mechelen",
  labels: { contact: "Contact", email: "E-mail", phone: "Telefoon", address: "Adres" },
  sections: [
    { heading: "Gegevens", rows: [["Adres", "Battelsesteenweg 214, 2800 Mechelen"], ["Geboren", "26/02/1997 te Lier"], ["Rijbewijs", "B, BE"]] },
    { heading: "Sterke punten", list: ["{~Leergierig=Eagerness to learn|Leergierig|Willingness to learn|Leergierigheid|Curiosity}", "{~Stipt=Punctuality|Stipt|Stiptheid}", "{Elektrische diagnose=Electrical diagnostics|Elektrische diagnose|Automotive electrical diagnostics|Electrical troubleshooting|Diagnostics|Vehicle diagnostics|Diagnose|Electrical fault diagnosis|Electrical diagnosis}"] },
    {
      heading: "Loopbaan",
      jobs: [
        { title: "Autotechnicus", company: "Garage Dijlevallei bv", place: "Mechelen", dates: "11/2019 – nu", from: "2019-11", to: null, points: ["Foutcodes uitlezen met {Bosch KTS=Bosch KTS|Bosch KTS diagnostic tester|KTS|Diagnostic scanner} en {ESI[tronic]=ESI[tronic]|ESItronic|ESI tronic|Bosch ESI[tronic]|Bosch ESItronic}", "{Distributieriemen vervangen=Timing belt replacement|Distributieriemen vervangen|Timing belts|Timing belt|Distributieriem}, {koppelingen=Clutch repair|Koppelingen|Clutch replacement|Clutches|Koppeling}, {remmen=Brake repair|Remmen|Brakes|Brake systems|Brake service|Brake system repair|Braking systems}, {uitlijnen=Wheel alignment|Uitlijnen|Alignment}", "{Airco bijvullen=Air conditioning service|Airco bijvullen|AC recharging|Airco|Air conditioning|Car air conditioning|AC service|Air conditioning recharging|Air conditioning refill|AC refill|Air conditioning servicing|Airco-onderhoud}, {voorbereiding technische keuring=Vehicle inspection preparation|Voorbereiding technische keuring|MOT preparation|Technical inspection preparation|Vehicle inspection|Technical inspection|Technische keuring|Roadworthiness inspection preparation}", "[[Doorlooptijd van een groot onderhoud verkort van 5 naar 3,5 uur.]]", "Drie dagen per week vervang ik de {!chef=Chef} werkplaats aan de balie"] },
        { title: "Hulpmecanicien", company: "Suzuki-verdeler Autostad Noord", companyAlso: ["Autostad Noord"], place: "Willebroek", dates: "09/2016 – 10/2019", from: "2016-09", to: "2019-10", points: ["{Klein onderhoud=Routine maintenance|Klein onderhoud|Minor servicing|Vehicle servicing|Vehicle maintenance|Car servicing|Minor maintenance|Onderhoud|Car maintenance|Preventive maintenance|Basic maintenance} en {bandenwissels=Tyre changing|Bandenwissels|Tire changing|Tyre fitting|Tire change|Tyre changes|Tyre change|Tire changes|Bandenwissel|Tyre replacement|Tire replacement} aan {!Swift}, Vitara en Ignis", "Samenwerken met twee {!teams=Microsoft Teams|Teams|MS Teams} in ploegen"] },
        { title: "Leerling (deeltijds leren en werken)", company: "Carrosserie Vermost", place: "Lier", dates: "09/2014 – 06/2016", from: "2014-09", to: "2016-06", points: ["{Uitdeuken=Dent removal|Uitdeuken|Dent repair|Panel beating|Bodywork|Dent removal (bodywork)}, {schuren=Sanding|Schuren} en {maskeren=Masking|Maskeren} voor het spuitwerk van de meesterspuiter"] },
      ],
    },
    {
      heading: "Opleiding",
      studies: [
        { degree: "Certificaat Hulpcarrossier, deeltijds beroepsonderwijs", degreeAlso: ["Certificaat Hulpcarrossier"], institution: "CDO Lier", place: "Lier", dates: "2014 – 2016", year: 2016 },
        { degree: "Avondonderwijs Polyvalent mecanicien personenwagens", degreeAlso: ["Polyvalent mecanicien personenwagens"], institution: "CVO Rivierenland", place: "Mechelen", dates: "2017 – 2019", year: 2019 },
      ],
    },
    { heading: "Attesten", certificates: ["{Koeltechnicus voertuigen (airco)=Koeltechnicus voertuigen|Koeltechnicus voertuigen (airco)|Vehicle air-conditioning technician|Vehicle refrigeration technician}, Educam, 2021", "{VCA Basis=VCA|VCA Basis|VCA Basic|B-VCA}, 2020"] },
    { heading: "Ambitie", text: ["Ik wil in 2027 het Educam-attest voor {!hoogspanning=High-voltage systems|Hoogspanning|High voltage|HEV} halen; aan elektrische auto's mag ik nu nog niet werken."] },
    { heading: "Talenkennis", languages: ["{Nederlands=Dutch}: moedertaal", "{Frans=French}: goed", "{Engels=English}: goed"] },
    { heading: "Vrije tijd", text: ["Oldtimers, mountainbike, KSA-leider tot 2018"] },
  ],
  optional: ["Automotive", "Automotive repair", "Auto repair", "Automechanica", "Rijbewijs", "Driving licence", "Car repair", "Vehicle repair", "Customer service", "Fault code reading", "Fault diagnosis", "OBD", "Customer contact", "Reception", "Leadership", "Front desk", "Workshop management", "Service reception", "Teamwork", "Samenwerken", "Shift work", "Collaboration"],
  totalYears: 12,
  level: "Expert",
  inconsistencies: [],
  files: ["web-stacked-dates", "docx-plain@libreoffice-docx"],
};
