import type { Person } from "../person.ts";

export const person: Person = {
  id: "packaging-ayumi",
  family: "design",
  country: "JP",
  languageCode: "en",
  name: "Ayumi NAKAGAWA",
  headline: "Packaging designer",
  email: "hello@ayumi-boxes.example",
  emailLink: "hello",
  phone: "+81 90 5550 2217",
  location: "Kanazawa, Japan",
  links: [["Boxes I made", "https://ayumi-boxes.example/work"]],
  sections: [
    {
      heading: "Studios",
      jobs: [
        { title: "Packaging Designer", company: "Kaga Paper Works", place: "Kanazawa", dates: "2022.10 – now", from: "2022-10", to: null, points: ["Boxes and sleeves for tea, sweets and sake; {?prototypes=Prototyping|Prototypes|Mock-ups} cut on a plotter.", "[[A new inner tray cut breakage in the post from 6% to 0.8%.]]"] },
        { title: "Freelance Graphic Designer", titleAlso: ["Graphic Designer"], company: "Nakagawa Design", companyAlso: ["Self-employed"], dates: "2020.04 – 2022.09", from: "2020-04", to: "2022-09", points: ["Labels and {?shop signs=Signage|Signage design} for eleven small brewers, one called {!Ember}."] },
        { title: "Design Intern", company: "Studio Hako", place: "Tokyo", dates: "2019.07 – 2019.09", from: "2019-07", to: "2019-09", points: ["Drew lids, folded 2,000 samples."] },
      ],
    },
    { heading: "Craft", tags: ["{Packaging design}", "{Illustrator=Adobe Illustrator}", "{Photoshop=Adobe Photoshop}", "{Die-line drawing=Dielines|Die-line drawing|Die-line design|Die lines}", "{Typography}", "{Print production|Print preparation|Prepress}"] },
    { heading: "School", studies: [{ degree: "BA in Visual Communication", institution: "Kanazawa College of Art", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Japanese} – native", "{English} – TOEIC 840"] },
    { heading: "Besides", text: ["Letters with a {!brush=Painting}, {!express=Express} trains, growing moss"] },
  ],
  optional: ["Graphic design", "Label design", "Packaging", "Illustration", "Structural packaging", "Branding", "Freelancing", "Cutting plotter"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["tracked", "docx-header@libreoffice"],
};
