import type { Person } from "../person.ts";

export const person: Person = {
  id: "caregiver-marivic",
  family: "social care",
  country: "CA",
  languageCode: "en",
  name: "Marivic Dela Peña Santos",
  headline: "Health Care Aide",
  email: "marivic.dps@prairiehands.example",
  phone: "(204) 555-0173",
  location: "Winnipeg, Manitoba",
  sections: [
    { heading: "Summary", text: ["Health care aide since 2018, before that caregiver in Hong Kong and Manila. I work nights and weekends without complaint. Residents call me the lady who sings."] },
    { heading: "What I bring", groups: [["Hands", ["{bathing and dressing=Personal care|Bathing and dressing|Bathing|Dressing|Assisting with bathing and dressing|Personal hygiene}", "{feeding=Feeding|Feeding assistance|Assisted feeding|Feeding residents|Assistance with feeding}", "{mechanical lift=Mechanical lifts|Mechanical lift|Patient lift|Hoyer lift|Patient lifts|Ceiling lift|Hoist|Lift transfers}", "{catheter bag emptying=Catheter care|Catheter bag emptying|Emptying catheter bags|Catheter bags}"]], ["Eyes", ["{skin checks=Skin checks|Skin inspection|Skin assessment|Skin integrity checks|Skin care}", "{vital signs=Vital signs|Vital signs monitoring|Taking vital signs|Vital sign monitoring}", "{fluid balance sheet=Fluid balance|Intake and output|Fluid balance sheet|Fluid balance charting|Fluid balance monitoring|Intake and output monitoring|Fluid balance chart|Fluid balance sheets}"]], ["Head", ["{dementia care=Dementia care|Dementia|Alzheimer's care}", "{infection control=Infection control|Infection prevention|Infection prevention and control}", "{PointClickCare}"]], ["Heart", ["{~patience=Patience|Patient}", "{~respect=Respect|Respectfulness|Respectful}", "{~sense of humour=Sense of humour|Humour|Sense of humor|Humor}"]]] },
    {
      heading: "Experience",
      jobs: [
        { title: "Health Care Aide", company: "Riverbend Personal Care Home", place: "Winnipeg, MB", dates: "Sept. 2018 – Present", from: "2018-09", to: null, points: ["10 residents on evenings, 16 on nights.", "Pills and insulin are given by the {!nurse in charge=Medication administration|Medication|Insulin administration|Giving medication}. I tell her what I see.", "Take Mr. F. to the taxi for his clinic three times a week.", "[[Falls on my wing went from 9 to 2 in one winter after I started the two-o'clock round.]]"] },
        { title: "Live-in caregiver", titleAlso: ["Domestic helper"], company: "Private family (grandmother, 88, after stroke)", companyAlso: ["Private family"], place: "Kowloon, Hong Kong", dates: "Feb. 2014 – June 2018", from: "2014-02", to: "2018-06", points: ["{Wheelchair=Wheelchair handling|Wheelchair transfers|Wheelchair assistance|Wheelchair|Wheelchair use|Wheelchair mobility|Wheelchair transfer}, {tube feeding=Tube feeding|Enteral feeding|NG tube feeding|Nasogastric feeding|NG feeding}, {turning every two hours=Turning and positioning|Repositioning|Turning patients|Pressure sore prevention|Patient positioning|Patient turning|Turning|Turning every two hours|Positioning|Pressure ulcer prevention|Patient repositioning}, {Cantonese soup=Cooking|Cantonese cooking|Cantonese soup|Soup making|Chinese cooking|Cantonese soups|Soup cooking|Cantonese cuisine|Meal preparation}.", "{Physiotherapy exercises=Physiotherapy exercises|Range of motion exercises|Exercise assistance|Rehabilitation exercises|Range of motion|Exercises|Physiotherapy support|Assisting with exercises|Assisted exercises|Rehabilitation support} as the therapist showed me."] },
        { title: "Room maid", titleAlso: ["Chambermaid"], company: "Hotel Luneta Plaza", place: "Manila", dates: "2012 – Jan. 2014", from: "2012", to: "2014-01", points: ["{Rooms=Room cleaning|Housekeeping|Hotel housekeeping|Rooms|Room service cleaning|Cleaning rooms|Cleaning hotel rooms}, {linen count=Linen count|Linen|Linen inventory|Linen management|Linen counting|Linen control}."] },
      ],
    },
    { heading: "Certificates", certificates: ["{Health Care Aide Certificate}, Red River Open College, 2018", "{CPR/AED Level C=CPR/AED Level C|CPR Level C|CPR/AED|CPR AED Level C|CPR}, renewed Feb. 2026", "{PIECES=PIECES|P.I.E.C.E.S.|PIECES training}, dementia training, 2020", "{Caregiving NC II=Caregiving NC II|TESDA Caregiving NC II|Caregiving NCII}, TESDA, 2013"] },
    {
      heading: "Education",
      studies: [
        { degree: "Associate in Hotel and Restaurant Management", institution: "Pasig Catholic Institute", place: "Pasig", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Languages", languages: ["{Tagalog=Tagalog|Filipino} – first language", "{English} – fluent", "{Cantonese} – conversation"] },
    { heading: "Plans and conditions", text: ["I save for the bridging to {!practical nurse=Practical nursing|Practical nurse|LPN|Licensed practical nurse|Nursing}, about 14,500 {!CAD=CAD|Computer-aided design}. Wage now 24.10 per hour."] },
  ],
  optional: ["Patient care", "Caregiving", "Elderly care", "Geriatric care", "Long-term care", "Communication", "Documentation", "Charting", "Activities of daily living", "Empathy", "Safe patient handling", "Mobility assistance", "Transferring patients", "Lifting", "Companionship", "Hotel cleaning", "Laundry", "Customer service", "Observation", "Reporting", "Grooming", "Home care", "Home support", "Singing", "Bedside care", "Resident care", "Night work", "Night shift", "Escorting residents", "Resident escort", "Patient escort", "Patient transport", "Fall prevention", "Falls prevention", "Rounding", "Hourly rounding", "Stroke care"],
  totalYears: 14.2,
  level: "Expert",
  inconsistencies: [],
  files: ["us-one-pager", "docx-lists@libreoffice"],
};
