import type { Person } from "../person.ts";

export const person: Person = {
  id: "vendedor-caio",
  family: "sales",
  country: "BR",
  languageCode: "pt",
  name: "Caio Henrique Sampaio",
  headline: "Vendedor",
  email: "caio.sampaio@exemplocorreio.example",
  phone: "+55 62 99618 4473",
  location: "Goiânia, GO",
  labels: { contact: "Contato", email: "E-mail", phone: "Telefone", address: "Endereço" },
  sections: [
    { heading: "Objetivo", text: ["Crescer como vendedor em loja de materiais de construção."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Vendedor", company: "Casa do Telhado", place: "Goiânia", dates: "fev. 2023 – atual", from: "2023-02", to: null, points: ["Atendimento no balcão e por {?WhatsApp}; {?orçamentos=Quotations|Orçamentos|Cost estimation|Elaboração de orçamentos|Quotation preparation} para pedreiros e donos de {!obra=Construction works|Obra|Obras}.", "[[Superei a meta trimestral em 18% durante cinco trimestres.]]"] },
        { title: "Auxiliar de loja", company: "Supermercado Pequi", place: "Goiânia", dates: "mar. 2020 – nov. 2021", from: "2020-03", to: "2021-11", points: ["{?Reposição=Shelf replenishment|Reposição|Restocking|Shelf stocking|Stock replenishment|Reposição de mercadorias|Replenishment}, {?caixa=Cash handling|Caixa|Cashiering|Operação de caixa} e {?validade dos produtos=Expiry management|Controle de validade|Expiry date control|Validade dos produtos}."] },
      ],
    },
    { heading: "Competências", tags: ["{Vendas=Sales|Vendas}", "{Atendimento ao cliente=Customer service|Atendimento ao cliente}", "{Negociação=Negotiation|Negociação}", "{Pós-venda=After-sales service|Pós-venda|After-sales support|After-sales|After sales service}", "{CRM|CRM software|CRM systems|Customer relationship management}", "{Excel=Microsoft Excel}", "{Controle de estoque=Inventory management|Controle de estoque}", "{~Comunicação=Communication|Comunicação}", "{~Proatividade=Proactivity|Proatividade|Initiative|Proactive|Proactiveness}"] },
    { heading: "Formação", studies: [{ degree: "Ensino Médio completo", degreeAlso: ["Ensino Médio"], institution: "Colégio Estadual Setor Leste", dates: "2019", year: 2019 }] },
    { heading: "Idiomas", languages: ["{Português=Portuguese}"] },
    { heading: "Informações adicionais", text: ["Disponibilidade para trabalhar aos sábados. Aos domingos, {!violão=Guitar|Violão} e futebol."] },
  ],
  not: ["Telhado", "Roofing"],
  optional: ["Retail", "Varejo", "Atendimento", "Vendas no balcão", "Counter sales", "Materiais de construção", "Building materials", "Retail sales", "Construction materials", "Sales targets"],
  totalYears: 5.5,
  level: "Mid-Level",
  inconsistencies: ["gap"],
  files: ["canva-sidebar", "docx-plain"],
};
