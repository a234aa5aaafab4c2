import type { Person } from "../person.ts";

export const person: Person = {
  id: "schilder-jeroen",
  family: "painting and decorating",
  country: "BE",
  languageCode: "nl",
  name: "Jeroen Vandecasteele",
  headline: "Huisschilder en behanger",
  email: "jeroen@vandecasteele-schilderwerken.example",
  phone: "0470 55 01 83",
  location: "8500 Kortrijk",
  labels: { contact: "Gegevens", email: "E-mail", phone: "Gsm", address: "Adres" },
  sections: [
    { heading: "Wie ben ik", text: ["Schilder sinds mijn zeventiende, eerst in loondienst, nu al jaren voor eigen rekening. Omdat de papierwinkel mij meer tijd kost dan het schilderen zoek ik opnieuw een vaste baan bij een ploeg."] },
    {
      heading: "Waar ik gewerkt heb",
      jobs: [
        { title: "Zelfstandig schilder", titleAlso: ["Schilder", "Zelfstandige schilder"], company: "Vandecasteele Schilderwerken (eenmanszaak)", companyAlso: ["Vandecasteele Schilderwerken", "Eenmanszaak"], place: "Kortrijk", dates: "maart 2017 – heden", from: "2017-03", to: null, points: ["{Binnen- en buitenschilderwerk=Painting|Schilderwerk|House painting|Interior and exterior painting|Schilderen|Interior painting|Exterior painting} bij particulieren en in zes scholen, ramen en gevels inbegrepen.", "{Behangen=Wallpapering|Behangen|Wallpaper hanging|Paperhanging} met vlies en glasvezel, {pleisterwerk herstellen=Plaster repair|Pleisterwerk|Plastering|Drywall repair|Plaster repairs} voor het schuren begint.", "{Spuiten=Spray painting|Spuiten|Airless spraying|Spray finishing|Verfspuiten} van deuren en keukens met airless.", "[[Zelf {offertes=Quotations|Offertes|Quoting|Estimating|Cost estimation|Offertes opmaken} opgemaakt en {facturen=Invoicing|Facturatie|Facturen|Billing} verstuurd; 8 op de 10 offertes werden een opdracht.]]", "{~Vriendelijk=Friendliness|Vriendelijkheid|Vriendelijk|Courtesy} voor buren, honden en architecten."] },
        { title: "Schilder", company: "Decor Leiestreek bvba", place: "Menen", dates: "september 2009 – februari 2017", from: "2009-09", to: "2017-02", points: ["{Stellingen=Scaffolding|Stellingbouw|Stellingen|Scaffold erection|Scaffolding erection} plaatsen en werken op {hoogte=Working at height|Werken op hoogte|Work at height|Hoogtewerken|Aerial work platforms}, ook met de hoogtewerker.", "{Lakwerk=Lacquering|Lakwerk|Varnishing|Lakken|Lacquer work|Paint finishing} op trappen, {betonlook=Decorative finishes|Betonlook|Decorative painting|Decorative plaster|Concrete look finishes} en {kleuradvies=Colour consulting|Kleuradvies|Color consulting|Colour advice|Color consultation|Colour consultancy}.", "[[Met een ploeg van drie 62 sociale woningen geschilderd in 11 weken, twee weken vroeger dan gepland.]]", "Gereedschap en {voorraad=Inventory management|Voorraadbeheer|Stock management|Voorraad|Stock control} van de bestelwagen bijgehouden."] },
        { title: "Leerjongen schilder", titleAlso: ["Leerjongen", "Leerling-schilder"], company: "Decor Leiestreek bvba", dates: "september 2007 – augustus 2009", from: "2007-09", to: "2009-08", promoted: true, points: ["Schuren, afplakken, {voegen=Caulking|Voegen|Jointing|Sealing|Pointing} en koffie."] },
      ],
    },
    { heading: "School", studies: [{ degree: "Getuigschrift leertijd schilder-behanger", degreeAlso: ["Leertijd schilder-behanger", "Getuigschrift schilder-behanger"], institution: "Syntra West, Kortrijk", dates: "2007 – 2009", year: 2009 }] },
    { heading: "Attesten", certificates: ["{VCA|VCA Basis|VCA Basisveiligheid}, geldig tot 2029", "{Rijbewijs B, BE|Rijbewijs B|Rijbewijs BE}"] },
    { heading: "Talen", languages: ["{Nederlands=Dutch} (moedertaal)", "{Frans=French} (vlot)", "{Engels=English} (beperkt)"] },
    { heading: "Vrije tijd", text: ["Wielertoerist, duivenmelker, {!bier brouwen=Brewing} in de garage"] },
  ],
  optional: ["Painting", "Decorating", "Sanding", "Masking", "Plastering", "Surface preparation", "Window painting", "Glass fibre wallpaper", "Self-employment", "Entrepreneurship", "Sales", "Teamwork", "Tool maintenance", "Construction", "Facade painting", "Project planning", "Safety", "Schuren", "Customer contact", "Customer service", "Administration", "Painting and decorating", "Aerial work platforms"],
  totalYears: 19.2,
  level: "Expert",
  inconsistencies: [],
  files: ["justified", "docx-tabs", "dates-left"],
};
