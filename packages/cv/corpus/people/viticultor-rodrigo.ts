import type { Person } from "../person.ts";

export const person: Person = {
  id: "viticultor-rodrigo",
  family: "agriculture",
  country: "CL",
  languageCode: "es",
  name: "Rodrigo Antonio Sepúlveda Huenchumán",
  headline: "Jefe de campo – uva vinífera",
  email: "rodrigo.sepulveda@correomaule.example",
  phone: "+56 9 5550 7312",
  location: "Talca, Chile",
  labels: { contact: "Contacto", email: "Correo electrónico", phone: "Teléfono", address: "Domicilio" },
  sections: [
    { heading: "Presentación", text: ["Técnico agrícola con dieciocho temporadas en viñedos y huertos de la zona central. Me gusta el campo temprano, la planilla al día y la gente bien tratada. {~Responsable=Responsibility|Responsabilidad|Responsable|Reliability} y {~buen trato=Interpersonal skills|Buen trato|Trato con las personas|Good manners|People skills|Relaciones interpersonales} con las cuadrillas."] },
    {
      heading: "Trayectoria laboral",
      jobs: [
        { title: "Jefe de campo", company: "Viña Quebrada del Cóndor", place: "San Clemente", dates: "marzo 2016 – a la fecha", from: "2016-03", to: null, points: ["A cargo de 180 hectáreas de viña y 22 trabajadores estables; en {vendimia=Grape harvest|Vendimia|Harvest|Harvesting|Cosecha|Grape harvesting} llegamos a 140.", "{Riego por goteo=Drip irrigation|Riego por goteo}, {fertirriego=Fertigation|Fertirriego|Fertirrigación}, {poda=Pruning|Poda} y {control de oídio=Powdery mildew control|Control de oídio|Plant disease control|Disease control|Control de enfermedades}.", "[[Bajamos el consumo de agua de 6.200 a 4.500 m³ por hectárea sin perder kilos.]]", "[[La producción de Carmenère subió un 17 % entre 2019 y 2023.]]", "La {!enología=Enology|Enología|Oenology|Winemaking} la lleva la bodega; yo entrego la uva y los grados {Brix=Brix measurement|Brix|Medición de grados Brix|Grados Brix}."] },
        { title: "Encargado de riego y aplicaciones", company: "Agrícola Los Maitenes", place: "Molina", dates: "agosto 2011 – febrero 2016", from: "2011-08", to: "2016-02", points: ["{Programa fitosanitario=Plant protection|Programa fitosanitario|Phytosanitary programme|Phytosanitary management|Phytosanitary control|Crop protection|Programas fitosanitarios|Control fitosanitario|Sanidad vegetal|Phytosanitary treatments} de manzanos y cerezos, {calibración de nebulizadoras=Sprayer calibration|Calibración de nebulizadoras|Calibration|Equipment calibration|Calibración|Calibración de equipos}, {registros GlobalG.A.P.=GlobalG.A.P.|GlobalGAP|Registros GlobalG.A.P.|Global GAP}.", "Los vuelos con {!drones=Drone piloting|Drones} los hacía una empresa de Curicó; nosotros recibíamos el mapa."] },
        { title: "Tractorista y operario agrícola", company: "Fundo El Oráculo", place: "Río Claro", dates: "enero 2008 – julio 2011", from: "2008-01", to: "2011-07", points: ["{Tractor=Tractor driving|Tractor operation|Tractor|Tractor operator|Conducción de tractor|Manejo de tractor}, {rastra=Harrowing|Rastra|Soil preparation|Rastraje}, {siembra de maíz=Maize sowing|Siembra de maíz|Sowing|Siembra|Corn planting|Corn sowing|Planting|Maize planting} y {mantención de maquinaria=Machinery maintenance|Mantención de maquinaria|Maintenance|Mantenimiento de maquinaria|Equipment maintenance|Mantención}."] },
      ],
    },
    { heading: "Competencias", list: ["{Manejo de personal=Personnel management|Manejo de personal|People management|Team management|Staff management|Gestión de personal}", "{Monitoreo de plagas=Pest monitoring|Monitoreo de plagas|Pest control|Control de plagas}", "{Excel=Microsoft Excel|Excel|MS Excel} nivel intermedio", "{Control de costos por hectárea=Cost control|Control de costos|Control de costos por hectárea|Cost management|Costing}"] },
    { heading: "Cursos y credenciales", certificates: ["{Aplicador de plaguicidas reconocido por el SAG=Aplicador de plaguicidas|Pesticide applicator|Aplicador de plaguicidas reconocido por el SAG|Aplicador de plaguicidas SAG|Pesticide applicator licence}, 2022", "{Monitor de riego tecnificado=Monitor de riego tecnificado|Riego tecnificado|Irrigation monitor}, INIA, 2013"] },
    {
      heading: "Estudios",
      studies: [
        { degree: "Técnico de Nivel Superior Agrícola", institution: "Instituto Profesional del Maule", place: "Talca", dates: "2007", year: 2007 },
      ],
    },
    { heading: "Idiomas", languages: ["{Español=Spanish} (nativo), {inglés=English} (básico)"] },
    { heading: "Datos", rows: [["Licencia de conducir", "clases B y D"], ["Renta", "a convenir"]] },
    { heading: "Otros", text: ["Padre de dos hijas, arquero del club de barrio, disponible para traslado."] },
  ],
  optional: ["Agriculture", "Agricultura", "Agronomy", "Agronomía", "Viticultura", "Gestión de equipos", "Leadership", "Liderazgo", "Planning", "Planificación", "Fruit growing", "Fruticultura", "Farm management", "Gestión agrícola", "Negotiation", "Quality control", "Control de calidad", "Budgeting", "Inventory control", "Irrigation", "Riego", "Training", "Capacitación", "Supervision", "Supervisión", "Crop management", "Manejo de cultivos", "Crew management", "Driving", "Conducción", "Driving licence", "Licencia de conducir", "Driver's license", "Cosecha de uva", "Viticulture", "Record keeping", "Registros", "Pesticide application", "Spraying", "Aplicación de fitosanitarios", "Map reading", "Lectura de mapas"],
  totalYears: 18.8,
  level: "Expert",
  inconsistencies: [],
  files: ["web-timeline", "docx-letterhead@libreoffice"],
};
