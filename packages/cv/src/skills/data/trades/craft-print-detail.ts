export default String.raw`
@group craft-print-detail | Fine crafts, print and wiring in detail | trades

[skills]
Watch movement overhaul = Movement overhaul, Mechanical movements, Mechanical movement overhaul, Quartz movements, Quartz watches, Swiss lever, Pocket watches, Balance staff replacement, Watch regulation, Watch servicing, Escapement adjustment, Overhaul of movements, Timing and regulation of watches, Hairspring adjustment, Hairspring work, Hairspring replacement, Hairsprings
Battery replacement in watches ~ Watch movement overhaul
Timegrapher = Timing machine, Watch timing machine
Watch case polishing = Case polishing, Case refinishing, Polishing cases, Bracelet polishing, Strap fitting
Bracelet sizing ~ Watch case polishing
Watch crystal fitting = Crystal replacement, Watch glass replacement ~ Watch case polishing
Water resistance testing = Watch pressure testing, Waterproof testing
Scale calibration = Scale repair, Weighing scale calibration, Weighing scales, Balance calibration, Balance and scales repair, Weighbridge calibration
Pressure gauge calibration = Pressure gauges, Pressure calibration
Optical instrument repair = Microscope repair, Camera repair, Binocular repair, Telescope repair, Microscope servicing, Lens collimation, Collimation, Optical cleaning, Lens repair
Lens cleaning ~ Optical instrument repair
Surgical instrument repair = Surgical instrument sharpening, Instrument repair for surgery, Dental handpiece repair, Handpiece repair, Endoscope repair
Piano action regulation = Action regulation, Regulation of piano action, Piano regulation, Regulating pianos, Grand regulation, Action repair, Key levelling, Voicing hammers, Hammer replacement, Pitch raise, Pitch raising, Piano string replacement, Action rebuilding, Piano action rebuilding, Rebuilding of actions, Damper replacement in pianos, Piano damper replacement, Hammer shaping, Hammer reshaping, Key bushing, Keyboard levelling, Pedal adjustment, Player pianos, Key recovering, Hammer refacing, Hammer filing, Regulation of grands
Piano voicing = Hammer voicing ~ Piano action regulation
Soundboard repair ~ Piano action regulation
Piano restringing = Restringing ~ Piano action regulation
Piano restoration = Piano rebuilding ~ Piano action regulation
Guitar set-up = Guitar setup, Fret dressing, Fret levelling, Fretwork repair, Refretting, Fret filing, Nut and saddle, Nut cutting, Nut and saddle making, Neck resets, Pickup installation, Wiring pickups, Pickup wiring, Guitar electronics
Guitar repair = String instrument repair ~ Guitar set-up
Bow rehairing = Bow repair, Bow making
Brass instrument repair = Pad replacement on instruments, Dent removal on instruments, Brass repair
Woodwind repair = Saxophone repair, Woodwind instrument repair ~ Brass instrument repair
Rhodium plating
Electroforming ~ Rhodium plating
Gold plating of jewellery = Jewellery plating ~ Rhodium plating
Jewellery casting = Gold casting, Casting of gold, Silver casting, Casting of jewellery
Wax modelling = Wax model carving ~ Jewellery casting
Chain making = Hand-made chains
Wirework jewellery ~ Chain making
Filigree work ~ Chain making
Bead stringing = Pearl stringing, Pearl knotting, Stringing of pearls
Hallmarking
Gold assaying = Gold testing, Karat testing, Touchstone*, Touchstone testing, XRF gold testing, Acid testing of gold, Acid test, Karat meter, Gold purity testing, Touchstone and acid, Testing gold with acid ~ Hallmarking
Enamelling = Cloisonné, Vitreous enamelling
Brick making = Brick moulding, Brick burning, Clay brick production, Brick firing
Block making = Block making machine, Interlocking block making ~ Brick making
Glass annealing = Annealing of glass, Annealing lehr, Lehr operation
Cold working of glass = Cold working, Glass grinding, Glass bevelling by hand
Glass etching = Sandblasting of glass, Sandblasted glass ~ Cold working of glass
Mirror silvering = Glass silvering ~ Cold working of glass
Kiln-formed glass = Fusing and slumping, Glass fusing, Kiln forming, Slumping glass, Slumping of glass, Slumping*, Glass casting
IS machine operation = IS machines, Container glass forming, Glass forming, Mould swabbing, Swabbing of moulds, Glass moulding, Job changes on IS machines, Swabbing moulds, Swabbing*, Section changes on IS machines
Glass batch mixing = Batch house operation, Batch mixing, Glass melting
Vinyl application = Vinyl graphics, Vehicle graphics, Vehicle livery, Fleet graphics, Vinyl lettering, Applying vinyl, Vinyl plotter, Plotter cutting, Vinyl weeding, Decal application
Illuminated signs = LED signs, Illuminated sign installation, Channel letters, Neon signs, Neon bending, Light boxes, Neon sign making, LED sign installation
Airbrushing = Airbrush painting, Airbrush work, Mural painting by airbrush
Hand lettering for signs = Hand-painted signs, Sign painting, Hand painting of signs, Freehand lettering, Pinstriping
Carpet knotting = Hand-knotted carpets, Rug making, Carpet hand knotting
Hand tufting = Rug tufting ~ Carpet knotting
Loom set-up = Loom warping, Loom dressing, Warp winding, Setting up looms
Lacquer work = Lacquerware, Lacquering of boxes, Lacquer craft
Block printing = Hand block printing
Lino printing ~ Block printing
Bobbin lace = Beeralu, Pillow lace
Tatting ~ Bobbin lace
Leather tooling = Leather carving, Leather stamping
Leather skiving = Skiving*, Edge burnishing, Burnishing edges, Edge painting of leather, Edge finishing of leather, Pricking irons ~ Leather tooling
Wallet making ~ Leather tooling
Leather dyeing ~ Leather tooling
Saddle making ~ Leather tooling
Preflighting = File preflight, Artwork checking, PDF/X, PDF preflight, Preflight* ~ Prepress
RIP software = Ripping of files, Roland VersaWorks, VersaWorks, Onyx RIP, Caldera RIP, Wasatch, EFI Fiery, Harlequin RIP, RIP*, Raster image processors
Print registration = Registration checks, Register control, Registration control, Colour register, Registration setting
Blanket changing = Blanket change, Blanket replacement
Press maintenance ~ Blanket changing
Roller setting = Roller changing ~ Blanket changing
Press wash-ups = Press wash-up, Wash-ups, Blanket wash-up ~ Blanket changing
Ink key setting = Ink keys, Ink key adjustment, Ink duct setting, Ink and water balance, Ink-water balance
Fountain solution = Dampening systems ~ Ink key setting
Wide format printing = Wide format, Banner printing, Printing of banners, Large-format printers, Flex printing, Wide format machines, Poster printing, Roland printers, Inkjet printing, Large format printing
UV printing = UV inks, UV curing, UV flatbed printing
Spot UV = UV varnishing, UV coating ~ UV printing
Foil blocking = Hot foil stamping, Hot foil, Hot stamping, Cold foil, Foiling
Wire binding = Wire-o, Wire-o binding, Comb binding, Coil binding
Print collating = Collating, Gathering of sections, Collation and gathering
Inserting machines ~ Print collating
Book restoration = Restoration of old books, Book restoring
Print gluing = Folder-gluer, Folder gluer operation, Carton folding and gluing
Print varnishing = Aqueous coating, Varnishing of print
Print laminating = Lamination of prints, Thermal lamination, Banner lamination, Print lamination, Film lamination ~ Print varnishing
RCD testing = RCD tests, Earth leakage testing, RCD^, MCB?
RCBO = RCCBs, MCB and RCCB, MCB & RCCB ~ RCD testing
Ring main testing ~ RCD testing
Loop impedance testing ~ RCD testing
Motor starters = Star-delta starters, DOL starters, Starter wiring, Star-delta wiring, Starter panel wiring, Direct-on-line starters, Starters and contactors
Breaker replacement = Breaker changing, Circuit breaker replacement, MCB replacement
Socket replacement = Switch replacement ~ Breaker replacement
Fuse replacement ~ Breaker replacement
DALI lighting = DALI^
Lutron ~ DALI lighting
Lighting control = Lighting control programming, Dimming systems ~ DALI lighting
ECS card = JIB^, JIB gold card, ECS gold card, JIB card, ECS JIB
Lightning protection installation = Blitzschutz, Lightning conductor installation, Lightning arresters
Soft starters = Soft starter commissioning, Soft starter installation
Drive parameterisation = Drive parameterising, Parameterised drives, VFD commissioning, VFD programming, Drive commissioning, Inverter drives, VFD troubleshooting, Drive configuration, VFD installation, VFD repair
HV switching = HV authorised person, HV switching operations, High voltage switching, HVAP, Switching programmes, HV isolation, Authorised person duties
Lift wiring = Lift electrical work
Crane electrics = Crane wiring, Crane electrical maintenance ~ Lift wiring
PLC fault finding = PLC troubleshooting, PLC diagnostics, PLC maintenance
Overhead line construction = Transmission line construction, Distribution line construction, OHL construction
Aerial bundled conductors = LV ABC, ABC lines ~ Overhead line construction
Line patrol ~ Overhead line construction
Insulator replacement = Insulator changing, Insulators*
Cross-arm replacement ~ Insulator replacement
Insulator washing ~ Insulator replacement
Pole transformer installation = Pole-mounted transformers, Pole transformers, Pole transformer mounting
Transformer installation = Transformer replacement ~ Pole transformer installation
Supply restoration = Storm restoration, Outage restoration, Power restoration, Outage response, Storm repair work, Storm response on power lines, Storm work on lines
Tower erection = Tower construction, Lattice tower erection, Tower assembly
Pole top rescue = Tower climbing and rescue ~ Tower erection
Bucket truck operation = Bucket truck, Aerial lift operation
Digger derrick ~ Bucket truck operation
Line clearance = Tree trimming near lines, Vegetation clearance, Wayleave clearance, Line clearing
Street lighting maintenance = Street lights, Streetlight maintenance, Street light repair, Streetlight installation, Street lighting
Hot-air rework = Hot-air station, BGA rework, BGA reballing, Reballing, BGA^, Reballing of BGAs, Reflow station
ATM maintenance = ATM servicing, ATM repair, ATMs, Cash machine maintenance
POS terminal repair ~ ATM maintenance
Currency counters = Cash counting machine repair, Note counter repair ~ ATM maintenance
Screen replacement = Phone screen replacement, LCD replacement, Display replacement, Screen repair, Display changes
Phone battery replacement = Battery replacement in phones ~ Screen replacement
Signal generators = Function generator
LCR meter ~ Signal generators
Spectrum analyser ~ Signal generators
Power supply repair = Power supplies, SMPS repair, Inverter repair, Power supply testing, Inverter board repair, SMPS
Audio equipment repair = Hi-fi repair, Speaker repair, Radio repair, Home theatre repair
Base station installation = Base stations, BTS^, Site installation for telecoms, RRU installation, 5G rollout, Telecom site installation, Base station commissioning, Node B installation, Tower equipment installation
Customer premises installation = Home installations, Customer connections, FTTx, FTTH connections, Fibre to the home, ONT installation, Set-top box installation, DSL^, ADSL installation
Duct laying = Duct and manhole work, Duct installation for telecoms, Micro-trenching, Duct rodding, Cable duct laying
PABX installation = PABX^, PABX maintenance, PBX installation, Intercom and PABX, PABX programming
Rack installation = Rack and stack, Rack mounting, Server rack installation, Cabinet dressing, Rack cabling
Router installation = Router set-up, Router setup, Modem installation, Router configuration at customers
Piano valuation = Piano appraisal, Valuation of pianos, Appraisal of pianos ~ Piano tuning
Tuning pin replacement = Tuning pins, Pin block repair, Pinblock repair, Restringing with oversize pins, Pin block replacement, Pinblock replacement ~ Piano tuning
Piano string splicing = String splicing, Splicing of strings, Bass strings ~ Piano tuning
Piano refinishing = Piano case polishing, Refinishing of pianos ~ Piano tuning, Wood finishing

[tools]
Kodak Prinergy = Prinergy
Kodak CTP = Kodak Trendsetter ~ Kodak Prinergy
Heidelberg Prinect = Prinect
Esko ArtPro = ArtPro, Esko Automation Engine, Esko Studio
HP Indigo 7900
HP Latex ~ HP Indigo 7900
`;
