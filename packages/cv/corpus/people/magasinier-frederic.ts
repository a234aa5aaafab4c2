import type { Person } from "../person.ts";

export const person: Person = {
  id: "magasinier-frederic",
  family: "logistics",
  country: "BE",
  languageCode: "fr",
  name: "Frédéric Delvaux",
  headline: "Magasinier-cariste",
  email: "fred.delvaux@boitemail.example",
  phone: "0475 61 20 94",
  location: "4040 Herstal",
  labels: { contact: "Contact", email: "Courriel", phone: "Téléphone", address: "Adresse" },
  sections: [
    { heading: "Coordonnées et informations", rows: [["Date de naissance", "27/08/1984"], ["Nationalité", "belge"], ["Permis de conduire", "B et C"]] },
    { heading: "En bref", text: ["Magasinier depuis 2013, {~ponctuel=Punctuality|Ponctuel|Ponctualité}, {~flexible=Flexibility|Flexible|Flexibilité|Adaptability} sur les horaires (2 × 8, nuits). Je connais un entrepôt de la {réception=Goods receipt|Réception|Goods receiving|Receiving|Réception des marchandises|Goods reception|Incoming goods} jusqu'au quai."] },
    {
      heading: "Parcours professionnel",
      jobs: [
        { title: "Chef d'équipe magasin", company: "Mosane Logistique SA", place: "Herstal", dates: "02/2020 – à ce jour", from: "2020-02", to: null, points: ["{~Encadrement=Team leadership|Encadrement|Leadership|Team management|Supervision|Team supervision|Encadrement d'équipe|Staff supervision} de 9 préparateurs de commandes", "{Inventaire tournant=Cycle counting|Inventaire tournant|Inventory|Inventory management|Cycle count|Inventaire|Stocktaking|Stock taking|Inventory counting} et gestion des écarts dans {Reflex WMS=Reflex WMS|WMS|Reflex|Warehouse management system|Hardis Reflex}", "{Planification des quais=Dock scheduling|Planification des quais|Dock planning|Yard management|Loading dock planning|Dock management}, lettres de voiture {CMR=CMR|CMR consignment notes|CMR waybill|Lettres de voiture CMR|Consignment notes|Transport documents|Lettres de voiture|Shipping documents}", "[[Fiabilité du stock portée de 96,2 % à 99,4 % en dix-huit mois.]]", "Le service achats encode dans {!SAP}; nous recevons seulement ses bons imprimés."] },
        { title: "Magasinier-cariste", company: "Mosane Logistique SA", place: "Herstal", dates: "05/2013 – 01/2020", from: "2013-05", to: "2020-01", points: ["Conduite de {chariot frontal=Forklift driving|Chariot frontal|Forklift|Forklift operation|Counterbalance forklift|Chariot élévateur|Conduite de chariot élévateur|Forklift truck} et de {mât rétractable=Reach truck|Mât rétractable|Chariot à mât rétractable|Reach truck operation}", "{Préparation de commandes=Order picking|Préparation de commandes|Picking|Order preparation} au {scanner RF=RF scanner|Scanner RF|RF scanning|Barcode scanner|RF scanners|Barcode scanning|Handheld scanner}, {filmage=Pallet wrapping|Filmage|Stretch wrapping|Palletizing|Wrapping|Palletising|Packing|Packaging} et {chargement=Truck loading|Chargement|Loading|Loading trucks|Loading and unloading|Chargement de camions|Loading of trucks}", "Colis {!express=Express|Express.js} et palettes pour le client {!Oracle} Belgique"], promoted: true },
        { title: "Ouvrier de production", company: "Verreries de Seraing", place: "Seraing", dates: "09/2007 – 04/2013", from: "2007-09", to: "2013-04", points: ["{Contrôle visuel=Visual inspection|Contrôle visuel|Quality control|Visual quality control|Quality inspection|Visual checks} des flacons, mise en caisse"] },
      ],
    },
    { heading: "Brevets et attestations", certificates: ["{Brevet cariste=Brevet cariste|Brevet de cariste|Forklift licence|Forklift license|Forklift certificate}, Forem, 2013, recyclage 2023", "{VCA de base=VCA|VCA de base|VCA Base|B-VCA|Basic VCA}, 2021", "{Secouriste d'entreprise=Secouriste d'entreprise|Company first aider|First Aid|Workplace first aider|First aider}, Croix-Rouge de Belgique, 2022"] },
    {
      heading: "Études",
      studies: [
        { degree: "CESS technique de qualification, électromécanique", institution: "Institut Saint-Laurent", place: "Liège", dates: "2003", year: 2003 },
      ],
    },
    { heading: "Langues", languages: ["{Français=French}: langue maternelle", "{Néerlandais=Dutch}: moyen (notions de magasin)", "{Italien=Italian}: compris et parlé en famille"] },
    { heading: "Informatique", tags: ["{Excel=Microsoft Excel|Excel|MS Excel}", "{Outlook=Microsoft Outlook|Outlook|MS Outlook}"] },
    { heading: "Loisirs", text: ["Football (entraîneur des U10), pêche, marche Adeps"] },
  ],
  optional: ["Permis B", "Driving licence", "Logistics", "Logistique", "Warehousing", "Warehouse management", "Magasinage", "Warehouse operations", "Safety", "Cleaning", "Shift work", "Mise en caisse", "Production", "Machine operation"],
  totalYears: 19.2,
  level: "Expert",
  inconsistencies: [],
  files: ["europass", "company-dash"],
};
