import type { Person } from "../person.ts";

export const person: Person = {
  id: "apicultora-remedios",
  family: "agriculture",
  country: "ES",
  languageCode: "es",
  name: "Remedios Chaparro Galán",
  headline: "Apicultora",
  email: "remedios.chaparro@correovilluerca.example",
  phone: "+34 600 555 417",
  location: "Alía, Cáceres",
  labels: { contact: "Contacto", email: "Correo", phone: "Móvil", address: "Domicilio" },
  sections: [
    { heading: "Presentación", text: ["Empecé con dos colmenas de mi abuelo y una enciclopedia. Busco empresa con colmenar grande donde no tenga que hacer yo también las facturas."] },
    {
      heading: "Trabajo",
      jobs: [
        { title: "Apicultora autónoma", titleAlso: ["Apicultora"], company: "Mieles de la Siberia", companyAlso: ["Autónoma"], place: "Alía", dates: "marzo de 2016 – actualidad", from: "2016-03", to: null, points: [
          "420 colmenas {?Langstroth=Langstroth hives|Langstroth} en {trashumancia=Migratory beekeeping|Trashumancia|Transhumance|Trashumancia apícola}: {!encina=Encina|Forestry}, {!jara=Jara} y romero en Extremadura, {!girasol=Sunflower|Girasol} en Cuenca, {!azahar=Azahar} en Valencia.",
          "{Cría de reinas=Queen rearing|Cría de reinas|Queen breeding} propia, {?núcleos=Nucleus production|Núcleos|Nucs} para vender en abril, lucha contra la {varroa=Varroa control|Varroa|Varroa management|Varroa treatment|Control de varroa} con {?ácido oxálico=Oxalic acid treatment|Ácido oxálico|Oxalic acid}.",
          "[[Mortandad de invierno: del 28 % al 9 % en cuatro campañas.]]",
          "{Extracción=Honey extraction|Extracción|Extracción de miel|Honey harvesting}, envasado con registro sanitario y venta en mercados; el {!abejaruco=Birds|Abejaruco} no lo espanto, convivimos.",
        ] },
        { title: "Peona apícola", companyAlso: ["Colmenares Guadalupe"], company: "Colmenares Guadalupe S. Coop.", place: "Guadalupe", dates: "febrero de 2011 – octubre de 2013", from: "2011-02", to: "2013-10", points: ["{Desoperculado=Uncapping|Desoperculado}, {cera estampada=Wax foundation making|Cera estampada|Wax processing|Wax foundation|Beeswax processing}, cargar de noche."] },
        { title: "Dependienta", company: "Ferretería Monfragüe", place: "Navalmoral de la Mata", dates: "mayo de 2008 – enero de 2011", from: "2008-05", to: "2011-01", points: ["Mostrador de {!tornillos=Screws|Tornillos}, {!fontanería=Plumbing|Fontanería} y {!pintura=Painting|Pintura}."] },
      ],
    },
    { heading: "Sé hacer", list: [
      "{Recoger enjambres=Swarm collection|Recoger enjambres|Recogida de enjambres|Swarm catching|Swarm removal}, {polen y propóleo=Pollen and propolis harvesting|Polen y propóleo|Pollen harvesting|Pollen collection|Pollen trapping|Propolis harvesting}",
      "{Análisis sensorial de mieles=Honey sensory analysis|Análisis sensorial de mieles|Honey tasting|Sensory analysis|Análisis sensorial|Cata de mieles}",
      "Cuaderno de explotación, guías y {trazabilidad=Traceability|Trazabilidad}; {SIGGAN|SITRAN} de memoria",
      "{Camión grúa=Lorry crane operation|Camión grúa|Truck-mounted crane|Lorry loader operation}, carné C; {?desbrozadora=Brushcutter operation|Desbrozadora|Brush clearing}",
      "{~Paciencia=Patience|Paciencia} (con las abejas toda)",
    ] },
    { heading: "Formación", studies: [
      { degree: "Ciclo de grado medio en Producción Agroecológica", degreeAlso: ["Técnico en Producción Agroecológica", "Grado medio en Producción Agroecológica"], institution: "IES Extremadura", place: "Mérida", dates: "2005 – 2007", year: 2007 },
      { degree: "Bachillerato", institution: "IES Mario Roso de Luna", place: "Logrosán", dates: "2005", year: 2005 },
    ] },
    { heading: "Carnés y cursos", certificates: ["{Bienestar animal en transporte|Bienestar animal}, 2021", "{Manipulador de alimentos|Manipuladora de alimentos|Food handler}, 2016", "{Aplicador de fitosanitarios, nivel básico|Aplicador de fitosanitarios|Aplicador de productos fitosanitarios}, 2012"] },
    { heading: "Idiomas", languages: ["{Español=Spanish}, {portugués=Portuguese} (del otro lado de la raya)"] },
    { heading: "Ratos libres", text: ["{!Encaje de bolillos=Lace making|Encaje de bolillos}, coro de la Virgen, {!caza=Hunting|Caza} no."] },
  ],
  not: ["Ferretería", "Hardware"],
  optional: ["Beekeeping", "Apiculture", "Apicultura", "Packaging", "Envasado", "Bottling", "Honey packing", "Market sales", "Sales", "Direct sales", "Ventas", "Farm records", "Record keeping", "Cuaderno de explotación", "Truck driving", "Driving", "Retail", "Organic farming", "Agroecology", "Food safety", "Honey production", "Hive management", "Beehive management", "Agriculture", "Invoicing", "Crane operation", "Colmenas", "Hive transport", "Counter sales", "Animal welfare", "Food handling", "Atención al público", "Customer service", "Crop spraying", "Hive inspection", "Manejo de colmenas", "Livestock transport permits"],
  totalYears: 16.2,
  level: "Expert",
  inconsistencies: ["gap"],
  files: ["cards", "docx-tabs@libreoffice-docx"],
};
