import type { Person } from "../person.ts";

export const person: Person = {
  id: "geriatricnurse-maricel",
  family: "nursing",
  country: "FI",
  languageCode: "en",
  name: "Maricel E. Duyan",
  printedName: "Maricel E. Duyan, RN",
  headline: "Registered nurse, geriatrics and internal medicine",
  email: "maricel.duyan@sisu-mail.example",
  phone: "+358 40 555 0163",
  location: "Tampere, Finland",
  sections: [
    { heading: "Profile", text: ["I am a nurse from Iloilo and since 2020 I live in Tampere with my husband and son. I came as a care assistant, because my licence was not yet recognised, and I studied Finnish after every shift until Valvira gave me the right to practise as a nurse in 2022. I have a cheerful {!outlook=Microsoft Outlook|Outlook}, I am {~compassionate=Compassion|Empathy} and {~resilient=Resilience}."] },
    {
      heading: "Nursing work",
      jobs: [
        { title: "Registered Nurse", company: "Pirkan Hoivasairaala", place: "Tampere", dates: "15.8.2022 –", from: "2022-08", to: null, points: ["Ward of 28 beds, internal medicine and rehabilitation of old patients.", "{IV therapy=IV therapy|Intravenous therapy|IV medication|Intravenous medication}, {medication administration=Medication administration|Medication management|Administering medication}, {wound care=Wound care|Wound management|Wound dressing}, {catheterisation=Catheterisation|Urinary catheterisation|Catheterization|Catheter care}.", "Recording in {Lifecare}; {SBAR=SBAR|SBAR handover|ISBAR} at every handover.", "Ward contact person for {fall prevention=Fall prevention|Falls prevention}. [[Falls with injury went from 17 to 6 in a year.]]", "I supervise nursing students who come from abroad like I did."] },
        { title: "Care Assistant", company: "Koskikoti Oy", place: "Tampere", dates: "1.3.2020 – 31.7.2022", from: "2020-03", to: "2022-07", points: ["Washing, dressing, meals and sauna for residents with {dementia=Dementia care|Dementia}."] },
        { title: "Staff Nurse", company: "Santo Niño Medical Center", place: "Iloilo City, Philippines", dates: "1.6.2013 – 31.12.2019", from: "2013-06", to: "2019-12", points: ["Medical ward and, the last two years, {intensive care=Intensive care|Intensive care nursing|ICU|Critical care}. {Ventilator care=Ventilator care|Mechanical ventilation|Ventilator management}, {ECG monitoring=ECG monitoring|ECG|Cardiac monitoring}, {blood sampling=Blood sampling|Phlebotomy|Venipuncture|Blood draw}.", "Prepared the tray for {!intubation=Intubation}, which the doctors did; patients for {!dialysis=Dialysis} we sent to the unit upstairs.", "[[Trained 40 colleagues in CPR.]]"] },
      ],
    },
    { heading: "Strengths", tags: ["{Pain assessment=Pain assessment|Pain management}", "{Triage}", "{Patient education=Patient education|Patient teaching}", "{~Teamwork}"] },
    {
      heading: "Education",
      studies: [
        { degree: "Bachelor of Science in Nursing", institution: "Central Philippine University", place: "Iloilo City", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Licences and courses", certificates: ["{Registered Nurse, Finland=Registered Nurse, Finland|Registered Nurse|RN licence}, Valvira, 2022", "{Philippine Nurse Licensure=Philippine Nurse Licensure|Philippine Nurse License|Nurse licence}, PRC, 2012", "{LOVe medication licence=LOVe medication licence|LOVe|LOVe medication license}, 2025", "{Advanced Cardiac Life Support=Advanced Cardiac Life Support|ACLS}, Philippine Heart Association, 2018"] },
    { heading: "Languages", languages: ["{Hiligaynon} (mother tongue), {Tagalog} (mother tongue)", "{English} (fluent)", "{Finnish} (B2, YKI 2024; I aim at C1)"] },
  ],
  optional: ["Nursing", "Geriatrics", "Internal medicine", "Elderly care", "Patient care", "Cultural sensitivity", "Cross-cultural communication", "Mentoring", "Hygiene", "Documentation", "Patience", "Integration", "Night shifts", "Geriatric nursing", "Rehabilitation", "Palliative care", "End-of-life care", "Shift work", "Family communication", "Communication", "Prayer", "Internal medicine nursing", "Student supervision", "Nursing documentation", "Singing", "Relative support", "Determination", "Infection control", "Supervising students", "Student mentoring", "Personal care", "Basic care", "Feeding", "CPR", "CPR training", "Cardiopulmonary resuscitation", "Basic life support", "Training"],
  totalYears: 13.3,
  level: "Expert",
  inconsistencies: [],
  files: ["europass", "docx-sidebar"],
};
