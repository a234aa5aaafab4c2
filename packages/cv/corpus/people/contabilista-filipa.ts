import type { Person } from "../person.ts";

export const person: Person = {
  id: "contabilista-filipa",
  family: "accounting",
  country: "PT",
  languageCode: "pt",
  name: "Filipa Romão Valadares",
  headline: "Contabilista Certificada",
  email: "filipa.valadares@correiosado.example",
  phone: "+351 912 640 385",
  location: "Setúbal, Portugal",
  labels: { contact: "Contactos", email: "E-mail", phone: "Telemóvel", address: "Morada" },
  sections: [
    { heading: "Perfil", text: ["Contabilista de empresas industriais. Gosto de contas fechadas cedo e de perguntas feitas a tempo."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Contabilista Certificada", company: "Conserveira do Sado, S.A.", companyAlso: ["Conserveira do Sado"], place: "Setúbal", dates: "03/2017 – presente", from: "2017-03", to: null, points: [
          "{Encerramento mensal=Month-end close|Encerramento mensal|Fecho mensal|Fecho de contas|Month-end closing} e {?mapas de gestão=Management reporting|Mapas de gestão|Relatórios de gestão|Management accounts} para a administração.",
          "[[Fecho do mês antecipado do 12.º para o 5.º dia útil.]]",
          "{IVA=VAT|IVA|VAT returns|Declarações de IVA|Value added tax}, {?IRC=Corporate tax|IRC|Corporate income tax|Imposto sobre o rendimento das pessoas coletivas} e {?IES=IES|Informação Empresarial Simplificada}; contacto com o revisor de contas.",
          "Na {!primavera=Primavera|Primavera ERP} de 2019, mudança de programa sem um dia parado.",
        ] },
        { title: "Formadora de Contabilidade (a tempo parcial)", titleAlso: ["Formadora de Contabilidade", "Formadora"], company: "Centro de Formação da Península", place: "Setúbal", dates: "10/2018 – 06/2020", from: "2018-10", to: "2020-06", points: ["Duas noites por semana, {?SNC=SNC|Sistema de Normalização Contabilística|Accounting standards} para adultos."] },
        { title: "Técnica de contabilidade", company: "Gabinete Contas Certas, Lda.", companyAlso: ["Gabinete Contas Certas", "Contas Certas"], place: "Palmela", dates: "09/2011 – 02/2017", from: "2011-09", to: "2017-02", points: ["Lançamentos e {?salários=Payroll|Salários|Processamento de salários|Payroll processing} de 35 pequenas empresas, de {!padarias=Bakery|Padaria|Padarias|Baking} a oficinas.", "[[Recuperou 48 000 € de IVA pago a mais por seis clientes.]]"] },
      ],
    },
    { heading: "Competências", tags: ["{PHC CS=PHC|PHC CS|PHC Software}", "{Excel=Microsoft Excel}", "{Reconciliação bancária=Bank reconciliation|Reconciliação bancária|Reconciliações bancárias}", "{Fiscalidade=Taxation|Fiscalidade|Tax}", "{Processamento salarial=Payroll|Processamento salarial|Payroll processing|Processamento de salários|Salários}", "{Imobilizado=Fixed assets|Imobilizado|Ativos fixos|Ativos fixos tangíveis}", "{~Rigor=Attention to detail|Rigor|Rigour|Accuracy}", "{~Sigilo=Discretion|Sigilo|Confidentiality|Confidencialidade}"] },
    { heading: "Formação académica", studies: [{ degree: "Licenciatura em Contabilidade e Finanças", degreeAlso: ["Licenciatura Contabilidade e Finanças"], institution: "Instituto Politécnico de Setúbal", dates: "2008 – 2011", year: 2011 }] },
    { heading: "Certificações", certificates: ["{Membro da Ordem dos Contabilistas Certificados (OCC)=Ordem dos Contabilistas Certificados|OCC|Membro da Ordem dos Contabilistas Certificados (OCC)|Membro da Ordem dos Contabilistas Certificados|Contabilista Certificada|Membro da OCC} n.º 71 226", "{CCP – Certificado de Competências Pedagógicas=Certificado de Competências Pedagógicas|CCP|CCP – Certificado de Competências Pedagógicas}"] },
    { heading: "Línguas", languages: ["{Português=Portuguese}, {inglês=English}, {espanhol=Spanish}"] },
  ],
  optional: ["Contabilidade", "Teaching", "Formação", "Training", "Journal entries", "Lançamentos", "Lançamentos contabilísticos", "Software migration", "ERP", "ERP migration", "Auditing", "Contabilidade geral", "Bookkeeping", "Adult education", "Tax recovery", "Management accounting", "ERP implementation", "Contabilidade industrial", "Lecturing", "Data entry", "Reporting", "Financial reporting", "Finanças", "Finance", "Contas anuais"],
  not: ["Conservas", "Food preservation"],
  totalYears: 15.2,
  level: "Expert",
  inconsistencies: [],
  files: ["europass", "docx-letterhead@libreoffice"],
};
