import type { Person } from "../person.ts";

export const person: Person = {
  id: "imobiliaria-marta",
  family: "real estate",
  country: "PT",
  languageCode: "pt",
  name: "Marta Sofia Teixeira",
  headline: "Consultora imobiliária",
  email: "marta.teixeira@ribeiramail.example",
  phone: "+351 912 555 018",
  location: "Porto, Portugal",
  labels: { contact: "Contactos", email: "E-mail", phone: "Telemóvel", address: "Morada" },
  sections: [
    { heading: "Sobre mim", text: ["Conheço as ruas do Porto a pé e os prédios por dentro."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Consultora imobiliária", company: "Foz & Ribeira Imóveis", place: "Porto", dates: "fevereiro de 2025 – presente", from: "2025-02", to: null, points: [
          "{Angariação de imóveis=Property acquisition|Angariação de imóveis|Angariação|Property listing|Listing acquisition|Angariação imobiliária|Property sourcing}, {?visitas=Property viewings|Visitas|Visitas a imóveis|Property showings|Property visits} e acompanhamento até à escritura.",
          "[[Vendi 23 apartamentos em doze meses, mais 40 % do que o objetivo.]]",
          "Há quem peça {!arquitetura=Architecture|Arquitetura} de revista e leve, feliz, um T1 com luz.",
        ] },
        { title: "Assistente de loja", company: "Loja Mar Azul", place: "Matosinhos", dates: "junho de 2023 – janeiro de 2025", from: "2023-06", to: "2025-01", points: [
          "{?Caixa=Cash handling|Caixa}, {?montras=Visual merchandising|Montras|Window dressing|Window displays|Merchandising} e clientes de {!verão=Summer|Verão} em três línguas.",
        ] },
      ],
    },
    { heading: "Competências", tags: ["{Avaliação de imóveis=Property valuation|Avaliação de imóveis|Real estate valuation|Real estate appraisal|Property appraisal|Avaliação imobiliária}", "{Prospeção=Prospecting|Prospeção|Prospeção de clientes}", "{Crédito habitação=Mortgages|Crédito habitação|Home loans|Mortgage advice|Mortgage lending|Mortgage loans}", "{CRM}", "{Redes sociais=Social media marketing|Redes sociais}", "{~Negociação=Negotiation|Negociação}", "{~Comunicação=Communication|Comunicação}", "{~Persistência=Persistence|Persistência}"] },
    { heading: "Formação", studies: [{ degree: "Licenciatura em Turismo", institution: "Instituto Politécnico do Porto", dates: "2020 – 2023", year: 2023 }] },
    { heading: "Línguas", languages: ["{Português=Portuguese}, {inglês=English}, {francês=French}"] },
    { heading: "Tempos livres", text: ["{!Surf=Surfing|Surf}, {!teatro=Theatre|Teatro} amador"] },
  ],
  optional: ["Real estate", "Real estate sales", "Imobiliário", "Mediação imobiliária", "Venda de imóveis", "Sales", "Vendas", "Property sales", "Customer service", "Atendimento ao cliente", "Atendimento", "Retail", "Retail sales", "Tourism", "Turismo", "Client follow-up", "Customer relationship management", "Closing", "Acompanhamento de clientes", "Multilingual communication", "Deeds", "Real estate transactions", "Acompanhamento", "Client management", "Client support"],
  totalYears: 3.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["icons", "docx-plain@libreoffice"],
};
