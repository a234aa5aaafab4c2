import type { Person } from "../person.ts";

export const person: Person = {
  id: "programador-iker",
  family: "software",
  country: "ES",
  languageCode: "es",
  name: "Iker Zubiaurre Lasa",
  headline: "Desarrollador backend .NET",
  email: "iker.zubiaurre@correonorte.example",
  phone: "+34 644 018 552",
  location: "Donostia-San Sebastián",
  links: [["github.com/izubiaurre", "https://github.com/izubiaurre"]],
  labels: { contact: "Contacto", email: "Correo", phone: "Teléfono", address: "Dirección" },
  sections: [
    { heading: "Perfil", text: ["Desarrollador backend con más de ocho años de experiencia en aplicaciones para la industria y la logística. Me gusta el código sencillo y las reuniones cortas."] },
    {
      heading: "Experiencia laboral",
      jobs: [
        { title: "Desarrollador backend sénior", titleAlso: ["Desarrollador backend"], company: "Urumea Software S.L.", companyAlso: ["Urumea Software"], place: "Donostia", dates: "enero 2022 – actualidad", from: "2022-01", to: null, points: [
          "Diseño y desarrollo de {microservicios=Microservices|Microservicios} en {C#} y {.NET|.NET 8|.NET Core} para la planificación de rutas",
          "Mensajería con {RabbitMQ} y base de datos {PostgreSQL}; despliegue en {Azure} con {Docker} y {Kubernetes}",
          "[[Reduje el tiempo de cálculo de rutas de 40 a 6 minutos]]",
          "Mentor de dos programadores júnior y {revisión de código=Code review|Revisión de código|Code reviews}",
        ] },
        { title: "Programador .NET", company: "Goierri Automatización S.A.", companyAlso: ["Goierri Automatización"], place: "Beasain", dates: "septiembre 2018 – diciembre 2021", from: "2018-09", to: "2021-12", points: [
          "Programa de captura de datos de planta en {C#}, {WPF} y {SQL Server}, conectado a los {!autómatas Siemens=PLC programming|Siemens PLC|PLC} del cliente",
          "Informes para los departamentos de {!calidad=Quality control|Calidad} y {!mantenimiento=Maintenance|Mantenimiento} con {Reporting Services|SSRS|SQL Server Reporting Services}",
          "{Pruebas unitarias=Unit testing|Pruebas unitarias} con {xUnit|xUnit.net}",
          "[[Las paradas no registradas de la línea de montaje bajaron un 45 % en un año]]",
        ] },
        { title: "Programador en prácticas", titleAlso: ["Prácticas"], company: "Goierri Automatización S.A.", companyAlso: ["Goierri Automatización"], place: "Beasain", dates: "febrero 2018 – julio 2018", from: "2018-02", to: "2018-07" },
      ],
    },
    { heading: "Conocimientos técnicos", tags: ["{C#}", "{.NET}", "{ASP.NET Core|ASP.NET}", "{Entity Framework|Entity Framework Core}", "{SQL Server}", "{PostgreSQL}", "{RabbitMQ}", "{Azure DevOps}", "{Git}", "{Docker}", "{Kubernetes}", "{Scrum}"] },
    { heading: "Formación", studies: [
      { degree: "Grado en Ingeniería Informática", institution: "Universidad del País Vasco (UPV/EHU)", dates: "2013 – 2018", year: 2018 },
    ] },
    { heading: "Certificaciones", certificates: ["{Microsoft Certified: Azure Developer Associate|Azure Developer Associate|AZ-204}, 2023"] },
    { heading: "Idiomas", languages: ["{Euskera=Basque} (lengua materna), {castellano=Spanish} (bilingüe), {inglés=English} (B2)"] },
    { heading: "Aficiones", text: ["Remo en {!trainera=Rowing|Remo}, {!cocina=Cooking|Cocina}, montaña"] },
  ],
  optional: ["Backend development", "Back-end development", "Desarrollo backend", "Mentoring", "Mentoría", "Message queues", "Messaging", "SQL", "CI/CD", "Route planning", "Databases", "Bases de datos", "Planificación de rutas", "Data acquisition", "Logística", "Reporting", "Cloud computing", "Mensajería", "Desktop applications", "Agile", "Deployment", "Optimisation"],
  totalYears: 8.7,
  level: "Senior",
  inconsistencies: [],
  files: ["latex-awesome", "grid"],
};
