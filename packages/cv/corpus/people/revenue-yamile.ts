import type { Person } from "../person.ts";

export const person: Person = {
  id: "revenue-yamile",
  family: "hotel management",
  country: "CO",
  languageCode: "es",
  name: "Yamile Porras Cabarcas",
  headline: "Revenue Manager",
  email: "yamile.porras@correobaluarte.example",
  phone: "+57 315 440 7729",
  location: "Cartagena, Colombia",
  labels: { contact: "Contacto", email: "Correo", phone: "Teléfono", address: "Dirección" },
  sections: [
    {
      heading: "Perfil",
      text: [
        "Pongo precio a 146 habitaciones frente al mar y explico a los demás por qué cambió desde ayer.",
      ],
    },
    {
      heading: "Experiencia",
      jobs: [
        {
          title: "Revenue Manager",
          company: "Hotel Baluarte Caribe",
          place: "Cartagena",
          dates: "enero 2023 – presente",
          from: "2023-01",
          to: null,
          points: [
            "{Tarifas dinámicas=Dynamic pricing|Tarifas dinámicas|Pricing} y {pronóstico de ocupación=Forecasting|Pronóstico de ocupación|Occupancy forecasting|Demand forecasting|Demand planning} a 90 días con {IDeaS}.",
            "[[El RevPAR subió un 23 % en dos temporadas sin abrir habitaciones nuevas.]]",
            "Reunión semanal con ventas y recepción; {?informe=Report writing|Reporting} diario para gerencia en {Excel=Microsoft Excel}.",
            "Las {!redes sociales=Social media marketing} las lleva una agencia de Barranquilla y la {!contabilidad=Accounting} la casa matriz.",
            "De {!Duetto} vi una demostración en una feria; seguimos con lo nuestro.",
          ],
        },
        {
          title: "Coordinadora de Reservas",
          company: "Hotel Patio de los Almendros",
          place: "Cartagena",
          dates: "agosto 2019 – diciembre 2022",
          from: "2019-08",
          to: "2022-12",
          points: [
            "{Reservas=Reservations|Reservas} individuales y de grupos en {Opera PMS|Opera|Oracle Opera|OPERA PMS}; {canales=Channel management|Gestión de canales|Distribution} al día en {SiteMinder}.",
            "Contratos con {agencias=OTA management|OTAs|Online travel agencies|OTA} en línea y reclamos de comisión.",
          ],
        },
        {
          title: "Recepcionista",
          company: "Hostal Getsemaní 22",
          place: "Cartagena",
          dates: "junio 2019 – febrero 2018",
          from: "2019-06",
          to: "2018-02",
          points: ["Turno de noche, llegadas tardías y la llave del cuarto de la {!lavandería=Laundry}."],
        },
      ],
    },
    {
      heading: "Habilidades",
      groups: [
        [
          "Ingresos",
          [
            "{Revenue management=Revenue management}",
            "{Tarifas dinámicas=Dynamic pricing}",
            "{Pronóstico=Forecasting}",
            "{Gestión de canales=Channel management}",
          ],
        ],
        ["Sistemas", ["{Opera PMS}", "{IDeaS}", "{SiteMinder}", "{Excel=Microsoft Excel}"]],
        [
          "Personales",
          [
            "{~Pensamiento analítico=Analytical thinking|Pensamiento analítico}",
            "{~Comunicación=Communication|Comunicación}",
          ],
        ],
      ],
    },
    {
      heading: "Formación",
      studies: [
        {
          degree: "Profesional en Administración Turística y Hotelera",
          institution: "Fundación Universitaria Murallas del Caribe",
          place: "Cartagena",
          dates: "2015 – 2019",
          year: 2019,
        },
      ],
    },
    { heading: "Idiomas", languages: ["{Español=Spanish}", "{Inglés=English} avanzado"] },
    {
      heading: "Ratos libres",
      list: ["Bailar salsa, cocinar {!postres=Pastry}, {!fotografía=Photography} de murallas"],
    },
  ],
  optional: [
    "Front desk",
    "Contract negotiation",
    "Contract management",
    "Complaint handling",
    "Data analysis",
    "Night audit",
  ],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: ["reversed"],
  files: ["two-columns", "latex-awesome", "web-counts"],
};
