import type { Person } from "../person.ts";

export const person: Person = {
  id: "accountant-diego",
  family: "accounting",
  country: "AR",
  languageCode: "es",
  name: "Diego Martín Ferreyra",
  headline: "Contador público",
  email: "diego.ferreyra@pampabox.example",
  phone: "+54 9 351 622 4470",
  location: "Córdoba, Argentina",
  labels: { contact: "Contacto", email: "E-mail", phone: "Teléfono", address: "Localidad" },
  sections: [
    { heading: "Resumen", text: ["Contador con nueve años de experiencia en industria alimenticia."] },
    {
      heading: "Antecedentes laborales",
      jobs: [
        { title: "Jefe de contabilidad", company: "Lácteos Sierra Chica S.A.", place: "Córdoba", dates: "03/2020 a la fecha", from: "2020-03", to: null, points: ["{Balances=Financial statements|Balances|Financial reporting}, {impuestos=Taxation|Impuestos|Tax|Tax accounting} y {presupuesto=Budgeting|Presupuesto|Budget management} anual.", "[[El cierre mensual bajó de 12 a 5 días.]]"] },
        { title: "Analista contable", company: "Molinos del Suquía", place: "Córdoba", dates: "07/2017 a 02/2020", from: "2017-07", to: "2020-02", points: ["{Conciliaciones bancarias=Bank reconciliation|Conciliaciones bancarias}, {cuentas a pagar=Accounts payable|Cuentas a pagar}."] },
      ],
    },
    { heading: "Conocimientos", tags: ["{Tango Gestión}", "{Excel avanzado=Microsoft Excel|Excel avanzado}", "{SAP}", "{Liquidación de sueldos=Payroll|Liquidación de sueldos}"] },
    { heading: "Estudios", studies: [{ degree: "Contador Público Nacional", degreeAlso: ["Contador Público"], institution: "Universidad Nacional de Córdoba", dates: "2011 – 2017", year: 2017 }] },
    { heading: "Idiomas", languages: ["{Castellano=Spanish}, {inglés=English} técnico"] },
  ],
  optional: ["Accounting", "Month-end closing", "Month-end close"],
  totalYears: 9.3,
  level: "Senior",
  inconsistencies: [],
  files: ["compact", "docx-pipes", "dot-leaders"],
};
