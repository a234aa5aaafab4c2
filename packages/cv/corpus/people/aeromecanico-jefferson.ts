import type { Person } from "../person.ts";

export const person: Person = {
  id: "aeromecanico-jefferson",
  family: "aircraft maintenance",
  country: "BR",
  languageCode: "pt",
  name: "Jefferson Tavares Queiroz",
  headline: "Mecânico de Manutenção Aeronáutica",
  email: "jefferson.queiroz@correiocerrado.example",
  phone: "+55 62 99810 4427",
  location: "Goiânia, Goiás",
  labels: { contact: "Contato", email: "E-mail", phone: "Telefone", address: "Endereço" },
  sections: [
    {
      heading: "Resumo",
      text: [
        "Mecânico de aviões turboélice e agrícolas. Gosto de entregar o avião no dia prometido e o diário sem rasura.",
      ],
    },
    {
      heading: "Experiência",
      jobs: [
        {
          title: "Mecânico de Manutenção Aeronáutica",
          company: "Hangar Cerrado Manutenção",
          place: "Goiânia",
          dates: "mar. 2020 – atual",
          from: "2020-03",
          to: null,
          points: [
            "{Inspeções programadas=Scheduled inspections|Scheduled maintenance|Inspeções programadas|Aircraft inspection|Aircraft inspections} e {troca de motores=Engine change|Troca de motores} {PT6A} em Caravan e King Air.",
            "[[Reduzi o tempo de hangar da inspeção anual de 14 para 9 dias.]]",
            "{Boroscopia=Borescope inspection|Boroscopia} e {?pesagem=Weight and balance|Aircraft weighing}; preenchimento das {?cadernetas=Technical log|Maintenance records|Record keeping} de célula e motor.",
            "A {!aviônica=Avionics} fica com a oficina do andar de cima: eu só solto e prendo os conectores.",
            "Em 2027 está previsto o curso de {!materiais compósitos=Composite repair|Composites|Composite materials}.",
          ],
        },
        {
          title: "Auxiliar de Mecânico",
          company: "Aeroagrícola Rio Verdinho",
          place: "Rio Verde",
          dates: "fev. 2017 – fev. 2020",
          from: "2017-02",
          to: "2020-02",
          points: [
            "{Trem de pouso=Landing gear|Trem de pouso}, freios e bicos de pulverização de aviões Ipanema; {frenagem com arame=Wire locking|Frenagem com arame|Frenagem}.",
            "Lavagem da frota na safra de {!soja=Soybean}; quem aplicava o produto era o {!piloto=Piloting|Flying}.",
          ],
        },
      ],
    },
    {
      heading: "Competências",
      tags: [
        "{Inspeções programadas=Scheduled inspections}",
        "{Troca de motores=Engine change}",
        "{Boroscopia=Borescope inspection}",
        "{Sistemas hidráulicos=Hydraulics|Sistemas hidráulicos|Aircraft hydraulics}",
        "{Trem de pouso=Landing gear}",
        "{Leitura de manuais=AMM|Technical manuals|Leitura de manuais|Reading technical manuals|Technical documentation}",
        "{~Atenção aos detalhes=Attention to detail|Atenção aos detalhes}",
        "{~Trabalho em equipe=Teamwork|Trabalho em equipe}",
      ],
    },
    {
      heading: "Habilitações",
      certificates: [
        "{ANAC – Célula=ANAC Célula|Habilitação ANAC em Célula|ANAC CEL|Célula|ANAC}",
        "{ANAC – Grupo Motopropulsor (GMP)=ANAC Grupo Motopropulsor|ANAC GMP|Habilitação ANAC em Grupo Motopropulsor|Grupo Motopropulsor|ANAC – Grupo Motopropulsor}",
      ],
    },
    {
      heading: "Formação",
      studies: [
        {
          degree: "Curso Técnico em Manutenção de Aeronaves",
          institution: "Escola de Aviação Asas do Planalto",
          place: "Anápolis",
          dates: "2015 – 2016",
          year: 2016,
        },
      ],
    },
    { heading: "Idiomas", languages: ["{Português=Portuguese} (nativo)", "{Inglês=English} técnico"] },
  ],
  optional: ["Maintenance", "Turboprop engines", "Aircraft engines", "Brakes", "Punctuality"],
  not: ["GMP", "Good manufacturing practice", "Agriculture"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: [],
  files: ["enhancv", "docx-lists@libreoffice"],
};
