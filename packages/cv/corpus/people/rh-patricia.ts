import type { Person } from "../person.ts";

export const person: Person = {
  id: "rh-patricia",
  family: "human resources",
  country: "BR",
  languageCode: "pt",
  name: "Patrícia Menezes Aguiar",
  headline: "Analista de Recursos Humanos",
  email: "p.aguiar@recifemail.example",
  phone: "+55 81 99555-0372",
  location: "Recife, Pernambuco",
  labels: { contact: "Contato", email: "E-mail", phone: "Telefone", address: "Endereço" },
  sections: [
    { heading: "Objetivo", text: ["Atuar como analista de RH em empresa que conversa com as pessoas antes de mandar um formulário."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Analista de Recursos Humanos", titleAlso: ["Analista de RH"], company: "Capibaribe Tecidos", place: "Recife", dates: "abril de 2021 – atual", from: "2021-04", to: null, points: ["Da abertura da vaga ao primeiro dia: cerca de 90 contratações por ano nas lojas e na fábrica.", "[[Rotatividade nas lojas caiu de 41% para 26% ao ano.]]", "Ponto e férias no {TOTVS RM|TOTVS}; {?pesquisa de clima=Climate survey|Pesquisa de clima|Employee engagement surveys|Pesquisa de clima organizacional|Organizational climate survey|Employee surveys} todo mês de {!maio=Maio}."] },
        { title: "Assistente de RH", company: "Hospital Boa Viagem Norte", place: "Recife", dates: "fevereiro de 2019 – março de 2021", from: "2019-02", to: "2021-03", points: ["Crachás, exames admissionais e {?arquivo=File management|Arquivo|Filing|Arquivamento|Archiving} de 1.300 funcionários."] },
        { title: "Recepcionista (meio período)", titleAlso: ["Recepcionista"], company: "Escola de Dança Frevo", place: "Olinda", dates: "março de 2018 – dezembro de 2019", from: "2018-03", to: "2019-12", points: ["Matrículas à noite, durante a faculdade."] },
      ],
    },
    { heading: "Competências", tags: ["{Recrutamento e seleção=Recruitment|Recrutamento e seleção|Recruitment and selection|Recrutamento}", "{Integração de novos funcionários=Onboarding|Integração|Integração de novos funcionários|Employee onboarding|Induction}", "{Entrevistas=Interviewing|Entrevistas}", "{Treinamento e desenvolvimento=Training and development|Treinamento e desenvolvimento|Treinamento}", "{Folha de pagamento=Payroll|Folha de pagamento}", "{Legislação trabalhista=Labour law|Legislação trabalhista|Direito do trabalho}", "{Excel intermediário=Microsoft Excel|Excel intermediário}", "{~Escuta ativa=Active listening|Escuta ativa}", "{~Empatia=Empathy|Empatia}"] },
    { heading: "Formação acadêmica", studies: [{ degree: "Tecnólogo em Gestão de Recursos Humanos", degreeAlso: ["Gestão de Recursos Humanos", "Tecnologia em Gestão de Recursos Humanos"], institution: "Faculdade do Beberibe", dates: "2018 – 2020", year: 2020 }] },
    { heading: "Idiomas", languages: ["{Português=Portuguese}, {espanhol=Spanish} (intermediário)"] },
    { heading: "Informações adicionais", text: ["{!Maracatu} aos domingos; disponibilidade para viagens curtas."] },
  ],
  not: ["Dança", "Dance", "Textiles"],
  optional: ["Recursos humanos", "Human resources", "Human resources management", "Gestão de férias", "Controle de ponto", "Time and attendance", "Timekeeping", "Vacation management", "Leave management", "Retenção de talentos", "Employee retention", "Staff retention", "Turnover reduction", "Exames admissionais", "Occupational health", "Admissão", "Employee records", "Personnel administration", "Departamento pessoal", "Reception", "Recepção", "Enrolment", "Matrículas", "Hiring", "Contratação", "ERP", "Record keeping", "Customer service", "Communication"],
  totalYears: 8.7,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "docx-plain"],
};
