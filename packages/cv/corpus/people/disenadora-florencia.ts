import type { Person } from "../person.ts";

export const person: Person = {
  id: "disenadora-florencia",
  family: "design",
  country: "AR",
  languageCode: "es",
  name: "Florencia Gatti",
  headline: "Diseñadora gráfica & community manager",
  email: "flor.gatti@estudio.example",
  phone: "+54 9 341 555 0172",
  location: "Rosario, Santa Fe, Argentina",
  labels: { contact: "Contacto", email: "Correo electrónico", phone: "Teléfono", address: "Domicilio" },
  sections: [
    { heading: "Sobre mí", text: ["Hace siete años que trabajo entre el papel y la pantalla. Me gusta pensar una marca desde cero, soy {~curiosa=Curiosity|Curiosa|Curiosidad}, {~organizada=Organization|Organizada|Organización|Organisational skills|Organizational skills} y me banco las correcciones de último momento."] },
    { heading: "Herramientas", tags: ["{Illustrator=Adobe Illustrator|Illustrator}", "{Photoshop=Adobe Photoshop|Photoshop}", "{InDesign=Adobe InDesign|InDesign}", "{Figma}", "{Canva}", "{Meta Business Suite=Meta Business Suite|Facebook Business Suite|Meta Business}", "{Metricool}"] },
    {
      heading: "Experiencia",
      jobs: [
        { title: "Diseñadora gráfica y community manager", company: "Cooperativa Láctea Las Colonias", place: "Rosario", dates: "08/2021 – actualidad", from: "2021-08", to: null, points: ["{Identidad visual=Visual identity|Identidad visual|Brand identity|Branding|Corporate identity|Brand design} de la línea de quesos y {diseño de packaging=Packaging design|Diseño de packaging|Packaging|Diseño de envases}", "{Calendario de contenidos=Content calendar|Calendario de contenidos|Content planning|Editorial calendar|Content scheduling|Content calendars|Content management}, {redacción de posteos=Copywriting|Redacción de posteos|Content writing|Redacción|Social media copywriting|Post writing|Content creation} y {pauta=Paid social advertising|Pauta|Meta Ads|Social media advertising|Paid media|Facebook Ads|Pauta en Instagram|Social media ads|Paid advertising|Instagram Ads|Pauta publicitaria|Advertising} en Instagram", "[[La cuenta pasó de 4.200 a 31.000 seguidores en 20 meses.]]", "La tienda online la programaron en {!React=React|React.js} los chicos de sistemas; yo entregué las pantallas."] },
        { title: "Diseñadora junior", company: "Imprenta y Editorial Paraná", place: "Rosario", dates: "11/2019 – 07/2021", from: "2019-11", to: "2021-07", points: ["{Diagramación=Page layout|Diagramación|Layout|Editorial design|Layout design|Page layout design|Diseño editorial} de libros escolares, {retoque fotográfico=Photo retouching|Retoque fotográfico|Photo editing|Image retouching|Retouching|Image editing}, {preimpresión=Prepress|Preimpresión|Pre-press|Prepress production}", "{Control de pruebas de color=Color proofing|Control de pruebas de color|Colour proofing|Pruebas de color|Proofing|Color management|Color proof checking} con el taller de offset"] },
        { title: "Docente auxiliar ad honorem (Taller de Tipografía)", company: "Instituto Superior de Diseño del Litoral", place: "Rosario", dates: "03/2019 – 10/2019", from: "2019-03", to: "2019-10", points: ["Corrección de trabajos prácticos de {tipografía=Typography|Tipografía|Type design} de 25 alumnos"] },
      ],
    },
    {
      heading: "Estudios",
      studies: [
        { degree: "Técnica Superior en Diseño Gráfico", institution: "Instituto Superior de Diseño del Litoral", place: "Rosario", dates: "2015 – 2018", year: 2018 },
        { degree: "Bachiller con orientación en Arte", institution: "Escuela Normal N.º 2", place: "Rosario", dates: "2014", year: 2014 },
      ],
    },
    { heading: "Cursos", certificates: ["{Google Analytics para principiantes=Google Analytics|Google Analytics para principiantes|Google Analytics for Beginners}, Google, 2022", "{Fotografía de producto=Fotografía de producto|Product photography}, Foto Club Rosario, 2020"] },
    { heading: "Lo que viene", text: ["Este verano arranco un curso de {!After Effects=Adobe After Effects|After Effects}: animación todavía no hago."] },
    { heading: "Idiomas", languages: ["{Español=Spanish} nativo", "{Inglés=English} intermedio", "{Italiano=Italian} básico"] },
    { heading: "Intereses", text: ["Hockey en el Club {!Unity} Fisherton, feria del libro, bordado"] },
  ],
  optional: ["Graphic design", "Diseño gráfico", "Community management", "Design", "Monotributo", "Marketing", "Digital marketing", "Teaching", "Marketing digital", "Flexibility", "Resilience", "Tolerancia a la presión", "Receptiveness to feedback", "Adobe Creative Suite", "Adobe Creative Cloud", "Social media", "Social media management", "Redes sociales", "Instagram", "Instagram marketing", "UI design", "Web design", "Diseño de interfaces", "User interface design", "Book design", "Google Analytics", "Web analytics", "Analytics", "Product photography", "Photography", "Fotografía de producto", "Fotografía"],
  totalYears: 7.7,
  level: "Senior",
  inconsistencies: [],
  files: ["title-at", "web-timeline"],
};
