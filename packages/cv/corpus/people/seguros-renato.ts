import type { Person } from "../person.ts";

export const person: Person = {
  id: "seguros-renato",
  family: "insurance",
  country: "BR",
  languageCode: "pt",
  name: "Renato Albuquerque Pires",
  headline: "Corretor de Seguros",
  email: "renato.pires@caixasul.example",
  phone: "(41) 99655-0831",
  location: "Curitiba - PR",
  labels: { contact: "Contato", email: "E-mail", phone: "Celular", address: "Endereço" },
  sections: [
    { heading: "Objetivo", text: ["Atuar como corretor ou gerente de contas em corretora de seguros."] },
    { heading: "Resumo", text: ["Vinte anos no mercado de seguros, dos quais doze como corretor habilitado. Carteira própria formada por indicação."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Corretor de Seguros", company: "Pinhais Corretora de Seguros Ltda.", companyAlso: ["Pinhais Corretora de Seguros"], place: "Curitiba", dates: "05/2014 – atual", from: "2014-05", to: null, points: [
          "{Prospecção=Prospecting|Prospecção|Prospecção de clientes|Lead generation} e atendimento de clientes pessoa física e empresas; seguros de {automóvel=Motor insurance|Seguro de automóvel|Seguro auto|Car insurance|Auto insurance|Automóvel}, {vida=Life insurance|Seguro de vida|Vida} e {residencial=Home insurance|Seguro residencial|Residencial}",
          "{Cotação=Quotations|Cotação|Cotações|Insurance quotation} em sete seguradoras e {renovação de apólices=Policy renewal|Renovação de apólices|Renewals|Policy renewals|Renovação}",
          "{Acompanhamento de sinistros=Claims assessment|Sinistros|Acompanhamento de sinistros|Claims handling|Gestão de sinistros|Claims support} junto à seguradora e à oficina {!mecânica=Mechanics|Mecânica}",
          "[[Aumentei a taxa de renovação da carteira de 74% para 89%]]",
          "[[A carteira de frotas cresceu de 3 para 21 empresas em cinco anos]]",
        ] },
        { title: "Assistente Comercial", company: "Araucária Seguradora S.A.", companyAlso: ["Araucária Seguradora"], place: "Curitiba", dates: "08/2009 – 04/2014", from: "2009-08", to: "2014-04", points: ["Suporte a 60 corretores parceiros, {emissão de propostas=Policy issuance|Emissão de propostas|Emissão de apólices|Proposal preparation} e {cobrança de parcelas em atraso=Loan recovery|Cobrança|Collections|Debt collection|Debt recovery}"] },
        { title: "Operador de Telemarketing", company: "Araucária Seguradora S.A.", companyAlso: ["Araucária Seguradora"], place: "Curitiba", dates: "11/2006 – 07/2009", from: "2006-11", to: "2009-07", promoted: true, points: ["{Vendas por telefone=Telemarketing|Vendas por telefone|Telesales|Telephone sales|Televendas}; [[?melhor vendedor da equipe em 14 de 30 meses]]"] },
      ],
    },
    { heading: "Conhecimentos", list: ["Sistema {Quiver}", "{Pacote Office=Microsoft Office|Pacote Office}", "{CRM} ({RD Station})", "Produtos de {consórcio=Consortium|Consórcio} e {previdência privada=Pension plans|Previdência privada|Private pension|Private pensions}", "{~Negociação=Negotiation|Negociação}", "{~Boa comunicação=Communication|Boa comunicação|Comunicação}"] },
    { heading: "Formação", studies: [{ degree: "Bacharelado em Administração", degreeAlso: ["Administração"], institution: "PUCPR", dates: "2007 – 2011", year: 2011 }] },
    { heading: "Registros e cursos", certificates: ["{Habilitação de Corretor de Seguros – SUSEP|SUSEP|Habilitação de Corretor de Seguros}, 2014", "{?LGPD para corretoras|LGPD}, 2021"] },
    { heading: "Idiomas", languages: ["{Português=Portuguese} nativo, {espanhol=Spanish} intermediário, {italiano=Italian} básico"] },
    { heading: "Outras informações", text: ["CNH categoria B. Toco {!violão=Guitar|Violão} na igreja e treino futebol de base com crianças aos sábados."] },
  ],
  optional: ["Seguros", "Insurance sales", "Venda de seguros", "Insurance brokerage", "Corretagem de seguros", "Sales", "Vendas", "Portfolio management", "Gestão de carteira", "Carteira de clientes", "Fleet insurance", "Seguro de frotas", "Atendimento ao cliente", "Customer service", "Commercial insurance", "Driving", "Account management", "Key account management", "Data protection", "Partner support", "Seguro empresarial", "Customer retention", "LGPD"],
  totalYears: 20,
  level: "Expert",
  inconsistencies: [],
  files: ["header-band", "docx-plain@libreoffice-docx"],
};
