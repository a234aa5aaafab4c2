export default String.raw`
@group construction-civil | Construction and civil engineering | construction

[skills]
Damage mapping = Damage mapping of buildings, Condition mapping of facades
System scaffolding = System scaffold, Frame scaffold, Frame scaffolding, Modular scaffolding, Mobile scaffold towers > Scaffolding ~ Tube and fitting scaffolding
Slung scaffolds = Underslung scaffolds ~ Scaffolding, Suspended scaffolds
Pavement gantries = Protection fans, Loading gantries ~ Scaffolding
Edge protection = Guardrail systems
Raking shores = Dead shores, Shoring and propping, Façade retention
Swing stages = Bosun's chairs ~ Cradle operation
Rammed earth = Rammed earth walls, Cob building, Cob walls, Adobe building, Adobe bricks, Mud brick building, Straw bale building, Straw bale construction, Earth building
Bamboo construction = Bamboo building, Bamboo structures
Lath and plaster > Plastering
Run mouldings = Run in situ cornices, Run moulding ~ Fibrous plastering
Oak framing = Green oak framing, Oak frame joints ~ Timber framing
Boat planking = Steam bending of planks, Steam-bent ribs, Spiling of planks, Planking and caulking of boats ~ Shipbuilding
Mast making = Spar making ~ Shipbuilding
Removable insulation covers = Removable blankets, Removable insulation blankets, Valve covers ~ Pipe lagging, Insulation mattresses
Passive fire protection = Intumescent sealing
Heat loss calculations = Heat-loss surveys
Damp-proof injection = Damp proofing injection, Chemical DPC
Secondary glazing ~ Glazing
Mast climbing work platforms = Mast climbers, MCWP^
Holiday detection of coatings = Pinhole detection, Surface profile measurement ~ Industrial painting, Holiday testing

[tools]
SG4^ ~ Working at heights
TG20^ = TG20:13, TG20:21, TG20 compliance
CCNSG^ = CCNSG Safety Passport, CCNSG passport
AHERA^ = AHERA asbestos, AHERA accreditation
3E Plus^

[tools]
Cuplock = Cuplok, Cup-lock, Cuplock scaffolding, Cuplock scaffold, Cup lock scaffolding, SGB Cuplok > System scaffolding
Kwikstage = Quickstage, Kwikstage scaffold, Kwikstage scaffolding, Quick stage scaffolding > System scaffolding ~ Cuplock
Ringlock = Ringlock scaffold, Ringlock scaffolding, Ring-lock > System scaffolding ~ Cuplock
Layher = Layher Allround, Allround scaffolding, Layher Blitz > System scaffolding ~ Ringlock
HAKI = Haki scaffolding, HAKI stairs, HAKI scaffold > System scaffolding ~ Layher
PERI UP = PERI scaffolding, PERI scaffold > System scaffolding ~ Layher
Plettac = Plettac scaffolding, Altrad Plettac > System scaffolding ~ Layher
Kwikform = RMD Kwikform > System scaffolding ~ Kwikstage
BoSTA = Bosta 70, Hünnebeck > System scaffolding ~ Layher
Youngman BoSS = BoSS towers, PASMA towers > System scaffolding
`;
