import type { Person } from "../person.ts";

export const person: Person = {
  id: "contadora-lucia",
  family: "accounting",
  country: "MX",
  languageCode: "es",
  name: "Lucía Hernández Treviño",
  printedName: "C.P. LUCÍA HERNÁNDEZ TREVIÑO",
  headline: "Contadora Pública",
  email: "lucia.hdz@despacho.example",
  phone: "442 318 5560",
  location: "Querétaro, Qro., México",
  labels: { contact: "Contacto", email: "Correo electrónico", phone: "Teléfono", address: "Domicilio" },
  sections: [
    { heading: "Datos generales", rows: [["Edad", "34 años"], ["Estado civil", "casada"], ["CURP y RFC", "disponibles a solicitud"]] },
    { heading: "Objetivo profesional", text: ["Contadora con más de 20 años de experiencia en {contabilidad general=General accounting|Contabilidad general|Accounting|Contabilidad}, busco una gerencia administrativa donde aportar {~honestidad=Honesty|Honestidad|Integrity} y {~trabajo bajo presión=Working under pressure|Trabajo bajo presión|Work under pressure|Stress tolerance}."] },
    {
      heading: "Experiencia laboral",
      jobs: [
        { title: "Contadora general", company: "Empaques del Bajío S.A. de C.V.", place: "El Marqués, Qro.", dates: "Marzo 2020 – Actual", from: "2020-03", to: null, points: ["{Estados financieros=Financial statements|Estados financieros|Financial reporting|Financial statement preparation} mensuales, {conciliaciones bancarias=Bank reconciliation|Conciliaciones bancarias|Bank reconciliations|Conciliación bancaria|Account reconciliation}, {declaraciones de IVA e ISR=Tax returns|Declaraciones de IVA e ISR|Tax filing|VAT|Tax declarations|IVA|ISR|VAT returns|Declaraciones fiscales|Tax compliance|Income tax|Declaraciones de impuestos} ante el SAT", "{Timbrado de CFDI=Electronic invoicing|Timbrado de CFDI|CFDI|CFDI 4.0|CFDI stamping|E-invoicing|CFDI invoicing|Facturación electrónica} y {nómina=Payroll|Nómina|Payroll processing} de 140 trabajadores en {CONTPAQi=CONTPAQi|CONTPAQ|CONTPAQi Contabilidad|CONTPAQi Nóminas}", "[[Recuperé 1.8 millones de pesos de saldos a favor de IVA en 2023.]]", "Tableros en {!Power BI=Power BI|Microsoft Power BI}: los hace el área de sistemas; yo entrego las cifras."] },
        { title: "Auxiliar contable", company: "Despacho Rivas y Asociados", place: "Querétaro, Qro.", dates: "Agosto 2015 – Febrero 2020", from: "2015-08", to: "2020-02", points: ["{Registro de pólizas=Journal entries|Registro de pólizas|Bookkeeping|Journal entry posting|Pólizas|Journal entry|Accounting entries}, {cuentas por pagar=Accounts payable|Cuentas por pagar} y {cuentas por cobrar=Accounts receivable|Cuentas por cobrar}, {DIOT=DIOT|DIOT filing}", "Apoyo en la {auditoría=Auditing|Auditoría|Audit|Audit support|Inventory audit|External audit} de inventarios del proveedor {!Delphi} Autopartes", "{Trámites ante IMSS e INFONAVIT=IMSS|Trámites ante IMSS e INFONAVIT|INFONAVIT|Social security procedures|IMSS and INFONAVIT procedures|Social security|IMSS e INFONAVIT|Social security administration} ({SUA=SUA|SUA IMSS}, {IDSE})"] },
      ],
    },
    {
      heading: "Formación académica",
      studies: [
        { degree: "Licenciatura en Contaduría Pública", institution: "Universidad Autónoma de Querétaro", place: "Querétaro, Qro.", dates: "2010 – 2015", year: 2015 },
        { degree: "Bachillerato", institution: "Colegio de Bachilleres Plantel 1", place: "Querétaro, Qro.", dates: "2007 – 2010", year: 2010 },
      ],
    },
    { heading: "Cursos y diplomados", certificates: ["{Diplomado en Impuestos=Diplomado en Impuestos|Diploma in Taxation|Tax diploma}, Colegio de Contadores de Querétaro, 2018", "{Certificación en Contabilidad=Certificación en Contabilidad|Certificación en Contabilidad General|Accounting certification}, IMCP, 2021"] },
    { heading: "Paquetería", tags: ["{Excel avanzado=Microsoft Excel|Excel|Excel avanzado|Advanced Excel|MS Excel} (tablas dinámicas)", "{Aspel COI=Aspel COI|Aspel|COI}", "{SAP Business One=SAP Business One|SAP B1|SAP}"] },
    { heading: "Idiomas", languages: ["{Español=Spanish} (nativo), {inglés=English} (70 %, lectura y correo)"] },
    { heading: "Referencias", text: ["C.P. Jorge Rivas, Despacho Rivas y Asociados, 442 215 0098", "Lic. {!Julia} Arvizu, Empaques del Bajío, 442 240 7711"] },
  ],
  optional: ["Impuestos", "Licencia de conducir", "Cédula profesional", "Finance", "Customer service", "Cash flow management", "VAT refunds", "Tax refunds", "Devolución de IVA", "VAT recovery", "Pivot tables", "Tablas dinámicas"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["web-margin-grid", "docx-header"],
};
