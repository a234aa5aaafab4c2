export default String.raw`
@group tables-kennels-farewells | Gaming tables, kennels, kindness to the dead and counters | services

[skills]
Random household selection = Kish grid, Random route sampling ~ Household surveys
Animal behaviour observation = Browse collection, Behavioural observation of animals
Forecourt vehicle checks = Water and oil checks, Battery checks
Table float = Fill and credit slips ~ Casino dealing, Card shuffling
Advantage play detection = Advantage play, Card counting detection ~ Game protection
Cage cashiering = Casino cage, Cage operations, Casino cash desk ~ Casino dealing
Slot attendance = Slot floor ~ Slot machine attendance
Bingo calling
Bookmaking = Fixed odds betting, Spread betting ~ Bet settlement
Pawn loans = Loan redemption, Pawn loan redemption, Pledging of goods, Stolen goods checks ~ Pawning, Pledge redemption
Watch authentication = Luxury watch authentication, Gemstone testing ~ Pawning
Arterial embalming = Cavity treatment, Cavity embalming ~ Funeral services, Cosmetic restoration
Cremation forms = Cremation paperwork, Cremation certificates, Green certificates ~ Funeral arranging
Cremator operation = Crematory operation, Cremation technician work
Deceased transfer = First offices ~ Funeral services, Body removal, Removal of deceased
Cortege leading = Leading the cortege, Paging the hearse, Walking in front of the cortege ~ Funeral services
Full grooms = Bath and brush, Bath and tidy, Breed-standard cuts, Breed profiles ~ Pet grooming, Breed standards
Nail trims for pets = Nail trims and grinding, Nail grinding for dogs ~ Pet grooming, Nail trims
Asian fusion styling = Creative grooming, Asian fusion grooming ~ Pet grooming
Lion cuts = Cat lion cuts ~ Cat grooming
Low-stress handling = Fear free handling ~ Animal handling
Canine first aid = Pet CPR ~ Animal first aid
Positive reinforcement training = Target training of animals, Operant conditioning, Crate training, Medical training of animals ~ Dog training, Clicker training
Hand-rearing = Hand-reared young, Hand rearing of young animals ~ Livestock farming
Keeper talks = Public feeding talks, Animal talks ~ Zoo keeping
Exercise riding = Backing young horses, Breaking in horses, Clipping of horses ~ Horse care
Fuel deliveries = Tanker offloading, Tanker discharge at station, Wet stock reconciliation
LPG refilling = CNG filling ~ LPG cylinder filling
Fine line tattooing = Fine line tattoos, Botanical tattoos ~ Tattooing
Whip shading = Dotwork, Blackwork tattooing, Stippling tattoos ~ Tattooing
Tattoo machines = Rotary and coil machines, Coil machines, Rotary tattoo machines ~ Tattooing
Flash painting = Tattoo flash, Flash sheets ~ Tattooing
Spore tests = Spore testing, Autoclave spore tests ~ Sterilisation
Formal dining service = Formal dining, Cigar service, Opening of houses ~ Butler service
Call-backs on households = Callbacks on respondents, Back-checks of interviews
Quota monitoring = Quota control ~ Target setting
Street interviewing = Street interviews, Intercept interviewing, Mall intercepts, Hall tests, Exit interviews with shoppers, Intercept interviews, Street intercepts, Exit polls, Exit interviews of voters
Probing of open-ended answers = Open-ended probing, Verbatim recording
Normal operating procedures at pools = NOP and EAP, EAP drills ~ Lifeguarding
Fly unit servicing = EFK servicing, UV flytraps, Fly killer units ~ Pest control, Drill and inject
Drain rat flaps = Rat flaps, Drain rat proofing ~ Rodent control
Mole control ~ Fox control
Valuation for probate = Probate valuations, Insurance valuations, Chattels valuation, Estate valuation, Valuation of estates ~ Valuation
Rostrum auctioneering = Conducting auctions, Auction sales from the rostrum, Paddle bidding, Commission bids, Absentee bids, Absentee and commission bids ~ Auctioneering
Attribution and dating = Dating and attribution of antiques, Attribution of ceramics ~ Antique appraisal

[tools]
Personal Functional Licence = PFL licence
Bidpath^ = the-saleroom^ ~ Auctioneering
MoeGo^ ~ Pet grooming
ZIMS^ = ZIMS records ~ Zoo keeping
CRRU^ = CRRU code ~ Rodent control
RSPH Level 2 Award in Pest Management = RSPH pest management ~ Pest control
`;
