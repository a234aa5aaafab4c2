import type { Person } from "../person.ts";

export const person: Person = {
  id: "callcenter-jussara",
  family: "customer support",
  country: "BR",
  languageCode: "pt",
  name: "Jussara Aparecida Moreira",
  headline: "Supervisora de Call Center",
  email: "jussara.moreira@correiomineiro.example",
  phone: "+55 31 98555-0147",
  location: "Belo Horizonte, MG",
  labels: { contact: "Contato", email: "E-mail", phone: "Celular", address: "Endereço" },
  sections: [
    { heading: "Resumo", text: ["Comecei no fone e hoje cuido de quem está no fone. Supervisiono equipe de 22 pessoas em operação receptiva e de retenção, escala 6x1, sem perder de vista o cliente nem o resultado."] },
    { heading: "Experiência", jobs: [
      { title: "Supervisora de Atendimento", titleAlso: ["Supervisora"], company: "Alô Minas Contact Center", place: "Belo Horizonte", dates: "maio de 2022 - Presente", from: "2022-05", to: null, points: [
        "{Gestão de equipe=Team management|Gestão de equipe|People management|Gestão de pessoas|Leadership|Team leadership} de 22 operadores, {?feedback|Feedback|Giving feedback} semanal e {monitoria de qualidade=Quality monitoring|Monitoria de qualidade|Call monitoring|Monitoria|Call quality monitoring}",
        "[[TMA reduzido de 7min20 para 5min05 em oito meses]]",
        "[[Absenteísmo caiu de 14% para 6% depois que passei a montar a escala com o time]]",
        "Acompanhamento de {?NPS|Net Promoter Score}, {?FCR|First call resolution|First contact resolution} e {?nível de serviço=Service level management|Nível de serviço|SLA|Service level|Service levels} no {Power BI}",
        "Cliente da operação: plano de saúde; trato com {!enfermagem=Enfermagem|Nursing}, {!auditoria médica=Auditoria médica|Medical auditing} e {!jurídico=Jurídico|Law} da contratante",
      ] },
      { title: "Operadora de Retenção", company: "Alô Minas Contact Center", place: "Belo Horizonte", dates: "fevereiro de 2019 - abril de 2022", from: "2019-02", to: "2022-04", promoted: true, points: [
        "{Retenção de clientes=Customer retention|Retenção de clientes|Retenção|Retention} de TV a cabo e {!banda larga=Banda larga|Broadband}, {negociação=Negotiation|Negociação} de planos, {?pós-venda=After-sales|Pós-venda|After-sales service}",
        "[[Melhor índice de reversão da ilha em 2021: 41% contra média de 27%]]",
      ] },
      { title: "Operadora de Telemarketing", company: "Vox Brasil Serviços", place: "Contagem", dates: "março de 2016 - dezembro de 2018", from: "2016-03", to: "2018-12", points: [
        "{Vendas por telefone=Telesales|Telemarketing|Vendas por telefone|Telephone sales|Telemarketing ativo} de seguro residencial e {!consórcio=Consórcio} de {!motos=Motos|Motorcycles}; registro no {Salesforce}",
      ] },
      { title: "Balconista", company: "Padaria Pão de Cada Dia", place: "Contagem", dates: "janeiro de 2014 - fevereiro de 2016", from: "2014-01", to: "2016-02", points: ["Balcão, {caixa=Cash handling|Caixa|Operação de caixa|Cashiering} e abertura da loja; o {!pão=Panificação|Baking} era com o seu Geraldo"] },
    ] },
    { heading: "Competências", tags: ["{Genesys Cloud|Genesys}", "{Zendesk}", "{WhatsApp Business}", "{Excel=Microsoft Excel|Excel}", "{Treinamento de equipes=Training and development|Treinamento de equipes|Team training|Treinamento}", "{~Escuta ativa=Active listening|Escuta ativa}", "{~Paciência=Patience|Paciência}", "{~Comunicação=Communication|Comunicação}"] },
    { heading: "Formação acadêmica", studies: [
      { degree: "Tecnólogo em Gestão Comercial", degreeAlso: ["Gestão Comercial", "Tecnologia em Gestão Comercial"], institution: "Faculdade Serra do Curral", dates: "2019 - 2021", year: 2021 },
      { degree: "Ensino Médio", degreeAlso: ["Ensino Médio completo"], institution: "E. E. Governador Israel Pinheiro", dates: "2013", year: 2013 },
    ] },
    { heading: "Certificações", certificates: ["{Liderança de Equipes de Atendimento|Liderança de Equipes} (SENAC), 2022", "{LGPD na Prática|LGPD}, 2023"] },
    { heading: "Idiomas", languages: ["{Português=Portuguese} (nativo)", "{Espanhol=Spanish} (intermediário)"] },
    { heading: "Voluntariado e lazer", text: ["Aulas de {!crochê=Crochê|Crochet} no CRAS do bairro, {!congado=Congado}, torcida do Galo ({!futebol=Futebol|Football})."] },
  ],
  optional: ["Foco no cliente", "Customer focus", "Foco em resultados", "Atendimento ao cliente", "Atendimento", "Call centre", "Call center", "Contact center", "Customer service", "Receptivo", "Atendimento receptivo", "Inbound calls", "TMA", "Average handling time", "Absenteeism management", "Gestão de escala", "Escala", "Rostering", "Shift planning", "Workforce management", "Supervision", "Supervisão", "Supervisão de equipe", "Sales", "Vendas", "CRM", "Indicadores", "KPIs", "KPI", "Gestão Comercial", "Balcão", "Retail", "Seguro", "Insurance sales", "Coaching", "Call handling", "Planos de saúde", "Abertura da loja", "Store opening", "Outbound calls", "Quality assurance", "Upselling", "Health insurance", "LGPD", "Scheduling", "Escalas"],
  totalYears: 12.8,
  level: "Expert",
  inconsistencies: [],
  files: ["linkedin", "docx-columns@libreoffice"],
};
