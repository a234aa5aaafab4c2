import type { Person } from "../person.ts";

export const person: Person = {
  id: "shop-ximena",
  family: "retail",
  country: "PE",
  languageCode: "es",
  name: "Ximena Quispe Huamán",
  headline: "Asesora de ventas",
  email: "ximena.quispe@limabox.example",
  phone: "+51 987 220 418",
  location: "Arequipa, Perú",
  labels: { contact: "Contacto", email: "Correo", phone: "Celular", address: "Domicilio" },
  sections: [
    { heading: "Resumen", text: ["Asesora de ventas en telefonía y moda. Más de 5 años de experiencia."] },
    {
      heading: "Experiencia",
      jobs: [
        { title: "Asesora de ventas", company: "Andina Móvil", place: "Arequipa", dates: "01/2025 – actualmente", from: "2025-01", to: null, points: ["{Atención al cliente=Customer service|Atención al cliente}, {venta cruzada=Cross-selling|Venta cruzada}, {caja=Cash handling|Caja}.", "[[Superé la meta mensual en un 20 % durante ocho meses.]]"] },
        { title: "Cajera", company: "Modas Misti", place: "Arequipa", dates: "07/2024 – 12/2024", from: "2024-07", to: "2024-12" },
      ],
    },
    { heading: "Habilidades", tags: ["{Ventas=Sales|Ventas}", "{Inventarios=Inventory management|Inventarios}", "{Excel=Microsoft Excel}", "{~Comunicación=Communication|Comunicación}", "{~Puntualidad=Punctuality|Puntualidad}"] },
    { heading: "Educación", studies: [{ degree: "Técnico en Administración", institution: "Instituto del Sur", dates: "2021 – 2024", year: 2024 }] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {Quechua}, {Inglés=English} (básico)"] },
  ],
  optional: ["Upselling", "Cashiering"],
  totalYears: 2.3,
  level: "Junior",
  inconsistencies: ["total"],
  files: ["pipes", "docx-header"],
};
