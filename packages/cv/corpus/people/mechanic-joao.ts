import type { Person } from "../person.ts";

export const person: Person = {
  id: "mechanic-joao",
  family: "automotive trade",
  country: "BR",
  languageCode: "pt",
  name: "João Batista Nunes",
  headline: "Mecânico de manutenção industrial",
  email: "joao.nunes@correiosul.example",
  phone: "(51) 99812-4407",
  location: "Caxias do Sul, RS",
  labels: { contact: "Contato", email: "E-mail", phone: "Celular", address: "Endereço" },
  sections: [
    { heading: "Objetivo", text: ["Mecânico de manutenção em indústria metalúrgica. Experiência de 20 anos."] },
    {
      heading: "Histórico profissional",
      jobs: [
        { title: "Mecânico de manutenção", company: "Metalúrgica Serra Gaúcha Ltda.", place: "Caxias do Sul", dates: "fev/2017 – atual", from: "2017-02", to: null, points: ["{Manutenção preventiva=Preventive maintenance|Manutenção preventiva} de prensas e tornos, {hidráulica=Hydraulics|Hidráulica} e {pneumática=Pneumatics|Pneumática}.", "[[Reduzi as paradas de máquina em 45%.]]"] },
        { title: "Auxiliar de mecânica", company: "Oficina do Zeca", place: "Farroupilha", dates: "mar/2013 – jan/2017", from: "2013-03", to: "2017-01", points: ["{Solda=Welding|Solda|Soldagem} {MIG=MIG welding|MIG} e troca de embreagens."] },
      ],
    },
    { heading: "Habilidades", list: ["{Leitura de desenho técnico=Technical drawing|Leitura de desenho técnico|Reading technical drawings|Blueprint reading|Technical drawings}", "{Metrologia=Metrology|Metrologia}", "{NR-12}", "{~Trabalho em equipe=Teamwork|Trabalho em equipe}"] },
    { heading: "Escolaridade", studies: [{ degree: "Técnico em Mecânica", institution: "SENAI Caxias do Sul", dates: "2011 – 2012", year: 2012 }] },
    { heading: "Idiomas", languages: ["{Português=Portuguese}", "{Espanhol=Spanish} básico"] },
  ],
  optional: ["Industrial maintenance", "Machine maintenance", "Mechanical maintenance", "Clutch repair", "Mechanical repair"],
  totalYears: 13.7,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["grid", "docx-table"],
};
