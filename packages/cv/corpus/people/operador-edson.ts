import type { Person } from "../person.ts";

export const person: Person = {
  id: "operador-edson",
  family: "manufacturing",
  country: "BR",
  languageCode: "pt",
  name: "Edson Luiz dos Santos Pereira",
  headline: "Operador de injetora plástica",
  email: "edson.lsp@joinvillepost.example",
  phone: "(47) 95555-0126",
  location: "Joinville/SC",
  labels: { contact: "Contato", email: "E-mail", phone: "Celular", address: "Endereço" },
  sections: [
    { heading: "Objetivo", text: ["Vaga de preparador ou operador no segundo ou terceiro turno."] },
    {
      heading: "Por onde passei",
      jobs: [
        { title: "Operador de injetora", company: "Plásticos Babitonga Ltda.", place: "Joinville", dates: "mar/2017 – atual", from: "2017-03", to: null, points: ["Oito máquinas de 80 a 450 toneladas, {troca de molde=Mould changing|Troca de molde|Mold changing|Mould changeover|Mold changeover}, regulagem de temperatura.", "[[O refugo da linha de tampas caiu de 5,2% para 1,9%.]]"] },
        { title: "Auxiliar de produção", company: "Conservas Vila Nova", place: "Joinville", dates: "fev/2012 – jun/2016", from: "2012-02", to: "2016-06", points: ["Esteira de pepinos, {?rotulagem=Labelling|Rotulagem|Labeling} e {?paletização=Palletising|Paletização|Palletizing|Packing}."] },
      ],
    },
    { heading: "Conhecimentos", tags: ["{Injeção de plásticos=Injection moulding|Injeção de plásticos|Injection molding|Plastic injection moulding|Plastic injection molding}", "{Leitura de desenho técnico=Technical drawing|Leitura de desenho técnico}", "{Paquímetro=Measuring instruments|Paquímetro|Calipers|Caliper|Vernier caliper}", "{5S}", "{Controle de qualidade=Quality control|Controle de qualidade}", "{~Pontualidade=Punctuality|Pontualidade|Time management}"] },
    {
      heading: "Escolaridade",
      studies: [
        { degree: "Técnico em Plásticos", degreeAlso: ["Curso técnico em Plásticos"], institution: "SENAI Joinville", dates: "2019", year: 2019 },
        { degree: "Ensino médio completo", degreeAlso: ["Ensino médio"], institution: "E.E.B. Paulo Medeiros", dates: "2009", year: 2009 },
      ],
    },
    { heading: "Cursos", certificates: ["{NR-12}, 2023, validade 2027", "{?CNH categorias A e C|CNH}"] },
    { heading: "Idiomas", languages: ["{Português=Portuguese}"] },
    { heading: "Fora da fábrica", text: ["{!Futebol=Football|Futebol|Soccer} de salão, {!churrasco=Cooking|Churrasco|Barbecue}, moto 1986 com um pouco de ferrugem"] },
  ],
  optional: ["Machine operation", "Machine setup", "Production", "Food production", "Temperature control", "Scrap reduction", "Shift work", "Machine adjustment", "Plastics processing", "Measurement"],
  not: ["C"],
  totalYears: 14.1,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-columns@libreoffice", "moderncv-classic"],
};
