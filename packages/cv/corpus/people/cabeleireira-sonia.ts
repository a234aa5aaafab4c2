import type { Person } from "../person.ts";

export const person: Person = {
  id: "cabeleireira-sonia",
  family: "hairdressing",
  country: "PT",
  languageCode: "pt",
  name: "Sónia Carriço",
  headline: "Cabeleireira",
  email: "sonia.carrico@salao.example",
  phone: "912 604 377",
  location: "Setúbal",
  labels: { contact: "Contato", email: "E-mail", phone: "Telefone", address: "Endereço" },
  sections: [
    { heading: "Informação pessoal", rows: [["Data de nascimento", "02/10/1990"], ["Nacionalidade", "Portuguesa"], ["Carta de condução", "B"]] },
    { heading: "Apresentação", text: ["Cabeleireira desde 2010, com clientela própria. {~Simpática=Friendliness|Simpática|Simpatia}, {~criativa=Creativity|Criativa|Criatividade} e sem medo de sábados cheios."] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Cabeleireira e gerente de salão", company: "Salão Rosa-dos-Ventos", place: "Setúbal", dates: "Desde maio de 2019", from: "2019-05", to: null, points: ["{Coloração=Hair colouring|Coloração|Hair coloring|Hair color|Hair colour|Coloring|Colouring}, {madeixas=Highlights|Madeixas|Hair highlights|Highlighting} e {balayage=Balayage}; vendo também a linha de máscaras {!Ruby}", "{Alisamento com queratina=Keratin treatment|Alisamento com queratina|Keratin straightening|Hair straightening|Keratin smoothing|Alisamento|Keratin hair straightening}, {penteados de noiva=Bridal hairstyling|Penteados de noiva|Bridal hair|Updos|Bridal hairstyles|Penteados|Hairstyling}", "As {!extensões=Hair extensions|Extensões} são feitas pela minha colega Vânia", "{Gestão de agenda=Appointment scheduling|Gestão de agenda|Scheduling|Calendar management|Appointment management|Diary management|Agenda management} no {Fresha}, {encomendas=Ordering|Encomendas|Stock ordering|Purchasing|Supplier ordering|Product ordering|Supplier orders} e {fecho de caixa=Cash reconciliation|Fecho de caixa|Cash handling|Cashing up|Till closing|Cash closing|Cash register closing|Till reconciliation|Cash management}", "[[A faturação do salão subiu 28 % entre 2021 e 2023.]]"] },
        { title: "Cabeleireira", company: "Cabeleireiros Linha Azul", place: "Palmela", dates: "Março de 2013 – fevereiro de 2018", from: "2013-03", to: "2018-02", points: ["{Corte de senhora e homem=Haircutting|Corte de senhora e homem|Corte|Hair cutting|Haircuts|Women's and men's haircuts|Haircut|Cutting|Corte de cabelo|Women's haircuts|Men's haircuts}, {brushing=Blow-drying|Brushing|Blow drying|Blow dry|Blow-dry}, {permanentes=Perms|Permanentes|Permanent waves|Perm|Perming|Permanent}"] },
        { title: "Ajudante de cabeleireiro", company: "Cabeleireiros Linha Azul", place: "Palmela", dates: "Setembro de 2010 – fevereiro de 2013", from: "2010-09", to: "2013-02", points: ["{Lavagem e massagem capilar=Hair washing|Lavagem e massagem capilar|Shampooing|Scalp massage|Hair washing and scalp massage|Lavagem|Head massage}, preparação de tintas"], promoted: true },
      ],
    },
    { heading: "Pausa", text: ["Março de 2018 a abril de 2019: licença de maternidade e assistência ao filho."] },
    {
      heading: "Educação e formação",
      studies: [
        { degree: "Curso profissional de Cabeleireiro (nível 4)", institution: "Escola Profissional do Sado", place: "Setúbal", dates: "2007 – 2010", year: 2010 },
        { degree: "9.º ano de escolaridade", institution: "Escola Básica de Azeitão", place: "Setúbal", dates: "2006", year: 2006 },
      ],
    },
    { heading: "Formação contínua", certificates: ["{Colorimetria avançada=Colorimetria avançada|Advanced colorimetry|Colorimetria}, Academia Capilar Lisboa, 2021", "{Certificado de Competências Pedagógicas (CCP)=CCP|Certificado de Competências Pedagógicas|Certificado de Competências Pedagógicas (CCP)|Pedagogical Skills Certificate}, IEFP, 2024"] },
    { heading: "Línguas", languages: ["{Português=Portuguese}: língua materna", "{Espanhol=Spanish}: B1", "{Inglês=English}: A2, o suficiente para os turistas"] },
    { heading: "Outras informações", text: ["Gostava de aprender {!maquilhagem=Makeup|Maquilhagem|Make-up}, área em que ainda não tenho formação. Voluntária num lar: cortes gratuitos uma vez por mês."] },
  ],
  optional: ["Hairdressing", "Cabeleireiro", "Carta de condução", "Driving licence", "Customer service", "Atendimento ao cliente", "Hair styling", "Sales", "Hair care", "Product sales", "Retail sales", "Salon management", "Management", "Gestão de salão", "Staff management", "Massagem capilar", "Hair dye mixing", "Colour mixing", "Color mixing", "Colorimetry", "Colorimetria", "Hair colorimetry"],
  totalYears: 15,
  level: "Expert",
  inconsistencies: [],
  files: ["centred", "docx-pipes@libreoffice"],
};
