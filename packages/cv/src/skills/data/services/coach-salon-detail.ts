export default String.raw`
@group coach-salon-detail | Sport, youth, salon and last offices in detail | services

[skills]
Hair care advice = Hair advice
Client motivation = Motivating clients
Flexibility training = Stretching classes
Scalp massage
Activity planning = Planning activities
Life skills training = Life skills education, Life skills*
Substance misuse awareness = Drug awareness, Drug prevention education
Sports sessions*
Residential trips = Residentials*
Arts projects*
Gang prevention = Violence prevention, Youth violence prevention
Peer education
Sexual health education = Sex education, Reproductive health education
Night shelter work = Shelter work
Refugee children support = Support of refugee children
Child-friendly spaces
Drop-in sessions = Drop-in clinics
Employability workshops = Employability skills training
Youth councils = Youth parliament
Crisis support
Foodbank* = Food bank
Digital safety talks = Online safety education, Internet safety
Fast bowling
Bowling in cricket = Seam bowling, Leg spin, Bowling coaching, Batting coaching ~ Fast bowling
Spin bowling ~ Fast bowling
Batting
Wicket keeping = Wicketkeeping
Match preparation
Team captaincy = Captaincy, Captaining
Sprint training
Endurance training = Marathon training, Marathon running
Media interviews
Sponsorship duties* = Sponsor appearances
Injury rehabilitation = Injury management, Return-to-play rehabilitation
Anti-doping = Anti-doping compliance, Anti-doping education
Tactical awareness*
Race riding
Competition planning
Youth camps*
Training camps* ~ Youth camps
Brand ambassadorship
Periodisation = Training periodization
Skill development coaching = Technical coaching
Talent identification = Talent scouting
Fitness testing = Beep tests, Yo-yo tests, Fitness tests
Injury prevention
Warm-up drills
Tournament organisation = Competition management, Tournament management, Tournament planning
Child safeguarding in sport
Goalkeeper coaching
Junior coaching = Youth coaching, Grassroots coaching
Sports psychology = Mental skills training
Biomechanics
GPS tracking in sport = Catapult Sports, GPS performance tracking
Disability sport = Adaptive sport
Video feedback
Water safety
Stroke correction
Reformer Pilates
Vinyasa yoga = Vinyasa, Ashtanga
Hatha yoga ~ Vinyasa yoga
Functional training
Kettlebells* = Kettlebell training
TRX^ = TRX suspension training
CrossFit
Gym floor supervision = Gym supervision
Member retention
Membership sales = Gym membership sales
Posture correction
Stretching*
Senior fitness
Prenatal exercise = Pre- and postnatal exercise, Prenatal yoga, Postnatal exercise
Online coaching
Boxing training = Boxing coaching, Boxercise
Breathwork = Pranayama
Outdoor guiding
Mount making = Mountmaking
Crating = Packing and crating, Packing of artworks
Gallery lighting
Specimen preparation
Taxidermy = Skin mounting ~ Specimen preparation
Collections rehousing = Storage rehousing
Humidity monitoring
Label production
Display case cleaning
Book processing = Labelling of books
RFID tagging
Picture hanging = Hanging pictures
Plinth building
Pest traps*
Lighting programming = Lighting desk programming
Sound desk operation = Mixing desk, Sound desk, Audio consoles, Audio console operation, Digital consoles, Digital mixing consoles, Audio desk
Scenic painting
Wardrobe maintenance
Quick changes
Rehearsal schedules = Rehearsal calls
Load-in and load-out = Get-ins and get-outs, Get-ins, Load-ins, Fit-ups, Get-outs, Load-outs, Bump-in, Bump-out, Fit-ups and get-outs, Load-ins and load-outs
Pyrotechnics
Stage effects = Theatrical effects ~ Pyrotechnics
Show reports = Performance reports by house manager
Projection mapping
AV operation
Radio microphones = Radio mics, Radio mic fitting, Wireless microphones, RF coordination
Truss assembly
Stunt performance
Wig dressing = Wig styling
Backline*
Tour management
Updos = Hair up, Up-dos
Patch testing for colour = Skin tests for colour
Shampooing = Hair washing
Afro hair = Afro hair care, Natural hair care
Texturising
Toning of hair = Hair toning
Retail product sales = Selling retail products
Intense pulsed light = IPL?
Spray tanning
Client records* = Client cards
Micro-needling = Microneedling
HydraFacial
Body removal = Removal of the deceased, Collection of the deceased
Cosmetic restoration = Restorative art, Mortuary cosmetics
Repatriation of remains = Repatriation of the deceased, Repatriation*, Repatriation papers, Repatriation documents, Human remains repatriation
Mortuary hygiene
Funeral pre-planning
Obituary notices
Floral tributes*
Exhumation
Cemetery records
Ashes handling = Scattering of ashes
Viewing arrangements = Viewing preparation
Coroner's removals
Death registration = Death certificates
Dog bathing = Pet bathing
Coat clipping = Clipping*
Hand stripping
Scissoring = Scissor cuts
Ear cleaning of pets = Ear cleaning
De-shedding = De-shedding treatments, Deshedding, Carding and de-shedding
Cat grooming
Behaviour modification
Leash training
Guard dog training = Protection dog training
Feeding schedules*
Animal first aid = Pet first aid
Horse grooming = Grooming horses, Grooming of horses
Tack cleaning
Elephant keeping = Mahout skills
Bird care = Aviculture
Breed standards* = Breed standard trims, Breed trims, Breed cuts
Flea treatment
Agility training for dogs = Dog agility
Clicker training
Reptile husbandry = Reptile care
Highway Code teaching = Theory teaching, Theory test preparation
Hazard perception = Hazard perception training
Mock driving tests = Mock tests*, Mock tests for learners, Hill starts
Driving manoeuvres = Manoeuvres*
HGV driver training = HGV training, Heavy vehicle instruction
Motorcycle training = Motorcycle instruction, Rider training
Eco-driving = Fuel-efficient driving, Economical driving, Fuel efficiency in driving, Fuel economy driving
Road safety education = Road safety talks, Road safety training
Refresher courses* = Refresher driving lessons
Fleet driver training
Forklift instruction

[tools]
Hudl
Dermalogica
Wella Professionals = Wella
L'Oréal Professionnel
NASM*
ACE personal trainer* ~ NASM
CIDESCO*
ITEC* ~ CIDESCO

[skills]
Bottle sterilisation = Sterilising bottles, Sterilising of bottles
Bath time routines* = Bathing children
Sleep training
Outings with children = Park trips
Children's laundry
Playdates*
Special needs care = Special needs childcare
Reading to children
Night nannying = Night nanny, Night nanny work
Maternity nursing
Sibling care
Language immersion = French immersion, Immersion teaching, CLIL
Horoscope casting = Birth charts, Horoscope reading, Natal charts
Palmistry = Palm reading
Tarot reading = Tarot
Auspicious times = Nekath, Muhurta
Vedic astrology = Jyotish
Numerology
Feng shui
Vastu = Vastu shastra, Vaastu ~ Feng shui
Reiki
Shiatsu
Valet service = Wardrobe care, Valeting of guests
Travel companionship = Travel companion
Reading aloud* = Reading to the elderly
Dressing assistance
Packing luggage = Luggage packing
Spa hygiene
Craniosacral therapy
Gel removal = Soak-off, Soaking off of gels, Removal of gel nails, Acrylic removal ~ Gel nails
`;
