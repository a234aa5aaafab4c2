import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Administração de medicamentos, Curativos, Aferição de sinais vitais, Punção venosa, Banho no leito, Coleta de exames, Esterilização de materiais",
    [
      "Medication administration",
      "Wound care",
      "Vital signs",
      "Venepuncture",
      "Bed bath",
      "Specimen collection",
      "Sterilisation",
    ],
  ],
  [
    "Direção defensiva, Entrega de mercadorias, Roteirização, Transporte de passageiros, Carga e descarga, Manutenção preventiva, Tacógrafo",
    [
      "Defensive driving",
      "Delivery",
      "Route planning",
      "Passenger transport",
      "Loading and unloading",
      "Preventive maintenance",
      "Tachograph",
    ],
  ],
  [
    "Preparo de refeições, Elaboração de cardápios, Boas práticas de manipulação, Panificação, Corte de carnes, Montagem de pratos",
    ["Food preparation", "Menu planning", "Food hygiene", "Bread baking", "Meat cutting", "Plating"],
  ],
  [
    "Planejamento de aulas, Alfabetização, Educação infantil, Avaliação, Educação especial, Contação de histórias, Ludicidade",
    [
      "Lesson planning",
      "Literacy",
      "Early childhood education",
      "Assessment",
      "Special education",
      "Storytelling",
      "Play-based learning",
    ],
  ],
  [
    "Limpeza de escritórios, Higienização de banheiros, Lavagem de roupas, Passar roupa, Coleta de lixo, Limpeza de vidros, Enceradeira",
    [
      "Office cleaning",
      "Toilet cleaning",
      "Laundry",
      "Ironing",
      "Waste collection",
      "Window cleaning",
      "Floor polishing",
    ],
  ],
  [
    "Visitas domiciliares, Políticas públicas, Entrevistas, Proteção à criança, Mediação de conflitos, Grupos socioeducativos",
    ["Home visits", "Public policy", "Interviewing", "Child protection", "Conflict resolution", "Group work"],
  ],
  [
    "Atendimento ao hóspede, Reservas, Check-in, Agendamento de consultas, Fechamento de caixa, Emissão de faturas, Organização de documentos",
    [
      "Guest relations",
      "Reservations",
      "Check-in",
      "Appointment scheduling",
      "Cash handling",
      "Invoicing",
      "Document management",
    ],
  ],
  [
    "Instalações hidráulicas, Detecção de vazamentos, Desentupimento, Aquecedores, Caixa d'água, PVC e cobre, Louças e metais",
    [
      "Plumbing",
      "Leak detection",
      "Drain unblocking",
      "Water heaters",
      "Water tanks",
      "Pipe fitting",
      "Sanitary installation",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["Realização de curativos e administração de medicação", ["Wound care", "Medication administration"]],
  ["Preparo do paciente para cirurgias", ["Pre-operative care"]],
  ["Assentamento de tijolos e azulejos", ["Bricklaying", "Tile laying"]],
  ["Preparo de argamassa e concretagem de lajes", ["Concreting"]],
  ["Condução de veículos pesados e entrega de cargas", ["Truck driving", "Goods delivery"]],
  ["Organização de arquivos e atendimento ao público", ["Filing", "Customer service"]],
  ["Preparo de pratos quentes e saladas", ["Food preparation", "Salad preparation"]],
  ["Controle de validade e organização da câmara fria", ["Stock rotation"]],
  ["Elaboração do cardápio semanal", ["Menu planning"]],
  ["Elaboração de planos de aula e correção de provas", ["Lesson planning", "Marking"]],
  ["Atendimento aos pais e responsáveis", ["Parent communication"]],
  ["Atendimento a clientes e operação de caixa", ["Customer service", "Cash handling"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
