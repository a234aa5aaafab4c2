export default `
=== b3-vetrec own
Orla Keane
Veterinary Receptionist
orla.k@mail.example · +353 85 100 2001 · Ennis

## EXPERIENCE
Veterinary Receptionist, Burren Vets, Ennis
2017 – Present
- {Appointment booking=Appointment scheduling}, {client billing=Billing} and {switchboard} for four vets.
- {Cash handling} and {banking} of the day's takings.
! - The vets do the surgery, I do the worrying.
! - Owners ring about vaccination, grooming and kennels.
! - A shelf of shampoos, leads and books about puppy training.
! - Held a parrot named Oracle while his owner paid.
! - Our website was built by the owner's nephew in WordPress.
! - Farm calls, lambing and the like are out of my world.
! - Two of the nurses teach first aid in their free time.
! - The lab next door tests milk; its chemists borrow our kettle.
! - Posters for a dog show, a jumble sale and a Zumba class.
! - I hope to train as a dog groomer.

## SKILLS
Appointment scheduling, Billing, Cash handling, Switchboard, Microsoft Word
=== b3-hgv none
Stuart Lennox
HGV Driver
stuart.l@mail.example · 07700 904002 · Carlisle

## EMPLOYMENT HISTORY
HGV Class 1 Driver, Borderline Haulage, Carlisle
2012 – present
- {Trunking} at night, {tachograph rules=Tachograph} and {walk-round checks=Vehicle checks|Walk-round checks|Vehicle inspection}.
- Forklift at the depot: {forklift driving=Forklift operation}.
! - Loads of timber, whisky and hospital beds.
! - Tipped at a bakery, a brewery and a plastics moulder.
! - The workshop looks after brakes, tyres and hydraulics.
! - My brother-in-law does the accounts, my wife the website.
! - Depot dog called Java, depot cat called Go.
! - Sat through a presentation on marketing at the Christmas do.
! - The transport office plans the routes, I drive them.
! - Never hauled fuel; no ADR.
=== b3-bio own
Dr Minna Salo
Research Scientist
minna.s@mail.example · +358 40 100 3003 · Turku

## EXPERIENCE
Research Scientist, Aura Biologics, Turku
2018 – Present
- {Protein purification}, {ELISA} and {cell culture} for a vaccine candidate.
- {qPCR} data analysed in {R}; posters in {LaTeX}.
! - Our statisticians handle the survival analysis.
! - Mass spectrometry is bought in from the university.
! - Regulatory Affairs, Finance and Facilities each sit on another floor.
! - Shared the corridor with a crystallography group.
! - Attended a concert after the conference on immunology.
! - The building used to be a cable factory; a climbing hall rents the cellar.
! - A neighbour's start-up sells microscopes and drones.
! - Bench next to the flow cytometry people, who never lend anything.
! - My predecessor wrote the LIMS in Perl.
! - The animal work was with a contract lab.
! - School pupils came for a day and extracted DNA from bananas.

## SKILLS
Protein purification, ELISA, Cell culture, qPCR, R, LaTeX
=== b3-sales own
Anton Bergmann
Key Account Manager
anton.b@mail.example · +49 151 0010 4004 · Hamburg

## SUMMARY
Key account manager in industrial coatings.

## EXPERIENCE
Key Account Manager, Nordlack, Hamburg
2016 – Present
- {Contract negotiation}, {sales forecasting} and {key account management} for nine accounts.
- Reported in {Salesforce}; price calculation with {Excel}.
! - Accounts are shipyards, bridge builders and a maker of pianos.
! - Product Management and the laboratory develop the paints.
! - Customers spray, roll and dip what I sell them.
! - Training in application technology is given by our technicians.
! - One customer wanted SAP interfaces; IT took care of it.
! - Delivery, storage and invoicing are done by the service centre.
! - Company cars, company phone, company yoga.
! - Explained to an architect why red fades.
! - Competitors come from robotics and plastics.
! - A customer's welder lost a finger; we sent flowers.

## SKILLS
Key account management, Contract negotiation, Sales forecasting, Salesforce, Excel
=== b3-honest own
Leila Haddad
Project Coordinator
leila.h@mail.example · +971 50 100 5005 · Dubai

## EXPERIENCE
Project Coordinator, Marina Fit-Out, Dubai
2018 – Present
- Coordinated with suppliers for {procurement} and {logistics=Logistics|Logistics coordination}.
- Prepared proposals for clients; {cost estimation} and {quotation preparation=Quotations|Quotation preparation}.
- Designed websites for small shops in {WordPress}.
- Supported Finance with {invoice processing} and {budget tracking}.
- Developed a portal for tenants in {React} and {Firebase}.
- The project ran in {Jira}; meetings and {minute taking}.
- Between tenders I did {document control}.
- Our site office used {Primavera P6}, which I kept up to date.
- Customer complaints fell by half; {complaint handling} was mine.
- From site surveys to handover: the whole job.
- Students in my care learned {AutoCAD} from me.

## SKILLS
Procurement, Jira, Cost estimation, Primavera P6, Document control
=== b3-pt own
Helena Couto
Empregada de Balcão
helena.c@mail.example · 910 100 600 · Viseu

## EXPERIÊNCIA
Empregada de Balcão, Pastelaria Delícia, Viseu
2015 – Presente
- {Atendimento ao público}, {caixa=Cash handling|Caixa} e {reposição}.
! - Os pasteleiros fazem os bolos, eu vendo-os.
! - Fregueses da banca, da câmara e do tribunal.
! - O contabilista da casa trata do IVA.
! - Máquina de café reparada por uma firma de Coimbra.
! - Na parede, um cartaz de aulas de guitarra.
! - O filho da patroa estuda informática e joga xadrez.
! - Ao lado há um cabeleireiro e uma escola de condução.
! - Gostava de tirar um curso de estética.
! - Encomendas para casamentos, batizados e festas de empresa.
! - Não sei inglês nem informática.

## COMPETÊNCIAS
Atendimento ao público, Caixa, Reposição, Higiene alimentar, Simpatia
=== b3-fr none
Gaëtan Leroux
Agent d'entretien
gaetan.l@mail.example · 06 30 00 11 22 · Rouen

## EXPÉRIENCE
Agent d'entretien, Net'Normandie, Rouen
2014 – aujourd'hui
- {Nettoyage des bureaux=Office cleaning|Nettoyage des bureaux}, {lavage des vitres=Window cleaning} et {tri des déchets=Waste sorting|Tri des déchets}.
! - Dans les étages : des avocats, une agence de marketing, un cabinet de radiologie.
! - Je passe après les cours de danse et avant ceux de poterie.
! - Les machines sont réparées par le fabricant.
! - Ma fille fait du piano, mon fils veut être soudeur.
! - Le chef d'équipe fait les plannings et la paie remonte au siège.
! - J'ai vu naître une start-up qui fabrique des drones.
! - Je ne connais ni Excel ni Word.
! - L'école d'à côté forme des cuisiniers et des pâtissiers.
! - En attendant une formation d'électricien.
`;
