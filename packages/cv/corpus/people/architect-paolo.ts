import type { Person } from "../person.ts";

export const person: Person = {
  id: "architect-paolo",
  family: "architecture",
  country: "IT",
  languageCode: "it",
  name: "Paolo Serristori",
  headline: "Architetto",
  email: "studio@serristori-arch.example",
  phone: "055 702 4418",
  location: "Firenze, Italia",
  links: [["Portfolio", "https://serristori-arch.example/opere"]],
  labels: { contact: "Recapiti", email: "Posta elettronica", phone: "Telefono", address: "Residenza" },
  sections: [
    {
      heading: "Esperienza professionale",
      jobs: [
        { title: "Architetto libero professionista", titleAlso: ["Architetto"], company: "Studio Serristori", place: "Firenze", dates: "dal 2014 ad oggi", from: "2014", to: null, points: ["{Restauro=Restoration|Restauro|Architectural restoration|Heritage restoration} di casali e palazzi, {direzione lavori=Site management|Direzione lavori|Construction supervision|Construction management}.", "[[Consumi energetici di Villa Gherardi ridotti del 62%.]]"] },
        { title: "Collaboratore", company: "Bardi Associati", place: "Siena", dates: "2009 – 2014", from: "2009", to: "2014", points: ["Disegni esecutivi in {AutoCAD}, {computi metrici=Quantity takeoff|Computi metrici|Quantity surveying|Cost estimation|Bill of quantities}."] },
      ],
    },
    { heading: "Competenze tecniche", tags: ["{Revit|Autodesk Revit}", "{AutoCAD}", "{SketchUp}", "{Rhino|Rhinoceros}", "{BIM|Building information modelling}", "{Certificazione energetica=Energy certification|Certificazione energetica|Energy auditing}"] },
    { heading: "Titoli di studio", studies: [{ degree: "Laurea magistrale in Architettura", institution: "Università degli Studi di Firenze", dates: "2002 – 2008", year: 2008 }] },
    { heading: "Lingue straniere", languages: ["{Inglese=English} C1", "{Spagnolo=Spanish} B1", "{?Italiano=Italian}"] },
    { heading: "Privacy", text: ["Autorizzo il trattamento dei dati personali ai sensi del {!GDPR}."] },
  ],
  optional: ["Architecture", "Architectural design", "Working drawings", "Energy efficiency", "Technical drawing"],
  totalYears: 17.3,
  level: "Expert",
  inconsistencies: [],
  files: ["two-columns", "docx-pipes@libreoffice"],
};
