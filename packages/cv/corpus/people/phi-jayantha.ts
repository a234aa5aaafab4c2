import type { Person } from "../person.ts";

export const person: Person = {
  id: "phi-jayantha",
  family: "public health",
  country: "LK",
  languageCode: "en",
  name: "W. A. Jayantha Kumara",
  headline: "Supervising Public Health Inspector",
  email: "jayantha.phi@walawemail.example",
  phone: "+94 71 555 2680",
  location: "Embilipitiya, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Public health officer with 25 years in the field, from village wells to five hotels with lawyers."] },
    {
      heading: "Service record",
      jobs: [
        { title: "Supervising Public Health Inspector", titleAlso: ["Supervising PHI"], company: "Medical Officer of Health, Embilipitiya", companyAlso: ["MOH Embilipitiya", "Medical Officer of Health"], dates: "2016 February to date", from: "2016-02", to: null, points: [
          "{?Guide nine inspectors=Team supervision|Supervision|Staff supervision|Team leadership|Team management} and send the monthly returns to the district.",
          "[[Dengue cases in the division fell from 412 in 2019 to 96 in 2021.]]",
          "[[Won 93 of the 97 {?court cases=Prosecution|Court cases|Legal proceedings|Legal enforcement} filed under the Food Act since 2020.]]",
        ] },
        { title: "Public Health Inspector", titleAlso: ["PHI"], company: "Medical Officer of Health, Balangoda", companyAlso: ["MOH Balangoda", "Medical Officer of Health"], dates: "2006 May to 2016 January", from: "2006-05", to: "2016-01", points: [
          "{Food inspection|Food inspections|Food safety inspection|Inspection of food premises|Food safety inspections} of {!bakeries=Baking|Bakery}, school canteens and {!slaughter=Slaughtering|Butchery} houses.",
          "{Water sampling|Water sample collection|Water quality testing|Water quality monitoring|Water testing} and latrines for 260 families.",
        ] },
        { title: "Public Health Inspector", titleAlso: ["PHI"], company: "Medical Officer of Health, Siyambalanduwa", companyAlso: ["MOH Siyambalanduwa", "Medical Officer of Health"], dates: "2001 November to 2006 April", from: "2001-11", to: "2006-04", points: [
          "{?Malaria=Malaria control|Malaria|Malaria prevention|Malaria management} spraying rounds, rabies vaccination days for dogs, and health talks under trees.",
        ] },
      ],
    },
    { heading: "Areas of work", list: [
      "{Food inspection}",
      "{Dengue control|Dengue|Vector control|Dengue prevention|Mosquito control|Dengue prevention and control}",
      "{Disease surveillance|Communicable disease surveillance|Epidemiological surveillance}",
      "{Health education|Health promotion|Public health education}",
      "{Environmental sanitation|Sanitation|Environmental health|Sanitary inspection}",
      "{Report writing}",
      "{MS Word=Microsoft Word}",
      "{~Public speaking=Presentation skills|Public speaking}",
      "{~Patience}",
    ] },
    {
      heading: "Education",
      studies: [
        { degree: "Diploma in Public Health Inspection", institution: "National Institute of Health Sciences", place: "Kalutara", dates: "2001", year: 2001 },
        { degree: "G.C.E. Advanced Level", degreeAlso: ["G.C.E. A/L", "GCE A/L"], institution: "Rahula College", place: "Matara", dates: "1998", year: 1998, points: ["Biology {!C}, Chemistry S, Physics S"] },
      ],
    },
    { heading: "Registration and courses", certificates: ["{Registered Public Health Inspector|Public Health Inspector|Registration as Public Health Inspector}, Sri Lanka Medical Council", "{Food Safety Auditor Course|Food Safety Auditor|Food Safety Auditor Certificate}, SLSI, 2018"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Tamil} (spoken)"] },
    { heading: "Other interests", text: ["Coach of the village {!volleyball=Volleyball|Volleyball coaching} team; two acres of {!banana=Banana cultivation|Banana|Banana farming}."] },
    { heading: "Referees", list: ["Dr. (Mrs.) N. Hapuarachchi, Medical Officer of Health, Embilipitiya, 047 555 0162", "Mr. K. D. Sirisena, Divisional Secretary (retired), 071 555 9017"] },
  ],
  optional: ["Public health", "Vaccination", "Rabies control", "Rabies vaccination", "Food safety", "Food hygiene", "Inspection", "Public health inspection", "Health inspection", "Hygiene inspection", "Food law", "Food Act", "Regulatory compliance", "Insecticide spraying", "Pest control", "Spraying", "Law enforcement", "Community health", "Water quality", "Reporting", "Statistics", "Outbreak investigation", "Record keeping", "Sanitation works", "Auditing", "Litigation", "Teamwork"],
  totalYears: 25,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-table@libreoffice", "bio-data"],
};
