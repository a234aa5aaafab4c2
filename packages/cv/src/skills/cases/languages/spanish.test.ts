import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Administración de medicamentos, Curación de heridas, Toma de signos vitales, Canalización de vías, Triaje, Cuidados paliativos, Registro de enfermería",
    [
      "Medication administration",
      "Wound care",
      "Vital signs",
      "IV cannulation",
      "Triage",
      "Palliative care",
      "Nursing documentation",
    ],
  ],
  [
    "Atención en sala, Coctelería, Toma de comandas, Barra, Cobro a clientes, Montaje de mesas, Servicio de vinos",
    [
      "Waiting tables",
      "Cocktail making",
      "Order taking",
      "Bartending",
      "Cash handling",
      "Table setting",
      "Wine service",
    ],
  ],
  [
    "Conducción de camiones, Planificación de rutas, Mercancías peligrosas, Estiba de carga, Tacógrafo, Mantenimiento del vehículo, Entrega de mercancías",
    [
      "Truck driving",
      "Route planning",
      "Dangerous goods",
      "Load securing",
      "Tachograph",
      "Vehicle maintenance",
      "Delivery",
    ],
  ],
  [
    "Planificación de clases, Evaluación de alumnos, Manejo de grupo, Diseño curricular, Educación inclusiva, Didáctica, Atención a padres",
    [
      "Lesson planning",
      "Student assessment",
      "Classroom management",
      "Curriculum development",
      "Inclusive education",
      "Teaching methods",
      "Parent communication",
    ],
  ],
  [
    "Riego por goteo, Poda, Injertos, Cosecha, Siembra, Control de plagas, Manejo de tractor",
    ["Drip irrigation", "Pruning", "Grafting", "Harvesting", "Sowing", "Pest control", "Tractor operation"],
  ],
  [
    "Derecho laboral, Derecho penal, Derecho civil, Redacción de contratos, Litigios, Asesoría jurídica, Negociación",
    [
      "Employment law",
      "Criminal law",
      "Civil law",
      "Contract drafting",
      "Litigation",
      "Legal advice",
      "Negotiation",
    ],
  ],
  [
    "Check-in y check-out, Reservas, Atención al huésped, Caja, Conserjería, Auditoría nocturna, Quejas y reclamos",
    [
      "Check-in",
      "Reservations",
      "Guest relations",
      "Cash handling",
      "Concierge",
      "Night audit",
      "Complaint handling",
    ],
  ],
  [
    "Instalación de sanitarios, Destape de cañerías, Detección de fugas, Instalación de calefón, Redes de agua potable, Gas domiciliario, Reparación de grifería",
    [
      "Sanitary installation",
      "Drain unblocking",
      "Leak detection",
      "Water heater installation",
      "Water supply systems",
      "Gas installation",
      "Tap repair",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["Administración de fármacos y curas de heridas quirúrgicas", ["Medication management", "Wound care"]],
  ["Elaboración de planes de cuidados", ["Care planning"]],
  ["Levantamiento de tabiques y enlucido de paredes", ["Bricklaying", "Plastering"]],
  ["Armado y hormigonado de zapatas", ["Concreting"]],
  ["Preparación de cócteles y cafés", ["Cocktail preparation", "Coffee preparation"]],
  ["Elaboración de estados financieros y declaraciones de IVA", ["Financial statements", "VAT returns"]],
  ["Cálculo de nóminas y seguros sociales", ["Payroll", "Social security contributions"]],
  ["Conducción de tráiler por rutas nacionales e internacionales", ["Truck driving"]],
  ["Revisión diaria del vehículo y control de niveles", ["Vehicle inspection"]],
  ["Diagnóstico con escáner automotriz", ["Vehicle diagnostics"]],
  ["Impartición de clases de matemáticas a secundaria", ["Teaching"]],
  ["Elaboración de material didáctico y corrección de exámenes", ["Teaching materials", "Marking"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
