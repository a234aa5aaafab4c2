export default String.raw`
@group forge-press-detail | Foundry, forge, press and instruments in detail | trades | narrow

[skills]
Core assembly in moulds = Setting cores, Core boxes, Core blowing, Core baking, Core coating, Mould coating, Core dressing ~ Core making
Casting knockout = Knockout*, Knock-out of castings, Shakeout, Knocking out castings ~ Fettling
Gravity casting = Tilt casting ~ Die casting
Lost-foam casting = Slurry dipping, Dewaxing, Shell building, Ceramic shell, Wax assembly, Investment shells, Bell founding, Lost wax casting in bronze ~ Lost-wax casting
Melt sampling = Spectro samples, Taking spectro samples, Carbon equivalent testing
Weld purging = Purging*, Purging stainless pipe ~ TIG welding
Root and cap welding = Root and hot pass, Hot pass, Root pass, TIG root, Fill and cap, Root run, Cap pass, Open root welding ~ Pipe welding
Plate welding = Vertical-up welding, Structural welding
Pipe bevelling = Bevelling*, Joint preparation, Bevelling machines, Weld prep ~ Welding
Electrode control = Electrode ovens, Electrode baking, Electrode storage, Consumables control in welding ~ Welding
Nickel alloy welding = Super duplex welding, Chrome-moly welding, P91 welding, Monel welding
Duct fitting fabrication = Elbows and reducers, Lockformer, Lock forming machines, TDC flanges, TDF flanges, Pittsburgh lock, Duct flanges, GI ducts, GI duct fabrication, Pre-insulated ducts, PI ducts, Insulated ducts ~ Duct fabrication
Damper and diffuser fitting = Dampers and diffusers, Diffuser installation, Grilles and diffusers, VCD installation, Duct hangers, Duct supports ~ Duct fabrication
Sheet notching = Notching*, Corner notching, Swan-neck folding, Sheet rolling, Slip rolls ~ Sheet metal work
Nut inserting = PEM inserts, PEM nuts, Hardware insertion, Haeger press, Clinch nuts, Rivnuts ~ Sheet metal work
Stainless kitchen fabrication = Stainless kitchens ~ Sheet metal work
Steel bolting = Bolting*, Bolted connections, Bolting up, High-strength bolts, High strength bolting, HSFG bolts, Torquing bolts, Structural bolting, Tension control bolts ~ Steel erection
Handrail and grating fitting = Handrails*, Handrail fabrication, Handrail installation, Gratings*, Grating installation, Cat ladders, Open mesh flooring ~ Steel erection
Purlin fixing = Purlins*, Purlin installation, Girts, Shear studs, Shear stud welding, Metal decking, Metal deck laying, Side rails ~ Steel erection
Tank shell assembly = Tank shells, Tank erection, Storage tank erection, Shell plate rolling, Rolling plates, Boiler making, Pressure vessel fabrication
Steel trusses = Roof truss fabrication, Portal frames, Portal frame erection ~ Steel erection
Load slinging = Slinging loads, Slung loads, Shackles*, Chain slings, Slings and shackles, Tagline control, Taglines ~ Rigging
Machine skating = Machine skates, Skates and jacks, Toe jacks, Moving machines on skates, Machine anchoring ~ Heavy lifting
Rope swaging = Swaging*, Wire rope terminations, Wire rope sockets, Resin socketing, Spelter sockets, Swaged eyes, Talurit ~ Wire rope splicing
Mast erection = Mast rigging, Gin poles, Derrick rigging, Rig-up and rig-down, Tuggers, Air tuggers, Winch set-up ~ Rigging
Cable termination of XLPE = XLPE cable splicing, Lead cable splicing, Lead sheathed cable jointing, Making cable terminations ~ Cable jointing
Fibre joint closures = Joint closures, Splice closures, Dome closures ~ Fibre optics
Knife making = Bladesmithing, Damascus steel, Pattern welding, Knife forging, Blade grinding ~ Blacksmithing
Shoe making for horses = Bar shoes, Making horseshoes, Horseshoe making, Remedial shoeing, Heart-bar shoes ~ Farriery
Tool steel hardening = Hardened and tempered tools, Flame hardening, Tool steel D2, D2 tool steel, H13 tool steel ~ Metallurgy
Tool tryout = Tryout of tools, Mould trial runs ~ Tool making
Die repair = Punch replacement, Punch grinding, Grinding punches, Die set fitting, Press tool maintenance ~ Tool making
Ejector pin replacement = Ejector pins, Replacing ejector pins, Cavity inserts, Mould inserts, Hot runners, Hot runner systems, Slider repair, Mould repair welding ~ Mould maintenance
Bench polishing of moulds = SPI finishes, Polishing cavities, Diamond lapping of moulds ~ Deburring
Bridgeport milling = Bridgeport^, Turret milling, Hand scraping of ways, Blue and scrape
Vice clocking = Clocking vices, Dialing in work, Indicating parts ~ CNC machining
Coolant top-up = Topping up coolant, Coolant management, Swarf removal, Chip removal, Coolant concentration checks ~ CNC machining
Bar feeders = Bar loading, Short bar feeders, LNS bar feeders ~ CNC turning
CNC brands = Doosan, DN Solutions, Hurco, Brother Speedio, Hyundai Wia
Buffing of metal = Sisal mops, Buffing mops, Mopping of metal, Polishing compounds, Compound selection, Satin finish, Satin finishing, Flap wheels, Scotch-Brite finishing, Brushed finish ~ Deburring
Silver polishing = Brass polishing, Polishing silver, Polishing brass
Electropolishing = Electrolytic polishing ~ Deburring
Blade tensioning = Saw tensioning, Saw blade levelling, Planer knife grinding, Planer knives, Planer knife sharpening, Bandsaw sharpening, Drill grinding ~ Tool maintenance
Bench grinding = Bench grinders, Pedestal grinding, Pedestal grinders, Wheel balancing of grinders, Grinding wheel mounting, Abrasive wheel changing, Abrasive wheels

[tools]
CISRS^ = CISRS Part 2, CISRS Part 1, CISRS Advanced Scaffolder ~ Scaffolding
Schenck balancing
`;
