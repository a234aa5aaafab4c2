import type { Person } from "../person.ts";

export const person: Person = {
  id: "designer-luis",
  family: "design",
  country: "MX",
  languageCode: "es",
  name: "Luis Arturo Palomares",
  headline: "Diseñador gráfico",
  email: "luis@palomares-estudio.example",
  phone: "+52 33 1904 5528",
  location: "Guadalajara, México",
  links: [["Portafolio", "https://palomares-estudio.example/trabajos"]],
  labels: { contact: "Contacto", email: "Correo", phone: "Teléfono", address: "Domicilio" },
  sections: [
    { heading: "Perfil", text: ["Diseñador editorial y de empaque. Me gusta el papel, la tinta y los plazos cortos."] },
    {
      heading: "Experiencia laboral",
      jobs: [
        { title: "Diseñador gráfico independiente", company: "Autónomo", companyAlso: ["Independiente", "Freelance", "Self-employed"], place: "Guadalajara", dates: "enero de 2022 – actualidad", from: "2022-01", to: null, points: ["{Diseño de empaque=Packaging design|Diseño de empaque|Diseño de envases} para tequila y dulces; {identidad de marca=Branding|Brand identity|Identidad de marca|Brand design}.", "[[El nuevo empaque aumentó las ventas de Dulces Chapala en un 27 %.]]"] },
        { title: "Diseñador editorial", company: "Revista Minerva", place: "Guadalajara", dates: "agosto de 2018 – diciembre de 2021", from: "2018-08", to: "2021-12", points: ["Maquetación mensual en {InDesign=Adobe InDesign|InDesign} y retoque en {Photoshop=Adobe Photoshop|Photoshop}."] },
        { title: "Practicante de diseño", company: "Imprenta Tapatía", place: "Zapopan", dates: "febrero – julio de 2018", from: "2018-02", to: "2018-07", points: ["Preparación de archivos para {offset=Offset printing|Offset|Impresión offset} y {serigrafía=Screen printing|Serigrafía}."] },
      ],
    },
    { heading: "Habilidades", tags: ["{Illustrator=Adobe Illustrator|Illustrator}", "{Photoshop=Adobe Photoshop|Photoshop}", "{InDesign=Adobe InDesign|InDesign}", "{Tipografía=Typography|Tipografía}", "{Figma}", "{~Creatividad=Creativity|Creatividad}"] },
    { heading: "Formación académica", studies: [{ degree: "Licenciatura en Diseño Gráfico", institution: "Universidad de Guadalajara", dates: "2014 – 2018", year: 2018 }] },
    { heading: "Idiomas", languages: ["{Español=Spanish} – nativo", "{Inglés=English} – intermedio (B2)"] },
  ],
  optional: ["Graphic design", "Editorial design", "Layout design", "Photo retouching", "Photo editing", "Page layout", "Prepress", "Image editing", "Diseño gráfico"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["timeline", "pipes"],
};
