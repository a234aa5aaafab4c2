export default String.raw`
@group beauty-sports | Beauty, wellness and sports | services

[skills]
Hairdressing = Hair dressing, Hair cutting, Haircutting, Hair styling, Hairstyling, Haircuts, Cutting and styling, Ladies' cutting, Gents' cutting
Barbering = Beard trimming, Men's grooming, Shaving, Beard shaping
Hair colouring = Hair coloring, Hair dyeing, Highlights and balayage, Balayage, Hair colour, Colouring*, Wella colour, Toners*, Toner application, Tinting hair
Hair treatment = Keratin treatment, Hair spa, Scalp treatment, Keratin, Hair smoothing, Hair relaxing
Hair straightening = Rebonding > Hair treatment
Perming = Perms* > Hair treatment
  not after semi
Hair extensions = Braiding, Hair braiding, Wig making
Bridal dressing = Bridal make-up, Bridal makeup, Bridal hair, Saree draping, Bridal hairstyling
Make-up artistry = Makeup artistry, Make-up application, Makeup application, Make up, Makeup*, Airbrush make-up, Make-up for stage, Theatrical make-up
Beauty therapy = Beauty treatments, Beautician skills, Beauty care, Beauty culture, Cosmetology, Beauty services
Skin care = Skincare, Skin analysis
Facials = Facial treatments, Facial massage, Facial care > Skin care
Waxing = Hair removal, Laser hair removal, Body waxing
Threading* = Eyebrow threading ~ Waxing
Nail care = Nail technology, Nail extensions, Nail treatments, Nail enhancements, Gel and acrylic extensions, Acrylic extensions, Gel extensions, Infills, Nail infills, Nail tips
Manicure > Nail care
Pedicure > Nail care
Nail art > Nail care
Gel nails = Acrylic nails, Shellac nails, Gel manicure, Gel polish > Nail care
Eyelash extensions = Lashes*, Brows*, Eyelash treatments*, Lashes and brows*, Lash extensions, Eyebrow shaping, Lash lift
Microblading = Permanent makeup ~ Eyelash extensions
Swedish massage > Massage therapy
Deep tissue massage > Massage therapy
Thai massage > Massage therapy
Balinese massage = Lomi lomi > Massage therapy
Hot stone massage > Massage therapy
Head massage = Indian head massage, Champi > Massage therapy
Herbal steam bath = Steam bath, Steam therapy, Herbal bath ~ Massage therapy
Flower bath = Milk bath ~ Massage therapy
Massage therapy = Massage, Sports massage, Therapeutic massage, Body massage
Aromatherapy
Reflexology
Spa therapy = Spa treatments, Body treatments, Body wraps, Body scrubs
Ayurvedic massage > Massage therapy
Salon management = Beauty salon management, Salon operations, Salon reception, Salon hygiene
Cosmetics sales = Beauty consulting, Beauty advising, Cosmetic product sales
Cosmetic formulation = Perfumery, Cosmetic chemistry, Personal care formulation
Meditation* = Mindfulness, Meditation instruction, Mindfulness training, Meditation teaching, Meditation guidance
Yoga* = Yoga instruction, Yoga teaching
Pilates = Pilates instruction
Fitness instruction = Fitness training, Fitness coaching, Gym instruction, Fitness*, Gym training
Personal training = Personal trainer*, One-to-one fitness training
Strength and conditioning = Strength training, Weight training, Conditioning training
Group exercise classes = Aerobics, Zumba, Spinning classes, Group fitness, Group fitness classes, Group exercise, Group classes, Indoor cycling, Spin classes, RPM classes, Indoor cycling classes, Spin instructor
Exercise physiology = Sports science, Exercise science
Sports coaching = Team sports coaching, Sports training, Netball coaching, Basketball coaching
Cricket coaching = Cricket*
Football coaching = Soccer coaching
Swimming instruction = Swim teaching, Swimming lessons, Swimming teaching, Learn-to-swim
Tennis coaching = Badminton coaching, Table tennis coaching
Athletics coaching = Track and field coaching
Martial arts = Judo, Taekwondo, Martial arts instruction, Karate instruction
Karate > Martial arts
Gymnastics coaching
Chess coaching
Refereeing = Umpiring, Sports officiating
Lifeguarding = Lifeguard duties, Water rescue, Lifesaving, Lifeguard*, Flood rescue, Pool lifeguard, Swimmer rescue, Beach lifeguard, Rescuing swimmers, NPLQ, Bronze Medallion, Rescue of swimmers, Pool lifeguarding, National Pool Lifeguard Qualification
Sports administration = Sports management, Sports event management
Sports nutrition = Fitness nutrition
Outdoor education = Outdoor activities instruction, Adventure training, Mountain guiding
Surf instruction = Surfing instruction, Water sports instruction
Scuba diving instruction = Dive instruction, PADI^
Gym management = Fitness centre management
Life coaching = Wellness coaching, Health coaching
Astrology
Funeral services = Embalming, Funeral directing, Mortuary services
Tanning and body art = Henna art, Mehndi design
`;
