import type { Person } from "../person.ts";

export const person: Person = {
  id: "pflegefachfrau-andrea",
  family: "nursing",
  country: "CH",
  languageCode: "de",
  name: "Andrea Bürgi",
  headline: "Dipl. Pflegefachfrau HF",
  email: "andrea.buergi@sunnemail.example",
  phone: "079 318 44 06",
  location: "8750 Glarus",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Adresse" },
  sections: [
    { heading: "Personalien", rows: [["Geburtsdatum", "22.11.1992"], ["Heimatort", "Näfels GL"], ["Zivilstand", "verheiratet, zwei Kinder (2019, 2021)"]] },
    { heading: "Über mich", text: ["Pflegefachfrau mit Herz für die ältere Generation. Ich bin {~belastbar=Resilience|Belastbar|Belastbarkeit|Stress resistance|Working under pressure|Stress tolerance}, {~einfühlsam=Empathy|Einfühlsam|Einfühlungsvermögen} und schätze kurze Wege im Team."] },
    {
      heading: "Berufliche Tätigkeiten",
      jobs: [
        { title: "Dipl. Pflegefachfrau HF (Tagesverantwortung)", titleAlso: ["Dipl. Pflegefachfrau HF"], company: "Alterszentrum Linthbogen", place: "Glarus", dates: "02.2022 – heute", from: "2022-02", to: null, points: ["{Pflegeprozess=Nursing process|Pflegeprozess|Nursing care planning|Pflegeprozessverantwortung} mit {RAI=RAI|RAI-NH|Resident Assessment Instrument|RAI assessment}, {Pflegedokumentation=Nursing documentation|Pflegedokumentation|Care documentation|Medical documentation|Patient documentation} in {easyDOK}", "{Medikamentenmanagement=Medication management|Medikamentenmanagement|Medication administration|Medikamentenabgabe} und {Infusionstherapie=Infusion therapy|Infusionstherapie|IV therapy|Intravenous therapy|Infusions|Infusion}", "{Wundversorgung=Wound care|Wundversorgung|Wound management|Wound dressing|Wundmanagement}; die {!Vakuumtherapie=Vacuum therapy|Vakuumtherapie|VAC therapy|Negative pressure wound therapy} führt unsere Wundexpertin durch", "[[Sturzrate auf der Abteilung in einem Jahr um einen Drittel gesenkt.]]", "{Begleitung von Lernenden=Mentoring|Begleitung von Lernenden|Student supervision|Apprentice supervision|Apprentice training|Student mentoring|Lernendenbegleitung|Training apprentices|Supervising apprentices|Mentoring apprentices|Clinical teaching} FaGe"] },
        { title: "Dipl. Pflegefachfrau HF", company: "Kantonsspital Seewis", place: "Chur", dates: "09.2016 – 06.2019", from: "2016-09", to: "2019-06", points: ["Chirurgische Bettenstation: {prä- und postoperative Pflege=Perioperative nursing|prä- und postoperative Pflege|Pre- and postoperative care|Postoperative care|Perioperative care|Preoperative care|Pre- and post-operative care}, {Blutentnahmen=Blood sampling|Blutentnahmen|Blutentnahme|Phlebotomy|Venipuncture|Blood collection}, {Katheterismus=Catheterization|Katheterismus|Urinary catheterization|Catheterisation|Catheter care|Bladder catheterization}", "{Schmerzmanagement=Pain management|Schmerzmanagement|Schmerztherapie}, Visiten mit den Assistenzärzten"] },
        { title: "Fachfrau Gesundheit EFZ", company: "Alterszentrum Linthbogen", place: "Glarus", dates: "08.2011 – 08.2013", from: "2011-08", to: "2013-08", points: ["{Grundpflege=Basic nursing care|Grundpflege|Personal care|Basic care} und {Aktivierung=Activation therapy|Aktivierung|Resident activities|Activation|Activity programmes|Patient activation} der Bewohnerinnen und Bewohner, {Kinästhetik=Kinaesthetics|Kinästhetik|Kinesthetics|Kinaesthetics in nursing}"] },
      ],
    },
    { heading: "Familienzeit", text: ["07.2019 – 01.2022: Mutterschaft und Familienzeit"] },
    {
      heading: "Aus- und Weiterbildung",
      studies: [
        { degree: "Dipl. Pflegefachfrau HF", institution: "Bildungszentrum Gesundheit Südostschweiz", place: "Chur", dates: "2013 – 2016", year: 2016 },
        { degree: "Fachfrau Gesundheit EFZ", institution: "Alterszentrum Linthbogen / Pflegeschule Glarus", place: "Glarus", dates: "2008 – 2011", year: 2011 },
      ],
    },
    { heading: "Kurse", certificates: ["{BLS/AED=BLS/AED|BLS|BLS-AED|Basic Life Support|AED|BLS AED}, SRC-zertifiziert, 2025", "{Berufsbildnerin-Kurs=Berufsbildnerkurs|Berufsbildnerin-Kurs|Berufsbildnerin|Berufsbildner|Vocational trainer course}, 40 Std., 2023"] },
    { heading: "Ziele", text: ["Für 2027 plane ich den Lehrgang {!Palliative Care=Palliative care|Palliativpflege}, bisher fehlt mir diese Ausbildung."] },
    { heading: "Sprachen", languages: ["{Deutsch=German} (Muttersprache), {Italienisch=Italian} (B1), {Französisch=French} (A2)"] },
    { heading: "Freizeit", text: ["Skitouren, Leiterin im Sommerlager in {!Elm}, Guggenmusik"] },
    { heading: "Referenzen", text: ["Auf Anfrage"] },
  ],
  optional: ["Nursing", "Krankenpflege", "Patient care", "Night shifts", "Nachtdienst", "Driving licence", "Geriatric care", "Care", "Pflege", "Geriatrics", "Family counselling", "Sturzprävention", "Fall prevention", "Falls prevention", "Surgical nursing", "Chirurgische Pflege", "Ward rounds", "Visiten"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: [],
  files: ["web-counts", "docx-tabs"],
};
