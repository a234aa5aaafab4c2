export default `
=== w2-qs-t
Harriet Pell
Quantity Surveyor
harriet.pell@mail.example · +44 7700 900201 · Exeter, Cassandra Road 9

## EXPERIENCE
Quantity Surveyor, Ember Homes, Exeter
2015 – Present
! - Architect sketched everything in Rhino.
! - The planning people had Primavera, the carpenters had pencils.
! - Scaffolders put up what the masons then cursed.
! - My sister's husband, a Delphi programmer, fixed my laptop.
! - The joiner we hired does French polishing.
- {Cost planning} and {bills of quantities=Bill of quantities} in {CostX}.

## REFEREES
! Dr Crystal Haskell, Puppet Lane, Exeter
=== w2-qs-own
Harriet Pell
Quantity Surveyor
harriet.pell@mail.example · +44 7700 900201 · Exeter

## EXPERIENCE
Quantity Surveyor, Ember Homes, Exeter
2015 – Present
- Modelled in {Revit} for the architect and scheduled in {Primavera P6=Primavera}.
- {Valuations} and {final accounts} with the contractors.
- {Contract administration} under {JCT=JCT contracts}.
=== w2-scrum-t
Tomas Wirth
Scrum Master
tomas.wirth@mail.example · +41 44 555 0202 · Bern

## EXPERIENCE
Scrum Master, Alpen Insurance IT, Bern
2017 – Present
! - The developers chose Elixir against my advice.
! - Two teams code in COBOL, one in Go.
! - The DevOps guys use Ansible; I use patience.
! - Engineers I coach write Rust.
! - Found a speaker on TensorFlow for our away day.
! - The vendor delivered it in PowerBuilder.
! - Shared a floor with the Salesforce crowd.
=== w2-scrum-own
Tomas Wirth
Software Engineer
tomas.wirth@mail.example · +41 44 555 0202 · Bern

## EXPERIENCE
Software Engineer, Alpen Insurance IT, Bern
2017 – Present
- Built with two other engineers a parser in {Rust}.
- Delivered the vendor portal in {Ruby on Rails=Rails}.
- Taught the juniors {Ansible} and {TensorFlow}.
- Our team runs everything on {Kubernetes}.
=== w2-staffing-t
Amara Diallo
Staffing Consultant
amara.diallo@mail.example · +221 77 555 0203 · Dakar

## EXPERIENCE
Staffing Consultant, Baobab People, Dakar
2018 – Present
! - Placed Oracle DBAs, .NET developers and data engineers with Spark.
! - Matched pastry cooks and sushi chefs with hotels.
! - Screened applicants for Angular and Docker posts.
! - Advertised for an Unreal Engine artist.
! - A shortage of welders and plasterers kept us busy.
- {CV screening} and {reference checks} in {Bullhorn}.
=== w2-florist-t
Ines Varga
Shop Assistant
ines.varga@mail.example · +36 30 555 0204 · Pécs

## EXPERIENCE
Shop Assistant, Swift Flowers, Pécs
2016 – Present
! - The baker next door makes croissants and sourdough.
! - Our florist does bridal bouquets.
! - The owner's brother keeps bees and repairs clocks.
! - Customers bring dogs, prams and guitars.
! - A photographer used our window for a fashion shoot.
- {Cash register=Cash handling|Till operation} and {customer service}.

## HOBBIES
! Salsa, sewing, chess
=== w2-dba-t
Yaw Mensah
Database Administrator
yaw.mensah@mail.example · +233 24 555 0205 · Tema

## EXPERIENCE
Database Administrator, Harbour Data, Tema
2014 – Present
! - An intern drew the charts in Tableau.
! - Web designers worked in Sketch on the floor above.
! - A contractor had scripted it all in Ruby.
! - The CFO asked for SAP and got me.
! - Our neighbours in the tower design chips in Verilog.
- {PostgreSQL} and {Oracle} clusters, {backups=Backup} with {pgBackRest}.
=== w2-dba-own
Yaw Mensah
Database Administrator
yaw.mensah@mail.example · +233 24 555 0205 · Tema

## EXPERIENCE
Database Administrator, Harbour Data, Tema
2014 – Present
- Drew the charts in {Tableau} with an intern.
- Scripted it all in {Ruby}, where a contractor had clicked.
- Trained the analysts in {SQL}.
- Reviewed the developers' queries in {Oracle} and {MySQL}.
=== w2-carehome-t
Bridget Lowe
Care Assistant
bridget.lowe@mail.example · +44 7700 900206 · Wigan

## EXPERIENCE
Care Assistant, Jasmine Court, Wigan
2017 – Present
! - District nurse did insulin and catheters.
! - A resident taught me bridge, another had been a welder.
! - The handyman painted, plumbed and mowed.
! - Hairdresser came Tuesdays, chiropodist monthly.
! - The activities lady runs pottery and tai chi.
- {Personal care} and {feeding}; notes in {Person Centred Software=PCS}.
=== w2-sap-own
Deepa Nair
SAP Consultant
deepa.nair@mail.example · +91 98 5550 0207 · Kochi

## EXPERIENCE
SAP Consultant, Spice Route IT, Kochi
2013 – Present
- The client's ledgers went live in {SAP FI} after my design.
- Coached the client's buyers in {SAP MM}.
- As team lead wrote the interfaces in {Java}.
=== w2-commerciale-t
Anne Kerbrat
Assistante commerciale
anne.kerbrat@mail.example · +33 6 55 50 02 09 · Brest

## EXPÉRIENCE
Assistante commerciale, Voiles d’Armor, Brest
2016 – aujourd’hui
! - Le patron dessine les voiles sur AutoCAD.
! - L’informaticien code en PHP.
! - Les couturières cousent et brodent.
! - Nos clients sont pêcheurs et skippers.
! - Embauche d’ingénieurs Python pour un projet.
=== w2-comercial-t
Óscar Belmonte
Comercial
oscar.belmonte@mail.example · +34 600 555 210 · Elche

## EXPERIENCIA
Comercial, Calzados Sol, Elche
2015 – actualidad
! - Los diseñadores usan Illustrator.
! - Mi jefe habla con SAP, yo con los clientes.
! - La gestoría lleva las nóminas en A3.
! - Mi cuñado programa en Java.
! - Vendimos la máquina de coser a una sastrería.
- {Atención al cliente=Customer service} y pedidos en {Excel=Microsoft Excel}.
=== w2-segreteria-t
Chiara Fonti
Segretaria
chiara.fonti@mail.example · +39 340 555 0212 · Lucca

## ESPERIENZA
Segretaria, Studio Fonti, Lucca
2015 – oggi
! - Gli architetti disegnano in Revit.
! - Il geometra usa la stazione totale e AutoCAD.
! - La figlia del titolare programma in Python.
! - Selezione di sviluppatori Java per una banca.
=== w3-dispatcher-t
Elena Rossow
Dispatcher
elena.rossow@mail.example · +49 40 555 0301 · Hamburg

## EXPERIENCE
Dispatcher, Nord Sprint Couriers, Hamburg
2017 – Present
! - A driver of ours makes films in Premiere.
! - The mechanics had their own SAP.
! - Our accountant swears by Xero.
! - Loaded the ferry Ruby before dawn.
! - Trained next to the Python classes of the college.
- {Route planning} in {Excel=Microsoft Excel}.
=== w3-product-t
Gideon Park
Product Owner
gideon.park@mail.example · +82 2 555 0302 · Busan

## EXPERIENCE
Product Owner, Tide Games, Busan
2018 – Present
! - Sat between the Unity programmers and the artists.
! - The lead engineer picked Rust over Go.
! - Explained each story to the Scala developers.
! - Art director paints in Procreate.
! - Our data people live in Snowflake.
! - The backend, by a studio in Kyiv, is Elixir.
- {Backlog management=Product backlog management} in {Jira}; {user stories}.
=== w3-product-own
Gideon Park
Game Developer
gideon.park@mail.example · +82 2 555 0302 · Busan

## EXPERIENCE
Game Developer, Tide Games, Busan
2018 – Present
- Led the {Unity} programmers and wrote most of the {C#} myself.
- Moved the servers to {Rust} with the lead engineer.
- The tools team and I built the pipeline in {Python}.
- Queried player data in {Snowflake}.
- As a {Scala} developer joined the backend team.
=== w3-agency-t
Wanjiru Kamau
Recruitment Consultant
wanjiru.kamau@mail.example · +254 20 555 0303 · Nakuru

## EXPERIENCE
Recruitment Consultant, Savanna Staffing, Nakuru
2016 – Present
! - Finding PHP developers and chefs in a dry market.
! - Clients needed masons, tilers and AutoCAD operators.
! - Twelve hires last spring: nine Java, three Flutter.
=== w3-priest-t
Colm Rafferty
Parish Secretary
colm.rafferty@mail.example · +353 1 555 0304 · Trim

## EXPERIENCE
Parish Secretary, St Ruby's, Trim
2013 – Present
! - The organist plays Bach, the choir sings Bruckner.
! - Sexton mows and repairs the roof.
! - A parishioner built our site in Drupal.
! - The hall is let to judo, ballet and a bridge club.
! - Father Murphy baptises and marries.
- {Minute taking=Minutes} and {bookkeeping} in {Sage}.
=== w3-lab-t
Noor Aziz
Lab Assistant
noor.aziz@mail.example · +60 3 555 0305 · Ipoh

## EXPERIENCE
Lab Assistant, Kinta Water, Ipoh
2018 – Present
! - The chemist ran HPLC and GC-MS.
! - Statisticians fitted it in R.
! - My supervisor wrote LIMS macros in Visual Basic.
! - The cleaner's daughter does animation in Blender.
- {Sample preparation} and {pipetting}; {pH measurement=pH meter|pH testing}.
=== w3-buero-t
Lea Hofer
Büroassistentin
lea.hofer@mail.example · +43 660 555306 · Linz

## BERUFSERFAHRUNG
Büroassistentin, Donau Planung, Linz
2016 – heute
! - Unsere Architekten entwerfen in ArchiCAD.
! - Der Statiker rechnet in RFEM.
! - Die Agentur gestaltet mit InDesign.
! - Suche nach einem Python-Entwickler für den Chef.
=== w3-bureau-t
Paul Guérin
Secrétaire
paul.guerin@mail.example · +33 6 55 50 03 07 · Metz

## EXPÉRIENCE
Secrétaire, Atelier Moselle, Metz
2015 – aujourd’hui
! - Les architectes modélisent sur Revit.
! - Notre webmaster travaille sur Drupal.
! - Mon beau-frère répare des pianos.
=== w3-oficina-t
Lucía Ferrer
Administrativa
lucia.ferrer@mail.example · +34 600 555 308 · Lugo

## EXPERIENCIA
Administrativa, Obras Miño, Lugo
2014 – actualidad
! - El arquitecto dibuja en Revit.
! - Los programadores escriben en Kotlin.
! - Entrevistas a desarrolladores de Angular.
! - Mi hermana da clases de yoga.
`;
