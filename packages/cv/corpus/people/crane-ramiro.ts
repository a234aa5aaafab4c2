import type { Person } from "../person.ts";

export const person: Person = {
  id: "crane-ramiro",
  family: "construction",
  country: "CL",
  languageCode: "es",
  name: "Ramiro Antonio Huenchul Soto",
  headline: "Operador de grúa torre y grúa móvil",
  email: "ramiro.huenchul@biobiocorreo.example",
  phone: "+56 9 5550 2281",
  location: "Hualpén, Región del Biobío",
  labels: { contact: "Contacto", email: "Correo", phone: "Celular", address: "Domicilio" },
  sections: [
    { heading: "Antecedentes personales", rows: [["RUT", "15.555.321-K"], ["Nacimiento", "2 de febrero de 1984"], ["Estado civil", "Casado, tres hijos"], ["Licencia de conducir", "Clases B y D, vigentes"]] },
    {
      heading: "Experiencia laboral",
      jobs: [
        { title: "Operador de grúa torre", company: "Constructora Andalién SpA", place: "Concepción", dates: "ago. 2019 – a la fecha", from: "2019-08", to: null, points: ["Operación de {grúa torre=Tower crane operation|Grúa torre|Operación de grúa torre|Crane operation|Tower crane} Liebherr y Potain, edificios de 18 a 26 pisos, {izaje de cargas=Lifting operations|Izaje de cargas|Izaje|Load lifting|Rigging|Lifting} hasta 8 toneladas.", "{Inspección diaria=Equipment inspection|Inspección diaria|Daily inspection|Pre-use inspection|Crane inspection|Pre-operation checks|Inspección de equipos} de cables, frenos y limitadores, con {libro de grúa=Logbook keeping|Libro de grúa|Record keeping|Crane log|Bitácora}.", "[[Cuatro años y 9.300 izajes sin un solo accidente.]]", "Coordinación por {radio=Radio communication|Radio|Comunicación por radio|Two-way radio} y con {señales de mano=Hand signals|Señales de mano|Crane hand signals|Crane signalling} con el rigger."] },
        { title: "Operador de grúa móvil", company: "Maestranza San Vicente", place: "Talcahuano", dates: "oct. 2015 – ene. 2014", from: "2015-10", to: "2014-01", points: ["{Grúa telescópica=Mobile crane operation|Grúa telescópica|Grúa móvil|Telescopic crane|Mobile crane|Crane operation} de 60 toneladas, {tablas de carga=Load charts|Tablas de carga|Load chart reading|Load calculation}."] },
        { title: "Rigger", company: "Astilleros Penco", place: "Penco", dates: "mar. 2016 – jul. 2019", from: "2016-03", to: "2019-07", points: ["Armado de {eslingas y grilletes=Slinging|Rigging|Eslingas|Eslingado|Slings and shackles|Aparejos}, {plan de izaje=Lift planning|Plan de izaje|Lifting plans|Lift plans|Lifting plan} junto al prevencionista.", "[[Redujimos el montaje de bloques de 5 a 3 turnos.]]"] },
        { title: "Jornal de obra", titleAlso: ["Jornal"], company: "Constructora Andalién SpA", place: "Coronel", dates: "ene. 2008 – dic. 2013", from: "2008-01", to: "2013-12", points: ["{Enfierradura=Steel fixing|Enfierradura|Rebar work|Reinforcement|Rebar|Bar bending}, {moldaje=Formwork|Moldaje|Encofrado|Shuttering} y {hormigonado=Concrete works|Hormigonado|Concreting|Concrete pouring|Concrete}; 40 sacos diarios."] },
      ],
    },
    { heading: "Estudios", studies: [{ degree: "Enseñanza media técnico-profesional, Mecánica Industrial", degreeAlso: ["Enseñanza media técnico-profesional", "Técnico de nivel medio en Mecánica Industrial", "Enseñanza media"], institution: "Liceo Industrial de Hualpén", dates: "2002", year: 2002 }] },
    { heading: "Certificaciones", certificates: ["{Operador de grúa torre|Certificación operador de grúa torre|Grúa torre}, ChileValora, 2019", "{Rigger certificado|Rigger|Certificación Rigger}, Mutual de Seguridad, 2016", "{?Trabajo en altura física}, 2025"] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {mapudungun=Mapudungun|Mapuche} (familiar)"] },
    { heading: "Pretensiones", text: ["Disponibilidad inmediata y para turnos 7x7. {~Responsable=Responsibility|Reliability|Responsable|Responsabilidad} y {~puntual=Punctuality|Puntual|Puntualidad|Time management}. Los domingos, asados y {!pesca=Fishing}."] },
  ],
  optional: ["Crane operation", "Construction safety", "Occupational safety", "Work at height", "Working at height", "Construction", "Rigging", "Industrial mechanics", "Heavy equipment operation", "Flexibility", "Coordination", "Heavy machinery", "Mechanics", "Safety", "Liebherr", "Communication", "Shift work", "Tower cranes"],
  totalYears: 16.7,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["grid@weasyprint", "docx-lists", "label-column"],
};
