import type { Person } from "../person.ts";

export const person: Person = {
  id: "motorista-valdemir",
  family: "driving",
  country: "BR",
  languageCode: "pt",
  name: "Valdemir Aparecido Kowalczuk",
  printedName: "VALDEMIR APARECIDO KOWALCZUK",
  headline: "Motorista carreteiro",
  email: "valdemir.kowalczuk@correioserra.example",
  phone: "(41) 95555-0186",
  location: "Curitiba, Brasil",
  labels: { contact: "Contato", email: "E-mail", phone: "Telefone", address: "Endereço" },
  sections: [
    { heading: "Dados pessoais", rows: [["Idade", "46 anos"], ["Estado civil", "casado"], ["CNH", "categoria E, EAR, sem pontos"], ["Disponibilidade", "viagens para todo o Brasil e Mercosul"]] },
    {
      heading: "Experiência profissional",
      jobs: [
        { title: "Motorista carreteiro", company: "Transportes Serra do Marumbi Ltda.", place: "Curitiba", dates: "02/2015 – atual", from: "2015-02", to: null, points: ["{Carreta e bitrem=Articulated truck driving|Carreta|Bitrem|Truck driving|Carreta e bitrem|Heavy truck driving|Tractor-trailer driving|Articulated lorry driving|Heavy vehicle driving|B-double driving}, rotas Paraná, São Paulo e Argentina; carga seca e produto químico embalado ({!química=Chemistry|Química} para mim é só o que está escrito no rótulo).", "{Conferência de carga=Load checking|Conferência de carga|Cargo checking|Cargo inspection|Cargo verification|Load verification|Load inspection}, {amarração=Load securing|Amarração|Cargo securing|Amarração de carga|Lashing|Load lashing}, {documentos CT-e e MDF-e=Transport documents|CT-e|MDF-e|Transport documentation|Documentos CT-e e MDF-e|CT-e and MDF-e|Documentação de transporte|Freight documentation|Shipping documents}, aduana em Foz do Iguaçu.", "[[Mais de 1,1 milhão de quilômetros sem acidente.]]", "[[Reduzi o consumo do meu conjunto em 9 % em um ano, melhor média entre 64 motoristas.]]", "{Checklist do veículo=Vehicle inspection|Checklist do veículo|Pre-trip inspection|Vehicle checks|Vehicle checklist|Checklist|Vehicle checklists} antes de cada saída. A {!mecânica=Mechanics|Mecânica|Auto mechanics} fica com a oficina da empresa; eu aviso o barulho."] },
        { title: "Motorista de caminhão truck", company: "Distribuidora Bom Pinhão", place: "São José dos Pinhais", dates: "07/2010 – 01/2015", from: "2010-07", to: "2015-01", points: ["{Entregas urbanas=Urban deliveries|Entregas urbanas|Delivery|Deliveries|Entregas|Urban delivery|City deliveries}, 18 a 25 clientes por dia; {roteirização=Route planning|Roteirização|Routing}, recebimento de valores e devoluções."] },
        { title: "Motorista de ônibus urbano", company: "Viação Araucária Verde", place: "Curitiba", dates: "03/2006 – 06/2010", from: "2006-03", to: "2010-06", points: ["{Ônibus articulado=Articulated bus driving|Bus driving|Ônibus articulado|Condução de ônibus|Articulated bus} na linha expressa, 180 passageiros, horário apertado e {~paciência=Patience|Paciência}.", "Instrutor de motoristas novos no último ano."] },
      ],
    },
    {
      heading: "Escolaridade",
      studies: [
        { degree: "Ensino médio completo", institution: "Colégio Estadual Barão do Iguaçu", place: "Araucária", dates: "1998", year: 1998 },
      ],
    },
    { heading: "Cursos", certificates: ["{MOPP=MOPP|Movimentação Operacional de Produtos Perigosos|MOPP (produtos perigosos)}, SEST SENAT, 2024", "{Direção Defensiva=Direção Defensiva|Defensive driving}, SEST SENAT, 2019", "{NR-35 Trabalho em Altura=NR-35|NR-35 Trabalho em Altura|Trabalho em altura|Working at heights}, 2022"] },
    { heading: "Idiomas", languages: ["{Português=Portuguese}, {espanhol=Spanish} (de estrada), {polonês=Polish} (com a avó)"] },
    { heading: "Observações", text: ["Uso {rastreador e tacógrafo=Tachograph|Tacógrafo|Rastreador|GPS tracking|Vehicle tracking|Rastreador e tacógrafo|Tachographs} todo dia, celular nunca ao volante. Minha esposa tem um restaurante de comida polonesa; a {!culinária=Cooking|Culinária} é dela e o elogio também."] },
    { heading: "Referência", text: ["Sr. Osmar Bittencourt, encarregado de frota, Transportes Serra do Marumbi."] },
  ],
  optional: ["Driving", "Direção", "Transportation", "Transporte", "Logistics", "Logística", "Defensive driving", "Direção defensiva", "Dangerous goods transport", "Transporte de produtos perigosos", "Customer service", "Atendimento ao cliente", "Passenger transport", "Cargo transport", "Transporte de cargas", "Reliability", "Training", "Treinamento", "Mentoring", "International transport", "Road safety", "Long-haul driving", "Punctuality", "Pontualidade", "Hazardous materials", "Responsibility", "Border crossing", "Safety", "Segurança", "Customs clearance", "Customs", "Aduana", "Customs procedures", "Customs documentation", "Border customs procedures", "Desembaraço aduaneiro", "Returns", "Devoluções", "Returns handling", "Returns processing", "Cash collection", "Recebimento de valores", "Payment collection", "Cash handling", "Receiving payments", "Eco-driving", "Fuel economy", "Direção econômica", "Fuel efficiency", "Condução econômica", "Driver training", "Instruction", "Instrução", "Driving instruction"],
  totalYears: 20.7,
  level: "Expert",
  inconsistencies: [],
  files: ["flowing", "docx-form@libreoffice"],
};
