import type { Person } from "../person.ts";

export const person: Person = {
  id: "childcare-emma",
  family: "childcare",
  country: "AU",
  languageCode: "en",
  name: "Emma Kowalczyk",
  headline: "Early Childhood Educator",
  email: "emma.kowalczyk@southmail.example",
  phone: "0412 880 316",
  location: "Geelong VIC, Australia",
  sections: [
    { heading: "Profile", text: ["Diploma qualified educator. Toddlers are my people. Current Working with Children Check."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Room Leader (Toddlers)", titleAlso: ["Room Leader"], company: "Bellarine Early Learning", place: "Geelong", dates: "Feb 2024 - current", from: "2024-02", to: null, points: ["Programme for 15 children on the {Early Years Learning Framework=Early Years Learning Framework|EYLF}; {child observation=Child observation|Observation|Observations} in {Storypark}.", "[[Our room went from 'working towards' to 'exceeding' in the 2025 assessment; parent complaints dropped by two thirds.]]"] },
        { title: "Childcare Assistant", company: "Little Wattle Kindergarten", place: "Torquay", dates: "Nov 2021 - Jan 2024", from: "2021-11", to: "2024-01", points: ["Meals, naps, {nappy changes=Personal care|Nappy changing}, {outdoor play=Outdoor play|Play-based learning}."] },
      ],
    },
    { heading: "Skills", list: ["{Behaviour guidance=Behaviour guidance|Behaviour management|Behavior management}", "{Safeguarding=Safeguarding|Child protection}", "{Allergy management}", "{~Patience} and {~creativity=Creativity} on wet days"] },
    { heading: "Qualifications", studies: [{ degree: "Diploma of Early Childhood Education and Care", institution: "Gordon TAFE", dates: "2021", year: 2021 }] },
    { heading: "Certificates", certificates: ["{First Aid|Provide First Aid|HLTAID011} (HLTAID011), 2025", "{Working with Children Check}, Victoria"] },
    { heading: "Languages", languages: ["{English}; {Polish} at home"] },
    { heading: "Interests", text: ["Surfing, {!knitting=Knitting}, {!baking=Baking}"] },
  ],
  optional: ["First aid", "Childcare", "Early childhood education", "Programme planning", "Curriculum planning", "Play-based learning"],
  totalYears: 5,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["icons", "pandoc-docx"],
};
