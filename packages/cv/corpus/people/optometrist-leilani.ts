import type { Person } from "../person.ts";

export const person: Person = {
  id: "optometrist-leilani",
  family: "optometry",
  country: "NZ",
  languageCode: "en",
  name: "Leilani Te Whare-Morgan",
  headline: "Optometrist",
  email: "leilani@twmorgan.example",
  phone: "021 555 0863",
  location: "Whangārei, New Zealand",
  sections: [
    { heading: "Hello", text: ["I test eyes, fit lenses and explain what I see in plain words."] },
    {
      heading: "Practices",
      jobs: [
        { title: "Optometrist", company: "Harbour Eye Care", place: "Whangārei", dates: "Feb 2023 – present", from: "2023-02", to: null, points: ["Clinic for glaucoma follow-up with the hospital, about 16 patients a day.", "[[Waiting time for a diabetic eye check fell from 14 weeks to 5.]]"] },
        { title: "Graduate Optometrist", company: "Lens & Light", place: "Hamilton", dates: "Jan 2019 – May 2021", from: "2019-01", to: "2021-05", points: ["{?Dispensing of spectacles=Spectacle dispensing|Dispensing}, {?school screenings=Vision screening|Screening} in {!spring=Spring}."] },
      ],
    },
    { heading: "Parental leave", text: ["June 2021 – January 2023, at home with our twins."] },
    { heading: "Clinical skills", tags: ["{Refraction|Eye testing}", "{Contact lens fitting|Contact lenses}", "{OCT imaging=OCT|OCT imaging|Optical coherence tomography}", "{Visual field testing|Visual fields|Perimetry}", "{Glaucoma co-management=Glaucoma management|Glaucoma co-management|Glaucoma}", "{~Communication}"] },
    { heading: "Study", studies: [{ degree: "Bachelor of Optometry", institution: "University of Auckland", dates: "2018", year: 2018 }] },
    { heading: "Registration", certificates: ["{Annual Practising Certificate|Practising Certificate}, Optometrists and Dispensing Opticians Board, valid to March 2027"] },
    { heading: "Languages", languages: ["{English}, {te reo Māori=Maori|te reo Māori|Māori|Te reo Maori}"] },
  ],
  optional: ["Optometry", "Eye care", "Patient care", "Clinical care", "Diabetic eye screening", "Patient education", "Eye examinations", "Diabetic retinopathy screening", "Low vision"],
  totalYears: 6.2,
  level: "Senior",
  inconsistencies: [],
  files: ["modern", "docx-columns"],
};
