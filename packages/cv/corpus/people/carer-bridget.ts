import type { Person } from "../person.ts";

export const person: Person = {
  id: "carer-bridget",
  family: "social care",
  country: "IE",
  languageCode: "en",
  name: "Bridget O'Mahony",
  headline: "Healthcare Assistant",
  email: "bridget.omahony@eiremail.example",
  phone: "+353 86 201 7745",
  location: "Ennis, Co. Clare, Ireland",
  sections: [
    { heading: "About Me", text: ["Gentle with people, firm with paperwork. Twelve years looking after older people in their own homes and in nursing homes."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Senior Healthcare Assistant", company: "Shannon View Nursing Home", place: "Ennis", dates: "June 2019 - Present", from: "2019-06", to: null, points: ["{Dementia care} unit of 18 residents; {manual handling}, {personal care} and {care plans=Care planning|Care plans}.", "[[Falls on the unit dropped by 40% after we changed the evening routine.]]", "Mentor for new starters."] },
        { title: "Home Carer", company: "Banner Home Support", place: "Kilrush", dates: "March 2014 - May 2019", from: "2014-03", to: "2019-05", points: ["Eight calls a day by car; {medication prompting=Medication administration|Medication support|Medication assistance|Medication prompting}, meals, company and {catheter care}."] },
      ],
    },
    { heading: "Skills", tags: ["{End of life care|Palliative care}", "{Infection control|Infection prevention and control}", "{Record keeping|Documentation}", "{~Empathy|Compassion}", "{~Patience}"] },
    { heading: "Education & Training", studies: [{ degree: "QQI Level 5 Healthcare Support", institution: "Limerick and Clare ETB", dates: "2013", year: 2013 }] },
    { heading: "Courses", certificates: ["{People Moving and Handling|Manual Handling}, 2025", "{Safeguarding Vulnerable Adults}, HSE, 2024"] },
    { heading: "Languages", languages: ["{English}", "{Irish|Gaeilge} (school level)"] },
    { heading: "Interests", text: ["Set dancing, {!gardening=Gardening}, the {!Express=Express} crossword"] },
  ],
  not: ["COBOL", "Perl"],
  optional: ["Elderly care", "Mentoring", "Fall prevention", "Home care", "Nursing home care", "Geriatric care", "Driving", "Care of older people"],
  totalYears: 12.7,
  level: "Expert",
  inconsistencies: [],
  files: ["classic", "docx-tracked"],
};
