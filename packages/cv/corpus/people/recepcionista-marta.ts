import type { Person } from "../person.ts";

export const person: Person = {
  id: "recepcionista-marta",
  family: "hotel front office",
  country: "ES",
  languageCode: "es",
  name: "Marta Olmedo Ruiz",
  headline: "Recepcionista de hotel",
  email: "marta.olmedo@correo.example",
  phone: "655 219 043",
  location: "Málaga",
  labels: { contact: "Contacto", email: "Correo electrónico", phone: "Teléfono", address: "Domicilio" },
  sections: [
    { heading: "Datos personales", rows: [["Fecha de nacimiento", "18/05/1993"], ["Nacionalidad", "española"], ["Carné de conducir", "B, vehículo propio"]] },
    { heading: "Perfil", text: ["Recepcionista con 9 años en hoteles de cuatro estrellas. {~Don de gentes=People skills|Don de gentes|Interpersonal skills}, {~paciencia=Patience|Paciencia} y memoria para los nombres de los clientes."] },
    {
      heading: "Experiencia profesional",
      jobs: [
        { title: "Jefa de recepción", company: "Hotel Bahía del Limonar", place: "Málaga", dates: "Desde abril de 2022", from: "2022-04", to: null, points: ["{Elaboración de cuadrantes=Shift scheduling|Elaboración de cuadrantes|Staff scheduling|Rota planning|Cuadrantes|Scheduling|Shift planning|Roster planning|Duty rosters|Staff rostering} para seis recepcionistas, {formación del personal=Staff training|Formación del personal|Training|Employee training} de temporada", "{Gestión de reservas=Reservations management|Gestión de reservas|Reservations|Booking management|Reservation management|Hotel reservations|Hotel booking} en {Opera PMS=Opera PMS|Oracle Opera|Opera|Oracle Opera PMS|PMS} y {channel manager=Channel manager|Channel management|Channel managers} ({SiteMinder}); {facturación=Invoicing|Facturación|Billing}", "{Gestión de reclamaciones=Complaint handling|Gestión de reclamaciones|Complaints management|Complaint management|Complaints handling|Complaint resolution}", "[[Subí la nota de Booking de 8,1 a 8,8 en dos temporadas.]]", "[[Las ventas de mejoras de habitación crecieron un 23 %.]]", "Las campañas las lleva marketing con {!Salesforce}."] },
        { title: "Recepcionista de noche", company: "Hotel Bahía del Limonar", place: "Málaga", dates: "Junio de 2019 – marzo de 2022", from: "2019-06", to: "2022-03", points: ["{Cierre del día=Night audit|Cierre del día|Night auditing|Day-end closing|Cierre de caja|End-of-day closing|Daily closing} y {arqueo de caja=Cash reconciliation|Arqueo de caja|Cash handling|Cash count|Cash management|Cash register balancing|Cash balancing|Till reconciliation}, {check-in y check-out=Check-in/check-out|Check-in y check-out|Check-in|Check-out|Check-in and check-out|Guest check-in}"], promoted: true },
        { title: "Camarera de pisos", company: "Apartamentos Torre Almenara", place: "Torremolinos", dates: "Mayo de 2017 – mayo de 2019", from: "2017-05", to: "2019-05", points: ["{Limpieza de habitaciones=Room cleaning|Limpieza de habitaciones|Housekeeping|Cleaning}, reposición de lencería y orden del {!office=Microsoft Office|Office|MS Office} de planta"] },
      ],
    },
    {
      heading: "Formación",
      studies: [
        { degree: "Técnico Superior en Gestión de Alojamientos Turísticos", institution: "IES Costa del Azahar", place: "Málaga", dates: "2015 – 2017", year: 2017 },
        { degree: "Bachillerato de Humanidades", institution: "IES Costa del Azahar", place: "Málaga", dates: "2011", year: 2011 },
      ],
    },
    { heading: "Cursos", certificates: ["{Protocolo y atención al cliente=Protocolo y atención al cliente|Protocol and customer service}, 60 h, Cámara de Comercio de Málaga, 2020", "{First Certificate (B2)=First Certificate|First Certificate (B2)|First Certificate in English|B2 First|FCE|Cambridge First Certificate}, Cambridge, 2016"] },
    { heading: "Idiomas", languages: ["{Español=Spanish}: lengua materna", "{Inglés=English}: B2", "{Francés=French}: B1"] },
    { heading: "Otros datos", text: ["Disponibilidad inmediata y para turnos rotativos. Me he apuntado a una academia para aprender {!alemán=German}; aún no lo hablo."] },
  ],
  optional: ["Carné de conducir", "Driving licence", "Customer service", "Atención al cliente", "Reception", "Front desk", "Guest services", "Hospitality", "Recepción", "Guest relations", "Front office", "Team leadership", "Leadership", "Team management", "Liderazgo", "Upselling", "Venta cruzada", "Sales", "Upsell", "Linen replenishment", "Lencería"],
  totalYears: 9.5,
  level: "Senior",
  inconsistencies: [],
  files: ["enhancv", "cards"],
};
