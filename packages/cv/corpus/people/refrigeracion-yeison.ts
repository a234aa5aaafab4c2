import type { Person } from "../person.ts";

export const person: Person = {
  id: "refrigeracion-yeison",
  family: "hvac",
  country: "CO",
  languageCode: "es",
  name: "Yeison Andrés Polo Barrios",
  headline: "Técnico en refrigeración",
  email: "yeison.polo@ejemplocorreo.example",
  phone: "+57 301 645 2280",
  location: "Barranquilla, Colombia",
  labels: { contact: "Contacto", email: "Correo", phone: "Teléfono", address: "Dirección" },
  sections: [
    { heading: "Experiencia", jobs: [
      { title: "Técnico de refrigeración", company: "Fríos del Caribe S.A.S.", companyAlso: ["Fríos del Caribe"], place: "Barranquilla", dates: "enero de 2021 – actualidad", from: "2021-01", to: null, points: [
        "{?Mantenimiento de cuartos fríos=Cold room maintenance|Mantenimiento de cuartos fríos|Cold rooms|Cuartos fríos|Maintenance|Mantenimiento} para {!pescado=Pescado|Fish} y {!flores=Flores|Flowers}.",
        "[[Las fugas de gas bajaron de 22 a 7 al año.]]",
        "Guardia un fin de semana al mes.",
      ] },
      { title: "Auxiliar de taller", company: "Taller El Pingüino", place: "Soledad", dates: "marzo de 2018 – noviembre de 2020", from: "2018-03", to: "2020-11", points: ["Lavado de aires de ventana y cambio de {?compresores=Compressor replacement|Compresores|Compressors|Cambio de compresores}."] },
    ] },
    { heading: "Conocimientos", tags: ["{Refrigeración comercial=Commercial refrigeration|Refrigeración comercial|Refrigeration|Refrigeración}", "{Aire acondicionado=Air conditioning|Aire acondicionado}", "{Soldadura de cobre=Brazing|Soldadura de cobre|Copper brazing|Copper welding|Copper soldering|Welding|Soldadura}", "{Carga de refrigerante=Refrigerant charging|Carga de refrigerante|Refrigerant handling}", "{Diagnóstico de fallas=Fault finding|Diagnóstico de fallas}", "{~Puntualidad=Punctuality|Puntualidad}"] },
    { heading: "Formación", studies: [{ degree: "Técnico laboral en refrigeración", institution: "Instituto Técnico del Atlántico", dates: "2017", year: 2017 }] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {inglés=English}"] },
  ],
  optional: ["Leak detection", "Detección de fugas", "Shift work", "Air conditioner cleaning", "On-call duty"],
  not: ["Go"],
  totalYears: 8.6,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-plain@libreoffice"],
};
