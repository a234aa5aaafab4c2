import type { Person } from "../person.ts";

export const person: Person = {
  id: "fiscal-larissa",
  family: "accounting",
  country: "BR",
  languageCode: "pt",
  name: "Larissa Fontenele Brandão",
  headline: "Analista Fiscal Pleno",
  email: "larissa.fbrandao@fortalcorreio.example",
  phone: "(85) 99555-0142",
  location: "Fortaleza – CE",
  labels: { contact: "Contato", email: "E-mail", phone: "Celular", address: "Endereço" },
  sections: [
    { heading: "OBJETIVO", text: ["Atuar como Analista Fiscal Sênior ou Coordenadora em empresa do lucro real."] },
    {
      heading: "EXPERIÊNCIA PROFISSIONAL",
      jobs: [
        { title: "Analista Fiscal Pleno", company: "Jangada Distribuidora de Alimentos S.A.", companyAlso: ["Jangada Distribuidora de Alimentos"], place: "Eusébio – CE", dates: "01/2022 – atual (CLT, 44 h semanais)", from: "2022-01", to: null, points: ["{Apuração de ICMS, IPI, PIS e COFINS=Tax computation|Apuração de impostos|Indirect tax|Indirect taxes|Taxation|Apuração de tributos|Tax calculation}; entrega de {SPED Fiscal|EFD ICMS/IPI|SPED} e {EFD-Contribuições|EFD Contribuições|SPED Contribuições|SPED}.", "[[Recuperação de R$ 1,3 milhão em créditos de PIS/COFINS não aproveitados.]]", "{Escrituração de notas fiscais=Invoice posting|Escrituração fiscal|Tax bookkeeping|Nota fiscal|Invoice processing|Bookkeeping|Escrituração de notas fiscais} no {TOTVS Protheus|Protheus|TOTVS}, {conciliação das contas de impostos=Account reconciliation|Conciliação contábil|Reconciliation|Tax reconciliation|Conciliação|Conciliação de contas}."] },
        { title: "Analista Fiscal Júnior", company: "Contábil Mucuripe Ltda.", place: "Fortaleza – CE", dates: "03/2021 – 09/2023 (CLT, 40 h semanais)", from: "2021-03", to: "2023-09", points: ["Carteira de 28 clientes do {Simples Nacional} e do {lucro presumido=Presumed profit regime|Lucro presumido}; {DCTF}, {guias=Tax payments|Guias de recolhimento|Emissão de guias|Tax payment slips} e {parcelamentos=Tax instalment plans|Parcelamentos|Parcelamento de débitos|Tax instalments}.", "[[Zerei as multas por atraso em 2022; no ano anterior foram R$ 17 mil.]]"] },
        { title: "Estagiária – Departamento Fiscal", titleAlso: ["Estagiária", "Estagiária Departamento Fiscal"], company: "Contábil Mucuripe Ltda.", place: "Fortaleza – CE", dates: "02/2020 – 02/2021", from: "2020-02", to: "2021-02", points: ["{Arquivo=Filing|Arquivo|Archiving|Document filing|Arquivamento}, lançamento de notas, {atendimento ao cliente=Customer service|Atendimento ao cliente}."] },
      ],
    },
    { heading: "FORMAÇÃO ACADÊMICA", studies: [{ degree: "Bacharelado em Ciências Contábeis", degreeAlso: ["Ciências Contábeis"], institution: "Universidade Federal do Ceará", dates: "2017 – 2021 (noturno)", year: 2021 }, { degree: "MBA em Gestão Tributária", degreeAlso: ["MBA Gestão Tributária"], institution: "Faculdade Iracema, EAD", dates: "conclusão em 2024", year: 2024 }] },
    { heading: "CONHECIMENTOS", tags: ["{Excel avançado=Microsoft Excel|Excel avançado|Advanced Excel} (PROCV, tabelas dinâmicas)", "{Power BI} básico", "{Domínio Sistemas|Domínio}", "{Planejamento tributário=Tax planning|Planejamento tributário}", "{Reforma tributária (IBS e CBS)=Tax reform|Reforma tributária|IBS|CBS}", "{~Organização=Organisation|Organization|Organização}", "{~Ética=Ethics|Integrity|Ética|Work ethic}"] },
    { heading: "REGISTRO", certificates: ["{CRC-CE|CRC|CRC-CE ativo}, ativo desde 2021"] },
    { heading: "IDIOMAS", languages: ["{Português=Portuguese} – nativo", "{Inglês=English} – intermediário", "{Espanhol=Spanish} – básico"] },
    { heading: "OUTROS", text: ["Autorizo o tratamento dos meus dados pessoais para fins de {!recrutamento=Recruitment}, nos termos da LGPD (Lei 13.709/2018). Tempo livre: forró, {!crochê=Crochet}, corrida."] },
  ],
  optional: ["Tax accounting", "Tax compliance", "Pivot tables", "VLOOKUP", "ICMS", "IPI", "PIS/COFINS", "Tax credit recovery", "Tax credits", "Accounting", "ERP", "Tax", "Data entry", "Taxation", "Tax recovery", "PIS", "COFINS", "Tabelas dinâmicas", "Direct taxes", "Lucro real", "Tax filing", "Client portfolio management", "Invoicing"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["docx-sidebar@libreoffice", "pandoc-pdf", "docx-pipes"],
};
