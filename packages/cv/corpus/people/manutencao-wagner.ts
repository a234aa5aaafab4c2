import type { Person } from "../person.ts";

export const person: Person = {
  id: "manutencao-wagner",
  family: "electrical trade",
  country: "BR",
  languageCode: "pt",
  name: "Wagner Luiz dos Santos Figueira",
  headline: "Eletricista de Manutenção Industrial",
  email: "wagner.figueira@correiominas.example",
  phone: "(31) 98722-6140",
  location: "Contagem - MG",
  labels: { contact: "Contato", email: "E-mail", phone: "Celular", address: "Endereço" },
  sections: [
    { heading: "Objetivo", text: ["Eletricista de manutenção em indústria de médio ou grande porte. Disponibilidade para turno. Mais de dez anos de chão de fábrica."] },
    {
      heading: "Experiência Profissional",
      jobs: [
        { title: "Eletricista de Manutenção III", titleAlso: ["Eletricista de Manutenção"], company: "Laticínios Serra Alta", place: "Contagem - MG", dates: "mar/2019 – atual", from: "2019-03", to: null, points: ["{Manutenção preventiva=Preventive maintenance|Manutenção preventiva} e corretiva em envase, câmaras frias e caldeira.", "Montagem de {painéis elétricos=Electrical panels|Painéis elétricos|Panel wiring|Electrical panel assembly|Montagem de painéis elétricos|Montagem de painéis} e parametrização de {inversores de frequência=Variable frequency drives|Inversores de frequência}.", "[[Paradas não programadas da linha de iogurte caíram de 22 para 6 horas por mês.]]", "Integração diária com PCP, {!Qualidade=Quality control|Quality assurance|Qualidade}, {!Logística=Logistics|Logística} e {!Vendas=Sales|Vendas}."] },
        { title: "Eletricista (terceirizado)", titleAlso: ["Eletricista"], company: "Montec Engenharia", place: "Belo Horizonte - MG", dates: "ago/2015 – fev/2019", from: "2015-08", to: "2019-02", about: "Alocado nos clientes Fundição Pampulha, Hospital São Lucas do Vale e Shopping Via Expressa.", points: ["{Comandos elétricos=Electrical controls|Comandos elétricos|Motor controls|Electrical control systems}, troca de {motores trifásicos=Three-phase motors|Motores trifásicos|Electric motors|Motores elétricos}, {leitura de diagramas=Reading electrical diagrams|Leitura de diagramas|Electrical diagrams|Leitura de diagramas elétricos|Wiring diagrams}.", "Sem experiência com {!solda=Welding|Solda}: na fundição, quem soldava era a outra equipe."] },
      ],
    },
    { heading: "Conhecimentos", list: ["{CLP Siemens S7-1200=PLC programming|CLP|PLC|PLCs|Siemens PLC|CLP Siemens|Siemens S7-1200}: leitura e pequenas alterações", "{Termografia=Thermography|Termografia|Infrared thermography}", "{SAP PM}: abertura e fechamento de {ordens de serviço=Work orders|Ordens de serviço|Work order management}", "{?Pacote Office=Microsoft Office|Pacote Office}"] },
    { heading: "Perfil", tags: ["{~Organização=Organisation|Organização}", "{~Proatividade=Proactivity|Proatividade|Initiative|Being proactive}", "{~Bom relacionamento=Interpersonal skills|Bom relacionamento|Relacionamento interpessoal}"] },
    { heading: "Formação", studies: [{ degree: "Técnico em Eletrotécnica", institution: "SENAI Contagem", dates: "2013 – 2015", year: 2015 }, { degree: "Ensino Médio completo", degreeAlso: ["Ensino Médio"], institution: "E. E. Professora Helena Guerra", dates: "2011", year: 2011, points: ["Medalha na olimpíada estadual de {!química=Chemistry|Química}."] }] },
    { heading: "Cursos e certificados", certificates: ["{NR-10|NR10}, reciclagem em 2025", "{NR-35|NR35} trabalho em altura, 2024", "{?Primeiros socorros=First aid|Primeiros socorros} (palestra de 2 h)"] },
    { heading: "Outras informações", text: ["CNH categoria B. Goleiro do time da Associação dos Marceneiros. Toco {!violão=Guitar|Violão} na igreja. Gostaria de aprender {!robótica=Robotics|Robótica}."] },
  ],
  optional: ["Driving", "Electrical maintenance", "Manutenção corretiva", "Corrective maintenance", "Manutenção elétrica", "Manutenção industrial", "Industrial maintenance", "Eletrotécnica", "Electrical installation", "Working at height", "Trabalho em altura", "Electrical safety", "Siemens", "Boilers", "Cold rooms", "SAP", "Industrial automation", "Automation", "Shift work"],
  not: ["Express", "Carpentry", "Football"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["moderncv-classic", "docx-tabs"],
};
