import type { Person } from "../person.ts";

export const person: Person = {
  id: "designer-beatriz",
  family: "design",
  country: "BR",
  languageCode: "pt",
  name: "Beatriz Okamoto Lima",
  headline: "Designer de interfaces",
  email: "bia.okamoto@paulistabox.example",
  phone: "+55 11 97740-2286",
  location: "São Paulo, SP",
  links: [["Portfólio", "https://biaokamoto.example"]],
  labels: { contact: "Contato", email: "E-mail", phone: "Telefone", address: "Cidade" },
  sections: [
    { heading: "Resumo", text: ["Designer de produtos digitais que conversa com quem usa."] },
    {
      heading: "Experiência",
      jobs: [
        { title: "Designer UI/UX", titleAlso: ["Designer de interfaces"], company: "Pinheiro Pagamentos", place: "São Paulo", dates: "abril de 2024 – até o momento", from: "2024-04", to: null, points: ["{Protótipos=Prototyping|Protótipos} em {Figma}, {testes de usabilidade=Usability testing|Testes de usabilidade} quinzenais, {design system=Design systems|Design system}.", "[[Abandono do cadastro caiu de 42% para 25%.]]"] },
        { title: "Estagiária de design", company: "Agência Cobogó", place: "Santos", dates: "janeiro de 2024 – março de 2024", from: "2024-01", to: "2024-03" },
      ],
    },
    { heading: "Competências", tags: ["{Figma}", "{Illustrator=Adobe Illustrator|Illustrator}", "{Pesquisa com usuários=User research|Pesquisa com usuários}", "{HTML}", "{CSS}", "{~Criatividade=Creativity|Criatividade}"] },
    { heading: "Formação", studies: [{ degree: "Bacharelado em Design", institution: "Universidade Presbiteriana Mackenzie", dates: "2020 – 2023", year: 2023 }] },
    { heading: "Idiomas", languages: ["{Português=Portuguese} (nativo), {Inglês=English} (avançado), {Japonês=Japanese} (básico)"] },
  ],
  optional: ["UI design", "UX design", "User experience", "Product design", "User interface design", "UX"],
  totalYears: 2.8,
  level: "Junior",
  inconsistencies: [],
  files: ["header-band", "docx-columns"],
};
