import type { Person } from "../person.ts";

export const person: Person = {
  id: "agricola-manuel",
  family: "agriculture",
  country: "ES",
  languageCode: "es",
  name: "Manuel Cortés Rueda",
  headline: "Técnico agrícola de invernadero",
  email: "manuel.cortes@correoponiente.example",
  phone: "+34 650 555 127",
  location: "El Ejido, Almería",
  labels: { contact: "Contacto", email: "Correo", phone: "Teléfono", address: "Dirección" },
  sections: [
    { heading: "Perfil", text: ["Técnico de campo en hortícolas bajo plástico. Piso el invernadero antes de recetar nada."] },
    {
      heading: "Experiencia laboral",
      jobs: [
        { title: "Técnico agrícola", titleAlso: ["Técnico agrícola de invernadero"], company: "Cooperativa Hortiponiente", place: "El Ejido", dates: "03/2019 – actualidad", from: "2019-03", to: null, points: ["Visito cada semana 45 fincas de pimiento, pepino y tomate.", "[[Los agricultores a mi cargo redujeron un 40 % los tratamientos químicos.]]", "Sueltas de insectos para el {control biológico=Biological control|Control biológico|Biological pest control}; {?cuaderno de campo=Field records|Cuaderno de campo|Record keeping|Field notebook|Field log} en la aplicación {Agroptima}.", "Atiendo a los inspectores en las auditorías."] },
        { title: "Encargado de riego", company: "Semillero Costa Blanca del Sur", place: "Roquetas de Mar", dates: "10/2015 – 02/2019", from: "2015-10", to: "2019-02", points: ["Cabezal de riego, abonado y bombas; seis millones de plantas por campaña.", "[[El consumo de agua por planta bajó un 22 %.]]"] },
      ],
    },
    { heading: "Conocimientos", tags: ["{Fertirrigación=Fertigation|Fertirrigación}", "{Manejo integrado de plagas=Integrated pest management|Manejo integrado de plagas|Pest control|IPM}", "{Riego por goteo=Drip irrigation|Riego por goteo|Irrigation|Riego}", "{GlobalG.A.P.=GlobalGAP|GlobalG.A.P.|GLOBALG.A.P.}", "{Agroptima}", "{Excel=Microsoft Excel}", "{~Trato con el agricultor=Interpersonal skills|Trato con el agricultor|Farmer relations|Customer relations|Communication}"] },
    { heading: "Estudios", studies: [{ degree: "Técnico Superior en Paisajismo y Medio Rural", institution: "IES Campos de Níjar", dates: "2013 – 2015", year: 2015 }] },
    { heading: "Carnés", certificates: ["{Carné de aplicador de productos fitosanitarios, nivel cualificado|Carné de aplicador de productos fitosanitarios|Aplicador de fitosanitarios|Carné de fitosanitarios|Aplicador de productos fitosanitarios}, 2019"] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {inglés=English} (básico), {árabe=Arabic} (hablado)"] },
    { heading: "Otros", text: ["Carné {!B} y {!moto=Motorcycling|Moto}. {!Guitarra=Guitar|Guitarra} flamenca en una peña."] },
  ],
  not: ["Plástico"],
  optional: ["Agriculture", "Agricultura", "Horticulture", "Horticultura", "Greenhouse management", "Invernaderos", "Greenhouse cultivation", "Greenhouse horticulture", "Crop advisory", "Agricultural advice", "Asesoramiento agrícola", "Asesoramiento técnico", "Technical advice", "Audits", "Auditorías", "Auditing", "Fertilisation", "Abonado", "Fertilization", "Pump maintenance", "Bombas", "Pumps", "Nursery management", "Seedling production", "Water management", "Water saving", "Pesticide application", "Aplicación de fitosanitarios", "Crop protection", "Vegetable growing", "Vegetable production", "Vegetable cultivation", "Irrigation management", "Field visits", "Driving", "Driving licence", "Landscaping", "Paisajismo", "Extension services", "Quality certification"],
  totalYears: 11.1,
  level: "Expert",
  inconsistencies: [],
  files: ["justified", "docx-form@libreoffice"],
};
