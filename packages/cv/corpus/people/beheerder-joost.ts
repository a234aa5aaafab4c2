import type { Person } from "../person.ts";

export const person: Person = {
  id: "beheerder-joost",
  family: "it support",
  country: "NL",
  languageCode: "nl",
  name: "Joost van der Meulen",
  headline: "Functioneel beheerder zorgapplicaties",
  email: "joost@vandermeulen-groningen.example",
  phone: "06 - 2947 1183",
  location: "Groningen",
  labels: { contact: "Contact", email: "E-mail", phone: "Telefoon", address: "Woonplaats" },
  sections: [
    { heading: "Personalia", rows: [["Adres", "{!Java}straat 14, 9715 AB Groningen"], ["Geboren", "3 mei 1991"], ["Rijbewijs", "B"]] },
    { heading: "Profiel", text: ["Ik sta tussen de dokter en de computer en zorg dat ze elkaar niet slaan. {~Klantgericht=Customer focus|Klantgericht|Klantgerichtheid|Customer orientation|Service orientation}, nuchter, en ik schrijf handleidingen die men uitleest."] },
    {
      heading: "Werkervaring",
      jobs: [
        { title: "Functioneel beheerder", company: "Ziekenhuis Noorderlicht", place: "Groningen", dates: "sinds mei 2020", from: "2020-05", to: null, points: ["{Functioneel beheer=Application management|Functioneel beheer|Functional application management|Application support|Applicatiebeheer} van {HiX} voor de afdelingen {!Cardiologie=Cardiology|Cardiologie}, {!Radiologie=Radiology|Radiologie} en de {!apotheek=Pharmacy|Apotheek}.", "{Incidentbeheer=Incident management|Incidentbeheer} en {wijzigingsbeheer=Change management|Wijzigingsbeheer} in {TOPdesk}; rapportages met {SQL} en {Power BI}.", "{?Testscripts=Test cases|Testscripts|Test scripts|Functional testing|Software testing|Test scenarios} opstellen en de {gebruikersacceptatietest=User acceptance testing|Gebruikersacceptatietest|UAT|Acceptance testing} begeleiden bij elke nieuwe versie.", "[[Openstaande meldingen teruggebracht van 412 naar 96 in een half jaar.]]"] },
        { title: "Servicedeskmedewerker", company: "Ziekenhuis Noorderlicht", place: "Groningen", dates: "jan 2017 – apr 2020", from: "2017-01", to: "2020-04", promoted: true, points: ["{Gebruikersondersteuning=User support|Gebruikersondersteuning|IT support|End-user support|Technical support} aan de telefoon en op de afdeling; accounts in {Active Directory}."] },
        { title: "Vakkenvuller (bijbaan)", titleAlso: ["Vakkenvuller"], company: "Supermarkt De Graanschuur", place: "Haren", dates: "2013 – 2016", from: "2013", to: "2016", points: ["{?Schappen vullen=Shelf stocking|Schappen vullen|Vakken vullen|Stocking}, naast de studie."] },
      ],
    },
    { heading: "Vaardigheden", tags: ["{ITIL}", "{Procesbeschrijving=Process documentation|Procesbeschrijving|Process mapping|Process description}", "{Gebruikerstraining=User training|Gebruikerstraining|End-user training|Training}", "{~Analytisch vermogen=Analytical thinking|Analytisch vermogen|Analytical skills}"] },
    { heading: "Opleiding", studies: [{ degree: "HBO-ICT, bachelor", degreeAlso: ["HBO-ICT", "Bachelor HBO-ICT"], institution: "Hanzehogeschool Groningen", dates: "2012 – 2016", year: 2016 }, { degree: "Verpleegkunde, niet afgerond", degreeAlso: ["Verpleegkunde"], institution: "Hanzehogeschool Groningen", dates: "2010 – 2011", year: 2011, unjudged: true }] },
    { heading: "Certificaten", certificates: ["{ITIL 4 Foundation}, 2021", "{ISTQB Foundation Level|ISTQB Foundation|ISTQB}, 2022"] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}", "{Engels=English}", "{Gronings=Gronings|Low Saxon|Dutch Low Saxon}"] },
    { heading: "Vrije tijd", text: ["{!Schaatsen=Ice skating|Schaatsen}, {!houtbewerking=Woodworking|Houtbewerking}. Vrijwilliger bij de Vereniging van Huisvrouwen (boodschappendienst). Ik maakte ooit een folder over {!handhygiëne=Hand hygiene|Handhygiëne}. Geen ervaring met {!Epic}; zou graag {!Python} leren."] },
  ],
  optional: ["Driving", "ICT", "Technical writing", "Handleidingen schrijven", "Handleidingen", "Documentation", "User documentation", "Manuals", "Service desk", "Reporting", "Rapportages", "Healthcare IT", "Electronic health records", "EHR", "Release management", "Account management", "User account management", "Composure", "Beheer van zorgapplicaties", "Telephone support", "Nuchterheid", "Level-headedness"],
  not: ["Housekeeping", "Grocery"],
  totalYears: 12.8,
  level: "Expert",
  inconsistencies: [],
  files: ["docs-serif", "docx-columns"],
};
