import type { Person } from "../person.ts";

export const person: Person = {
  id: "seguranca-wellington",
  family: "health and safety",
  country: "BR",
  languageCode: "pt",
  name: "Wellington Souza Prates",
  printedName: "WELLINGTON SOUZA PRATES",
  headline: "Técnico em Segurança do Trabalho",
  email: "wellington.prates@caixapostal.example",
  phone: "(31) 98844-2071",
  location: "Contagem – MG",
  labels: { contact: "Contato", email: "E-mail", phone: "Telefone", address: "Endereço" },
  sections: [
    { heading: "Dados pessoais", rows: [["Endereço", "{!R}. das Jabuticabeiras, 118, Eldorado"], ["Idade", "33 anos, casado, 2 filhos"], ["CNH", "categoria B"]] },
    { heading: "Objetivo", text: ["Atuar como Técnico em Segurança do Trabalho em indústria de médio ou grande porte."] },
    { heading: "Resumo de qualificações", list: ["Vivência em {segurança industrial=Industrial safety|Segurança industrial|Occupational safety|Segurança do trabalho|Workplace safety} desde 2018, com registro no MTE.", "{~Comunicativo=Communication|Comunicativo|Comunicação|Communication skills}, {~proativo=Proactivity|Proativo|Proatividade|Initiative|Proactive}, com facilidade para falar com o chão de fábrica.", "Conhecimento das {NRs=Regulatory standards (NR)|NRs|NR|Normas Regulamentadoras|Regulatory standards|Brazilian safety regulations|Normas regulamentadoras (NR)|Safety regulations} 5, 6, 10, 12, 33 e 35."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Técnico em Segurança do Trabalho", company: "Metalúrgica Serra do Curral Ltda.", place: "Contagem – MG", dates: "mar/2020 – atual", from: "2020-03", to: null, points: ["Elaboração de {PGR=Risk management program|PGR|Programa de Gerenciamento de Riscos|Risk management|Risk management programme|Occupational risk management|Gerenciamento de riscos|Risk assessment}, {APR=Preliminary risk analysis|APR|Análise Preliminar de Risco|Risk analysis|Preliminary hazard analysis|Job safety analysis|Risk assessment|Análise de risco} e {permissões de trabalho=Work permits|Permissões de trabalho|Permissão de trabalho|Permit to work|Permit-to-work}", "{Treinamentos de integração=Safety training|Treinamentos de integração|Safety induction|Training|Induction training|Onboarding|Treinamento|Safety induction training|Employee onboarding|Onboarding training} e {DDS=Toolbox talks|DDS|Diálogo Diário de Segurança|Toolbox talk|Daily safety talks|Daily safety dialogue|Safety talks} para 310 colaboradores", "{Investigação de acidentes=Accident investigation|Investigação de acidentes|Incident investigation} pela {árvore de causas=Cause tree analysis|Árvore de causas|Root cause analysis|Cause tree|Fault tree analysis|Cause tree method}, emissão de {CAT=Accident reporting|CAT|Comunicação de Acidente de Trabalho|Work accident report|Work accident reporting}", "[[Redução de 62% nos acidentes com afastamento entre 2021 e 2024.]]", "[[Economia de {!R}$ 180 mil por ano com a revisão do contrato de EPIs.]]", "O painel em {!Power BI=Power BI|Microsoft Power BI} é do analista de qualidade; eu alimento a planilha em {Excel=Microsoft Excel|Excel|MS Excel} e o {SOC} (software de SST)."] },
        { title: "Técnico em Segurança do Trabalho Júnior", company: "Construtora Vale Verde", place: "Belo Horizonte – MG", dates: "fev/2018 – fev/2020", from: "2018-02", to: "2020-02", points: ["{Inspeções de segurança=Safety inspections|Inspeções de segurança|Safety inspection|Site inspections|Inspeção de segurança} em andaimes e linhas de vida, controle de entrega de {EPI=PPE management|EPI|PPE|Personal protective equipment|EPIs|Personal protective equipment management|PPE control|Equipamentos de proteção individual}", "Apoio à {CIPA=CIPA|CIPA support|Safety committee|Internal accident prevention commission|Internal accident prevention committee} e à {SIPAT=SIPAT|SIPAT organization|Internal safety week}"] },
        { title: "Almoxarife", company: "Construtora Vale Verde", place: "Belo Horizonte – MG", dates: "jun/2014 – jan/2016", from: "2014-06", to: "2016-01", points: ["{Recebimento de materiais=Goods receipt|Recebimento de materiais|Receiving|Goods receiving|Material receiving|Receiving materials}, {controle de estoque=Stock control|Controle de estoque|Inventory control|Inventory management|Stock management}"] },
      ],
    },
    {
      heading: "Formação",
      studies: [
        { degree: "Técnico em Segurança do Trabalho", institution: "SENAI Euvaldo Lodi", place: "Contagem – MG", dates: "2016 – 2017", year: 2017 },
        { degree: "Tecnólogo em Gestão Ambiental (EAD)", institution: "Centro Universitário Pampulha", place: "Belo Horizonte – MG", dates: "2021 – 2023", year: 2023 },
        { degree: "Ensino médio completo", institution: "E. E. Professora Alda Reis", place: "Contagem – MG", dates: "2010", year: 2010 },
      ],
    },
    { heading: "Cursos complementares", certificates: ["{NR-35 Instrutor=NR-35 Instrutor|NR-35|NR 35 Instrutor|NR-35 Instructor}, SENAI, 2019", "{Brigadista de incêndio=Brigadista de incêndio|Fire brigade member|Brigada de incêndio|Fire brigade}, Corpo de Bombeiros MG, 2022", "{Auditor interno ISO 45001=Auditor interno ISO 45001|ISO 45001 Internal Auditor|ISO 45001|Auditor Interno ISO 45001}, Fundação Vanzolini, 2024"] },
    { heading: "Idiomas", languages: ["{Português=Portuguese} (nativo)", "{Inglês=English} (básico)", "{Espanhol=Spanish} (intermediário)"] },
    { heading: "Informações adicionais", text: ["Disponibilidade para viagens e turnos. Em 2027 pretendo começar a faculdade de {!Engenharia Civil=Civil engineering|Engenharia Civil}."] },
  ],
  optional: ["CNH", "Driving licence", "Environmental management", "Gestão ambiental", "Occupational health and safety", "Health and safety", "Teaching", "Facilities", "EHS", "NR-5", "NR-6", "NR-10", "NR-12", "NR-33", "NR-35", "NR 10", "NR 12", "NR 33", "NR 35", "Safety compliance", "NR 5", "NR 6", "Contract management", "Contract review", "Cost reduction", "Data entry", "Spreadsheets", "Scaffolding inspection", "Lifelines", "Fall protection", "Working at height", "Work at height", "Firefighting", "Fire prevention", "Fire safety", "Combate a incêndio", "ISO 45001", "Internal auditing", "Auditing", "Internal audit"],
  totalYears: 10.4,
  level: "Expert",
  inconsistencies: [],
  files: ["linkedin", "docx-letterhead@libreoffice"],
};
