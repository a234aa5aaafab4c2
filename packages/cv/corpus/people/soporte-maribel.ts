import type { Person } from "../person.ts";

export const person: Person = {
  id: "soporte-maribel",
  family: "it support",
  country: "PE",
  languageCode: "es",
  name: "Maribel Quispe Condori",
  headline: "Técnica de soporte informático",
  email: "maribel.quispe@mistipost.example",
  phone: "+51 954 555 127",
  location: "Arequipa",
  labels: { contact: "Contacto", email: "Correo", phone: "Celular", address: "Ciudad" },
  sections: [
    { heading: "Perfil", text: ["Técnica de soporte con casi seis años de atención a usuarios. No sé {!programar=Programming|Programación|Software development}; lo mío son los equipos, las redes y la gente que los usa."] },
    {
      heading: "Experiencia",
      jobs: [
        { title: "Técnica de soporte de segundo nivel", titleAlso: ["Técnica de soporte"], company: "Clínica Valle del Chili", place: "Arequipa", dates: "abril 2023 – actualidad", from: "2023-04", to: null, points: [
          "{Active Directory}, {Microsoft 365=Microsoft Office|Microsoft 365|Office 365|M365} y {tickets=Ticketing systems|Tickets|Ticketing|Gestión de tickets|Gestión de incidencias|Incident management} en {GLPI} para 280 usuarios de {!radiología=Radiology|Radiología} y {!laboratorio=Laboratory work|Laboratorio}.",
          "[[Tiempo medio de cierre de tickets: de 31 a 9 horas.]]",
          "El sistema clínico corre en {!Oracle|Oracle Database} y lo ve el proveedor; yo abro el caso y lo persigo.",
          "Como nadie quería el servidor de {backups=Backup and recovery|Backups|Copias de seguridad|Backup}, lo tomé yo: {Veeam}, restauración de prueba cada mes.",
          "[[?Cambio de 140 equipos de {?Windows 7} a {Windows 11=Windows|Windows 11|Microsoft Windows} en once fines de semana.]]",
        ] },
        { title: "Técnica de campo", company: "Servicios Informáticos Swift Sur", place: "Arequipa", dates: "enero 2021 – marzo 2023", from: "2021-01", to: "2023-03", points: [
          "{Cableado estructurado=Network cabling|Cableado estructurado|Structured cabling|Cableado}, {cámaras=CCTV|Cámaras|Cámaras de seguridad|CCTV installation|Instalación de cámaras|Videovigilancia}, {reparación de laptops e impresoras=Hardware repair|Reparación de laptops|Reparación de laptops e impresoras|Reparación de equipos|Laptop repair|Printer repair|Reparación de computadoras}.",
          "[[Primera visita resuelta en el 88 % de los casos, meta de la empresa 75 %.]]",
          "Clientes: notarías, colegios y un estudio de {!arquitectura=Architecture|Arquitectura} con {!AutoCAD}, que solo instalé.",
        ] },
      ],
    },
    { heading: "Conocimientos", tags: ["{Redes LAN y Wi-Fi=Networking|Redes|Redes LAN|LAN|Wi-Fi|Redes LAN y Wi-Fi}", "{Windows Server}", "{AnyDesk}", "{PowerShell} básico", "{~Paciencia=Patience|Paciencia}", "{~Orden=Organisation|Orden|Tidiness|Orderliness}"] },
    { heading: "Por aprender", text: ["Me gustaría llevar {!Linux} y {!ciberseguridad=Cybersecurity|Ciberseguridad} en 2027; hoy no los manejo."] },
    { heading: "Estudios", studies: [
      { degree: "Técnico en Computación e Informática", degreeAlso: ["Profesional Técnico en Computación e Informática", "Computación e Informática"], institution: "Instituto Superior Pedro P. Díaz", place: "Arequipa", dates: "2018 – 2020", year: 2020 },
    ] },
    { heading: "Certificados", certificates: ["{ITIL 4 Foundation|ITIL Foundation|ITIL}, 2024"] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {Quechua}, {Inglés=English} (lectura)"] },
    { heading: "Aficiones", text: ["Vóley los domingos, paseos con mis sobrinos"] },
  ],
  not: ["Swift"],
  optional: ["Windows 7", "Windows 10", "Soporte técnico", "Helpdesk", "Technical support", "IT support", "User support", "Soporte a usuarios", "Migración", "System migration", "Windows migration", "Operating system migration", "OS deployment", "User administration", "Instalación de software", "Software installation", "Impresoras", "Printers", "Remote support", "ITIL", "IT service management", "Data restoration", "Restauración", "Escalation", "Vendor management", "Provider management", "Troubleshooting", "Hardware", "Field service", "Field support", "Customer service", "Hardware maintenance", "Mantenimiento de equipos", "Hardware installation", "Windows installation", "Migration", "Restore testing", "Installation", "Scripting", "Persistence"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["rating", "docx-tabs"],
};
