import type { Person } from "../person.ts";

export const person: Person = {
  id: "marketing-camilo",
  family: "marketing",
  country: "CO",
  languageCode: "es",
  name: "Camilo Andrés Restrepo V.",
  headline: "Estratega de pauta y contenido",
  email: "camilo.restrepo@correopaisa.example",
  emailLink: "Escríbeme",
  phone: "+57 310 458 2296",
  location: "Medellín, Colombia",
  links: [["WhatsApp 604 322 1180 ext. 14", "tel:+576043221180"]],
  labels: { contact: "Hablemos", email: "Correo", phone: "Celular", address: "Ciudad" },
  sections: [
    { heading: "Quién soy", text: ["Respondí a un aviso que decía «buscamos diseñador con {!After Effects}» y entré como redactor; en tres meses la pauta era mía. Quiero aprender {!Python} el próximo año."] },
    {
      heading: "Recorrido",
      jobs: [
        { title: "Estratega digital", company: "Agencia Nube Roja", place: "Medellín", dates: "jul. 2022 – presente", from: "2022-07", to: null, about: "Cuentas: dos {!odontólogos=Dentistry|Odontología}, una cadena de {!ferreterías=Hardware retail|Ferretería}, la universidad San Express y un {!café=Barista skills|Coffee|Café} de Jardín.", points: ["Campañas en {Meta Ads} y {Google Ads}, reportes en {GA4=Google Analytics|GA4} y {Looker Studio}.", "{Automatización de correos=Email marketing|Automatización de correos|Email automation|Marketing automation} en {HubSpot}.", "[[El costo por prospecto de la ferretería bajó de 18.400 a 7.900 pesos.]]", "Reuniones semanales con {!Ventas=Sales|Ventas}, {!Jurídica=Law|Legal advice|Jurídica} y {!Talento Humano=Human resources|Talento Humano} del cliente."] },
        { title: "Redactor independiente", titleAlso: ["Redactor"], company: "Por cuenta propia", companyAlso: ["Independiente", "Freelance"], dates: "ene. 2021 – dic. 2024", from: "2021-01", to: "2024-12", points: ["{Redacción publicitaria=Copywriting|Redacción publicitaria|Redacción}: un e-book de {!finanzas personales=Personal finance|Finanzas personales}, fichas de producto, cuñas de radio."] },
        { title: "Practicante de comunicaciones", titleAlso: ["Practicante"], company: "Fundación Ríos Vivos", place: "Envigado", dates: "jul. 2020 – dic. 2020", from: "2020-07", to: "2020-12", points: ["{Boletín interno=Internal communications|Boletín interno|Newsletters|Internal newsletter|Comunicación interna} y fotos de las siembras."] },
      ],
    },
    { heading: "Sé hacer", tags: ["{SEO=SEO|Posicionamiento SEO}", "{Calendario de contenidos=Content planning|Calendario de contenidos|Content calendar|Content marketing|Content strategy}", "{Canva}", "{Redes sociales=Social media marketing|Redes sociales|Social media}", "{~Creatividad=Creativity|Creatividad}", "{~Escucha=Active listening|Escucha|Listening}"] },
    { heading: "Estudios", studies: [{ degree: "Comunicación Social", degreeAlso: ["Comunicador Social", "Pregrado en Comunicación Social"], institution: "Universidad de Antioquia", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Idiomas", languages: ["{Español=Spanish}", "{Inglés=English} B2", "{Portugués=Portuguese} A2"] },
    { heading: "Fuera de la oficina", text: ["{!Ciclismo=Cycling|Ciclismo} de ruta, {!salsa=Dance|Salsa dancing|Salsa}, y el equipo de la Asociación de Veterinarios, donde soy el único que no lo es."] },
  ],
  optional: ["Paid advertising", "Pauta digital", "Media buying", "Campaign management", "Reporting", "Digital strategy", "Photography", "Fotografía", "Radio", "Content creation", "Product descriptions", "Client management", "Account management", "Lead generation", "Radio scripts", "Communications", "Estrategia digital", "Content writing", "Marketing digital"],
  not: ["Express", "Veterinary medicine", "Gardening"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: [],
  files: ["docs-serif", "canva-sidebar"],
};
