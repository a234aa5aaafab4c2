import type { Person } from "../person.ts";

export const person: Person = {
  id: "qualidade-telma",
  family: "food quality",
  country: "PT",
  languageCode: "pt",
  name: "Telma Cristina de Sousa Prazeres",
  headline: "Técnica de controlo da qualidade",
  email: "telma.prazeres@correiosul.example",
  phone: "(+351) 917 204 866",
  location: "Rua das Redes 12, 8700-281 Olhão, Portugal",
  labels: { contact: "Contactos", email: "Correio eletrónico", phone: "Telemóvel", address: "Endereço" },
  sections: [
    { heading: "Sobre mim", text: ["Oito anos entre o laboratório e a linha de uma fábrica de conservas. Gosto de números que batem certo e de {~trabalhar em equipa=Teamwork|Trabalho em equipa|Trabalhar em equipa}; gostaria de aprender {!Power BI}."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Técnica de controlo da qualidade", company: "Conserveira Delphi do Sul", place: "Olhão", dates: "10/2021 – Atual", from: "2021-10", to: null, about: "Todos os lotes de {!sardinha=Sardines|Sardinha}, {!cavala=Mackerel|Cavala} e {!atum=Tuna|Atum} passam por mim antes de sair.", points: ["Plano {HACCP}: verificação dos pontos críticos e {ações corretivas=Corrective actions|Ações corretivas|CAPA}.", "{Auditorias internas=Internal audits|Auditorias internas|Internal auditing|Auditing} segundo a norma {IFS Food|IFS}; acompanho também a auditoria dos clientes ingleses.", "{Rastreabilidade=Traceability|Rastreabilidade} de cada lata até ao barco, em articulação com Compras, {!Marketing} e {!Recursos Humanos=Human resources|Recursos Humanos}.", "[[Reclamações por cravação defeituosa reduzidas de 41 para 9 por milhão de latas.]]"] },
        { title: "Analista de laboratório", company: "Laboratório Ria Formosa", place: "Faro", dates: "02/2018 – 09/2021", from: "2018-02", to: "2021-09", points: ["{Análises microbiológicas=Microbiology|Análises microbiológicas|Microbiological analysis|Microbiologia|Microbiological testing} e {histamina=Histamine testing|Histamina|Histamine analysis|Histamine} por HPLC.", "{Calibração de balanças e termómetros=Calibration|Calibração|Instrument calibration|Equipment calibration|Calibração de equipamentos}.", "{Amostragem=Sampling|Amostragem} nos barcos, às cinco da manhã."] },
      ],
    },
    { heading: "Educação e formação", studies: [{ degree: "Licenciatura em Engenharia Alimentar", institution: "Universidade do Algarve", place: "Faro", dates: "09/2014 – 07/2017", year: 2017, points: ["Disciplina que ficou por gosto: {!Direito=Law|Direito} do Mar."] }] },
    { heading: "Competências linguísticas", languages: ["{Português=Portuguese} (língua materna)", "{Inglês=English} B2", "{Espanhol=Spanish} C1"] },
    { heading: "Competências digitais", groups: [["Utilizador avançado", ["{Microsoft Excel|Excel}", "{Microsoft Word|Word}"]], ["Utilizador independente", ["{LIMS}", "{?Outlook=Microsoft Outlook|Outlook}"]]] },
    { heading: "Carta de condução", rows: [["Categoria", "B"]] },
    { heading: "Passatempos e voluntariado", text: ["{!Fotografia=Photography|Fotografia} de aves, {!dança=Dance|Dança} folclórica. Distribuí folhetos sobre {!higiene oral=Oral hygiene|Higiene oral} nas escolas."] },
  ],
  optional: ["Driving", "Quality control", "Controlo da qualidade", "Controlo de qualidade", "Food safety", "Segurança alimentar", "Quality assurance", "HPLC", "Laboratory work", "Food engineering", "Engenharia alimentar", "Customer audits", "Auditorias", "Critical control points", "Complaint handling", "Análises laboratoriais", "Microsoft Office", "Quality management"],
  not: ["Delphi", "Purchasing", "Compras"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["europass", "docx-table@libreoffice"],
};
