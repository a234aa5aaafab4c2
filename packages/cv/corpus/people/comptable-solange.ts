import type { Person } from "../person.ts";

export const person: Person = {
  id: "comptable-solange",
  family: "accounting",
  country: "CM",
  languageCode: "fr",
  name: "Solange Mbarga Etoundi",
  headline: "Comptable",
  email: "solange.mbarga@wouripost.example",
  phone: "+237 6 55 50 12 84",
  location: "Douala, Cameroun",
  labels: { contact: "Coordonnées", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "Parcours professionnel", jobs: [
      { title: "Comptable", company: "Sanaga Distribution SARL", companyAlso: ["Sanaga Distribution"], place: "Douala", dates: "depuis avril 2024", from: "2024-04", to: null, points: ["{Déclarations de TVA=VAT|Déclarations de TVA|TVA|Déclaration de TVA|VAT declarations|Déclarations fiscales|Tax returns}, {rapprochements bancaires=Bank reconciliation|Rapprochements bancaires|Rapprochement bancaire} et {?clôture mensuelle=Month-end closing|Clôture mensuelle|Month-end close|Monthly closing} le cinq du mois.", "[[Délai de recouvrement des créances ramené de 74 à 41 jours.]]"] },
      { title: "Assistante comptable", company: "Cabinet Essomba & Associés", companyAlso: ["Cabinet Essomba et Associés"], place: "Yaoundé", dates: "septembre 2021 – mars 2024", from: "2021-09", to: "2024-03", points: ["{?Tenue des livres=Bookkeeping|Tenue des livres|Tenue de livres|Tenue de comptabilité} de quinze commerces ; {paie=Payroll|Paie|Gestion de la paie} de 60 salariés ; {!caisses=Cash handling|Caisse} de {!poisson=Poisson|Fish} sous la fenêtre."] },
      { title: "Stagiaire", company: "Cabinet Essomba & Associés", companyAlso: ["Cabinet Essomba et Associés"], place: "Yaoundé", dates: "mars 2021 – août 2021", from: "2021-03", to: "2021-08" },
    ] },
    { heading: "Savoir-faire", tags: ["{Comptabilité générale=General accounting|Comptabilité générale|Comptabilité|Accounting|Financial accounting}", "{SYSCOHADA|OHADA}", "{Sage Saari=Sage|Sage Saari|Sage 100|Sage Saari Comptabilité}", "{Excel=Microsoft Excel}", "{Recouvrement=Debt collection|Recouvrement|Recouvrement de créances|Recouvrement des créances|Collections}", "{~Rigueur=Rigour|Rigueur|Attention to detail|Accuracy|Diligence}"] },
    { heading: "Formation", studies: [
      { degree: "Licence professionnelle en comptabilité et finance", degreeAlso: ["Licence professionnelle", "Licence en comptabilité et finance"], institution: "Université de Douala", dates: "2020", year: 2020 },
      { degree: "BTS Comptabilité et gestion des entreprises", degreeAlso: ["BTS", "BTS Comptabilité et gestion"], institution: "Institut supérieur du Wouri", dates: "", year: null },
    ] },
    { heading: "Langues", languages: ["{français=French} (langue maternelle), {anglais=English} (B2), {ewondo=Ewondo}"] },
    { heading: "Centres d'intérêt", text: ["{!Couture=Sewing|Couture}, chorale de la paroisse."] },
    { heading: "Références", text: ["M. Célestin Essomba, expert-comptable, 6 99 55 03 17"] },
  ],
  optional: ["Accounts receivable", "Receivables", "Receivables management", "Gestion", "Business management", "Taxation", "Credit control", "Fiscalité", "Closing", "Finance", "Account reconciliation", "Reconciliation"],
  not: ["Chorale"],
  totalYears: 5.7,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-left", "docx-pipes"],
};
