export default String.raw`
@group process-mine-detail | Plants, mines, divers and blasters in detail | engineering

[skills]
Equipment sizing = Equipment selection
Yield improvement = Yield optimisation
Surface-supplied diving = Surface supplied, Air diving, Mixed gas diving
Offshore diving ~ Surface-supplied diving
Inshore diving ~ Surface-supplied diving
Saturation diving = Closed bell diving ~ Surface-supplied diving
Underwater inspection = Hull inspection by divers, Underwater NDT, NDT underwater, CVI inspections underwater, Underwater survey, Underwater CCTV inspection
Hull cleaning = Ship hull cleaning, Underwater hull cleaning
Propeller polishing ~ Hull cleaning
Decompression chamber operation = Decompression chambers, Chamber operation, Hyperbaric chamber, Decompression tables, Decompression
Diver medic ~ Decompression chamber operation
Diving supervision = Dive supervision, Diver tending, Tending divers, Dive logs, Dive planning, Tending of divers
Underwater concreting = Underwater concrete, Concrete placement underwater, Tremie concrete
Dive certification = IMCA diver, HSE diver, HSE Part I
ADCI ~ Dive certification
CMAS ~ Dive certification
PADI Divemaster ~ Dive certification
PADI Open Water ~ Dive certification
Blast hole charging = Charging holes, Hole charging, Charging of blast holes, Hole stemming, Stemming of holes, Explosive charging, Priming of charges, Charging of holes, Charged holes, Blasthole loading, Charging blast holes, Tying in*, Stemming holes, Stemming*, Hook-up of shots, Burden and spacing, Drilling patterns, Fragmentation analysis, Secondary breaking, i-kon, i-kon detonators, Muckpile inspection ~ Drilling and blasting
Misfire handling = Misfires, Handling misfires, Misfire treatment
Blasting = Secondary blasting, Fly rock control, Blast reports
Quarry blasting > Blasting
Demolition charges ~ Blasting
Shotfirer licence = Blaster's licence ~ Blasting
Vibration monitoring of blasts = Blast vibration monitoring, Ground vibration monitoring, Seismograph monitoring
Jumbo drilling = Drill jumbo, Twin-boom jumbo, Twin boom jumbo operation, Face drilling, Production drilling, Long-hole drilling, Jumbo drill operation, Jumbo drill, Jumbo operation, Drill rig operation
Jackleg drilling ~ Jumbo drilling
Ball mill operation = SAG mill, Grinding mill operation, SAG mill operation, Mill operation in plants, Ball mills, Ball milling ~ Mineral processing
Flotation operation = Flotation cells, Flotation plant, Mineral flotation
Thickeners = Thickener operation ~ Flotation operation
Gold processing = CIP circuit
Jig concentration ~ Gold processing
Shaking tables ~ Gold processing
Spiral concentrator ~ Gold processing
Elution ~ Gold processing
Gold smelting ~ Gold processing
Crusher operation = Crushing plant operation, Screening plant, Screening plant operation, Primary crusher operation, Crushing plant
Process sampling = Taking samples hourly, Ore sampling, Process samples, Shift sampling, Plant sampling, Sample taking ~ Nursing, Specimen collection
Casing running = Running casing, Tubular running, Casing crew work, Pipe handling on rigs, Casing installation, Power tongs, Casing runs, Casing crews
Rig floor work = Roughneck, Roustabout, Derrickman, Floorhand, Roustabout work, Roughneck duties
Concrete batching = Batching plant, Batch plant operation, Batching plant operation, Batching of concrete, Ready-mix plant, Concrete plant operation
Strip rolling = Rolling of strip, Strip mill, Tandem mill, Hot strip mill, Rolling strip
Skin pass mill = Temper mill ~ Strip rolling
Roll changing = Roll changes, Roll shop work ~ Strip rolling
Section rolling = Bar rolling, Rebar rolling ~ Strip rolling
Pickling line operation = Pickling line, Pickling of strip
Acid regeneration ~ Pickling line operation
Slitting line operation = Slitting line, Cut-to-length lines, Coil slitting, Decoiling
Tube mill operation = Tube mill, ERW tube mill, Tube making, Pipe mill operation
Tube drawing ~ Tube mill operation
Zinc bath control = Zinc temperature control, Zinc pot, Zinc bath
Plating bath analysis = Bath chemistry, Plating bath control, Bath analysis, Bath dosing
Plating of nickel and chrome = Plating of parts ~ Plating bath analysis
Heat treatment furnace operation = Annealing furnace, Heat treatment furnaces, Furnace annealing, Bell annealing
Vacuum hardening = Vacuum furnace ~ Heat treatment furnace operation
Nitriding ~ Heat treatment furnace operation
Induction hardening ~ Heat treatment furnace operation
Aluminium smelting = Potline, Potline work, Anode changing, Smelter operation, Pot tending, Potline operation
Copper smelting ~ Aluminium smelting
Sinter plant operation = Sinter plant
Pellet plant ~ Sinter plant operation
Coke oven operation = Coke ovens, Coke pushing ~ Sinter plant operation
Distillation column operation = Column operation
Evaporator operation ~ Distillation column operation
Absorption columns = Stripping columns ~ Distillation column operation
Paint manufacturing = Paint production, Paint making, Pigment grinding, Pigment dispersion, Bead mills
Resin cooking ~ Paint manufacturing
Adhesive manufacturing ~ Paint manufacturing
Ink manufacturing ~ Paint manufacturing
Soap production = Soap manufacturing, Saponification, Soap stamping, Soap making
Cosmetics manufacturing ~ Soap production
Detergent production = Detergent manufacturing ~ Soap production
Fertiliser production = Fertiliser blending, Fertiliser bagging, Urea production, Ammonia synthesis, Ammonia production
Chlor-alkali plant = Chlor-alkali cells, Membrane cell operation, Caustic soda plant ~ Fertiliser production
Sulphuric acid plant = Acid plant operation ~ Fertiliser production
Urea plant ~ Fertiliser production
Ammonia plant operation ~ Fertiliser production
Industrial filtration = Filter press, Filter press operation, Chemical filtration
Centrifuge operation = Centrifuges, Decanter operation, Decanters ~ Industrial filtration
Chemical drum filling = Drum filling, Drumming of chemicals, Drum handling
Solvent recovery = Solvent recycling, Gun washing ~ Chemical drum filling
Solvent handling ~ Chemical drum filling
Tanker loading = Tanker filling, Bulk loading ~ Chemical drum filling
Injection moulding set-up = Injection moulding setting, Moulding process settings, Process setting for moulding, Injection moulding machine set-up, Injection moulding machine operation, Injection machine setting, Injection moulding machines, Injection moulding machine setup
Plastic regrinding = Regrind, Regrinding, Granulator operation, Plastic granulation, Regrind handling
Plastic compounding ~ Plastic regrinding
Material drying ~ Plastic regrinding
Masterbatch dosing = Masterbatch ~ Plastic regrinding
Rotational moulding = Rotomoulding, Roto moulding
Printer slotter operation = Printer slotter, Flexo printer slotter, Flexo folder gluer, Box plant machines, Slotter operation
Rotary die cutter ~ Printer slotter operation
Paper bag making = Paper bag machines, Paper converting
Sack making ~ Paper bag making
Paper rewinding = Rewinder operation, Paper slitting ~ Paper bag making
Paper cup making ~ Paper bag making
Tissue converting = Tissue rewinder, Tissue rewinding, Log saws, Tube winding, Core winding ~ Paper bag making
Envelope making = Envelope machines ~ Paper bag making
Format changeover = Format changes, Size changeovers, Changing over formats, Product changeovers, SMED changeovers, Centrelining
Inkjet coding = Coding and marking, Batch coding, Domino printers, Videojet, Inkjet coders, Coding of bottles, Laser coding, Markem-Imaje, Coding of packs
Terminal crimping = Crimping of terminals, Crimping terminals, Wire crimping, Crimp tools, Komax
Wire cutting and stripping = Wire stripping ~ Terminal crimping
Harness routing = Routing of harnesses, Wire routing, Harness making, Wire harnessing, Harness building, Cable harnesses, Wire harnesses
Hi-pot testing = Hipot testing, Hi-pot tests, Dielectric testing, Flash testing, High-voltage testing of products, Hipot test, High potential test, High voltage testing, Dielectric strength test
Work instruction use = Work instructions, Following work instructions, Standard operating procedures on lines, Standard work instructions, SOP adherence, SOP compliance
ESD protection = ESD^, ESD control, ESD handling, ESD safe handling, Antistatic precautions

[tools]
Arburg
Battenfeld ~ Arburg
Sumitomo Demag ~ Arburg
Husky moulding ~ Arburg
Haitian ~ Arburg
KraussMaffei ~ Arburg
Engel injection machines ~ Arburg
Honeywell DCS
Foxboro ~ Honeywell DCS
Yokogawa DCS ~ Honeywell DCS
`;
