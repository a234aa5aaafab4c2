import type { Person } from "../person.ts";

export const person: Person = {
  id: "mortuary-tafadzwa",
  family: "mortuary services",
  country: "ZW",
  languageCode: "en",
  name: "Tafadzwa Innocent Muzenda",
  headline: "Mortuary attendant",
  email: "tafadzwa.muzenda@quietroom.example",
  phone: "+263 77 305 6182",
  location: "Gweru, Zimbabwe",
  sections: [
    { heading: "My work in my words", text: ["Many people are afraid of my work. I am not. I {wash the body=Washing bodies|Body washing|Body preparation|Washing of bodies|Washing the deceased|Preparation of the deceased|Care of the deceased|Last offices|Wash the body|Preparing bodies|Washing the body}, I {close the eyes and tie the jaw=Last offices|Body preparation|Laying out|Laying out the deceased|Setting features|Care of the deceased|Feature setting|Laying out bodies|Closing eyes and tying jaw|Preparation of the deceased}, I {dress him=Dressing the deceased|Dressing bodies|Dressing|Dressing the body|Body dressing|Dress the body} in what the family brings, and I {write the tag and the book=Mortuary register|Body tagging|Body identification|Record keeping|Tagging|Register keeping|Mortuary records|Tagging and registration|Body registration|Tagging bodies|Register|Mortuary record keeping|Body tagging and registration|Tag writing} two times so that no family takes the wrong person. We say {!ubuntu=Ubuntu|Ubuntu Linux|Linux}, a person is a person also after.", "When the doctor cuts for the {!post-mortem=Autopsy|Post-mortem|Post mortem|Postmortem|Post-mortem examination|Autopsies} I only open the light and {hold the container=Specimen handling|Holding containers|Specimen containers|Post-mortem assistance|Assisting at post-mortems|Holding specimen containers|Specimen container handling|Specimen collection|Specimen container holding}; the cutting and the {sewing after=Suturing|Sewing bodies|Body suturing|Suturing of bodies|Body closing|Sewing|Suturing bodies|Sewing after post-mortem|Closing bodies|Body reconstruction|Reconstruction|Body closure} — this last part he leaves to me. For {!embalming=Embalming} they go to the parlour in town.", "I lower my voice, I don't speak outside about what I have seen."] },
    {
      heading: "Where",
      jobs: [
        { title: "Mortuary Attendant", company: "Gweru Mkoba General Hospital", place: "Gweru", dates: "2018 to present", from: "2018", to: null, points: ["36 places. I {read the cold room=Cold room monitoring|Temperature monitoring|Cold room temperature monitoring|Cold room temperature|Cold room|Temperature checks|Refrigeration monitoring|Cold room checks|Cold room temperature checks|Cold room temperature reading|Cold storage monitoring|Cold storage} at six, two and ten, and I {run the generator=Generator operation|Generator|Running generator|Generators|Running the generator|Generator running|Operating generators} when ZESA is gone.", "I {mix the chlorine=Chlorine mixing|Disinfection|Chlorine solution|Chlorine disinfection|Mixing chlorine|Disinfectant preparation|Chlorine|Disinfectant mixing|Chlorine preparation|Chlorine mixing for disinfection} and scrub tables and floor.", "I bring the family in, they see, they cry. The talking is for the {!chaplain=Counselling|Chaplaincy|Grief counselling|Counseling|Bereavement counselling}."] },
        { title: "Hospital porter", company: "Gweru Mkoba General Hospital", place: "Gweru", dates: "2015 to 2018", from: "2015", to: "2018", points: ["I {pushed beds and oxygen=Patient transport|Bed pushing|Portering|Patient transfer|Oxygen cylinder handling|Pushing beds|Moving patients|Oxygen cylinders|Hospital portering|Patient moving|Pushing beds and oxygen|Moving beds|Patient transportation|Bed moving|Oxygen cylinder transport}, {fetched blood from the bank=Blood transport|Blood collection|Blood fetching|Fetching blood|Blood product transport|Blood delivery|Specimen transport|Fetching blood from the blood bank|Blood bank collection|Transporting blood}."], promoted: true },
      ],
    },
    { heading: "Certificates", certificates: ["{Infection Prevention and Control=Infection Prevention and Control|Infection Prevention and Control certificate|IPC}, Ministry workshop Kwekwe, 2020"] },
    {
      heading: "School",
      studies: [
        { degree: "\"O\" Level, four subjects", institution: "Senga High School", place: "Gweru", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Languages", languages: ["{Shona}, {English}, {Ndebele=Ndebele|isiNdebele|Northern Ndebele}"] },
  ],
  optional: ["Mortuary work", "Mortuary operations", "Body care", "Hygiene", "Cleaning", "Infection control", "Registration", "Communication", "Families", "Family support", "Bereavement support", "Empathy", "Manual handling", "Discretion", "Respect", "Mortuary science", "Customer service", "Body storage", "PPE", "Dignity", "Personal protective equipment", "Compassion", "Emotional resilience", "Teamwork", "Labelling", "Night shift", "Funeral services", "Tact", "Sensitivity", "Soft-spoken", "Confidentiality", "Secrecy", "Communication with families", "Scrubbing", "Floor scrubbing", "Floor cleaning"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["centred", "docx-plain@libreoffice-docx"],
};
