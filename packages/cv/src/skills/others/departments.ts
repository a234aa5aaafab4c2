/** Words that a department is called by, as they stand in a sentence. */
export const DEPARTMENT =
  "Regulatory Affairs|Product Management|Facilities|Manufacturing|Medical Affairs|Marketing|Sales|Finance|HR|Human Resources|IT|Accounts|Accounting|Procurement|Purchasing|Production|Logistics|Legal|Operations|Engineering|Design|Product|Quality|" +
  "Compliance|Risk|Planning|Research|R&D|Maintenance|Warehouse|Security|Housekeeping|Kitchen|Front Office|Reception|Pharmacy|Nursing|Billing|Merchandising|Supply Chain|" +
  "Customer (?:Success|Service|Care|Support)|Data Science|Support|Buying|Admissions|Payroll|Treasury|Tax|Internal Audit|Audit|Store Operations|Dispatch|Customer Services|Revenue Management|Communications|Health and Safety|Training|Sustainability|" +
  "Comptabilité|Achats|Ventes|Commercial|Ressources humaines|Juridique|Logistique|Qualité|Informatique|Pharmacie|" +
  "Einkauf|Vertrieb|Buchhaltung|Personal|Produktion|Logistik|Qualität|Qualitätssicherung|Konstruktion|Versand|Fertigung|Lager|Controlling|" +
  "Compras|Ventas|Contabilidad|Recursos Humanos|Producción|Logística|Calidad|Enfermería|Farmacia|Almacén|Finanzas|Mantenimiento|" +
  "Contabilidade|Vendas|Produção|Qualidade|Enfermagem|Farmácia|Armazém|Finanças|Financeiro|Jurídico|Manutenção|Comercial|Expedição|Receção|" +
  "Acquisti|Contabilità|Vendite|Produzione|Logistica|Qualità|Amministrazione|Risorse umane|Magazzino|Spedizioni|" +
  "Inkoop|Verkoop|Financiën|Boekhouding|Productie|Logistiek|Kwaliteit|Personeelszaken|Magazijn";
