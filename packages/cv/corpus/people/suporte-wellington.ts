import type { Person } from "../person.ts";

export const person: Person = {
  id: "suporte-wellington",
  family: "it support",
  country: "BR",
  languageCode: "pt",
  name: "Wellington Barros do Nascimento",
  headline: "Analista de Suporte Júnior",
  email: "wellington.barros@sertaomail.example",
  phone: "(87) 99955-2140",
  location: "Petrolina - PE",
  labels: { contact: "Contato", email: "E-mail", phone: "Celular", address: "Endereço" },
  sections: [
    { heading: "OBJETIVO", text: ["Atuar como analista de suporte em empresa que dê oportunidade de crescer. Quero aprender {!Azure|Microsoft Azure}, que ainda não conheço."] },
    {
      heading: "EXPERIÊNCIA PROFISSIONAL",
      jobs: [
        { title: "Analista de Suporte Júnior", titleAlso: ["Analista de Suporte"], company: "Cooperativa Frutas do Vale", place: "Petrolina - PE", dates: "02/2024 - atual", from: "2024-02", to: null, points: [
          "Atendimento a 160 usuários do {!packing house=Packing|Packing house|Embalagem} e do {!financeiro=Finance|Financeiro}, presencial e por {AnyDesk}.",
          "[[Reduzi os chamados de impressora de 70 para 22 por mês.]]",
          "O {!TOTVS=TOTVS Protheus|TOTVS|Protheus} é cuidado pela consultoria; só crio o usuário e troco a senha.",
          "Assumi o {Zabbix} que o colega deixou pela metade e coloquei os alertas de câmara fria para funcionar.",
          "{Instalação de switches e pontos de rede=Network cabling|Instalação de pontos de rede|Pontos de rede|Cabeamento|Cabeamento estruturado|Structured cabling|Instalação de switches|Network installation}, {Wi-Fi} dos galpões.",
        ] },
        { title: "Técnico de Informática", company: "Express Info Assistência", place: "Juazeiro - BA", dates: "06/2021 - 01/2024", from: "2021-06", to: "2024-01", points: [
          "{Manutenção de computadores=Hardware repair|Manutenção de computadores|Manutenção de notebooks|Computer repair|Hardware maintenance|PC repair|Computer maintenance}, {formatação=Operating system installation|Formatação|Formatação de computadores|Windows installation|OS installation|Instalação de Windows}, {remoção de vírus=Malware removal|Remoção de vírus|Virus removal}.",
          "[[Fechei 41 contratos de manutenção com lojas do centro em dois anos.]]",
          "Celular ia para a bancada do dono: {!solda=Soldering|Solda} e troca de tela eu só olhava.",
          "Vendíamos máquina para {!designer gráfico=Graphic design|Design gráfico|Designer gráfico} já pronta do fornecedor.",
        ] },
      ],
    },
    { heading: "CONHECIMENTOS", groups: [
      ["Sistemas", ["{Windows 10 e 11=Windows|Windows 10|Windows 11|Microsoft Windows}", "{Windows Server}", "{Active Directory}"]],
      ["Redes", ["{TCP/IP}", "{MikroTik}", "{VPN}"]],
      ["Outros", ["{GLPI}", "{Pacote Office=Microsoft Office|Pacote Office}", "{~Boa comunicação=Communication|Boa comunicação|Comunicação}", "{~Proatividade=Proactivity|Proatividade|Initiative}"]],
    ] },
    { heading: "FORMAÇÃO", studies: [
      { degree: "Tecnólogo em Redes de Computadores", degreeAlso: ["Redes de Computadores", "Tecnologia em Redes de Computadores"], institution: "Instituto Federal do Sertão Pernambucano", dates: "2019 - 2022", year: 2022 },
      { degree: "Ensino Médio", institution: "Escola Estadual Otacílio Nunes", dates: "2018", year: 2018 },
    ] },
    { heading: "CURSOS", certificates: ["{Cisco CCNA 1: Introdução às Redes=CCNA 1|CCNA|Cisco CCNA|Introduction to Networks|Introdução às Redes|CCNA: Introduction to Networks|Cisco CCNA 1}, 2022", "{?CNH A/B|CNH AB|CNH}"] },
    { heading: "IDIOMAS", languages: ["{Português=Portuguese}, {Inglês=English} (técnico), {Espanhol=Spanish} (básico)"] },
    { heading: "INTERESSES", text: ["{!Sanfona=Accordion|Sanfona|Acordeão} no forró de sábado"] },
  ],
  not: ["Express"],
  optional: ["Suporte técnico", "Technical support", "User support", "IT support", "Helpdesk", "Atendimento ao usuário", "Atendimento ao cliente", "Customer service", "Remote support", "Acesso remoto", "Suporte remoto", "User administration", "Criação de usuários", "Password resets", "Monitoring", "Network monitoring", "Monitoramento", "Switches", "Vendas", "Sales", "Sales of contracts", "Redes", "Networking", "Redes de computadores", "Impressoras", "Printers", "Printer support", "Contract sales", "Ticketing", "Atendimento", "User management", "Wireless networks", "Infraestrutura", "Networks", "Driving", "Installation", "Alerting", "Network configuration", "Cold room monitoring", "Hardware", "Routers", "CCNA"],
  totalYears: 5.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["icons", "docx-lists@libreoffice"],
};
