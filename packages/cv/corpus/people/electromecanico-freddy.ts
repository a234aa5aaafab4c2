import type { Person } from "../person.ts";

export const person: Person = {
  id: "electromecanico-freddy",
  family: "electrical trade",
  country: "BO",
  languageCode: "es",
  name: "Freddy Mamani Quispe",
  headline: "Electromecánico industrial",
  email: "freddy.mamani@tunarimail.example",
  phone: "+591 707 55 518",
  location: "Cochabamba, Bolivia",
  labels: { contact: "Contacto", email: "Correo", phone: "Celular", address: "Dirección" },
  sections: [
    { heading: "Perfil", text: ["Electromecánico de planta. Prefiero cambiar un rodamiento el domingo que parar la línea el lunes."] },
    {
      heading: "Experiencia laboral",
      jobs: [
        { title: "Electromecánico de planta", titleAlso: ["Electromecánico"], company: "Lácteos Valle Alto", place: "Cochabamba", dates: "feb. 2022 – actualidad", from: "2022-02", to: null, points: [
          "{Mantenimiento preventivo=Preventive maintenance|Mantenimiento preventivo} de envasadoras, {?bombas=Pump maintenance|Bombas|Pumps|Pump repair} y {?caldero=Boiler maintenance|Calderos|Boilers|Caldero|Calderas|Boiler operation}.",
          "[[Las paradas de la línea de {!yogur=Yogurt|Yogur|Yogurt production} bajaron de 38 a 15 horas al mes.]]",
          "Cambios en {PLC|PLC programming|PLCs} {Siemens S7|Siemens S7-1200|Siemens|Siemens PLC} junto con el proveedor; pedidos de repuestos.",
        ] },
        { title: "Ayudante electricista", company: "Ingenio Azucarero Piraí", place: "Santa Cruz", dates: "mar. 2015 – sept. 2019", from: "2015-03", to: "2019-09", points: [
          "{Rebobinado de motores=Motor rewinding|Rebobinado de motores|Motor winding|Rebobinado} y tableros en tiempo de {!zafra=Harvesting|Zafra|Sugar cane}.",
          "[[Recuperé 46 motores que iban a la chatarra.]]",
        ] },
      ],
    },
    { heading: "Conocimientos", list: [
      "{Motores eléctricos=Electric motors|Motores eléctricos|Electric motor maintenance}",
      "{Variadores de frecuencia=Variable frequency drives|Variadores de frecuencia|Variadores}",
      "{Lectura de planos eléctricos=Electrical schematics|Lectura de planos eléctricos|Reading electrical drawings|Technical drawing|Blueprint reading|Electrical drawings|Lectura de planos|Wiring diagrams}",
      "{Neumática=Pneumatics|Neumática}",
      "{Soldadura al arco=Arc welding|Soldadura al arco|Soldadura|Welding|Shielded metal arc welding}",
      "{~Responsabilidad=Responsibility|Responsabilidad}",
      "{~Trabajo en equipo=Teamwork|Trabajo en equipo}",
    ] },
    {
      heading: "Estudios",
      studies: [
        { degree: "Técnico Superior en Electromecánica", degreeAlso: ["Técnico Superior en Electromecanica"], institution: "Instituto Tecnológico Quillacollo", dates: "2012 – 2014", year: 2014 },
        { degree: "Bachiller en Humanidades", degreeAlso: ["Bachiller"], institution: "Unidad Educativa Punata", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Cursos", certificates: ["{Trabajo en altura|Certificado de trabajo en altura|Working at height}, 2023"] },
    { heading: "Idiomas", languages: ["{Quechua}, {español=Spanish}"] },
    { heading: "Otros", text: ["Toco {!charango=Charango} en un grupo y ayudo en la {!panadería=Baking|Panadería|Bakery} de mi hermana. Licencia de conducir categoría B."] },
  ],
  optional: ["Working at height", "Trabajo en altura", "Bottling lines", "Troubleshooting", "Corrective maintenance", "Mantenimiento industrial", "Industrial maintenance", "Maintenance", "Mantenimiento", "Spare parts ordering", "Ordering", "Pedidos de repuestos", "Spare parts management", "Purchasing", "Control panels", "Tableros eléctricos", "Electrical panels", "Switchboards", "Bearing replacement", "Bearings", "Packaging machines", "Packaging machinery maintenance", "Envasadoras", "Driving", "Industrial automation", "Electromechanics", "Electromecánica", "Machine maintenance", "Electrical wiring", "Motor repair", "Conducción"],
  not: ["Sugar", "Dairy"],
  totalYears: 9.3,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["dates-right", "docx-plain@libreoffice-docx"],
};
