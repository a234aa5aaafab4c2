import type { Person } from "../person.ts";

export const person: Person = {
  id: "conducteur-youssef",
  family: "civil engineering",
  country: "MA",
  languageCode: "fr",
  name: "Youssef Benkirane",
  headline: "Ingénieur d'État en génie civil – Conducteur de travaux",
  email: "y.benkirane@genie.example",
  phone: "+212 6 61 40 27 83",
  location: "Casablanca, Maroc",
  labels: { contact: "Contact", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "Profil", text: ["Ingénieur en génie civil, 8 ans d'expérience dans le bâtiment et les VRD. {~Rigoureux=Rigour|Rigoureux|Rigueur|Thoroughness|Attention to detail}, habitué aux délais serrés et à la {~négociation=Negotiation|Négociation|Negotiation skills} avec les sous-traitants."] },
    {
      heading: "Expérience professionnelle",
      jobs: [
        { title: "Conducteur de travaux principal", company: "Atlas Bâtisseurs SARL", place: "Casablanca", dates: "Janvier 2022 à aujourd'hui", from: "2022-01", to: null, points: ["{Conduite de travaux=Construction management|Conduite de travaux|Site management|Works management|Construction site management|Works supervision|Construction supervision} d'un lot gros œuvre de 240 logements à Bouskoura", "{Planning=Scheduling|Planning|Construction scheduling|Planification|Project planning|Project scheduling} sous {MS Project=Microsoft Project|MS Project}, {métrés=Quantity take-off|Métrés|Métré|Quantity surveying|Quantity takeoff|Bill of quantities|Quantity takeoffs}, {décomptes=Progress billing|Décomptes|Payment certificates|Interim payment certificates|Progress payments|Billing|Décomptes de travaux}, {gestion des sous-traitants=Subcontractor management|Gestion des sous-traitants|Subcontracting|Subcontractor coordination}", "Réunions hebdomadaires de chantier, en {!visio=Visio|Microsoft Visio} avec l'architecte de Rabat", "[[Livraison de la tranche 1 avec cinq semaines d'avance et 3 % sous le budget.]]"] },
        { title: "Ingénieur travaux VRD", company: "Sogéroute Maghreb", place: "Rabat", dates: "Septembre 2018 – décembre 2021", from: "2018-09", to: "2021-12", points: ["{Terrassement=Earthworks|Terrassement|Excavation|Earthwork}, {assainissement=Sewerage|Assainissement|Sanitation|Drainage|Sewer works|Sanitation works|Sewage systems|Wastewater drainage}, {enrobés=Asphalt paving|Enrobés|Asphalt|Paving|Road paving|Bituminous mixes} sur les abords de la ligne 2 du tramway; la pose des {!rails=Ruby on Rails|Rails} revenait à un autre titulaire", "{Contrôle qualité=Quality control|Contrôle qualité|Quality assurance|QA/QC} des bétons, {essais Proctor=Proctor test|Essais Proctor|Proctor tests|Soil testing|Proctor compaction test|Soil compaction testing|Geotechnical testing} avec le laboratoire"] },
        { title: "Stagiaire (projet de fin d'études)", company: "Bureau d'études Oued Structures", place: "Fès", dates: "Février – juin 2018", from: "2018-02", to: "2018-06", points: ["Dimensionnement d'un R+5 en {béton armé=Reinforced concrete|Béton armé|Reinforced concrete design|RC design|Structural design} selon le {BAEL=BAEL|BAEL 91} et le {RPS 2000=RPS 2000|RPS|Seismic design|RPS 2000 seismic code|Moroccan seismic code}"] },
      ],
    },
    { heading: "Logiciels", tags: ["{AutoCAD}", "{Robot Structural Analysis=Robot Structural Analysis|Autodesk Robot|Robot|Autodesk Robot Structural Analysis}", "{Covadis}", "{Excel=Microsoft Excel|Excel|MS Excel}", "{Primavera P6=Primavera P6|Primavera|Oracle Primavera P6}"] },
    {
      heading: "Formation",
      studies: [
        { degree: "Diplôme d'ingénieur d'État en génie civil", institution: "École Hassania des Travaux Publics", place: "Casablanca", dates: "2015 – 2018", year: 2018 },
        { degree: "Classes préparatoires MPSI/MP", institution: "Lycée Moulay Idriss", place: "Fès", dates: "2013 – 2015", year: 2015 },
        { degree: "Baccalauréat sciences mathématiques, mention Bien", institution: "Lycée Moulay Idriss", place: "Fès", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Langues", languages: ["{Arabe=Arabic} (langue maternelle), {français=French} (courant), {anglais=English} (B2, technique)"] },
    { heading: "Projet", text: ["Je souhaite me former au BIM avec {!Revit=Revit|Autodesk Revit}, que je ne pratique pas encore."] },
    { heading: "Divers", text: ["Permis B. Mobilité nationale. Membre du club d'échecs d'Aïn Diab."] },
  ],
  optional: ["Civil engineering", "Génie civil", "BIM", "Permis B", "Driving licence", "Site supervision", "Project management", "Gestion de projet", "Construction", "Roads and utilities", "Gros œuvre", "Structural work", "Shell construction", "Budget management", "Budget control", "Suivi budgétaire", "VRD", "Road works", "Roadworks", "Concrete testing", "Concrete", "Béton", "Dimensionnement", "Structural engineering", "Structural calculations", "Structural analysis"],
  totalYears: 8.6,
  level: "Senior",
  inconsistencies: [],
  files: ["pandoc-pdf", "docx-letterhead"],
};
