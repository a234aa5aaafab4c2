export default String.raw`
@group stage-prop-page | Stages, props, signs and pages | creative

[skills]
Stage machinery = Theatre machinery
Moving lights = Moving heads, Moving light maintenance, Moving light programming ~ Lighting design for stage
Cue lights = Prompt desk cueing
Ageing and distressing = Breakdown of costumes, Distressing of furniture, Ageing and distressing of furniture, Costume breakdown ~ Prop making
Foam latex casting = Foam latex, Casting in resin, Resin and foam latex casting, Latex moulds ~ Prop making
Breakaway props = Breakaway glass, Breakaway furniture, Sugar glass ~ Prop making
Vacuum forming of props = Vacuum former, Hot wire cutter, Hot wire cutting ~ Prop making
Life casting = Lifecasting ~ Prop making
Blank firing weapons = Blank firing, Stage armoury
Stage automation = Automated flying, Flown scenery ~ Fly floor
Body painting ~ Make-up artistry, Make-up for stage and film
High falls = Stunt driving, Wire work for film, Sword fighting on stage ~ Stilt walking
Lipspeaking = Lipspeaker, Deafblind manual, Deafblind manual alphabet, Hands-on signing ~ Sign language interpreting
Sign-supported English = SSE^ ~ Sign language interpreting
Video relay interpreting = VRS interpreting, Platform interpreting, Conference platform interpreting ~ Sign language interpreting, Interpreting
Police and court interpreting = Police interpreting ~ Interpreting, Court interpreting
Theatre interpreting = Sign-interpreted performances, Interpreted performances ~ Sign language interpreting
Reference checking = Harvard referencing, Vancouver referencing, Chicago referencing, References in Harvard style ~ Editing
Proof collation = Page proof checking, Query lists, Author queries, Style sheets for authors ~ Proofreading, Galley proofs
Botanical illustration = Scientific illustration of plants
Palantype
Benesh notation ~ Choreography, Laban notation
Commedia dell'arte = Mask work
Boom operating = Boom operator work, RF microphones ~ Sound engineering
Clapper loading
Digital cinema projection = DCP ingest, DCP playback

[tools]
BSL^ ~ Sign language interpreting
Lightwright^ ~ Lighting design for stage
sACN^ = Art-Net, Art-Net and sACN
DMX^ = DMX512, DMX control ~ Lighting design for stage
Capture lighting design ~ Lighting design for stage
PerfectIt^ ~ Editing
CINDEX^ ~ Indexing
Vectorworks Landmark ~ Vectorworks
Movie Magic Budgeting
`;
