export default `
=== m1-guide own
Wanjiru Karanja
Camp Manager
wanjiru.k@mail.example · +254 711 800 101 · Nanyuki

## EXPERIENCE
Camp Manager, Ewaso Bush Camp, Nanyuki
2016 – Present
- {Guest relations}, {stock control} and {rostering} for 22 staff.
! - Worked with housekeeping and restaurant staff during the high season.
! - Work closely with the kitchen on bush dinners.
! - Liaise with maintenance, security and the airstrip.
! - Coordinate with reservations and accounts in Nairobi about late arrivals.
! - Arranged rooms together with the housekeeping supervisor.
! - Gave the bookkeeper's ledgers to internal audit once a year.
- Coordinated with suppliers and did {cash handling}.

## SKILLS
Guest relations, Stock control, Rostering, Cash handling, Radio communication
=== m2-dba own
Chukwudi Eke
Systems Administrator
chukwudi.e@mail.example · +234 803 800 1021 · Lagos

## EXPERIENCE
Systems Administrator, Marina Bank, Lagos
2015 – Present
- {Linux} servers, {backup and recovery} and {monitoring} with {Nagios}.
! - Provide evidence for internal audit and the regulator.
! - Sent user lists to compliance and risk every quarter.
! - Connected the branch printers with the client's Guidewire policy system.
! - Built virtual machines for the marketing, treasury and finance teams.
! - Moved the desks of accounting and procurement to the sixth floor.
! - First line for users in pharmacy, radiology and the laboratory.
- Collaborated with developers on {Jenkins} and {Git}.

## SKILLS
Linux, Backup and recovery, Nagios, Bash, VMware
=== m3-admin none
Delphine Rousset
Technicienne informatique
delphine.r@mail.example · +33 6 80 01 03 03 · Lyon

## EXPÉRIENCE PROFESSIONNELLE
Technicienne informatique, Mairie de Vaugris, Vaugris
2018 – aujourd'hui
- Administration d'{Active Directory} et sauvegardes avec {Veeam}.
! - Assistance aux agents de l'état civil et de la comptabilité.
! - Travail avec les équipes de cuisine et de blanchisserie.
! - {?Dépannage=Fault finding} pour les services de chirurgie et de pédiatrie.
! - En lien avec la paie et les achats.
! - Installation des postes des enseignants et des jardiniers.
=== m4-segretaria own
Paola Grassi
Fonica
paola.g@mail.example · +39 333 800 1044 · Parma

## ESPERIENZA
Fonica, Teatro del Borgo, Parma
2017 – oggi
- {Pro Tools} e podcast.
! - Coordinamento con luci, sartoria e macchinisti durante gli allestimenti.
! - In contatto con la falegnameria e la biglietteria.
! - Supporto alla contabilità e al magazzino nei traslochi.
! - Lavoro insieme a scenografia e trucco.

## COMPETENZE
Pro Tools, DiGiCo, Precisione, Ableton Live
=== m5-secre own
Yolanda Prieto
Secretaria médica
yolanda.p@mail.example · +57 300 800 1055 · Cali

## EXPERIENCIA
Secretaria médica, Clínica del Valle, Cali
2016 – Actual
- {Facturación=Invoicing|Billing|Facturación} y {atención telefónica=Telephone handling|Telephone answering|Atención telefónica|Telephone etiquette}.
! - Apoyo a enfermería y farmacia en el conteo mensual de insumos.
! - Coordinación con cocina, limpieza y mantenimiento.
! - Entrega de documentos a contabilidad y tesorería.
! - Trabajo junto a fisioterapia y radiología.
! - Enlace entre compras y almacén.

## HABILIDADES
Facturación, Atención al cliente, Microsoft Word, Discreción
=== m6-it own
Hauke Thomsen
IT-Systemadministrator
hauke.t@mail.example · +49 151 800 1066 · Husum

## BERUFSERFAHRUNG
IT-Systemadministrator, Halligen Service GmbH, Husum
2017 – heute
- {Windows Server}, {VMware} und {Datensicherung=Backup and recovery|Datensicherung|Backup}.
! - Unterstützung der Abteilungen Einkauf und Konstruktion bei neuer Software.
! - Abstimmung mit Lohnbuchhaltung, Vertrieb und Lager.
! - Ansprechpartner für die Kollegen aus Pflege und Küche.
! - Einrichtung von Arbeitsplätzen für Buchhaltung und Schweißerei.
! - Zusammenarbeit mit Redaktion und Druckerei.

## KENNTNISSE
Windows Server, VMware, PowerShell, Zuverlässigkeit
=== m7-hyg own
Brooke Tanner
Dental Assistant
brooke.t@mail.example · +1 614 555 8017 · Dayton, OH

## EXPERIENCE
Dental Assistant, Miami Valley Dental, Dayton, OH
2019 – Present
- {Chairside assisting}, {sterilization} and {patient education}.
! - Explain insurance questions together with the billing office.
! - Share the floor with orthodontics and oral surgery.
! - Ledgers are checked with the cashiers on Fridays.
! - Pass charts to scheduling and collections.
- Worked with children with {?autism}.

## SKILLS
Chairside assisting, Sterilization, Dentrix, Patient education
=== m8-pt own
Filipa Antunes
Técnica administrativa
filipa.a@mail.example · +351 910 800 108 · Évora

## EXPERIÊNCIA
Técnica administrativa, Adega do Alto, Évora
2015 – Atual
- {Faturação=Invoicing|Billing|Faturação} e {arquivo=Filing|Archiving|Arquivo}.
! - Articulação com a produção, o laboratório e a contabilidade.
! - Apoio ao enoturismo e à cozinha nas festas.
! - Em contacto com compras e manutenção.

## COMPETÊNCIAS
Faturação, Arquivo, Microsoft Excel, Pontualidade, Primavera
=== m9-nl own
Jorrit Dekker
Applicatiebeheerder
jorrit.d@mail.example · +31 6 8001 0909 · Zwolle

## WERKERVARING
Applicatiebeheerder, Zorggroep IJsseldal, Zwolle
2016 – heden
- {Active Directory}, {TOPdesk} en {PowerShell}.
! - Ondersteuning van verpleging en keuken bij nieuwe tablets.
! - Overleg met salarisadministratie en inkoop.
! - Contact met de fysiotherapie en het laboratorium.

## VAARDIGHEDEN
Active Directory, TOPdesk, PowerShell, Nauwkeurig
`;
