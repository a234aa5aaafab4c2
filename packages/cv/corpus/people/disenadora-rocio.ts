import type { Person } from "../person.ts";

export const person: Person = {
  id: "disenadora-rocio",
  family: "design",
  country: "UY",
  languageCode: "es",
  name: "Rocío Bentancor Silveira",
  headline: "Diseñadora gráfica",
  email: "hola@rociobentancor.example",
  phone: "+598 99 555 173",
  location: "Montevideo, Uruguay",
  links: [["Portafolio", "https://rociobentancor.example/obra"]],
  labels: { contact: "Contacto", email: "Correo", phone: "Celular", address: "Dirección" },
  sections: [
    { heading: "Quién soy", text: ["Diseño para cosas que se tocan: cajas, libros, carteles."] },
    {
      heading: "Trayectoria",
      jobs: [
        { title: "Diseñadora gráfica sénior", titleAlso: ["Diseñadora gráfica"], company: "Estudio Ceibo", place: "Montevideo", dates: "ene. 2021 – actualidad", from: "2021-01", to: null, points: ["{Identidad visual=Visual identity|Identidad visual|Brand identity|Branding|Identidad corporativa|Corporate identity} y {packaging=Packaging design|Packaging|Diseño de packaging|Diseño de envases} para yerba, {!vinos=Wine|Vino|Vinos|Wine service} y una marca de alfajores.", "[[El rediseño del catálogo bajó el costo de impresión un 22 %.]]", "{?Pruebas de color=Colour proofing|Pruebas de color|Colour management|Prepress|Preimpresión|Print production} en imprenta dos veces por mes."] },
        { title: "Diseñadora", titleAlso: ["Diseñadora freelance"], company: "Por cuenta propia", companyAlso: ["Freelance", "Autónoma", "Self-employed"], dates: "mar. 2017 – dic. 2020", from: "2017-03", to: "2020-12", points: ["Afiches, menús y {?redes=Social media|Redes sociales|Social media content} para ocho restaurantes."] },
      ],
    },
    { heading: "Programas", tags: ["{Illustrator=Adobe Illustrator}", "{Photoshop=Adobe Photoshop}", "{InDesign=Adobe InDesign}", "{Figma}", "{After Effects}"] },
    { heading: "Oficio", tags: ["{Tipografía=Typography|Tipografía}", "{Maquetación=Layout design|Maquetación|Diagramación|Editorial design|Diseño editorial|Layout|Page layout}", "{Ilustración=Illustration|Ilustración}", "{~Creatividad=Creativity|Creatividad}"] },
    { heading: "Estudios", studies: [{ degree: "Licenciatura en Diseño de Comunicación Visual", degreeAlso: ["Licenciada en Diseño de Comunicación Visual"], institution: "Universidad de la República", dates: "2012–2016", year: 2016 }] },
    { heading: "Idiomas", languages: ["{Español=Spanish} (nativo)", "{Portugués=Portuguese} (B2)", "{Inglés=English} (B1)"] },
    { heading: "Fuera de hora", text: ["{!Candombe}, {!cerámica=Ceramics|Cerámica|Pottery} los jueves, feria los domingos."] },
  ],
  optional: ["Graphic design", "Diseño gráfico", "Poster design", "Menu design", "Catalogue design", "Diseño de catálogos", "Book design", "Visual communication", "Communication design", "Comunicación visual", "Printing", "Print design", "Print production", "Cost reduction", "Redesign", "Packaging", "Posters", "Social media design", "Social media management", "Social media marketing", "Motion graphics", "Art direction"],
  not: ["Alfajores"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: [],
  files: ["header-band", "docx-columns@libreoffice"],
};
