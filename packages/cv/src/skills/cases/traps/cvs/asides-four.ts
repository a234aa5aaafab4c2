export default `
=== as-b13 call-centre own
Thandiwe Moyo
Customer Service Agent
thandiwe.m@mail.example · +263 77 900 4130 · Harare

## EXPERIENCE
Customer Service Agent, Jenkins Utilities Desk, Harare
2018 – Present
! - Inbound calls about meters, burst pipes and solar tariffs.
! - Pass faults to electricians, bills to accounts, claims to legal.
- {Call handling}, {complaint handling} and {call logging=Logging calls} in {Zendesk}.
! - Callers are farmers, hairdressers, a foundry or two.
! - Read from a script written by marketing.
! - Express myself clearly and go home on time.
! - Was asked how to rewire a plug; I said: call a man.
! - {Upselling} of service plans; best in the spring of 2020.

## SKILLS
Call handling, Complaint handling, Zendesk, Upselling, Data capture
=== as-b14 architect own
Miriam Feldstein
Architect
miriam.f@mail.example · +972 50 900 4140 · Haifa

## EXPERIENCE
Architect, Carmel Studio, Haifa
2012 – Present
! - {Concept design}, {planning applications} and {tender drawings} for a brewery, two dental clinics and a dance school.
! - A house for a violin maker with a room for yoga.
! - Engineers did structural analysis, HVAC and acoustics.
! - Wards for oncology and paediatrics were opened by the mayor.
! - Wrote to the council on parking, drainage and noise.
- {Site supervision=Construction supervision} weekly; {?facade details=Facade detailing|Facade design}.

## SKILLS
Revit, AutoCAD, Planning applications, Concept design, Site supervision
=== as-b15 lab-tech none
Yusuf Hamdan
Laboratory Technician
yusuf.h@mail.example · +962 79 900 4150 · Irbid

## EXPERIENCE
Laboratory Technician, Yarmouk Water Authority, Irbid
2014 – Present
- {Titration}, {turbidity=Turbidity measurement|Turbidity testing}, {?microbial counts=Microbial counting|Bacterial counts|Microbiological testing} and {autoclaving}.
! - Samples come from swimming pools, tanneries and an olive oil mill.
- {Calibration of pH meters=pH meter calibration|Calibration} and {?sample logs=Sample logging|Sample registration}.
! - Results go to public health and the agriculture ministry.
! - Spent a week at a wastewater plant as a guest.
! - Crystal clear water was our slogan.
=== as-b16 ux-designer own
Carmen Iliescu
UX Designer
carmen.i@mail.example · +40 722 900 416 · Cluj

## EXPERIENCE
UX Designer, Notion of Home, Cluj
2018 – Present
! - Users were bus drivers, midwives, accountants.
! - Developers build it in Flutter and Swift.
! - Zoom into details, step back, begin again.
- {Figma} since 2019; {?Sketch} before.
- {Design systems=Design system} and {accessibility audits=Accessibility|Accessibility auditing}.

## SKILLS
Wireframing, User interviews, Figma, Design systems, Prototyping
=== as-b17 caregiver none
Magdalena Kos
Caregiver
magda.k@mail.example · +386 41 900 417 · Maribor

## EXPERIENCE
Live-in Caregiver, private household, Graz
2015 – Present
! - {Personal care}, {meal preparation=Cooking|Preparing meals}, {medication reminders=Medication management} and {mobility support=Mobility assistance|Transfers} for a retired judge.
! - She has Parkinson's, osteoporosis and a love of chess.
! - Her husband, once a watchmaker, had dementia.
! - The nurse from Caritas does injections and wound dressing.
! - The garden is kept by a man, the tax by her son.
- {Laundry}, {?shopping=Grocery shopping} and {light housekeeping=Housekeeping}.
! - Driver's licence no; swimming yes.
=== as-b18 koch-de none
Torben Ahlers
Koch
torben.a@mail.example · +49 170 900 41800 · Flensburg

## BERUFSERFAHRUNG
Koch, Klinik am Fjord, Flensburg
2010 – heute
- {?Diätküche=Diet cooking|Diet kitchen|Dietary cooking|Special diets}, {Menüplanung=Menu planning} und {Warenannahme=Goods receipt|Goods receiving|Receiving goods}.
! - Essen für Chirurgie, Geriatrie und die Verwaltung.
! - Patienten mit Diabetes, Zöliakie und nach Schlaganfall.
! - Die Ernährungsberatung schreibt die Pläne, die Logistik bringt die Wagen.
! - Früherer Chef war auch Imker und Jäger.
- {HACCP}-Listen und {?Bestellungen=Ordering|Purchasing|Bestellwesen}.
! - Kein Excel, keine Buchführung, das macht die Leitung.
! - Umbau der Küche durch Sanitär- und Elektrofirmen im Frühjahr.
=== as-b19 prof-fr own
Benoît Lacombe
Professeur d'histoire
benoit.l@mail.example · +33 6 90 04 19 00 · Albi

## EXPÉRIENCE PROFESSIONNELLE
Professeur d'histoire, Lycée hôtelier Jean-Moulin, Albi
2009 – aujourd'hui
! - {Préparation des cours=Lesson planning|Lesson preparation} et {correction de copies=Marking|Grading|Assessment} pour des élèves en cuisine, pâtisserie et service.
! - Sorties à la verrerie, à la mine et au musée du textile.
! - Élèves dyslexiques ou atteints d'autisme.
! - Ma femme, infirmière, et mon frère, plombier, sont venus parler de leur métier.
- {?Orientation=Career guidance|Guidance} avec le centre d'information.
! - Mémoire : « La métallurgie dans le Tarn, 1850–1914 ».
! - Le gestionnaire s'occupe de la comptabilité et de la maintenance.
! - Je n'ai jamais enseigné les mathématiques.

## COMPÉTENCES
Préparation des cours, Pronote, Gestion de classe
=== as-b20 enfermera-es none
Itsaso Larrañaga
Auxiliar de enfermería
itsaso.l@mail.example · +34 610 900 420 · Vitoria

## EXPERIENCIA
Auxiliar de enfermería, Residencia Zadorra, Vitoria
2013 – actualidad
- {?Higiene de residentes=Personal hygiene|Personal care|Bathing}, {cambios posturales=Repositioning|Positioning|Patient positioning} y {alimentación=Feeding|Feeding assistance}.
! - Residentes con alzhéimer, ictus o diabetes.
! - Acompaño a urgenciasurgencias, a radiología y a podología.
! - La fisioterapeuta y la peluquera vienen los martes.
! - Un residente fue relojero, otra costurera, otro capitán de pesca.
- {Control de constantes=Vital signs|Vital signs monitoring} y {?registro de incidencias=Incident reporting|Incident logging|Incident recording}.
=== as-b21 pedreiro-pt none
Adérito Semedo
Pedreiro
aderito.s@mail.example · +351 93 900 4210 · Setúbal

## EXPERIÊNCIA PROFISSIONAL
Pedreiro, Construções Arrábida, Setúbal
2008 – atual
- {Assentamento de tijolo=Bricklaying}, {reboco=Plastering|Rendering} e {betonagem=Concreting|Concrete pouring}.
! - A canalização e a eletricidade são de outras firmas.
! - Obras: uma padaria, um laboratório, uma clínica de hemodiálise.
! - O engenheiro usa AutoCAD; a mim dão-me o papel.
! - Depois de uma cirurgia às costas fiz fisioterapia.
- {Andaimes=Scaffolding} e {leitura de plantas=Reading plans|Blueprint reading|Plan reading|Reading drawings}.
! - O meu pai era ferreiro, a minha mãe parteira.
! - Nunca trabalhei com azulejo.
=== as-b22 impiegata-it own
Loredana Fusco
Impiegata amministrativa
loredana.f@mail.example · +39 347 900 4220 · Avellino

## ESPERIENZA LAVORATIVA
Impiegata amministrativa, Officine Irpine, Avellino
2012 – oggi
! - {Fatturazione=Invoicing|Billing}, {prima nota=Journal entries|Bookkeeping|First entry book} e {?scadenzario=Payment schedule|Payment scheduling|Due dates} per un'azienda di stampaggio e zincatura.
! - Clienti del settore automotive, ferroviario e cosmetica.
! - Le buste paga le fa il consulente del lavoro.
! - Organizzo i corsi di saldatura e antincendio per gli operai.
! - Un tecnico esterno cura server e sito web.
- {?Archivio=Filing|Archiving} e {centralino=Switchboard|Switchboard operation}.
! - Mio marito fa il pizzaiolo.

## COMPETENZE
Fatturazione, Prima nota, Zucchetti, Centralino
=== as-b23 kapster-nl none
Femke Postma
Kapster
femke.p@mail.example · +31 6 9004 2300 · Sneek

## WERKERVARING
Kapster, Salon De Schaar, Sneek
2014 – heden
- {Knippen=Haircutting|Hair cutting}, {kleuren=Hair colouring|Hair coloring} en {?föhnen=Blow-drying|Blow drying}.
! - Klanten zijn verpleegkundigen, boeren en een notaris.
! - Boven ons zit een fysiotherapiepraktijk, ernaast een bakkerij.
! - De eigenaar doet de administratie, een bureau de website.
- {Afspraken plannen=Appointment scheduling|Scheduling} en {?afrekenen=Cash handling|Checkout}.
! - Na een knieoperatie weer begonnen in het voorjaar.
! - Mijn vriend is timmerman en heeft de spiegels opgehangen.
! - Geen ervaring met schoonheidsbehandelingen.
=== as-b24 electrician none
Viliame Tuisawau
Electrician
viliame.t@mail.example · +679 990 4240 · Suva

## EXPERIENCE
Electrician, Rewa Electrical, Suva
2011 – Present
! {House wiring=Domestic wiring|Wiring}, {switchboards=Switchboard installation|Switchboards}, {fault finding} and {earth testing=Earthing|Earth resistance testing}. Put the lights into a squash court and a cannery.
! Unity of the crew comes before all; hive of activity, our yard.
! We lost a tender for the airport runway and another for fibre optic works.
! The hotel's chef wanted sockets for baking; the spa needed sauna heaters.
! The air conditioning man cut my cables twice.
! My wireman's licence number is on request.
{Conduit bending} and {solar installation=Solar panel installation|Solar PV installation} on schools.
! I sing bass in church and follow rugby sevens.
! Father ran a bus company; I was to learn diesel mechanics.
`;
