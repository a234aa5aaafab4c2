import type { Person } from "../person.ts";

export const person: Person = {
  id: "secretaria-paula",
  family: "office administration",
  country: "CO",
  languageCode: "es",
  name: "Paula Andrea Restrepo Gil",
  headline: "Secretaria médica",
  email: "paula.restrepo@correopaisa.example",
  phone: "+57 310 555 8426",
  location: "Envigado, Antioquia",
  labels: { contact: "Contacto", email: "Correo electrónico", phone: "Celular", address: "Ciudad" },
  sections: [
    { heading: "DATOS PERSONALES", rows: [["Documento de identidad", "C.C. 43.900.117"], ["Fecha de nacimiento", "2 de junio de 1993"], ["Estado civil", "Soltera"]] },
    { heading: "PERFIL LABORAL", text: ["Secretaria médica con experiencia en consultorios y clínicas, atención al paciente y trámites ante las EPS. Persona amable, ordenada y discreta."] },
    {
      heading: "EXPERIENCIA LABORAL",
      jobs: [
        { title: "Secretaria médica", company: "Centro de Ortopedia El Poblado", place: "Medellín", dates: "Marzo de 2020 – Actual", from: "2020-03", to: null, points: [
          "{Agenda de citas=Appointment scheduling|Agenda de citas|Agendamiento de citas|Asignación de citas|Calendar management} de cinco especialistas y {confirmación por WhatsApp=Appointment confirmation|WhatsApp}.",
          "{Facturación=Invoicing|Facturación|Billing|Medical billing} a EPS y medicina prepagada, {radicación de autorizaciones=Authorisation processing|Autorizaciones|Radicación de autorizaciones|Insurance authorisations|Insurance claims}.",
          "[[Disminuí las citas perdidas del 18% al 7% con llamadas de recordatorio.]]",
          "{Archivo de historias clínicas=Medical records|Historias clínicas|Archivo de historias clínicas|Medical records management|File management|Archivo} y {transcripción de informes=Medical transcription|Transcripción|Transcripción de informes|Transcription} dictados por los {!cirujanos=Surgery|Cirugía}.",
        ] },
        { title: "Auxiliar administrativa", company: "Clínica San Jerónimo", place: "Itagüí", dates: "Julio de 2015 – Febrero de 2020", from: "2015-07", to: "2020-02", points: [
          "{Admisión de pacientes=Patient admission|Admisión de pacientes|Patient registration|Admisiones} en urgencias, {manejo de caja menor=Petty cash|Caja menor} y {elaboración de cartas=Correspondence|Elaboración de cartas|Letter writing|Correspondencia|Business correspondence}.",
          "Apoyo a {!enfermería=Nursing|Enfermería} y {!farmacia=Pharmacy|Farmacia} en el conteo mensual de insumos.",
          "[[Reduje el tiempo de admisión de 25 a 12 minutos por paciente.]]",
        ] },
        { title: "Recepcionista", company: "Odontología Sonría Fácil", place: "Envigado", dates: "Enero de 2013 – Junio de 2015", from: "2013-01", to: "2015-06", points: ["{Atención telefónica=Telephone handling|Atención telefónica|Phone handling|Telephone answering|Telephone etiquette} y presencial, {?recaudo de pagos=Cash handling|Recaudo|Payment collection|Recaudo de pagos}."] },
      ],
    },
    { heading: "HABILIDADES", list: ["{Word=Microsoft Word}, {Excel=Microsoft Excel} intermedio y {Outlook=Microsoft Outlook|Outlook}", "{Digitación=Touch typing|Digitación|Typing|Mecanografía|Data entry} 55 palabras por minuto", "{Terminología médica=Medical terminology|Terminología médica}", "{Atención al cliente=Customer service|Atención al cliente|Servicio al cliente}", "{~Discreción=Discretion|Discreción|Confidentiality}", "{~Trabajo en equipo=Teamwork|Trabajo en equipo}", "{~Puntualidad=Punctuality|Puntualidad}"] },
    { heading: "ESTUDIOS", studies: [
      { degree: "Técnico laboral en Secretariado Médico", degreeAlso: ["Técnico en Secretariado Médico"], institution: "Instituto Metropolitano de Educación", place: "Medellín", dates: "2011 – 2012", year: 2012 },
      { degree: "Bachiller académico", degreeAlso: ["Bachillerato"], institution: "Institución Educativa La Paz", place: "Envigado", dates: "2010", year: 2010 },
    ] },
    { heading: "CURSOS", certificates: ["{Facturación en salud}, SENA, 2019", "{?Excel intermedio}, SENA, 2021"] },
    { heading: "IDIOMAS", languages: ["{Español=Spanish}, {inglés=English} básico"] },
    { heading: "REFERENCIAS PERSONALES", text: ["Gloria Patricia Gil, {!contadora=Accounting|Contabilidad}, Cel. 311 555 0924", "Dr. Hernán Posada, ortopedista, Cel. 300 555 6631"] },
  ],
  optional: ["Secretariado", "Secretarial skills", "Atención al paciente", "Patient service", "Patient care", "Trámites ante EPS", "Health insurance", "Cobranza", "Payment collection", "Cash handling", "Recaudo", "Reception", "Recepción", "Inventory", "Stock taking", "Archivo", "Friendliness", "Amabilidad", "Organisation", "Orden", "Medical secretarial work", "Medical administration", "Gestión administrativa", "Facturación en salud", "Microsoft Office", "Patient relations", "Patient reception"],
  totalYears: 13.8,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-form", "tracked"],
};
