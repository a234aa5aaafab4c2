import type { Person } from "../person.ts";

export const person: Person = {
  id: "librarian-pieter",
  family: "library",
  country: "ZA",
  languageCode: "en",
  name: "Pieter Oosthuizen",
  headline: "Librarian",
  email: "pieter.oosthuizen@karoomail.example",
  phone: "+27 71 338 4402",
  location: "Bloemfontein, South Africa",
  sections: [
    { heading: "Profile", text: ["Librarian, cataloguer and reader-aloud. 20+ years in public libraries."] },
    {
      heading: "Positions held",
      jobs: [
        { title: "Branch Librarian", company: "Mangaung Public Library", place: "Bloemfontein", dates: "January 2012 – present", from: "2012-01", to: null, points: ["{Collection development}, {reader services=Reader services|Reference services|Reader advisory}, {events=Event planning|Events|Event organisation} for 3,000 members.", "[[Loans to children doubled between 2018 and 2024.]]"] },
        { title: "Cataloguer", company: "Free State Provincial Archives", dates: "May 2004 – December 2011", from: "2004-05", to: "2011-12", points: ["{Cataloguing|Cataloging} in {MARC 21|MARC}, {Dewey=Dewey Decimal Classification|Dewey|DDC}, {digitisation=Digitisation|Digitization}."] },
      ],
    },
    { heading: "Competencies", tags: ["{Koha}", "{Information literacy}", "{Archiving|Archives management}", "{Storytelling}", "{~Patience}"] },
    { heading: "Education", studies: [{ degree: "B.Bibl.", degreeAlso: ["BBibl"], institution: "University of the Free State", dates: "2000 – 2003", year: 2003 }] },
    { heading: "Languages", languages: ["{Afrikaans}, {English}, {Sotho|Sesotho}"] },
    { heading: "References", text: ["Ms N. Mokoena, City Librarian, 051 405 0000, n.mokoena@mangaung-lib.example"] },
  ],
  optional: ["Library management", "Librarianship", "Classification", "Archive management"],
  totalYears: 22.5,
  level: "Expert",
  inconsistencies: [],
  files: ["running", "groff"],
};
