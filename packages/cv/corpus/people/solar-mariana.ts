import type { Person } from "../person.ts";

export const person: Person = {
  id: "solar-mariana",
  family: "energy",
  country: "CL",
  languageCode: "es",
  name: "Mariana Ossandón Rivas",
  headline: "Ingeniera de proyectos solares",
  email: "mariana.ossandon@atacamabox.example",
  phone: "+56 9 7740 2281",
  location: "Antofagasta, Chile",
  labels: { contact: "Contacto", email: "Correo", phone: "Celular", address: "Ciudad" },
  sections: [
    { heading: "Presentación", text: ["Ingeniera eléctrica con plantas fotovoltaicas en el desierto."] },
    {
      heading: "Trayectoria",
      jobs: [
        { title: "Jefa de proyecto", company: "Sol de Atacama SpA", companyAlso: ["Sol de Atacama"], place: "Antofagasta", dates: "octubre 2022 a la actualidad", from: "2022-10", to: null, points: ["Planta de 48 MW: {planificación de obra=Project planning|Construction planning|Planificación de obra|Project management}, {gestión de contratistas=Contractor management|Gestión de contratistas}, {puesta en marcha=Commissioning|Puesta en marcha}.", "[[Costo por MW instalado un 11 % bajo el presupuesto.]]"] },
        { title: "Ingeniera de diseño", company: "Energía Loa", place: "Calama", dates: "marzo 2019 a septiembre 2022", from: "2019-03", to: "2022-09", points: ["Simulaciones en {PVsyst}, planos en {AutoCAD}, {estudios de sombra=Shading analysis|Estudios de sombra}."] },
      ],
    },
    { heading: "Herramientas", tags: ["{PVsyst}", "{AutoCAD}", "{MS Project=Microsoft Project|MS Project}", "{Python}", "{~Liderazgo=Leadership|Liderazgo}"] },
    { heading: "Educación", studies: [{ degree: "Ingeniería Civil Eléctrica", institution: "Universidad Técnica Federico Santa María", dates: "2012 – 2018", year: 2018 }] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {Inglés=English} (avanzado), {Alemán=German} (básico)"] },
  ],
  optional: ["Solar energy", "Photovoltaics", "Electrical engineering", "Solar PV design", "Renewable energy", "Site management", "Project management", "Solar PV"],
  totalYears: 7.7,
  level: "Senior",
  inconsistencies: [],
  files: ["timeline", "europasscv"],
};
