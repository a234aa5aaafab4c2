import type { Person } from "../person.ts";

export const person: Person = {
  id: "doctor-amina",
  family: "medicine",
  country: "TZ",
  languageCode: "en",
  name: "Amina Juma Mwakalinga",
  headline: "Medical Officer",
  email: "amina.mwakalinga@kilimail.example",
  phone: "+255 754 330 916",
  location: "Moshi, Tanzania",
  sections: [
    { heading: "Statement", text: ["General practitioner with a leaning to obstetrics in rural districts."] },
    {
      heading: "Clinical posts",
      jobs: [
        { title: "Medical Officer", company: "Machame District Hospital", place: "Moshi", dates: "April 2021 to present", from: "2021-04", to: null, points: ["{Obstetrics}: 400 deliveries, 90 {caesarean sections=Caesarean section|Caesarean sections|C-section}; {emergency medicine}.", "[[Maternal transfers to the city fell by a third after we opened the second theatre.]]"] },
        { title: "Intern Doctor", company: "Bugando Medical Centre", place: "Mwanza", dates: "October 2019 to October 2020", from: "2019-10", to: "2020-10", points: ["Rotations in {paediatrics=Paediatrics|Pediatrics}, {surgery=Surgery|General surgery}, {internal medicine=Internal medicine} and gynaecology."] },
      ],
    },
    { heading: "Procedures", tags: ["{Ultrasound|Ultrasonography}", "{Lumbar puncture}", "{Suturing}", "{Neonatal resuscitation}", "{~Calm under pressure=Stress management|Calm under pressure|Working under pressure|Composure}"] },
    { heading: "Education", studies: [{ degree: "Doctor of Medicine", degreeAlso: ["MD"], institution: "Kilimanjaro Christian Medical University College", dates: "2014 to 2019", year: 2019 }] },
    { heading: "Registration", certificates: ["{Full registration, Medical Council of Tanganyika|Medical Council of Tanganyika}, 2020", "{ALSO|Advanced Life Support in Obstetrics}, 2022"] },
    { heading: "Languages", languages: ["{Swahili}, {English}, {Chaga}"] },
    { heading: "Referees", text: ["Dr. John Mushi, Medical Superintendent, +255 27 275 0001"] },
  ],
  optional: ["Gynaecology", "Gynecology", "General practice", "Patient care", "Clinical diagnosis", "Obstetrics and gynaecology"],
  totalYears: 6.7,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-lists"],
};
