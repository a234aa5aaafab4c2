export default `
=== as-a13 estate-agent none
Rosalind Achterberg
Estate Agent
rosalind.a@mail.example · +27 83 900 3230 · Knysna

## EXPERIENCE
Estate Agent, Lagoon Homes, Knysna
2015 – Present
! - {Viewings=Property viewings}, {?valuations=Property valuation|Valuation} and {sales negotiations=Negotiation|Sales negotiation} for houses with new windows, solar roofs and irrigation systems.
! - Listings said: "walk to surf, golf and horse riding".
! - Sellers learned from our brochure how conveyancing and electrical certificates work.
- {Tenant screening=Tenant vetting} and {lease agreements=Leases|Lease preparation} for holiday lets.
! - Photos by an agency with drone and Photoshop.
! - Buyers were surgeons, software engineers and retired teachers.
- Knock-on-doors {?canvassing=Door-to-door canvassing} and {?open days=Open house|Show days}.
=== as-a14 chef none
Antoine Baptiste
Sous Chef
antoine.b@mail.example · +230 5 900 3240 · Grand Baie

## EXPERIENCE
Sous Chef, Python & Pearl Seafood House, Grand Baie
2016 – Present
- {Menu planning}, {sauces=Sauce making|Sauce preparation}, {butchery=Meat butchery} and {food costing}.
! - Cooked for the cricket team, a marketing convention and the Oracle sales conference.
! - The sommelier chooses the wine; the pastry is bought in.
- {HACCP} records and {fridge temperatures=Temperature checks|Temperature monitoring|Temperature logs}.
! - Our owner sold his software firm to buy the place.
! - Fish from a man who does spear fishing; crystal glasses from Prague.
! - The kitchen was fitted with gas pipes and extraction in spring.
! - {?Team training=Staff training|Training} of six commis; two of them later studied nutrition.
=== as-a15 teacher own
Ngozi Obasi-Wright
Primary School Teacher
ngozi.o@mail.example · +44 7700 900 325 · Leicester

## EXPERIENCE
Class Teacher, Year 4, Sir Isaac Newton School of Science and Engineering, Leicester
2014 – Present
- {Lesson planning}, {phonics} and {guided reading}.
! - Parents came in to talk about nursing, bricklaying and accountancy.
! - Took the class to a bakery, a printing museum and a sheep farm.
! - The school nurse gives vaccinations; a coach does football and gymnastics.
- {Behaviour management} and {?parents' evenings=Parent-teacher meetings|Parent meetings|Parent communication}.
! - I was on maternity leave when colleagues learned Google Classroom.
! - Pupils wrote to an astronaut, a vet and the fire service.

## SKILLS
Lesson planning, Phonics, Guided reading, Behaviour management, Differentiation

## INTERESTS
! Rock climbing, photography and sourdough baking
=== as-a16 logistics-coordinator own
Tomasz Wilk
Freight Coordinator
tomasz.w@mail.example · +48 601 900 326 · Gdynia

## EXPERIENCE
Freight Coordinator, Baltic Hive Forwarding, Gdynia
2018 – Present
- {Customs declarations=Customs clearance}, {booking of containers=Container booking|Freight booking} and {freight invoices=Freight invoicing|Invoicing}.
! - Cargo: wind turbines, medical devices, frozen fish and printing machines.
! - Shippers book through Oracle or SAP; we see it in {CargoWise}.
! - Access to the yard only with a pass from security.
! - A surveyor checked refrigeration and lashing before departure.
! - Rates for a producer of cosmetics, another of pharmaceuticals.
! - Docker strikes in 2021 delayed us; teams slept at the port.
- {Incoterms} and {bills of lading=Bill of lading} daily.

## SKILLS
Customs clearance, CargoWise, Incoterms, Container booking, Letters of credit
=== as-a17 physio none
Caoimhe Brennan
Physiotherapist
caoimhe.b@mail.example · +353 87 900 3270 · Sligo

## EXPERIENCE
Physiotherapist, Garavogue Clinic, Sligo
2017 – Present
- {Manual therapy}, {exercise prescription=Exercise programmes} and {gait analysis=Gait assessment}.
! - Patients: bricklayers, dancers, violin players and farmers with bad backs.
! - Treated footballers after knee surgery and people with arthritis and stroke.
! - Beside us are a podiatry room, a Pilates studio and the dentist.
! - GPs send us letters with MRI and X-ray findings.
! - {Dry needling} and {?taping}; acupuncture is done by Dr Lee on Fridays.
! - Gave my car up for a bike; cycling to work since 2019.
=== as-a18 elektroniker-de none
Jens Ostermann
Elektroniker für Betriebstechnik
jens.o@mail.example · +49 151 900 32800 · Kassel

## BERUFSERFAHRUNG
Elektroniker, Zuckerfabrik Fulda, Kassel
2013 – heute
- {Schaltschrankbau=Switchgear|Control cabinet building|Schaltschrankbau|Control panels}, {Fehlersuche=Fault finding|Troubleshooting|Fehlersuche} und {DGUV V3-Prüfung=DGUV V3|Electrical testing}.
! - Schweißarbeiten machen die Schlosser, die Programmierung eine Firma aus Kassel.
! - Einsatz neben Wäscherei, Küche und Labor.
! - Die Buchhaltung arbeitet mit DATEV, der Einkauf mit SAP.
! - Nach einer Knieoperation vier Wochen Reha und Krankengymnastik.
! - Kunden aus Maschinenbau und Lebensmitteltechnik besuchten das Werk.
- {Wartung von Motoren=Motor maintenance|Wartung von Motoren|Maintenance} und {Frequenzumrichter=Frequency converters|Variable frequency drives|VFD}.
! - Mein Bruder, Tischler von Beruf, hat die Werkbank gebaut.
=== as-a19 infirmiere-fr none
Solène Gaudry
Infirmière
solene.g@mail.example · +33 6 90 03 29 00 · Nantes

## EXPÉRIENCE
Infirmière, Clinique des Salines, Nantes
2015 – aujourd'hui
- {Prises de sang=Blood draws|Phlebotomy|Blood sampling}, {pansements=Wound care|Dressings|Wound dressing} et {perfusions=IV therapy|Infusions|Intravenous therapy}.
! - Patients en {?cardiologie} et opérés du genou.
! - Le kinésithérapeute et la diététicienne passent le matin.
! - Le ménage et la blanchisserie sont confiés à une société.
! - Atteints de diabète, d'asthme ou de dépression.
! - Les étudiants écrivent sur la comptabilité des hôpitaux ou la gestion de projet.
- {Transmissions ciblées=Nursing handover|Handover|Shift handover} et {?traçabilité des soins=Nursing documentation|Care documentation}.
! - Formation d'anglais non suivie, faute de temps.
=== as-a20 vendedora-es none
Maribel Cantero
Dependienta
maribel.c@mail.example · +34 600 900 330 · Badajoz

## EXPERIENCIA LABORAL
Dependienta, Ferretería El Yunque, Badajoz
2014 – actualidad
- {Atención al cliente=Customer service}, {manejo de caja=Cash handling|Cash register} e {inventario=Inventory|Stocktaking|Inventory management}.
! - Vendo material de fontanería, soldadura, jardinería y pintura.
! - Los clientes son albañiles, electricistas y agricultores.
! - El dueño lleva la contabilidad y su hijo la página web.
! - Estuve de baja por una operación de rodilla; luego rehabilitación.
! - La tienda está entre una panadería y una escuela de danza.
- {Reposición de estanterías=Shelf stocking|Shelf replenishment|Stocking shelves} y {?cobro con datáfono=Card payments|Payment processing|Card terminal}.
! - No hago instalaciones ni transporte.
=== as-a21 motorista-pt none
Edson Farias
Motorista de ambulância
edson.f@mail.example · +55 81 90033 1000 · Recife

## EXPERIÊNCIA PROFISSIONAL
Motorista de ambulância, SAMU do Cabo, Recife
2016 – atual
- {?Transporte de pacientes=Patient transport}, {direção defensiva=Defensive driving} e {?checklist da viatura=Vehicle checks|Vehicle inspection}.
! - Levo pacientes para hemodiálise, fisioterapia e quimioterapia.
! - A enfermeira faz a punção venosa; eu dirijo.
! - Espero na porta do pronto-socorro e da maternidade.
! - A central usa Oracle; eu só tenho o rádio.
! - Vítimas de afogamento, infarto e acidente de moto.
- {Primeiros socorros=First aid} e {?imobilização=Immobilisation|Patient immobilisation}.
! - Minha esposa é costureira e vende bolos.
=== as-a22 barista-it none
Chiara Pellegrini
Barista
chiara.p@mail.example · +39 340 900 3320 · Trieste

## ESPERIENZA
Barista, Caffè del Teatro, Trieste
2017 – oggi
- {Caffetteria=Coffee making|Espresso preparation|Barista skills|Coffee preparation}, {servizio al banco=Counter service|Bar service} e {cassa=Cash handling|Cash register}.
! - Il locale è accanto al teatro e a una scuola di recitazione.
! - Clienti: attori, avvocati e studenti di ingegneria.
! - I dolci arrivano da una pasticceria di Udine.
! - Il titolare fa la contabilità, una ditta le pulizie.
- {Ordini ai fornitori=Ordering|Supplier orders|Purchasing} e {?apertura e chiusura=Opening and closing}.
! - Nessuna esperienza in cucina.
! - Ho lasciato il posto prima per un'operazione al ginocchio.
=== as-a23 magazijn-nl none
Sander Kuipers
Magazijnmedewerker
sander.k@mail.example · +31 6 9003 3300 · Tilburg

## WERKERVARING
Magazijnmedewerker, Van Loon Bouwstoffen, Tilburg
2015 – heden
- {Orderpicken=Order picking}, {heftruck rijden=Forklift driving|Forklift operation} en {voorraad tellen=Stock counting|Stocktaking}.
! - Klanten zijn loodgieters, schilders en tuinmannen.
! - We leveren verf, cement en zonnepanelen.
! - De boekhouding zit boven, de kantine naast ons.
! - Na een operatie aan mijn pols drie maanden thuis en fysiotherapie.
! - Chauffeurs doen zelf de douanepapieren.
- {?Scannen=Barcode scanning|Scanning} en {?pallets stapelen=Pallet stacking|Palletising}.
! - Geen ervaring met lassen.
=== as-a24 vet-nurse own
Isla Henderson
Veterinary Nurse
isla.h@mail.example · +61 400 900 334 · Ballarat

## EXPERIENCE
Veterinary Nurse, Sovereign Vets, Ballarat
2016 – Present
- {Anaesthetic monitoring=Anaesthesia monitoring}, {dental scaling}, {radiography} and {?kennel care=kennel hygiene}.
! - Pandas at the zoo were my dream; I got a python with mites, two geckos and sheep.
! - The owners are shearers, jockeys, police dog handlers.
! - Dr Finch does the orthopaedic surgery; her husband, a locksmith, the doors.
! - Lent a hand to the RSPCA when bushfires came.
- {Blood sampling}, {vaccination clinics=Vaccination} and {?client education}.
! - We share a car park with a brewery, tattoo parlour and tax office.
- Vet software: {ezyVet}.

## SKILLS
Anaesthetic monitoring, Dental scaling, Radiography, ezyVet, Blood sampling
`;
