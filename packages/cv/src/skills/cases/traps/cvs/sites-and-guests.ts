export default `
=== projectmgr own
Stefan Novak
Project Manager
stefan.novak@mail.example · +420 600 000 111 · Brno

## PROFILE
Project manager for plant construction.

## EXPERIENCE
Project Manager, Notion Energy, Brno
2014 – Present
- {Budget control}, {risk registers} and {contract negotiation} for three biogas plants.
! - Suppliers of pumps, valves and welding robots in four countries.
! - Reported monthly to Finance, Legal and the Works Council.
! - The plant runs on pig slurry and maize from farms around Kettle Hill.
! - Engineers drew in AutoCAD and SolidWorks; I read PDFs.
! - Bought crane days, scaffolding and security services.
! - Local press and a school project on ecology came to the opening.
! - Insurance covers fire, storm and flood.
! - Hired an architect, a geologist and two surveyors.
! - Teams of ten to sixty; the drive to finish on time.

## COMPETENCES
Budget control, Risk registers, Contract negotiation, MS Project, Primavera P6
=== student none
Amara Nwosu
Business Student
amara.nwosu@mail.example · 07700 901667 · Coventry

## ABOUT ME
! A student who excels at {?teamwork=Teamwork}, hopes to go into consulting and wants to learn SQL.

## EDUCATION
BSc Business, Coventry University
2022 – present
! Modules: marketing, statistics and accounting; mark of 62 in economics.
A levels, Unity College
2020 – 2022
! Biology B, Chemistry C, Mathematics B, German D.

## EXPERIENCE
Barista (part-time), Mocha House, Coventry
2021 – present
- {Espresso} and {latte art}, {cash handling} at closing.
! - Customers were students of nursing, law and engineering.
! - Coffee comes from Java, Kenya and a roastery that ships to hotels.
! - Handed out flyers for a gym, a driving school and an escape room.
! - The owner keeps bees and builds guitars.
! - Learnt a few words of Polish from the cleaner.
! - Served the crew of a film about boxing.
Volunteer, Spark Youth Club, Coventry
2020 – 2021
- Homework help for children of ten.
! - Other volunteers taught coding, dance and judo.
! - The club stands beside the chess hall on Cobol Road.
=== plumber own
Iestyn Rhys
Plumber
iestyn.rhys@mail.example · 07700 901778 · Cardiff

## EXPERIENCE
Plumber, Rhys & Daughter, Cardiff
2008 – Present
- {Boiler installation}, {leak detection} and {bathroom fitting}.
! - Worked for dentists, a brewery and a school of music.
! - Joiners, tilers and plasterers are called in where needed.
! - Quotes by my daughter, who does the invoices and the website.
! - {?Fixed the taps=Tap repair} of a physiotherapy practice and a sushi restaurant.
! - A van with ladders, drills and a kettle.
! - Public liability insurance of two million.
! - Not a gas engineer; gas work goes to a partner firm.
! - Advertised in the parish magazine and on the side of a bus.
! - Jobs by word of mouth from letting agents and an interior designer.
! - Toilets for a festival of rock, folk and jazz.

## SKILLS
Boiler installation, Leak detection, Bathroom fitting, Underfloor heating, Soldering
=== recept none
Hanne Vik
Hotel Receptionist
hanne.vik@mail.example · +47 400 00 111 · Bergen

## EXPERIENCE
Hotel Receptionist, Oracle Bay Hotel, Bergen
2017 – present
- {Check-in}, {room allocation} and {night audit}.
! - Guests came for conferences on oncology, fisheries and cloud computing.
! - Told guests of kayaking, fishing and ski courses.
! - Called a locksmith, a doctor and a taxi at night.
! - The spa offers massage, facials and yoga; booked slots only by phone.
! - Room maids, cooks and gardeners left their keys with me.
! - A group of accountants danced salsa in the lobby.
! - Brochures on whale watching and glacier hiking.
! - The hotel has a bakery, a wine cellar and a pottery.
! - Left the revenue questions to the manager.
! - A guest, an opera singer, gave me lessons I never used.
! - Weekend shifts in slack season, a swift tea in the Azure Lounge.
=== marketing own
Zanele Khumalo
Marketing Coordinator
zanele.khumalo@mail.example · +27 60 000 1122 · Durban

## EXPERIENCE
Marketing Coordinator, Blender Foods, Durban
2018 – Present
- {Campaign planning}, {email newsletters} and {social media} for four brands.
! - Brands: soups, baby food and salt.
! - Briefed photographers, copywriters and web developers.
! - A {?trade fair=Trade fairs|Trade shows} for caterers, a stand next to makers of ovens.
! - Newsletter about diabetes, exercise and gardening written by a dietitian.
! - Sponsored a netball team and a marathon.
! - Legal checks the claims, Finance the budget.
! - The agency does the SEO, the media buying and the video editing.
! - Slogan "Python squeeze" for a vegetable juice; poster on Ruby Avenue.
! - Research into packaging left to the food technologists.
! - Customers are hospitals, prisons and airlines.

## SKILLS
Campaign planning, Mailchimp, Social media, Event promotion, Canva
=== carer none
Josefa Lim
Care Assistant
josefa.lim@mail.example · 07700 901889 · Belfast

## EXPERIENCE
Care Assistant, Maya House, Belfast
2016 – present
- {Personal care}, {medication prompts} and {hoist transfers} for 14 residents.
! - Residents were once miners, tailors, pilots and a judge.
! - A hairdresser, a chiropodist and a priest come on Fridays.
! - Daughters who are solicitors, sons in banking: I listened to all.
! - The laundry, the kitchen and the garden have their own staff.
! - Read out the paper: politics, racing and the weather.
! - The home sits between a car wash and a golf course.
! - A resident taught me how to knit; I gave it up.
! - Hair, nails and feet are done by others.
! - Waiting for my NVQ 3 place; no dementia course so far.
=== mechanic own
Ravi Pillai
Motor Mechanic
ravi.pillai@mail.example · 07700 901990 · Harrow

## EXPERIENCE
Motor Mechanic, Monday Motors, Harrow
2011 – Present
- {Brake replacement}, {engine diagnostics} and {clutch replacement}.
! - Cars of doctors, florists and a chess champion.
! - Body repairs and paint went to another garage.
! - The owner sells insurance and rents out sheds.
! - Taxis, ambulances and a mobile library on the ramp.
! - Swept the bay and made the tea in my first spring.
! - Test drives with the customer on board.
! - A Ruby red coupé, a Swift and a Fiat Panda every week.
! - A poster on hearing protection and one on lifting.
! - Bought a welder for a hobby of mine, metal sculptures.
! - Delivery vans of a fishmonger, a florist and a sign writer.

## SKILLS
Brakes, Clutch replacement, Engine diagnostics, MOT preparation, Wheel alignment
=== lawyer own
Beatriz Salgado
Solicitor
beatriz.salgado@mail.example · +44 7700 902001 · London

## EXPERIENCE
Solicitor, Harrow & Finch LLP, London
2015 – Present
- {Commercial leases}, {due diligence} and {contract drafting} for landlords.
! - Tenants are gyms, dental practices and a games developer.
! - Acted for a brewery, a shipyard and a maker of drones.
! - Worked with surveyors, valuers and planners.
! - The firm's other teams do immigration, crime and divorce.
! - A dispute about noise from a welding shop and a dance school.
! - Gave a talk at a college of hairdressing.
! - Clauses on insurance, subletting and keeping of animals.
! - Read engineering reports on damp and subsidence.
! - Company search, then lunch with the trainees in Canvas Yard.
! - Pro bono at a clinic for refugees beside nurses and interpreters.

## SKILLS
Commercial leases, Due diligence, Contract drafting, Land registration, Negotiation
=== gardener none
Owen Tully
Gardener
owen.tully@mail.example · 07700 902112 · Exeter

## EXPERIENCE
Gardener, Combe Estate, Exeter
2009 – present
- {Hedge trimming}, {lawn care} and {planting} in eight acres.
! - Kept the keys of the tractor, the boiler house and the chapel.
! - {?Weddings} and a film shoot on the lawn each summer.
! - The estate rears pheasants and lets a fishery.
! - A beehive for the honey that a neighbour spins.
! - Trees were felled by a contractor.
! - Moved benches for a choir, a brass band and a yoga group.
! - Watered the canvas tents after a storm.
! - The owner collects clocks, coins and paintings.
! - {?Cuttings} for a lecturer in botany.
`;
