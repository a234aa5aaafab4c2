export default String.raw`
@group media-stage-print | Media, stage and print | creative

[skills]
Newsletter writing = Documentation writing
Live mixing = Monitor mixing, Mixing*
Live sound mixing = Front of house mixing, FOH^, Front of house engineering > Live mixing
Stage plots = Stage plans, Stage plot design ~ Live mixing
System tuning = Sound system tuning, Sound system optimisation ~ Live mixing
Cable making = Cable soldering ~ Live mixing
Field recording ~ Live mixing
Dance performance = Dance training, Hip hop dance, Traditional dance, Hip hop*, Street dance
Music performance = Session musicianship, Music notation
3D sculpting = Digital sculpting, 3D assets
Social media content = Instagram content, TikTok content, Social media posts, Social media calendars

[tools]
Reaper DAW
iZotope RX = iZotope
Yamaha CL consoles
Midas consoles ~ Yamaha CL consoles
Dante^ = Dante audio
QLab
grandMA = grandMA2, grandMA3, MA Lighting
Adobe Bridge
Heidelberg^ = Heidelberg presses, Heidelberg Speedmaster
Ryobi presses ~ Heidelberg
Roland presses ~ Heidelberg
HP Indigo
Fiery?
Esko
Roland VersaCAMM
Muller Martini
Kolbus ~ Muller Martini
Horizon binders ~ Muller Martini
ENPS^
INews ~ ENPS
Buffer social

[skills]
Court reporting for newspapers ~ Journalism
Field reporting ~ Journalism
Press interviews ~ Journalism
Story pitching ~ Journalism
Subediting = Sub-editing ~ Editing
Page design ~ Editing
Commissioning of articles ~ Editing
Newspaper layout ~ Editing
Web copy ~ Newsletter writing
Podcast editing ~ Radio production
Outside broadcasts = Outside broadcasting, OB operations ~ Radio production
Drone filming ~ Cinematography
Shot lists ~ Cinematography
Focus pulling ~ Cinematography
Sound synchronisation ~ Video editing
Rough cuts ~ Video editing
Title design ~ Video editing
Location scouting = Location recce, Recce ~ Film production
Call sheets ~ Film production
Script supervision ~ Film production
Set dressing ~ Film production
Set construction = Set building ~ Film production
Prop making ~ Film production
Props* ~ Film production
Continuity* ~ Film production
Second assistant directing ~ Film production
Flash photography ~ Studio lighting
Darkroom work ~ Photo retouching
Film development = Film developing ~ Photo retouching
Picture editing ~ Photo retouching
Stage monitors ~ Live mixing
Mastering* ~ Live mixing
Audio mastering ~ Live mixing
Location sound ~ Live mixing
Boom operation ~ Live mixing
Recording sessions ~ Live mixing
Studio recording ~ Live mixing
Microphone placement ~ Live mixing
Sound checks ~ Live mixing
PA systems ~ Live mixing
Line arrays ~ Live mixing
Dialogue editing ~ Live mixing
Audio restoration ~ Live mixing
Multitrack recording ~ Live mixing
Followspot operation = Follow spot operation, Followspot ~ Lighting design for stage
DMX programming ~ Lighting design for stage
Prompt book ~ Theatre production
Cueing* ~ Theatre production
Backstage work = Backstage management ~ Theatre production
Scene changes ~ Theatre production
Fly operation ~ Theatre production
Get-in and get-out ~ Theatre production
Show calling = Cue calling, Calling the show ~ Theatre production
Set changes ~ Theatre production
Improvisation* ~ Film directing
Voice training = Vocal coaching, Singing teaching, Voice lessons, Singing lessons, Voice coaching ~ Film directing
Play writing ~ Film directing
Mime ~ Film directing
Clowning ~ Film directing
Dramaturgy ~ Film directing
Stage combat = Stage fighting ~ Film directing
Orchestral playing ~ Music performance
Conducting* ~ Music performance
Piano accompaniment ~ Music performance
Accompaniment* ~ Music performance
Arranging* ~ Music performance
Composing* ~ Music performance
Film scoring ~ Music performance
Orchestration ~ Music performance
Stop motion ~ Animation
Matte painting ~ Animation
Motion capture ~ Animation
Storyboard art ~ Animation
Match moving ~ Animation
Retopology ~ 3D modelling
UV unwrapping ~ 3D modelling
Lookdev ~ 3D modelling
Shading and lighting ~ 3D modelling
Hard surface modelling ~ 3D modelling
Greyboxing = Grayboxing, Greybox, Level blockouts, Blockouts* ~ 3D modelling
LODs^ = LOD creation, LOD chains, LOD setup, Level of detail meshes, LOD generation ~ 3D modelling
Texture atlases = Texture atlasing, Atlas packing, Texture atlas packing ~ Texture baking
Trim sheets = Trim sheet texturing, Texture trim sheets ~ Texture baking
Environment art ~ 3D modelling
Props modelling ~ 3D modelling
Normal maps ~ 3D modelling
Texture baking ~ 3D modelling
Low-poly modelling ~ 3D modelling
Gameplay programming ~ Game design
Narrative design ~ Game design
Quest design ~ Game design
Playtesting ~ Game design
Cartooning ~ Illustration
Caricature ~ Illustration
Comics* ~ Illustration
Hand lettering ~ Illustration
Bronze casting ~ Illustration
Installation art ~ Illustration
Engraving art ~ Illustration
Book cover design ~ Brand identity
Annual report design ~ Brand identity
Book design ~ Brand identity
Rebranding ~ Brand identity
Stationery design = Business card design, Letterhead design, Invitation design ~ Brand identity
Platemaking = Plate making ~ Printing
Computer-to-plate = CTP plates, Plate output, Platesetter operation, CTP operation, Flexo plates, Flexo platemaking, Flexo plate mounting, Offset plate making, Plate mounting, Making flexo plates, Flexographic plates, Polymer plates, Outputting plates, Plate exposure ~ Printing
Make-ready = Makeready, Press make-ready, Press set-up, Press setup, Make ready on press, Making ready*, Job changeover on presses ~ Printing
Ink mixing = Pantone matching, Pantone ink mixing, Ink matching, Pantone inks, Mixing inks, Ink formulation, Ink kitchen, Ink dispensing ~ Printing
Letterpress ~ Printing
Ink density control ~ Printing
Colour registration ~ Printing
Digital press operation = Digital presses ~ Printing
Vehicle wrapping = Car wrapping ~ Printing
Heat press ~ Printing
Screen making ~ Printing
Screen exposure = Exposing screens, Screen coating, Coating screens, Emulsion coating of screens, Screen reclaiming, Squeegee work ~ Printing
Foil stamping ~ Printing
Embossing* ~ Printing
Perfect binding = Perfect binders, Perfect bound books, Adhesive binding, PUR binding ~ Prepress
Case binding = Hardcover binding, Case making, Hard case binding, Casing-in, Hand bookbinding, Thread sewing of books, Section sewing, Thread sewing, Book sewing ~ Prepress
Saddle stitching = Saddle stitchers, Stitching of booklets, Wire stitching ~ Prepress
Die cutting = Flatbed die-cutting, Rotary die-cutting, Die-cut labels, Die cutting and creasing, Die-cutting of cartons, Kiss cutting, Cutting and creasing, Platen die-cutting ~ Prepress
Folding machines ~ Prepress
Guillotine cutting ~ Prepress
Paper cutting = Guillotine cutting of paper, Sheet cutting, Paper trimming, Paper guillotine, Three-knife trimmer ~ Prepress
Folding and stitching ~ Prepress
Spiral binding ~ Prepress
Folding machine operation = Stahl folder, Folding of sections ~ Prepress
Trimming of books ~ Prepress
Creasing* ~ Prepress
Paper folding = MBO folder, Folding of sheets, Buckle folder, Heidelberg Stahlfolder, Print folding, Leaflet folding ~ Prepress
Imposition = Page imposition, Imposition of pages, Imposing jobs, Signa Station, Imposition software ~ Prepress
Colour separation = Trapping and separation, Separation of colours, Trapping of artwork, Trapping for print ~ Prepress
Colour proofing = Proofing of colour, Fogra, Fogra 39, Fogra 51, Contract proofs, G7^, GRACoL, Hard proofing, Soft proofing ~ Prepress
File preparation for print ~ Prepress
Proof checking ~ Prepress
Artworking ~ Prepress
Reels* ~ Social media content
YouTube videos ~ Social media content
Short-form video ~ Social media content
Vlogging ~ Social media content
Radio advertising = Radio spots, Radio and TV spots, TV spots, Radio commercials, TV advertising, TVCs, Radio ads, Television commercials ~ Campaign management
Email newsletters ~ Campaign management
Press conferences = Press events, Media briefings, Press briefings ~ Public relations
Press office work = Press office ~ Public relations
Media liaison ~ Public relations
Spokesperson duties ~ Public relations
Media training ~ Public relations
Press kits ~ Public relations

[tools]
DiGiCo
Allen & Heath
Avid S6L = Avid VENUE, Venue S6L
Yamaha CL5 = Yamaha CL?, Yamaha QL, Yamaha Rivage, Yamaha LS9, Yamaha M7CL, Yamaha TF
SSL Live = SSL consoles
Midas M32
Soundcraft Vi = Soundcraft consoles
Soundcraft
Behringer X32
ETC Eos
Avolites
Komori
Goss press = Goss Community ~ Komori
KBA presses ~ Komori
Manroland ~ Komori
Xerox iGen
Ricoh presses
Konica Minolta presses
Mimaki
Polar guillotine
Later scheduling
`;
