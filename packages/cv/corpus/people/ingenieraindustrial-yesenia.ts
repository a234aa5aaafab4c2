import type { Person } from "../person.ts";

export const person: Person = {
  id: "ingenieraindustrial-yesenia",
  family: "manufacturing",
  country: "GT",
  languageCode: "es",
  name: "Yesenia Marroquín Tzoc",
  headline: "Ingeniera industrial",
  email: "yesenia.marroquin@ejemplocorreo.example",
  phone: "+502 5512 7840",
  location: "Escuintla, Guatemala",
  labels: { contact: "Contacto", email: "Correo", phone: "Teléfono", address: "Dirección" },
  sections: [
    {
      heading: "Trayectoria",
      jobs: [
        { title: "Ingeniera de procesos", company: "Embotelladora Atitlán", place: "Escuintla", dates: "feb. 2020 – actualidad", from: "2020-02", to: null, points: [
          "Aplicación de {SMED} y {5S} en cuatro líneas; tablero semanal en {Power BI}.",
          "[[El cambio de formato bajó de 75 a 28 minutos.]]",
          "Recorrido diario con los jefes de turno.",
        ] },
        { title: "Analista de producción", company: "Calzado Quetzal", place: "Mixco", dates: "jun. 2017 – ene. 2020", from: "2017-06", to: "2020-01", points: [
          "{Estudio de tiempos=Work study|Estudio de tiempos|Time study|Time studies} en {!costura=Sewing|Costura}, {!troquelado=Die cutting|Troquelado} y {!empaque=Packing|Empaque|Packaging}.",
        ] },
      ],
    },
    { heading: "Conocimientos", tags: ["{Lean Manufacturing=Lean manufacturing|Lean Manufacturing|Manufactura esbelta}", "{Minitab}", "{AutoCAD}", "{Excel=Microsoft Excel}", "{Balance de líneas=Line balancing|Balance de líneas|Balanceo de líneas}", "{~Liderazgo=Leadership|Liderazgo}", "{~Trabajo en equipo=Teamwork|Trabajo en equipo}"] },
    { heading: "Certificación", certificates: ["{Six Sigma Green Belt|Green Belt|Green Belt Six Sigma} (2021)"] },
    { heading: "Estudios", studies: [{ degree: "Ingeniería Industrial", institution: "Universidad de San Carlos de Guatemala", dates: "2011 – 2017", year: 2017 }] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {kaqchikel=Kaqchikel}, {inglés=English}"] },
    { heading: "Tiempo libre", text: ["Marimba con mi familia, {!bomberos=Firefighting|Bomberos} voluntarios los domingos"] },
  ],
  optional: ["Six Sigma", "Dashboards", "Industrial engineering", "Ingeniería industrial", "Process improvement", "Mejora de procesos", "Mejora continua", "Process engineering", "Time and motion study", "Production analysis", "Análisis de producción", "Gestión de procesos", "Data visualisation", "Reporting", "Ingeniería de procesos", "Producción", "Production", "Production planning"],
  not: ["Footwear"],
  totalYears: 9.4,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-left", "compact"],
};
