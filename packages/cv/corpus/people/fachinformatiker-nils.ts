import type { Person } from "../person.ts";

export const person: Person = {
  id: "fachinformatiker-nils",
  family: "it support",
  country: "DE",
  languageCode: "de",
  name: "Nils Petersen",
  headline: "Fachinformatiker für Systemintegration",
  email: "nils.petersen@foerdepost.example",
  phone: "0151 555 78042",
  location: "24103 Kiel",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    { heading: "Persönliche Daten", rows: [["Geburtsdatum", "08.05.1996"], ["Geburtsort", "Rendsburg"], ["Familienstand", "ledig"], ["Führerschein", "Klasse B"]] },
    {
      heading: "Berufserfahrung",
      jobs: [
        { title: "IT-Systemadministrator", company: "Fördewerft Service GmbH", companyAlso: ["Fördewerft Service"], place: "Kiel", dates: "03/2021 – heute", from: "2021-03", to: null, points: [
          "Betrieb der virtuellen Server unter {VMware|VMware vSphere|vSphere} und der Anmeldung über {Active Directory} und {Gruppenrichtlinien=Group Policy|Gruppenrichtlinien|GPO}",
          "Einführung von {Microsoft Intune=Intune|Microsoft Intune} für 220 Notebooks",
          "[[Zahl der offenen Tickets innerhalb eines Jahres von 340 auf 90 gesenkt]]",
          "{Datensicherung=Backup and recovery|Datensicherung|Backup} mit {Veeam|Veeam Backup}, jährlicher Test der Wiederherstellung",
          "Unterstützung der Abteilungen {!Einkauf=Procurement|Einkauf} und {!Konstruktion=Mechanical design|Konstruktion} bei neuer Software",
        ] },
        { title: "Mitarbeiter im IT-Support", company: "Nordlicht Systemhaus KG", companyAlso: ["Nordlicht Systemhaus"], place: "Neumünster", dates: "07/2018 – 02/2021", from: "2018-07", to: "2021-02", points: [
          "{First- und Second-Level-Support=Helpdesk|First-Level-Support|Second-Level-Support|Technical support|IT-Support|IT support|User support} für Arztpraxen und Handwerksbetriebe",
          "Einrichtung von {Firewalls=Firewalls|Firewall|Firewall configuration} ({Sophos}), {VPN} und {WLAN|Wi-Fi|WLAN-Einrichtung|Wireless networking}",
          "[[?Umzug von 17 Praxen auf neue Server ohne einen Tag Ausfall]]",
        ] },
        { title: "Auszubildender zum Fachinformatiker für Systemintegration", titleAlso: ["Auszubildender", "Ausbildung zum Fachinformatiker für Systemintegration", "Auszubildender Fachinformatiker"], company: "Nordlicht Systemhaus KG", companyAlso: ["Nordlicht Systemhaus"], place: "Neumünster", dates: "08/2015 – 06/2018", from: "2015-08", to: "2018-06", promoted: true },
      ],
    },
    { heading: "Schulbildung", studies: [{ degree: "Fachhochschulreife", institution: "Berufliche Schule am Ravensberg", place: "Kiel", dates: "2015", year: 2015 }] },
    { heading: "Weiterbildung", certificates: ["{Microsoft Certified: Azure Administrator Associate|Azure Administrator Associate|AZ-104} (2023)", "{ITIL 4 Foundation|ITIL Foundation|ITIL} (2022)"] },
    { heading: "IT-Kenntnisse", tags: ["{Windows Server}", "{Linux} (Debian)", "{PowerShell}", "{Azure}", "{VMware}", "{Microsoft 365=Microsoft Office|Microsoft 365|M365|Office 365}", "{DNS}", "{DHCP}", "{OTRS}"] },
    { heading: "Persönliche Stärken", tags: ["{~Zuverlässigkeit=Reliability|Zuverlässigkeit}", "{~Kommunikationsfähigkeit=Communication|Kommunikationsfähigkeit}", "{~Selbstständiges Arbeiten=Independence|Selbstständiges Arbeiten|Selbstständigkeit|Selbstständige Arbeitsweise}"] },
    { heading: "Sprachen", languages: ["{Deutsch=German} (Muttersprache), {Englisch=English} (B2), {Dänisch=Danish} (Grundkenntnisse)"] },
    { heading: "Hobbys", text: ["{!Segeln=Sailing|Segeln}, Freiwillige {!Feuerwehr=Firefighting|Feuerwehr}, {!Handball}"] },
  ],
  optional: ["Systemadministration", "System administration", "Systemintegration", "System integration", "Virtualisation", "Virtualisierung", "Virtualization", "Mobile device management", "MDM", "Debian", "Netzwerktechnik", "Networking", "Netzwerkadministration", "Ticketing systems", "Wiederherstellung", "Disaster recovery", "Netzwerke", "Server administration", "Serveradministration", "Cloud computing", "Windows", "Network security", "Driving", "ITIL"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-table@libreoffice-docx"],
};
