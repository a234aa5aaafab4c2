import type { Person } from "../person.ts";

export const person: Person = {
  id: "desenvolvedora-thais",
  family: "software",
  country: "BR",
  languageCode: "pt",
  name: "Thaís Moreira Fontoura",
  headline: "Desenvolvedora Back-end",
  email: "thais.fontoura@ilhacorreio.example",
  phone: "+55 48 99155-5072",
  location: "Florianópolis, SC",
  labels: { contact: "Contato", email: "E-mail", phone: "Celular", address: "Endereço" },
  links: [["github.com/thaisf-demo", "https://github.example/thaisf-demo"]],
  sections: [
    { heading: "Sobre mim", text: ["Escrevo APIs pequenas, com testes e sem surpresas na sexta-feira."] },
    {
      heading: "Experiência",
      jobs: [
        { title: "Desenvolvedora Back-end Pleno", titleAlso: ["Desenvolvedora Back-end"], company: "Mar Aberto Tecnologia", place: "Florianópolis", dates: "ago. 2023 – atual", from: "2023-08", to: null, points: [
          "Serviços em {NestJS|Nest.js} para aluguel de {!barcos=Boats|Barcos|Boating|Navegação}, com filas em {RabbitMQ} e testes em {Jest}.",
          "[[O custo mensal na {AWS} caiu de R$ 41 mil para R$ 26 mil.]]",
          "[[Reduzi de 14 para 3 os chamados por semana sobre pagamentos em dobro.]]",
          "O aplicativo em {!Kotlin} é de outra equipe; eu reviso o contrato da API.",
        ] },
        { title: "Monitora de programação (meio período)", titleAlso: ["Monitora de programação"], company: "Instituto Código na Escola", place: "Florianópolis", dates: "mar. 2024 – dez. 2025", from: "2024-03", to: "2025-12", points: ["Lógica com {Scratch} para turmas de 12 anos, aos sábados."] },
        { title: "Desenvolvedora Júnior", company: "Cooperativa Serra Azul", place: "Lages", dates: "jan. 2022 – jul. 2023", from: "2022-01", to: "2023-07", points: [
          "Relatórios de entrega de {!leite=Milk|Leite|Dairy} e de maçã em {C#} e {SQL Server}.",
        ] },
      ],
    },
    { heading: "Tecnologias", tags: ["{TypeScript}", "{Node.js}", "{NestJS}", "{PostgreSQL}", "{Redis}", "{Docker}", "{Git}", "{AWS Lambda|Lambda}", "{Testes automatizados=Test automation|Testes automatizados|Automated testing}", "{~Comunicação=Communication|Comunicação}", "{~Organização=Organisation|Organização|Organization}"] },
    { heading: "Formação", studies: [{ degree: "Tecnólogo em Análise e Desenvolvimento de Sistemas", degreeAlso: ["Análise e Desenvolvimento de Sistemas", "Tecnologia em Análise e Desenvolvimento de Sistemas"], institution: "Instituto Federal de Santa Catarina", dates: "2019 – 2021", year: 2021 }] },
    { heading: "Certificações", certificates: ["{AWS Certified Developer – Associate|AWS Certified Developer Associate|AWS Certified Developer - Associate|AWS Certified Developer}, 2024"] },
    { heading: "Idiomas", languages: ["{Português=Portuguese} (nativo), {inglês=English} (avançado)"] },
    { heading: "Fora do trabalho", text: ["{!Surfe=Surfing|Surfe|Surf} no inverno, {!cerâmica=Pottery|Cerâmica|Ceramics} no verão."] },
  ],
  optional: ["API development", "APIs", "REST", "Reporting", "Unit testing", "Teaching", "Ensino", "Teaching programming", "Ensino de programação", "Logic", "Lógica", "Lógica de programação", "Programming logic", "Cost reduction", "Cost optimisation", "Cloud cost optimisation", "Message queues", "Code review", "API design", "API contracts", "Payments", "JavaScript", "SQL", "Microservices", "Cloud computing", ".NET", "Serverless", "Relatórios"],
  totalYears: 4.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["enhancv", "latex-article"],
};
