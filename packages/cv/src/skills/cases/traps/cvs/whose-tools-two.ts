export default `
=== w1-hr-t
Leila Karimi
HR Officer
leila.karimi@mail.example · +971 50 555 012 · Sharjah

## EXPERIENCE
HR Officer, Pearl Dredging, Sharjah
2016 – Present
! - Recruited divers, welders and crane operators.
! - Onboarded the new AWS engineers.
! - Interviewed Java, .NET and Python programmers.
! - Arranged a first aid course and an Excel class.
! - Wrote contracts for electricians and pipe fitters.
! - The payroll bureau runs ADP.
=== w1-hr-own
Leila Karimi
HR Officer
leila.karimi@mail.example · +971 50 555 012 · Sharjah

## EXPERIENCE
HR Officer, Pearl Dredging, Sharjah
2016 – Present
- {Onboarding} of engineers; {payroll} in {ADP=ADP Workforce Now}.
- Gave {first aid=First aid training} training to the crews.
- {Interviewing} and {grievance handling}.
=== w1-lawyer-t
Victor Osei
Solicitor
victor.osei@mail.example · +44 7700 900113 · Hull

## EXPERIENCE
Solicitor, Harbour Chambers, Hull
2012 – Present
! - A case about 3D printing and drones.
! - The expert witness modelled the flood in MATLAB.
! - Our clerk types in Word while I talk.
! - Represented a Java developer against his employer.
=== w1-lawyer-own
Victor Osei
Solicitor
victor.osei@mail.example · +44 7700 900113 · Hull

## EXPERIENCE
Solicitor, Harbour Chambers, Hull
2012 – Present
- {Legal research} and {due diligence}.
- {Employment law} for developers and roofers.
=== w1-farmer-t
Rosa Tindall
Farm Manager
rosa.tindall@mail.example · +64 21 555 014 · Nelson

## EXPERIENCE
Farm Manager, Spring Creek Orchards, Nelson
2011 – Present
! - The vet did the ultrasound scanning.
! - A neighbour's python got into the henhouse.
! - Contractors did the shearing and fencing.
! - We rent the barn to a potter and a yoga class.
! - Our apples go into cider and baking.
=== w1-designer-t
Mei Tanaka
Graphic Designer
mei.tanaka@mail.example · +81 80 5555 0115 · Nara

## EXPERIENCE
Graphic Designer, Lotus & Fig Studio, Nara
2015 – Present
! - Posters for a bakery, a karate school and a choir.
! - The web agency coded it in WordPress.
! - Brochure for a maker of CNC lathes.
! - The photographer shot with drones.
! - The developers' Jira was never open to us.
=== w1-support-t
Piotr Zych
IT Support Technician
piotr.zych@mail.example · +48 600 555 016 · Gdynia

## EXPERIENCE
IT Support Technician, Baltic Cold Stores, Gdynia
2018 – Present
! - Carried screens for the SolidWorks people.
! - The network admin looks after Cisco and Fortinet.
! - Reset passwords for accountants who use SAP.
! - An outside firm runs our Oracle.
! - The crew of the trawler Kotlin had a broken radio.
=== w1-support-own
Piotr Zych
IT Support Technician
piotr.zych@mail.example · +48 600 555 016 · Gdynia

## EXPERIENCE
IT Support Technician, Baltic Cold Stores, Gdynia
2018 – Present
- Installed {SolidWorks} for the designers.
- Reset passwords in {Active Directory}.
- Looked after {Cisco} switches with the network admin.
- Answered {ServiceNow} tickets of the accountants.
=== w1-hotel-t
Anouk Silva
Receptionist
anouk.silva@mail.example · +248 2 555 017 · Victoria

## EXPERIENCE
Receptionist, Azure Lagoon Hotel, Victoria
2019 – Present
! - Diving instructors take guests sailing and snorkelling.
! - The spa gives massage and manicure.
! - Guests asked for sushi, tennis and fishing.
! - A cricket team, two weddings and a film crew a month.
! - The owner's wife paints and sells pottery.
=== w1-hotel-own
Anouk Silva
Receptionist
anouk.silva@mail.example · +248 2 555 017 · Victoria

## EXPERIENCE
Receptionist, Azure Lagoon Hotel, Victoria
2019 – Present
- {Check-in} in {Opera=Opera PMS|Oracle Opera} and {guest relations}.
- {Cash handling} and {night audit}.
- {Reservations} for groups.
=== w1-elektriker-t
Jonas Reuter
Elektriker
jonas.reuter@mail.example · +49 170 555018 · Kassel

## BERUFSERFAHRUNG
Elektriker, Krone Bau GmbH, Kassel
2015 – heute
! - Die Maurer mauerten, die Maler haben tapeziert.
! - Der Planer zeichnet in AutoCAD.
! - Kunden sind Bäckereien, Zahnärzte und eine Brauerei.
! - Der Sohn vom Chef programmiert in Java.
! - Das Büro rechnet mit DATEV ab.

## HOBBYS
! Fußball, Imkerei, Gitarre
=== w1-elektriker-own
Jonas Reuter
Elektriker
jonas.reuter@mail.example · +49 170 555018 · Kassel

## BERUFSERFAHRUNG
Elektriker, Krone Bau GmbH, Kassel
2015 – heute
- Pläne in {AutoCAD} mit dem Planer gezeichnet.
- {Fehlersuche=Troubleshooting|Fault finding} an Anlagen; {Schaltschrankbau=Control panel building|Panel building}.
- {Kundenberatung=Customer advice|Customer consulting} vor Ort.
=== w1-personaler-t
Katja Blum
Personalreferentin
katja.blum@mail.example · +49 170 555019 · Jena

## BERUFSERFAHRUNG
Personalreferentin, Optik Saale GmbH, Jena
2016 – heute
! - Suche nach Java-Entwicklern und SAP-Beratern.
! - Einstellung von Schweißern und Python-Programmierern.
! - Die IT betreut Linux und VMware.
=== w1-personaler-own
Katja Blum
Personalreferentin
katja.blum@mail.example · +49 170 555019 · Jena

## BERUFSERFAHRUNG
Personalreferentin, Optik Saale GmbH, Jena
2016 – heute
- Personalakten in {SAP HCM=SAP HR}; Auswertungen in {Excel=Microsoft Excel}.
- {Lohnabrechnung=Payroll} mit {DATEV}.
- {Bewerbungsgespräche=Interviewing|Job interviews} mit Entwicklern.
=== w1-recruteuse-t
Élise Garnier
Chargée de recrutement
elise.garnier@mail.example · +33 6 55 50 01 20 · Lyon

## EXPÉRIENCE
Chargée de recrutement, Cabinet Rivoli, Lyon
2017 – aujourd’hui
! - {?Recrutement=Recruitment} de développeurs Java et PHP.
! - Recherche de soudeurs et de cuisiniers pour des clients.
! - Nos candidats codent en Python.
! - Le stagiaire faisait les visuels sur Photoshop.
! - Le comptable tient les livres sur Sage.

## LOISIRS
! Poterie, piano et escalade
=== w1-recruteuse-own
Élise Garnier
Développeuse
elise.garnier@mail.example · +33 6 55 50 01 20 · Lyon

## EXPÉRIENCE
Développeuse, Cabinet Rivoli, Lyon
2017 – aujourd’hui
- Développement d’un portail en {PHP} et {Symfony}.
- Visuels sur {Photoshop=Adobe Photoshop} pour le cabinet.
- Scripts en {Python}.
=== w1-reclutador-t
Iván Peralta
Reclutador
ivan.peralta@mail.example · +34 600 555 021 · Vigo

## EXPERIENCIA
Reclutador, Gente del Norte, Vigo
2018 – actualidad
! - Búsqueda de programadores de Java y Python.
! - Selección de soldadores, fontaneros y camareros.
! - {?Contratación=Recruitment} de desarrolladores React para un banco.
! - El informático lleva Linux y Oracle.
! - La dueña pinta acuarela y toca la guitarra.
=== w1-contabilista-t
Marta Leal
Contabilista
marta.leal@mail.example · +351 91 555 0022 · Faro

## EXPERIÊNCIA
Contabilista, Contas do Sul, Faro
2014 – presente
! - Clientes: padarias, oficinas e uma escola de surf.
! - O informático trata do Linux e do Oracle.
! - Na primavera mudámos de escritório.
! - {?Recrutamento=Recruitment} de programadores Java para um cliente.
! - O filho do patrão faz sites em WordPress.
=== w1-contabilista-own
Marta Leal
Contabilista
marta.leal@mail.example · +351 91 555 0022 · Faro

## EXPERIÊNCIA
Contabilista, Contas do Sul, Faro
2014 – presente
- {Conciliação bancária=Bank reconciliation} todas as semanas.
- Mapas em {Excel=Microsoft Excel} para os clientes.
=== w1-elettricista-t
Paolo Giusti
Elettricista
paolo.giusti@mail.example · +39 340 555 0023 · Siena

## ESPERIENZA
Elettricista, Luce Viva S.n.c., Siena
2013 – oggi
! - Impianti in un panificio, un lanificio e tre sartorie.
! - Il progettista disegna in AutoCAD.
! - Il titolare tiene la contabilità in Zucchetti.
! - Ricerca di programmatori Java per il cugino del capo.
! - In una cantina del Chianti e in una scuola di ceramica.
=== w1-elettricista-own
Paolo Giusti
Elettricista
paolo.giusti@mail.example · +39 340 555 0023 · Siena

## ESPERIENZA
Elettricista, Luce Viva S.n.c., Siena
2013 – oggi
- {Cablaggio quadri=Panel wiring|Electrical panel wiring|Switchboard wiring} e {ricerca guasti=Fault finding|Troubleshooting}.
- Schemi in {AutoCAD} con il progettista.
- {Manutenzione elettrica=Electrical maintenance} in un panificio.
=== w1-warehouse-t
Siva Naidoo
Warehouse Supervisor
siva.naidoo@mail.example · +27 82 555 0024 · Durban

## EXPERIENCE
Warehouse Supervisor, Indigo Freight, Durban
2014 – Present
! - The IT vendor configured our Manhattan.
! - Pallets for a dairy, a tannery and a brewery.
! - The security firm has dogs and CCTV.
! - A colleague of mine moved into Python.
=== w1-pm-t
Helene Brandt
Project Manager
helene.brandt@mail.example · +45 20 55 50 25 · Odense

## EXPERIENCE
Project Manager, Fjord Digital, Odense
2013 – Present
! - The supplier built the app in Flutter.
! - Project Phoenix and project Cassandra came in on time.
! - Our architect chose Kafka, the sponsor chose the colour.
! - Paid for the team's Kubernetes training.
! - Brought the Scrum master cake.
=== w1-pm-own
Helene Brandt
Project Manager
helene.brandt@mail.example · +45 20 55 50 25 · Odense

## EXPERIENCE
Project Manager, Fjord Digital, Odense
2013 – Present
- Planned in {Jira} and {MS Project=Microsoft Project}.
- {Stakeholder management} and {risk management}.
- Built the prototype in {Flutter} for the supplier.
`;
