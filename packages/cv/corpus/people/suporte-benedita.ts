import type { Person } from "../person.ts";

export const person: Person = {
  id: "suporte-benedita",
  family: "it support",
  country: "AO",
  languageCode: "pt",
  name: "Benedita Cassoma",
  headline: "Técnica de Suporte Informático",
  email: "b.cassoma@kwanzamail.example",
  phone: "+244 923 555 018",
  location: "Luanda, Angola",
  labels: { contact: "Contactos", email: "E-mail", phone: "Telemóvel", address: "Morada" },
  sections: [
    { heading: "Percurso", jobs: [
      { title: "Técnica de Suporte Informático", titleAlso: ["Técnica de Suporte"], company: "Kianda Seguros, S.A.", companyAlso: ["Kianda Seguros"], place: "Luanda", dates: "Fev. 2023 – até à data", from: "2023-02", to: null, points: [
        "Primeira e segunda linha para 240 colegas de {!sinistros=Claims handling|Sinistros}, {!tesouraria=Treasury|Tesouraria} e balcões em quatro províncias.",
        "Contas e grupos no {Active Directory}, caixas de correio no {Exchange=Microsoft Exchange|Exchange|Exchange Server}, pedidos no {GLPI}.",
        "[[Pedidos em atraso: de 130 para 18 em nove meses.]]",
        "[[?Imagem única para os portáteis novos, instalada em 35 minutos.]]",
      ] },
      { title: "Técnica de Loja e Reparação", titleAlso: ["Técnica de Loja"], company: "Mundo Digital Maianga", place: "Luanda", dates: "Mar. 2018 – Jan. 2021", from: "2018-03", to: "2021-01", points: ["Troca de ecrãs e discos, {?recuperação de dados=Data recovery|Recuperação de dados}, venda de {!toners=Toner|Printing} e {!geradores=Generators|Geradores}."] },
    ] },
    { heading: "O que sei fazer", tags: ["{Windows 10/11=Windows|Windows 10|Windows 11}", "{Active Directory}", "{Microsoft 365|Office 365}", "{Redes TCP/IP=TCP/IP|Redes|Networking|Redes TCP/IP}", "{Montagem e reparação de PC=Hardware repair|Reparação de computadores|Montagem de computadores|Computer assembly|Montagem e reparação de PC}", "{Impressoras=Printer support|Impressoras|Printers|Printer maintenance}", "{Atendimento ao utilizador=User support|Atendimento ao utilizador|End-user support|Apoio ao utilizador}", "{~Calma=Patience|Calmness|Calma|Composure}", "{~Organização=Organisation|Organização}"] },
    { heading: "Estudos", studies: [
      { degree: "Licenciatura em Engenharia Informática (3.º ano, interrompida)", degreeAlso: ["Licenciatura em Engenharia Informática"], institution: "Universidade Católica de Angola", dates: "2015 – 2018", year: 2018, unjudged: true },
      { degree: "Curso Médio Técnico de Informática", degreeAlso: ["Técnico de Informática", "Curso Médio de Informática"], institution: "Instituto Médio Industrial de Luanda", dates: "2014", year: 2014 },
    ] },
    { heading: "Certificações", certificates: ["{CompTIA A+|A+}, 2022", "{ITIL 4 Foundation|ITIL Foundation|ITIL 4}, 2024"] },
    { heading: "Línguas", languages: ["{Português=Portuguese}, {kimbundu=Kimbundu}, {inglês=English} técnico"] },
    { heading: "Outros", text: ["Carta de condução (ligeiros). Canto no coro da paróquia; gosto de {!semba=Dancing|Semba} e de {!moda=Fashion|Moda}."] },
  ],
  not: ["Insurance", "Coro", "Canto"],
  optional: ["Helpdesk", "Technical support", "IT support", "Account management", "User account management", "System imaging", "Ticketing", "Ticketing systems", "Imaging", "Screen replacement", "Disk replacement", "Sales", "Vendas", "Retail", "Software installation", "Computer installation", "Deployment", "Operating system deployment", "Customer service", "Email administration", "Laptop imaging", "Driving", "Computer engineering", "Second-level support", "First-level support", "Laptop setup", "Computer repair", "Retail sales", "Atendimento ao cliente"],
  totalYears: 6.7,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["sidebar-right", "docx-tabs@libreoffice"],
};
