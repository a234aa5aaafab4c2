import type { Person } from "../person.ts";

export const person: Person = {
  id: "lawyer-ines",
  family: "law",
  country: "PT",
  languageCode: "pt",
  name: "Inês Carvalhal Moura",
  headline: "Advogada",
  email: "ines.moura@advogados-exemplo.example",
  phone: "+351 913 440 782",
  location: "Braga, Portugal",
  labels: { contact: "Contactos", email: "Correio eletrónico", phone: "Telemóvel", address: "Morada" },
  sections: [
    { heading: "Perfil", text: ["Advogada de direito laboral e das sociedades."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Advogada associada", company: "Soares & Falcão, Sociedade de Advogados", companyAlso: ["Soares & Falcão"], place: "Braga", dates: "setembro de 2021 – presente", from: "2021-09", to: null, points: ["{Direito do trabalho=Employment law|Direito do trabalho|Labour law|Labor law}: despedimentos, {negociação coletiva=Collective bargaining|Negociação coletiva}.", "[[Ganhei 31 de 36 processos em primeira instância.]]", "Formação sobre {RGPD=GDPR|RGPD|Data protection} a clientes."] },
        { title: "Advogada estagiária", company: "Pinto Lemos Advogados", place: "Guimarães", dates: "outubro de 2019 – agosto de 2021", from: "2019-10", to: "2021-08", points: ["{Pesquisa jurídica=Legal research|Pesquisa jurídica}, {contratos=Contract drafting|Contratos|Contract law}."] },
      ],
    },
    { heading: "Competências", tags: ["{Contencioso=Litigation|Contencioso}", "{Direito das sociedades=Corporate law|Direito das sociedades|Company law}", "{~Comunicação=Communication|Comunicação}"] },
    { heading: "Formação académica", studies: [{ degree: "Mestrado em Direito", institution: "Universidade do Minho", dates: "2017 – 2019", year: 2019 }, { degree: "Licenciatura em Direito", institution: "Universidade de Coimbra", dates: "2013 – 2017", year: 2017 }] },
    { heading: "Línguas", languages: ["{Português=Portuguese}", "{Inglês=English} (C1)", "{Francês=French} (B2)"] },
  ],
  optional: ["Training", "Training and development"],
  totalYears: 7.1,
  level: "Senior",
  inconsistencies: [],
  files: ["justified", "docx-plain"],
};
