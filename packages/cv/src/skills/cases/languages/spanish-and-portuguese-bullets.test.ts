import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test.each([
  ["Evaluación de créditos a microempresas", ["Credit analysis"]],
  ["Libro mayor y provisión de impuestos al cierre", ["General ledger", "Tax provisioning"]],
  ["Facturación electrónica y retención en la fuente", ["E-invoicing", "Withholding tax"]],
  ["Venta en frío y manejo de objeciones", ["Cold calling", "Objection handling"]],
  ["Apertura de cuentas y prevención de lavado de activos", ["Account opening", "Anti-money laundering"]],
  ["Reposición de lineales e implantación de planogramas", ["Shelf stacking", "Planogram implementation"]],
  ["Cuidados neonatales y administración de quimioterapia", ["Neonatal care", "Chemotherapy administration"]],
  ["Servicio de habitaciones y revisión de habitaciones", ["Room service", "Room inspection"]],
  ["Elaboración de pizzas y cocina vegetariana", ["Pizza making", "Vegetarian cooking"]],
  ["Instalación de techos falsos y colocación de mármol", ["Ceiling installation", "Marble laying"]],
  ["Documentación de exportación y transporte marítimo", ["Export documentation", "Sea freight"]],
  ["Prueba de entrega y descarga de contenedores", ["Proof of delivery", "Unloading containers"]],
  ["Derecho de familia y derecho administrativo", ["Family law", "Administrative law"]],
  ["Control de aforo y cacheo de asistentes", ["Crowd control", "Body searching"]],
])("in Spanish: %s", (line, expected) => expect(inJob(line).sort()).toEqual(expected.toSorted()));

test.each([
  ["Facturação", ["Invoicing"]],
  ["Razão geral e projeção de fluxo de caixa", ["General ledger", "Cash forecasting"]],
  ["Contagem de caixa e abertura de contas de clientes", ["Cash counting", "Account opening"]],
  ["Transcrição de áudios e digitalização de documentos", ["Transcription", "Scanning and copying"]],
  ["Cuidados neonatais e administração de quimioterapia", ["Neonatal care", "Chemotherapy administration"]],
  ["Administração de insulina e cuidados com ostomias", ["Insulin administration", "Stoma care"]],
  ["Serviço de quartos e vistoria de apartamentos", ["Room service", "Room inspection"]],
  ["Passagem de cabos e enrolamento de motores", ["Cable pulling", "Motor rewinding"]],
  ["Troca de óleo e filtros e reparo de alternadores", ["Oil and filter changes", "Alternator repair"]],
  ["Direito de família e direito administrativo", ["Family law", "Administrative law"]],
  ["Controle de multidões e revista pessoal", ["Crowd control", "Body searching"]],
  ["Verificação de antecedentes e gestão de conflitos", ["Background checks", "Conflict resolution"]],
])("in Portuguese: %s", (line, expected) => expect(inJob(line).sort()).toEqual(expected.toSorted()));

// A word of the working day, a place, a department or another trade's word is not the skill that is written alike.
test.each([
  ["El banco abrió una sucursal con seguros para empresas.", "Insurance"],
  ["Turnos en la planta de dermatología del hospital.", "Dermatology"],
  ["Coche propio y disponibilidad para mudanzas.", "Moving and relocation"],
  ["La central acuda a los avisos.", "Alarm response"],
  ["Trabalhei três anos no serviço de ortopedia.", "Orthopaedics"],
  ["Mis padres tienen una relojería y mi hermano una tintorería.", "Dry cleaning"],
  ["Empresa de varejo com quarenta lojas.", "Retail"],
  ["O restaurante serve saladas e sopas ao almoço.", "Soups"],
  ["Colégio de ensino médio com mil alunos.", "Secondary education"],
])("names no skill: %s", (line, not) => expect(inJob(line)).not.toContain(not));
