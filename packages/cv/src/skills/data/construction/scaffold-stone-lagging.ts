export default String.raw`
@group construction-civil | Construction and civil engineering | construction

[skills]
Damage mapping = Damage mapping of buildings, Condition mapping of facades
System scaffold = Cuplok^, Kwikstage scaffold, Ringlock scaffold, Frame scaffold > Scaffolding ~ Tube and fitting scaffolding
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
`;
