import type { Person } from "../person.ts";

export const person: Person = {
  id: "vetnurse-hannah",
  family: "veterinary",
  country: "AU",
  languageCode: "en",
  name: "Hannah Kowalczyk",
  headline: "Veterinary Nurse",
  email: "hannah.kow@gumleafmail.example",
  phone: "0491 570 156",
  location: "Ballarat VIC",
  sections: [
    { heading: "G'day", text: ["From flat whites to blue heelers: I left the coffee machine in 2021 and have not missed it. Looking for a full-time role in an emergency or mixed practice."] },
    {
      heading: "Work",
      jobs: [
        {
          title: "Veterinary Nurse",
          company: "Eureka Street Vets",
          place: "Ballarat",
          dates: "Feb 2023 → now",
          from: "2023-02",
          to: null,
          points: [
            "{Monitor anaesthetics=Anaesthesia monitoring|Anesthesia monitoring|Anaesthetic monitoring|Monitoring anaesthesia|Anaesthesia} for six to eight procedures a day, {place catheters=IV catheter placement|Intravenous catheterisation|Catheter placement|IV cannulation|Catheterisation|IV catheterisation}, run the {in-house bloods=Blood analysis|In-house blood testing|Laboratory testing|Blood tests|Laboratory diagnostics|Blood testing} and take {dental and plain x-rays=Veterinary radiography|Radiography|X-ray|Dental radiography|X-rays|Dental X-rays}.",
            "{Scrub in=Surgical assistance|Surgical nursing|Surgical assisting|Assisting in surgery|Theatre nursing|Surgery assistance} for caesars and colic; {autoclave=Sterilisation|Autoclave|Autoclaving|Instrument sterilisation|Sterilization} and theatre packs.",
            "[[Set up free weigh-in Wednesdays: 140 fat cats and dogs enrolled, average loss 11% in six months.]]",
            "{Nurse consults=Nurse consultations|Nurse consults|Client education|Client consultations} on {parasites=Parasite control|Parasite prevention|Parasites|Parasite treatment} and puppy care.",
          ],
        },
        { title: "Kennel Hand (casual, weekends)", titleAlso: ["Kennel Hand"], company: "Goldfields Animal Shelter", place: "Mitchell Park", dates: "Mar 2021 → Dec 2024", from: "2021-03", to: "2024-12", points: ["Cleaning, feeding, {temperament tests=Behaviour assessment|Temperament testing|Temperament tests|Animal behaviour assessment|Temperament assessment|Animal behaviour}, {rehoming=Rehoming|Adoption counselling|Animal rehoming|Pet adoption|Animal adoption} interviews."] },
        { title: "Trainee Veterinary Nurse", company: "Sovereign Hill Animal Hospital", place: "Ballarat", dates: "May 2021 → Jan 2023", from: "2021-05", to: "2023-01", points: ["{Reception} one day a week, kennels the rest; learned {RxWorks|Rx Works}, safe {handling=Animal handling|Handling of animals|Animal restraint|Handling|Patient restraint} of cranky tomcats and {vaccination=Vaccination reminders|Vaccination|Vaccinations} reminders."] },
        { title: "Barista and Shift Supervisor", titleAlso: ["Barista", "Shift Supervisor", "Barista & Shift Supervisor"], company: "Lydiard Lane Espresso", place: "Ballarat", dates: "Oct 2018 → Apr 2021", from: "2018-10", to: "2021-04", points: ["{Cash up=Cash handling|Cashing up|Cash up|Cash reconciliation}, {rosters=Rostering|Rosters} for five, {espresso=Coffee making|Espresso|Barista skills|Espresso making|Coffee preparation}, {customer service} from 6 am."] },
      ],
    },
    { heading: "Good at", tags: ["{Triage}", "{Wound care|Wound dressing|Bandaging}", "{Dispensing} S4 medicines", "{Grooming=Grooming|Animal grooming|Pet grooming}", "{~Staying calm=Calm under pressure|Composure|Staying calm|Calmness}", "{~Compassion|Empathy} at euthanasia", "{~Team player=Teamwork|Team player}"] },
    { heading: "Study", studies: [{ degree: "Certificate IV in Veterinary Nursing", degreeAlso: ["Cert IV in Veterinary Nursing", "Certificate IV Veterinary Nursing"], institution: "Federation TAFE", dates: "2021 → 2022", year: 2022 }, { degree: "VCE", degreeAlso: ["Victorian Certificate of Education"], institution: "Mount Clear College", dates: "2018", year: 2018 }] },
    { heading: "Tickets", certificates: ["{AVNAT registered|AVNAT|AVNAT registration|Australian Veterinary Nurse and Technician} since 2023", "{Radiation use licence|Radiation licence|Radiation Use Licence, Victoria}, Victoria", "Current manual driver licence and {?Working with Children Check}"] },
    { heading: "Off the clock", text: ["Netball, {!pottery=Pottery}, my kelpie Python and a horse I cannot afford."] },
  ],
  not: ["Python", "Netball"],
  optional: ["Veterinary nursing", "Animal care", "Animal nursing", "Veterinary medicine", "Patient care", "Weight management", "Kennel cleaning", "Cleaning", "Feeding animals", "Emergency care", "Puppy care", "Animal nutrition", "Pet nutrition", "Client communication", "Shift supervision", "Animal welfare", "Euthanasia", "Interviewing", "Driving", "Hospitality", "Kennel management", "Supervision", "Infection control"],
  totalYears: 8.1,
  level: "Senior",
  inconsistencies: [],
  files: ["rating", "docx-columns"],
};
