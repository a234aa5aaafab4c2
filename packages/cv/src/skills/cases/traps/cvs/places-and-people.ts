export default `
=== h1-vetnurse own
Aoife Brennan
Veterinary Nurse
aoife.b@mail.example · +353 87 700 1001 · Tralee

## EXPERIENCE
Veterinary Nurse, Fenit Animal Clinic, Tralee
2016 – Present
- {Anaesthesia monitoring=Anaesthesia monitoring|Anaesthetic monitoring} and {wound care} for small animals.
! - The dairy co-op across the yard makes butter and tests the milk.
! - There is a kennel, a cattery and a grooming parlour on site.
! - The clinic's ultrasound broke in 2019 and was never mended.
! - A farrier rents the shed; his welding sets off our alarm.
! - Dr Walsh operates, I count the swabs.
! - Grooming we send to a salon in town.
! - A locum did dentistry for a summer.
- Vaccination clinics on Saturdays, reception cover.
! - In the waiting room a telly shows cooking all day.
=== h2-admin own
Samira Haddad
Office Manager
samira.h@mail.example · +961 3 700 102 · Beirut

## EXPERIENCE
Office Manager, Cedars Engineering, Beirut
2014 – Present
- {Office supplies=Office supplies|Office supply management|Supplies ordering}, {travel arrangements=Travel arrangements|Travel booking} and {invoicing}.
! - The engineers design bridges and drink my coffee.
! - Two plotters and a 3D printer live in my cupboard.
! - The firm won a tunnel in Oman and a dam in Jordan.
! - AutoCAD and Revit were all they ever talked of.
! - A geotechnical lab occupies the ground floor.
! - My predecessor did the payroll by hand; an agency does it now.
! - The website is a WordPress thing nobody dares touch.
! - Site visits were for the gentlemen in boots.
! - Shelves bend under codes of concrete and steel design.
- Minutes of {board meetings=Board meetings|Minute taking} and {diary management}.

## SKILLS
Invoicing, Diary management, Minute taking, Microsoft Office, Arabic
=== h3-cleaner none
Halina Kozak
Cleaner
halina.k@mail.example · +48 602 700 103 · Lublin

## WORK EXPERIENCE
Cleaner, Bystrzyca Research Park, Lublin
2012 – Present
- {Office cleaning}, {window cleaning} and {waste disposal=Waste disposal|Waste management|Waste removal}.
! - The park is home to genetics, robotics and one lonely mathematician.
! - I dust round microscopes, servers and a mass spectrometer.
! - The kitchenette smells of solder from the electronics people.
! - On level three they sequence DNA; on level four they nap.
! - Somebody programs robots behind a glass wall.
! - The greenhouse grows tomatoes for a study; I sweep the leaves.
! - The fire alarm company tests its bells when I have just mopped.
! - Their chemistry ends in my bin, sorted by colour.
- {Carpet cleaning} with a machine of our own.
=== h4-tutor own
Devon Clarke
Private Tutor
devon.c@mail.example · +1 876 555 7104 · Kingston

## EXPERIENCE
Private Tutor, self-employed, Kingston
2018 – Present
- {Mathematics} and {physics} for fifteen pupils a year; {exam preparation}.
! - The pupils' parents are bankers, dentists and one film director.
! - Chemistry goes to my colleague Ann, biology to nobody.
! - A pupil who coded games in Unity taught me patience.
! - Lessons in a room behind a bakery; the ovens keep us warm.
! - My landlord repairs outboard engines under the window.
! - One boy left to become a chef, one girl to study law.
! - Carpentry, sewing and netball are what the school is known for.
- {Lesson planning} for each of them.

## SKILLS
Mathematics, Physics, Exam preparation, Lesson planning, Patience
=== h5-steward none
Renato Salcedo
Ship's Steward
renato.s@mail.example · +63 917 700 1051 · Iloilo

## EXPERIENCE
Steward, MV Visayan Star, Panay Shipping
2015 – Present
- {Food service=Food service|Table service}, {cabin cleaning=Cabin cleaning|Cleaning} and galley stores.
! - The engineers overhaul a piston every month; I bring water.
! - Officers do the navigation, the bosun the painting.
! - The ship carries grain, cement and sometimes cars.
! - Welding on deck means no washing on the line.
! - The radio room has GMDSS and a broken chair.
! - The cook butchers, bakes and sings.
! - Ballast, bunkers and cargo are not my worry.
- Laundry for 22 men.
=== h6-receptionist own
Kateřina Malá
Receptionist
katerina.m@mail.example · +420 777 700 106 · Brno

## EXPERIENCE
Receptionist, Moravia Co-working, Brno
2019 – Present
- {Visitor reception=Visitor reception|Reception|Visitor management}, {mail handling=Mail handling|Post handling|Mail sorting|Mail distribution} and {event set-up=Event set-up|Event setup|Room setup|Event support}.
! - Our members do UX design, tax advice and podcasting.
! - Floor two: Node and Python people; floor three: lawyers.
! - A start-up here trains neural networks, another sells socks.
! - The yoga teacher has a key, the Java meet-up a fridge.
! - Heard a hundred pitches about blockchain.
! - I water plants while others deploy to AWS.
! - Lifts, boilers and sprinklers are serviced by contractors I let in.
! - Someone's CNC mill came up in the goods lift, and stayed.
- {Invoicing} of desks in {Xero}.

## SKILLS
Reception, Customer service, Xero, Event support, English
=== h7-gardener own
Pedro Calixto
Gardener
pedro.c@mail.example · +351 912 700 107 · Sintra

## EXPERIENCE
Gardener, Quinta da Serra, Sintra
2013 – Present
- {Hedge trimming}, {irrigation} and {lawn care=Lawn care|Lawn maintenance}.
! - The house hosts weddings, wine tastings and film shoots.
! - The palace next door is being restored by stonemasons and gilders.
! - The owner paints in oils and plays the cello.
! - A beekeeper keeps his hives behind my compost.
! - The cellar is where Rui makes the wine.
! - The pool belongs to the plumber on Mondays.
! - Photographers come for the camellias.
! - The electric gate was programmed by a man from Lisbon.
- {Pruning} of 300 roses, {planting}.

## SKILLS
Pruning, Irrigation, Hedge trimming, Planting, Composting
=== h8-secguard none
Abebe Tadesse
Night Watchman
abebe.t@mail.example · +251 911 700 108 · Adama

## EXPERIENCE
Night Watchman, Awash Textiles, Adama
2011 – Present
- {Patrolling}, {gate control=Gate control|Access control} and {incident reporting}.
! - Spinning, weaving and dyeing never stop; I hear them all night.
! - The looms were made in Japan, the generators in Germany.
! - Mechanics repair trucks under my lamp.
! - The manager is learning Power BI, he tells everyone.
! - The chemical store is locked; only the dyers have keys.
! - By day the gate is a tailor's, a barber's and a bakery's.
! - A nurse treats burns in the first aid room.
- {Radio communication} with the police post.
`;
