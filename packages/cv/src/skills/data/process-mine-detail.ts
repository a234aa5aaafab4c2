export default String.raw`
@group process-mine-detail | Plants, mines, divers and blasters in detail | engineering

[skills]
Surface-supplied diving = Surface supplied, Air diving, Saturation diving, Mixed gas diving, Closed bell diving, Inshore diving, Offshore diving
Underwater inspection = Hull inspection by divers, Underwater NDT, NDT underwater, CVI inspections underwater, Underwater survey, Underwater CCTV inspection
Hull cleaning = Ship hull cleaning, Propeller polishing, Underwater hull cleaning
Decompression chamber operation = Decompression chambers, Chamber operation, Hyperbaric chamber, Decompression tables, Decompression, Diver medic
Diving supervision = Dive supervision, Diver tending, Tending divers, Dive logs, Dive planning, Tending of divers
Underwater concreting = Underwater concrete, Concrete placement underwater, Tremie concrete
Dive certification = IMCA diver, HSE diver, ADCI, HSE Part I, CMAS, PADI Open Water, PADI Divemaster
Blast hole charging = Charging holes, Hole charging, Charging of blast holes, Hole stemming, Stemming of holes, Explosive charging, Priming of charges
Misfire handling = Misfires, Handling misfires, Misfire treatment
Blasting = Secondary blasting, Shotfirer licence, Blaster's licence, Fly rock control, Blast reports, Demolition charges, Quarry blasting
Vibration monitoring of blasts = Blast vibration monitoring, Ground vibration monitoring, Seismograph monitoring
Jumbo drilling = Drill jumbo, Twin-boom jumbo, Twin boom jumbo operation, Face drilling, Production drilling, Long-hole drilling, Jackleg drilling
Ball mill operation = SAG mill, Grinding mill operation, SAG mill operation, Mill operation in plants
Flotation operation = Flotation cells, Flotation plant, Thickeners, Thickener operation, Mineral flotation
Gold processing = CIL^, CIP circuit, Gold smelting, Elution, Spiral concentrator, Shaking tables, Jig concentration
Crusher operation = Crushing plant operation, Screening plant, Screening plant operation, Primary crusher operation, Crushing plant
Process sampling = Taking samples hourly, Ore sampling, Process samples, Shift sampling, Plant sampling
Casing running = Running casing, Tubular running, Casing crew work, Pipe tripping, Pipe handling on rigs, Casing installation, Power tongs
Blowout preventers = BOP^, BOP drills, Blowout preventer testing, IADC WellSharp
Rig floor work = Roughneck, Roustabout, Derrickman, Floorhand, Roustabout work, Roughneck duties
Concrete batching = Batching plant, Batch plant operation, Batching plant operation, Batching of concrete, Ready-mix plant, Concrete plant operation
Continuous caster operation = Continuous casting machine, Continuous caster, Billet casting, Caster operation, Slab caster
Strip rolling = Roll changing, Rolling of strip, Strip mill, Roll changes, Section rolling, Bar rolling, Rebar rolling, Temper mill, Skin pass mill, Tandem mill, Hot strip mill, Rolling strip, Roll shop work
Pickling line operation = Pickling line, Acid regeneration, Pickling of strip
Slitting line operation = Slitting line, Cut-to-length lines, Coil slitting, Decoiling
Tube mill operation = Tube mill, Tube drawing, ERW tube mill, Tube making, Pipe mill operation
Zinc bath control = Zinc temperature control, Zinc pot, Zinc bath
Plating bath analysis = Bath chemistry, Plating bath control, Bath analysis, Plating of parts, Plating of nickel and chrome, Bath dosing
Heat treatment furnace operation = Annealing furnace, Heat treatment furnaces, Induction hardening, Nitriding, Vacuum furnace, Vacuum hardening, Furnace annealing, Bell annealing
Aluminium smelting = Potline, Potline work, Anode changing, Smelter operation, Pot tending, Copper smelting
Sinter plant operation = Sinter plant, Pellet plant, Coke oven operation, Coke ovens
Distillation column operation = Column operation, Evaporator operation, Absorption columns, Stripping columns
Paint manufacturing = Paint production, Mixing of paints, Paint making, Pigment grinding, Pigment dispersion, Bead mills, Tinting of paint, Resin cooking, Ink manufacturing, Adhesive manufacturing
Soap production = Soap manufacturing, Detergent production, Detergent manufacturing, Saponification, Soap stamping, Cosmetics manufacturing
Fertiliser production = Urea plant, Ammonia plant operation, Fertiliser blending, Fertiliser bagging, Sulphuric acid plant, Chlor-alkali plant
Industrial filtration = Filter press, Filter press operation, Centrifuge operation, Centrifuges, Decanter operation, Chemical filtration, Decanters
Chemical drum filling = Drum filling, Drumming of chemicals, Tanker filling, Tanker loading, Bulk loading, Solvent handling, Solvent recovery, Drum handling
Injection moulding set-up = Injection moulding setting, Moulding process settings, Process setting for moulding, Injection moulding machine set-up, Injection moulding machine operation, Injection machine setting, Injection moulding machines, Injection moulding machine setup
Plastic regrinding = Regrind, Regrinding, Granulator operation, Masterbatch, Masterbatch dosing, Plastic granulation, Material drying, Plastic compounding, Regrind handling
Rotational moulding = Rotomoulding, Roto moulding
Printer slotter operation = Printer slotter, Flexo printer slotter, Flexo folder gluer, Box plant machines, Rotary die cutter, Slotter operation
Paper bag making = Paper bag machines, Envelope machines, Envelope making, Sack making, Paper converting, Tissue converting, Paper slitting, Paper rewinding, Rewinder operation, Paper cup making, Tissue rewinder
Format changeover = Format changes, Size changeovers, Changing over formats, Line change-overs, Product changeovers, SMED changeovers, Centrelining
Inkjet coding = Coding and marking, Batch coding, Domino printers, Videojet, Inkjet coders, Coding of bottles, Laser coding, Markem-Imaje, Coding of packs
Terminal crimping = Crimping of terminals, Crimping terminals, Wire crimping, Crimp tools, Wire cutting and stripping, Wire stripping, Komax
Harness routing = Routing of harnesses, Wire routing, Harness making, Wire harnessing, Harness building
Hi-pot testing = Hipot testing, Hi-pot tests, Dielectric testing, Flash testing, High-voltage testing of products
Work instruction use = Work instructions, Following work instructions, Standard operating procedures on lines, Standard work instructions, SOP adherence, SOP compliance
ESD protection = ESD^, ESD control, ESD handling, ESD safe handling, Antistatic precautions

[tools]
Arburg = Engel injection machines, KraussMaffei, Haitian, Husky moulding, Sumitomo Demag, Battenfeld
Honeywell DCS = Yokogawa DCS, Foxboro
`;
