import type { Person } from "../person.ts";

export const person: Person = {
  id: "artist-koji",
  family: "3d and games",
  country: "JP",
  languageCode: "en",
  name: "Kōji Nakanishi",
  headline: "3D Character Artist",
  email: "koji@nakanishi-art.example",
  emailLink: "mail",
  phone: "+81 90-4417-2260",
  location: "Osaka, Japan",
  links: [["Showreel", "https://nakanishi-art.example/reel"], ["ArtStation", "https://artstation.example/nakanishi"]],
  sections: [
    {
      heading: "Credits",
      jobs: [
        { title: "3D Character Artist", company: "Naniwa Games", place: "Osaka", dates: "Apr 2022 –", from: "2022-04", to: null, points: ["Heroes and monsters for two action titles: {ZBrush} sculpts, {retopology=Retopology}, {texturing=Texturing} in {Substance Painter|Adobe Substance Painter}.", "[[Rig rework saved 35% of the memory per character.]]"] },
        { title: "3D Generalist", company: "Freelance", companyAlso: ["Self-employed"], dates: "Jan 2019 – Mar 2022", from: "2019-01", to: "2022-03", points: ["Props and {!spring=Spring} blossom scenes in {Blender}; clients in three countries."] },
      ],
    },
    { heading: "Software", tags: ["{Maya|Autodesk Maya}", "{ZBrush}", "{Blender}", "{Unreal Engine}", "{Photoshop=Adobe Photoshop|Photoshop}"] },
    { heading: "Studies", studies: [{ degree: "Diploma in Computer Graphics", institution: "HAL Osaka", dates: "2015 – 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Japanese} native", "{English} business level"] },
  ],
  optional: ["3D modelling", "Character design", "3D modeling", "Sculpting", "Rigging", "Game art", "Digital sculpting", "Freelancing", "Character modeling", "Game development", "Adobe Substance"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: [],
  files: ["icons", "sidebar-dark"],
};
