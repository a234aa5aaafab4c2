export default `
=== d1-driver none
Errol Beckford
Van Driver
errol.b@mail.example · 07700 905101 · Birmingham

## EXPERIENCE
Van Driver, Digbeth Metalworks, Birmingham
2015 – Present
- {Multi-drop delivery=Multi-drop delivery|Multi-drop deliveries|Multi-drop driving}, {loading} and {route planning}.
! - She did the welding; I drove.
! - He bent the sheet metal, I fetched the sandwiches.
! - They powder coated, we delivered.
! - The plating was theirs; the road was mine.
! - Grinding and polishing fell to my cousin.
! - What Dave did was spray painting; what I did was wait.
! - Others fabricated, I strapped it down.
- {Vehicle checks=Vehicle checks|Vehicle inspection} daily; {customer service} at every door.
! - Between her CNC programming and my van stood one roller door.
=== d2-waiter own
Lucia Ferri
Waitress
lucia.f@mail.example · +39 333 100 2002 · Trieste

## EXPERIENCE
Waitress, Osteria del Molo, Trieste
2017 – Present
- {Table service}, {wine service} and {cash handling}.
! - Marco did the grilling; I carried the plates.
! - Others baked, butchered and filleted; I smiled.
! - Instead of me the owner did the bookkeeping.
! - My sister handled the Instagram, never I.
! - The cocktails were his, the tables mine.
! - Cooking I left to those who can.
! - It was the sommelier who chose the wines; it was I who opened them.
- I took bookings by phone and trained two beginners.

## SKILLS
Table service, Wine service, Cash handling, Upselling, Teamwork
=== d3-carer own
Blessing Eze
Care Assistant
blessing.e@mail.example · 07700 905103 · Leicester

## EXPERIENCE
Care Assistant, Soar Valley Care Home, Leicester
2016 – Present
- {Personal care}, {mobility support=Mobility support|Mobility assistance|Patient mobilisation} and {meal preparation}.
! - The nurses did the catheters; I held the hands.
! - He gave the insulin, I gave the tea.
! - Wound dressing was for the district nurse, never for us.
! - While they did physiotherapy I made the beds.
! - Somebody else did the payroll, badly.
! - The rota was drawn up in Excel by the deputy, not by me.
! - Hairdressing came on Thursdays with a lady called Joan.
! - The chiropodist cut the nails; I cut the cake.
- {Care plans=Care plans|Care planning} kept up to date and {safeguarding} concerns reported.

## SKILLS
Personal care, Safeguarding, Dementia care, Meal preparation, Moving and handling
=== d4-junior own
Ola Lindqvist
Junior Web Developer
ola.l@mail.example · +46 70 100 20 30 · Umeå

## EXPERIENCE
Junior Web Developer, Björk Digital, Umeå
2021 – Present
- Pages in {React} and {TypeScript}; tests in {Jest}.
! - The seniors wrote the Rust; I wrote the forms.
! - She ran the Kubernetes cluster; I ran for coffee.
! - Not me but Karin did the Terraform.
! - He swears by Angular, she by Svelte.
! - Their part was Kafka, mine was the login page.
! - The data science happened a floor above.
! - A colleague's talk about Elixir put me to sleep.
! - The previous agency had left us a shop in Magento, which was thrown away.
- Moved the build from {Webpack} to {Vite}, I alone.
! - The DevOps guild did Ansible; we only watched.

## SKILLS
React, TypeScript, Jest, HTML, CSS, Git
=== d5-clerk none
Haruto Mensah
Accounts Clerk
haruto.m@mail.example · +233 20 100 2005 · Accra

## WORK
Accounts Clerk, Volta Cement, Accra
2018 – Present
- {Invoice processing} in {SAP} and {bank reconciliation}.
! - Audit was PwC's; I made the copies.
! - The tax returns were filed by the consultants, I only stamped.
! - The budget is the controller's work; mine are the invoices.
! - The treasury traded dollars; we counted cedis.
! - Kofi did the payroll until he left for Toronto.
! - Our plant crushes limestone; my office gets the dust.
! - Whoever did the forecasting in Power BI is gone.
- {Supplier statements=Supplier statements|Supplier statement reconciliation|Supplier reconciliation} and {filing}.
! - Costing belonged to the second floor.
=== d6-labourer own
Mihai Rusu
Construction Labourer
mihai.r@mail.example · +40 722 100 206 · Cluj

## EXPERIENCE
Construction Labourer, Someș Build SRL, Cluj
2016 – Present
- {Site cleaning=Site cleaning|Site clearance|Cleaning}, {concrete mixing=Concrete mixing|Concreting} and {demolition}.
! - The plumbers laid the pipes; I dug the trench behind them.
! - Tiling was Ion's, plastering his brother's.
! - He welded, I held.
! - The scaffolders came from Oradea with their own gear.
! - The electricians wired the house while we had lunch.
! - The crane operator lifts; my job is the hook.
! - They tiled, they painted, they left.
- {Manual excavation=Manual excavation|Excavation|Digging} and {brick carrying=Hod carrying|Brick carrying|Material handling}.

## SKILLS
Demolition, Concrete mixing, Site cleaning, Manual handling, Teamwork
=== d7-museum own
Inês Valadão
Museum Guide
ines.v@mail.example · +351 91 100 2007 · Évora

## EXPERIENCE
Museum Guide, Museu do Azulejo, Évora
2016 – Present
- {Guided tours} for schools and {storytelling} for the little ones.
! - The conservators restore tiles; I tell their stories.
! - Ceramics is what hangs on the walls, not what I do.
! - The curator writes the catalogues, I read them.
! - The shop sells embroidery and soap.
! - The architect redrew the roof in Revit; we ducked under buckets.
! - Photography is forbidden, carpentry goes on behind a curtain.
! - The café roasts its coffee.
- {Ticket sales=Ticket sales|Ticketing} and {visitor services=Visitor services|Visitor service|Customer service}.

## SKILLS
Guided tours, Storytelling, Ticketing, Public speaking, Visitor services
=== d8-agri none
Kiptoo Chebet
Tractor Driver
kiptoo.c@mail.example · +254 722 100 208 · Eldoret

## EXPERIENCE
Tractor Driver, Uasin Grain Farm, Eldoret
2012 – Present
- {Ploughing}, {harrowing} and {planting}; {greasing=Greasing|Lubrication} of the implements.
! - The women milked; I hauled the cans.
! - The vet did the vaccination, I opened the gate.
! - The farm grows roses and keeps bees, neither my business.
! - The mill grinds flour; the workshop welds.
! - An agronomist came with a drone and a laptop full of GIS.
! - Milking is my brother's trade.
! - The manager keeps the books; he also brews.
- Fuel records and tyre changes.
=== d9-lab own
Ewa Nowicka
Laboratory Assistant
ewa.n@mail.example · +48 600 100 209 · Łódź

## EXPERIENCE
Laboratory Assistant, Bałuty Dairy, Łódź
2018 – Present
- {Sample preparation}, {pH measurement=pH measurement|pH testing} and {titration}.
! - The chemists ran the HPLC; I washed the glass.
! - She cultured listeria, I counted the petri dishes to order.
! - PCR happens in Poznań.
! - The dairy pasteurises, ripens and packs round the clock.
! - The cheese makers brine; our laboratory smells of it.
! - The LIMS was chosen by a committee in which I had no seat.
! - The statistics were theirs and the samples ours.
- {?Equipment cleaning=Equipment cleaning|Glassware washing|Cleaning} and {autoclaving}.

## SKILLS
Sample preparation, Titration, Autoclaving, GMP, Record keeping
=== k1-mixed own
Tara Quinn
Technician
tara.q@mail.example · 07700 907101 · Derby

## EXPERIENCE
Technician, Derwent Works, Derby
2015 – Present
- The role covers {payroll} and {bank reconciliation}.
- In the laboratory: {titration}, {HPLC} and {pH measurement=pH measurement|pH testing}.
- On the ward: {wound dressing}, {catheterisation}.
- The job included {stocktaking} and {merchandising}.
- The work was {MIG welding} and {grinding} of pressure vessels.
- Front desk: {switchboard}, {cash handling}.
- Help desk: {password resets=Password resets|Password reset} and {ticketing}.
- Ran the lathes, the drill presses and {TIG welding}.
- Marketing did the brief, I did the {copywriting}.
- The portal runs on {Django}; I wrote the {REST API=REST APIs|REST|REST API|REST API development}.
- The accounts are in {Xero}, the drawings in {AutoCAD}.
- Hold licences for reach truck and crane.
- Designed posters for festivals in {Photoshop=Adobe Photoshop|Photoshop}.
- Window displays of seasonal goods and {visual merchandising}.
- Handled large volumes of {data entry}.
- Our team builds data pipelines in {Spark=Apache Spark}.
- They asked me to do the {bookkeeping}, which I have done since.
- Did the {tiling}, {plastering} and painting of 40 bathrooms.
- Helped colleagues and others to learn {Power BI}.
- The shop sells shoes; I do {window dressing=Window dressing|Window displays}.
- {Personal care} of old people who live in the country.
- Repairs of machines that nobody else would touch: {gearbox repair=Gearbox repair|Gearbox overhaul}.
- The blood tests, the screen prints, {phlebotomy}.
- She taught me {embroidery} and I have sold it since.
- {Pump maintenance=Pump maintenance|Pump repair} at a port that never sleeps.
- The course taught {SolidWorks} and {finite element analysis}.
`;
