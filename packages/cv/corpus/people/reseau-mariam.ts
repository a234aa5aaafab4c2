import type { Person } from "../person.ts";

export const person: Person = {
  id: "reseau-mariam",
  family: "networking",
  country: "FR",
  languageCode: "fr",
  name: "Mariam Koné",
  headline: "Technicienne systèmes et réseaux",
  email: "mariam.kone@boitelyon.example",
  phone: "06 39 98 41 27",
  location: "69100 Villeurbanne",
  labels: { contact: "Contact", email: "E-mail", phone: "Tél.", address: "Adresse" },
  sections: [
    { heading: "Profil", text: ["Technicienne réseau avec six ans d'expérience, alternance comprise, en collectivité et en PME. Permis B, mobile sur toute la région lyonnaise."] },
    {
      heading: "Expériences professionnelles",
      jobs: [
        { title: "Technicienne systèmes et réseaux", company: "Mairie de Saint-Aubin-sur-Ozon", place: "Saint-Aubin-sur-Ozon", dates: "Octobre 2023 – Aujourd'hui", from: "2023-10", to: null, points: [
          "Administration de 45 {commutateurs Cisco=Cisco|Commutateurs Cisco|Cisco switches|Switches|Switching|Commutateurs} répartis sur douze sites, {VLAN|VLANs} et {Wi-Fi} public",
          "Gestion du {pare-feu=Firewalls|Pare-feu|Firewall|Firewall configuration} {Fortinet|FortiGate} et des accès {VPN}",
          "[[Réduction de 60 % des coupures dans les écoles après le remplacement des bornes]]",
          "Assistance aux agents de l'{!état civil=Civil registry|État civil} et de la {!comptabilité=Accounting|Comptabilité}",
        ] },
        { title: "Technicienne support informatique", company: "Infogest Rhône", place: "Bron", dates: "Septembre 2021 – Septembre 2023", from: "2021-09", to: "2023-09", points: [
          "{Support de niveaux 1 et 2=Helpdesk|Support de niveaux 1 et 2|Technical support|Support technique|Support informatique|IT support|Support utilisateurs} par téléphone et prise en main à distance, outil {GLPI}",
          "Préparation et {déploiement de postes=Workstation deployment|Déploiement de postes|PC deployment|Deployment} sous {Windows 11=Windows|Windows 11}",
          "Gestion des comptes dans {Active Directory} et des boîtes {Exchange|Microsoft Exchange|Exchange Online}",
          "[[Délai moyen de résolution ramené de 3 jours à 1 jour]]",
        ] },
        { title: "Alternante technicienne informatique", titleAlso: ["Technicienne informatique en alternance", "Alternante"], company: "Infogest Rhône", place: "Bron", dates: "Septembre 2020 – Août 2021", from: "2020-09", to: "2021-08", promoted: true },
      ],
    },
    { heading: "Compétences", groups: [
      ["Réseaux", ["{TCP/IP}", "{DHCP}", "{DNS}", "{OSPF}"]],
      ["Systèmes", ["{Windows Server}", "{Linux} (Debian)", "{Hyper-V}"]],
      ["Supervision", ["{Centreon}", "{Wireshark}"]],
      ["Scripts", ["{PowerShell}"]],
    ] },
    { heading: "Savoir-être", tags: ["{~Pédagogie=Teaching ability|Pédagogie|Pedagogy}", "{~Rigueur=Rigour|Rigueur|Attention to detail|Thoroughness}", "{~Sens du service=Customer orientation|Sens du service|Customer service|Service orientation}"] },
    { heading: "Formation", studies: [
      { degree: "Licence professionnelle Métiers des réseaux informatiques et télécommunications", degreeAlso: ["Licence professionnelle"], institution: "Université Lyon 1", dates: "2020 – 2021", year: 2021 },
      { degree: "BTS Services informatiques aux organisations", degreeAlso: ["BTS SIO"], institution: "Lycée La Martinière", place: "Lyon", dates: "2018 – 2020", year: 2020 },
    ] },
    { heading: "Certifications", certificates: ["{Cisco CCNA|CCNA} – 2024"] },
    { heading: "Langues", languages: ["{Français=French} : langue maternelle", "{Anglais=English} : B2", "{Bambara} : courant"] },
    { heading: "Centres d'intérêt", text: ["{!Handball} en club, {!couture=Sewing|Couture}, séries policières"] },
  ],
  optional: ["Network administration", "Administration réseau", "Administration systèmes", "System administration", "Remote support", "Prise en main à distance", "User account management", "Gestion des comptes", "Ticketing", "Monitoring", "Supervision", "Debian", "Scripting", "Virtualisation", "Wi-Fi", "Wireless networking", "Driving", "Network security", "Sécurité réseau", "User management", "Systems administration", "Networking", "Réseaux", "IT asset deployment", "Telephone support"],
  totalYears: 6.2,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-dark", "docx-tabs@libreoffice"],
};
