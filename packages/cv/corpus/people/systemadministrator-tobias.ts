import type { Person } from "../person.ts";

export const person: Person = {
  id: "systemadministrator-tobias",
  family: "it support",
  country: "DE",
  languageCode: "de",
  name: "Tobias Reinecke",
  printedName: "TOBIAS REINECKE",
  headline: "IT-Systemadministrator (Windows / Virtualisierung)",
  email: "tobias.reinecke@techpost.example",
  phone: "+49 176 5540 3318",
  location: "Braunschweig",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Adresse" },
  sections: [
    { heading: "Profil", text: ["Fachinformatiker, der Server am liebsten langweilig hält. Ich arbeite {~lösungsorientiert=Problem solving|Lösungsorientiert|Lösungsorientierung|Solution-oriented|Problem-solving|Solution orientation} und erkläre Technik so, dass die Buchhaltung sie versteht."] },
    { heading: "Technische Kenntnisse", groups: [["Betriebssysteme", ["{Windows Server 2016–2022=Windows Server|Windows Server 2022|Windows Server 2016–2022}", "{Debian=Debian|Linux|Debian Linux}", "{Ubuntu=Ubuntu|Linux|Ubuntu Linux}"]], ["Virtualisierung", ["{VMware vSphere=VMware vSphere|VMware|vSphere}", "{Proxmox=Proxmox|Proxmox VE}", "{Hyper-V=Hyper-V|Microsoft Hyper-V}"]], ["Netzwerk", ["{VLAN=VLAN|VLANs}", "{VPN}", "{Sophos-Firewalls=Sophos Firewall|Sophos-Firewalls|Sophos|Sophos firewalls|Firewalls|Firewall}", "{DNS/DHCP=DNS|DNS/DHCP|DHCP}"]], ["Scripting", ["{PowerShell=PowerShell|Windows PowerShell}", "{Bash=Bash|Bash scripting}"]], ["Monitoring", ["{Checkmk=Checkmk|Check_MK}", "{Zabbix}"]]] },
    {
      heading: "Berufspraxis",
      jobs: [
        { title: "IT-Systemadministrator", company: "Okertal Maschinenbau GmbH", place: "Braunschweig", dates: "07.2019 – heute", from: "2019-07", to: null, points: ["Betrieb von 70 Servern und 350 Clients, direkt dem {!Chef} unterstellt", "{Active Directory=Active Directory|AD|Microsoft Active Directory}, {Gruppenrichtlinien=Group Policy|Gruppenrichtlinien|GPO|Group policies|Gruppenrichtlinie|Group Policy Objects} und {Exchange Online=Exchange Online|Microsoft Exchange|Exchange|Microsoft Exchange Online}; Migration nach {Microsoft 365=Microsoft 365|Office 365|M365|MS 365}", "{Datensicherung=Backup|Datensicherung|Backups|Data backup|Backup and recovery} mit {Veeam=Veeam|Veeam Backup|Veeam Backup & Replication}, vierteljährliche Rücksicherungstests", "[[Ungeplante Ausfälle von 31 auf 6 Stunden im Jahr reduziert.]]", "[[Durch Konsolidierung der Hosts 22.000 € Lizenzkosten jährlich eingespart.]]", "Die Fachanwendung pflegt ein externes Team, das in {!Java} entwickelt."] },
        { title: "Mitarbeiter IT-Support (1st/2nd Level)", company: "Systemhaus Lehndorf", place: "Braunschweig", dates: "08.2015 – 06.2019", from: "2015-08", to: "2019-06", points: ["{Anwendersupport=User support|Anwendersupport|End user support|IT support|Helpdesk|Technical support|Help desk|1st level support|2nd level support|First level support|Second level support|1st/2nd Level Support} für 25 Kundenfirmen im Ticketsystem {OTRS}", "{Client-Rollout=Client deployment|Client-Rollout|Rollout|Desktop deployment|Software deployment|Client rollout} mit {baramundi=baramundi|baramundi Management Suite}, {VoIP=VoIP|VoIP telephony|Voice over IP}-Anlagen einrichten"] },
      ],
    },
    {
      heading: "Ausbildung",
      studies: [
        { degree: "Ausbildung zum Fachinformatiker für Systemintegration", institution: "Systemhaus Lehndorf / BBS 2", place: "Braunschweig", dates: "2012 – 2015", year: 2015 },
        { degree: "Fachhochschulreife", institution: "Otto-Bennemann-Schule", place: "Braunschweig", dates: "2012", year: 2012 },
      ],
    },
    { heading: "Zertifikate", certificates: ["{Microsoft Certified: Azure Administrator Associate=Microsoft Certified: Azure Administrator Associate|Azure Administrator Associate|AZ-104|Azure Administrator}, Microsoft, 2023", "{ITIL 4 Foundation=ITIL 4 Foundation|ITIL Foundation|ITIL 4|ITIL}, AXELOS, 2020"] },
    { heading: "Nächste Schritte", text: ["Mit {!Terraform} habe ich noch nie gearbeitet, würde es aber gern lernen."] },
    { heading: "Sprachen", languages: ["{Deutsch=German} – Muttersprache", "{Englisch=English} – verhandlungssicher"] },
    { heading: "Privat", text: ["{!Go} und Schach im Brettspielverein, Modellbahn (Spur N), Freiwillige Feuerwehr Querum"] },
  ],
  optional: ["System administration", "Systemadministration", "Systemadministrator", "Windows administration", "IT administration", "Virtualization", "Virtualisierung", "Windows", "Driving licence", "Firefighting", "Server administration", "IT infrastructure", "Communication", "Kommunikation", "Kommunikationsfähigkeit", "Communication skills", "Scripting", "Monitoring", "System monitoring", "Migration", "Cloud migration", "Disaster recovery", "Recovery testing", "Restore testing", "Rücksicherung", "ITIL", "Azure", "Microsoft Azure"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["latex-awesome", "narrow-justified"],
};
