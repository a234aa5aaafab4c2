import { capitalFirst, monthFirst, monthOfYear, nowWords, type PageWords } from "./page-words.ts";

export const PORTUGUESE: PageWords = {
  headings: {
    summary: ["Perfil", "Perfil profissional", "Sobre mim", "Resumo", "Apresentação", "Quem sou"],
    posts: [
      "Experiência",
      "Experiência profissional",
      "Experiências profissionais",
      "Histórico profissional",
      "Percurso profissional",
      "Trajetória profissional",
      "Onde trabalhei",
    ],
    studies: [
      "Formação",
      "Formação acadêmica",
      "Educação",
      "Escolaridade",
      "Habilitações literárias",
      "Estudos",
    ],
    skills: ["Competências", "Habilidades", "Conhecimentos", "Aptidões", "Pontos fortes", "O que sei fazer"],
    certificates: [
      "Certificações",
      "Cursos",
      "Cursos complementares",
      "Certificados",
      "Formação complementar",
      "Cursos e certificações",
    ],
    languages: ["Idiomas", "Línguas", "Conhecimento de línguas"],
  },
  labels: {
    email: ["E-mail", "Email", "Correio eletrónico"],
    phone: ["Telefone", "Tel.", "Celular", "Telemóvel"],
    address: ["Endereço", "Morada", "Cidade"],
    web: ["Site", "Web"],
  },
  year: "Ano",
  dates: {
    now: nowWords(
      ["atual", "Atual", "presente", "Presente", "até o momento", "hoje", "atualmente"],
      ["o momento", "o presente", "hoje"],
    ),
    full: monthOfYear,
    short: monthFirst,
    apart: capitalFirst,
    to: (from, to) => `${from} até ${to}`,
    since: (from) => `desde ${from}`,
    between: (from, to) => `de ${from} a ${to}`,
  },
  joins: { at: "na", with: "na", in: "em" },
  script: null,
};
