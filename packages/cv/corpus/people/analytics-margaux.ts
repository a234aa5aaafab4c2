import type { Person } from "../person.ts";

export const person: Person = {
  id: "analytics-margaux",
  family: "data",
  country: "FR",
  languageCode: "fr",
  name: "Margaux Le Goff",
  headline: "Analytics Engineer",
  email: "margaux.legoff@boitebretonne.example",
  phone: "+33 6 55 01 72 48",
  location: "Nantes",
  labels: { contact: "Contact", email: "E-mail", phone: "Téléphone", address: "Adresse" },
  links: [["LinkedIn", "https://linkedin.example/in/margaux-legoff"]],
  sections: [
    { heading: "En deux mots", text: ["Je range l'entrepôt pour que les métiers s'y retrouvent : des tables propres, des définitions écrites, des tests qui râlent avant le directeur financier. Ancienne contrôleuse de gestion, j'ai gardé le goût du chiffre juste."] },
    { heading: "Expérience", jobs: [
      { title: "Analytics Engineer", company: "Voilure", place: "Nantes", dates: "septembre 2023 – aujourd'hui", from: "2023-09", to: null, about: "Place de marché de location de bateaux, 140 personnes.", points: [
        "Modélisation en étoile de 210 modèles {dbt} sur {Snowflake}, tests et documentation compris",
        "Orchestration avec {Dagster}, ingestion par {Airbyte}",
        "[[Coût mensuel de Snowflake ramené de 11 400 € à 6 900 € en réécrivant les modèles incrémentaux]]",
        "Couche sémantique dans {Looker} ({LookML}) ; fin de la guerre des trois définitions de « réservation »",
        "Demandes venues du {!marketing=Marketing}, de la {!trésorerie=Trésorerie|Treasury} et de l'{!assurance=Assurance|Insurance} nautique : je cadre, j'écris le ticket, puis je code",
      ] },
      { title: "Data Analyst", company: "Mutuelle des Abers", place: "Brest", dates: "janvier 2021 – août 2023", from: "2021-01", to: "2023-08", points: [
        "{Tableaux de bord=Dashboards|Tableaux de bord|Dashboarding|Dashboard} {Power BI} pour 60 conseillers, requêtes {SQL} sur {Oracle}",
        "[[Clôture du reporting solvabilité passée de neuf à quatre jours]]",
        "{Python} ({pandas=Pandas|pandas}) pour rapprocher les fichiers des {!actuaires=Actuariat|Actuarial science}",
      ] },
      { title: "Contrôleuse de gestion (alternance)", titleAlso: ["Contrôleuse de gestion", "Contrôleuse de gestion en alternance"], company: "Conserverie Le Dréau", place: "Concarneau", dates: "septembre 2018 – août 2020", from: "2018-09", to: "2020-08", points: [
        "{Suivi budgétaire=Budget monitoring|Suivi budgétaire|Budget control|Budget tracking|Budgeting} de l'atelier, {?prix de revient=Cost accounting|Prix de revient|Costing|Product costing|Calcul des prix de revient} de la boîte de {!sardines=Sardines}, {Excel=Microsoft Excel|Excel} à haute dose",
      ] },
    ] },
    { heading: "Boîte à outils", groups: [
      ["Données", ["{SQL}", "{dbt}", "{Snowflake}", "{BigQuery}", "{Airflow=Apache Airflow|Airflow}"]],
      ["Code", ["{Python}", "{Git}", "{GitHub Actions}"]],
      ["Restitution", ["{Looker}", "{Metabase}", "{Power BI}"]],
    ] },
    { heading: "Savoir-être", tags: ["{~Pédagogie=Teaching ability|Pédagogie|Pedagogy|Didactic skills}", "{~Rigueur=Rigour|Rigueur|Thoroughness|Attention to detail}", "{~Humour}"] },
    { heading: "Formation", studies: [
      { degree: "Formation intensive Data Analytics (9 semaines)", degreeAlso: ["Formation intensive Data Analytics", "Data Analytics"], institution: "Le Chantier Numérique", place: "Nantes", dates: "2020", year: 2020 },
      { degree: "Master Contrôle de gestion et audit organisationnel", degreeAlso: ["Master Contrôle de gestion", "Master CGAO"], institution: "IAE Brest", dates: "2018 – 2020", year: 2020 },
      { degree: "Licence Économie-gestion", institution: "Université de Bretagne Occidentale", dates: "2015 – 2018", year: 2018 },
    ] },
    { heading: "Certifications", certificates: ["{dbt Analytics Engineering Certification|dbt Analytics Engineering}, 2024", "{SnowPro Core|SnowPro Core Certification}, 2023"] },
    { heading: "Langues", languages: ["{Français=French} (langue maternelle)", "{Anglais=English} (C1)", "{Breton} (notions)"] },
    { heading: "Ailleurs", text: ["{!Voile=Voile|Sailing} (J/80), {!accordéon=Accordéon|Accordion} diatonique, {!crêpes=Crêpes} du vendredi."] },
  ],
  optional: ["Analytics engineering", "Data modelling", "Modélisation", "Modélisation de données", "Modélisation en étoile", "Star schema", "Dimensional modelling", "Dimensional modeling", "Data warehouse", "Data warehousing", "Entrepôt de données", "Data testing", "Data quality", "Qualité des données", "Documentation", "Orchestration", "Data orchestration", "ETL", "ELT", "Ingestion", "Data ingestion", "Semantic layer", "Couche sémantique", "Business intelligence", "BI", "Reporting", "Solvency II", "Solvabilité", "Contrôle de gestion", "Management accounting", "Controlling", "Management control", "Requirements gathering", "Recueil du besoin", "Cost optimisation", "Optimisation des coûts", "CI/CD", "Data visualisation", "Tests", "Incremental models", "Modèles incrémentaux", "Data reconciliation", "Audit", "Data marts", "Audit organisationnel"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: [],
  files: ["canva-sidebar", "docx-sidebar", "web-margin-grid"],
};
