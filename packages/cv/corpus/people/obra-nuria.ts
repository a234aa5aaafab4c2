import type { Person } from "../person.ts";

export const person: Person = {
  id: "obra-nuria",
  family: "civil engineering",
  country: "ES",
  languageCode: "es",
  name: "Núria Ferrer i Bosch",
  headline: "Jefa de obra · edificación",
  email: "nuria.ferrer@obradorcorreu.example",
  phone: "+34 655 014 882",
  location: "Calle del Yeso 5, Tarragona",
  labels: { contact: "Contacto", email: "Correo", phone: "Teléfono", address: "Dirección" },
  sections: [
    { heading: "Perfil", text: ["Once años en obra y todavía subo al andamio antes que nadie. Termino en plazo porque discuto antes, no después."] },
    {
      heading: "Experiencia",
      jobs: [
        { title: "Jefa de obra", company: "Construccions Camp Blau", place: "Tarragona", dates: "enero de 2019 – actualidad", from: "2019-01", to: null, points: ["Un hospital comarcal y un laboratorio de {!biotecnología=Biotechnology|Biotecnología}: {planificación de obra=Construction planning|Planificación de obra|Construction scheduling|Planning|Project planning}, {control de costes=Cost control|Control de costes} y {certificaciones mensuales=Progress billing|Certificaciones mensuales|Certificaciones de obra|Payment certificates|Interim valuations|Progress certificates}.", "{Gestión de subcontratas=Subcontractor management|Gestión de subcontratas}: {!fontaneros=Plumbing|Fontanería}, {!electricistas=Electrical installation|Electricidad}, {!pintores=Painting|Pintura} y un señor que solo pone felpudos.", "[[Entregado el hospital 23 días antes de plazo y un 4 % por debajo de presupuesto.]]"] },
        { title: "Ayudante de jefe de obra", company: "Construccions Camp Blau", place: "Tarragona", dates: "marzo de 2016 – diciembre de 2018", from: "2016-03", to: "2018-12", promoted: true, points: ["{Mediciones=Quantity takeoff|Mediciones|Quantity surveying} y {presupuestos=Cost estimation|Presupuestos|Budgeting|Cost estimating} con {Presto}."] },
        { title: "Técnica en prácticas", company: "Construccions Camp Blau", place: "Tarragona", dates: "septiembre de 2015 – febrero de 2016", from: "2015-09", to: "2016-02", promoted: true, points: ["{Replanteo=Setting out|Replanteo|Site layout|Surveying} y archivo de albaranes."] },
        { title: "Camarera de temporada", titleAlso: ["Camarera"], company: "Xiringuito La Savina", place: "Salou", dates: "veranos de 2012 a 2014", from: "2012", to: "2014", points: ["{?Barra y terraza=Waiting tables|Barra y terraza|Bar service|Table service|Customer service}."] },
      ],
    },
    { heading: "Herramientas", groups: [["Programas", ["{AutoCAD}", "{MS Project=Microsoft Project|MS Project}", "{Presto}"]], ["Obra", ["{Interpretación de planos=Technical drawing|Interpretación de planos|Blueprint reading|Plan reading|Reading drawings|Lectura de planos}", "{Prevención de riesgos laborales=Occupational safety|Prevención de riesgos laborales|PRL|Occupational risk prevention}"]], ["Yo", ["{~Don de mando=Leadership|Don de mando}", "{~Resolución de problemas=Problem solving|Resolución de problemas}"]]] },
    { heading: "Formación", studies: [{ degree: "Grado en Arquitectura Técnica", degreeAlso: ["Arquitectura Técnica"], institution: "Universitat Rovira i Virgili", place: "Reus", dates: "2011 – 2015", year: 2015 }] },
    { heading: "Idiomas", languages: ["{Catalán=Catalan}", "{Castellano=Spanish}", "{Francés=French} (B2)"] },
    { heading: "Otros", text: ["Sin experiencia en {!Revit}: me gustaría aprenderlo. Socia de la Asociación Mujeres y Arquitectura. {!Escalada=Climbing|Escalada}, {!cerámica=Ceramics|Cerámica}. Repartí folletos sobre {!energía solar=Solar energy|Energía solar} en el barrio."] },
  ],
  optional: ["Architecture", "Arquitectura técnica", "Building engineering", "Site management", "Jefatura de obra", "Construction management", "Building construction", "Edificación", "Budget management", "Time management", "Site supervision", "Negotiation", "Filing", "Delivery notes", "Hospital construction", "Project management", "Working at height", "Surveying"],
  not: ["Plastering", "Carpets"],
  totalYears: 13.2,
  level: "Expert",
  inconsistencies: [],
  files: ["latex-awesome", "docx-header@libreoffice"],
};
