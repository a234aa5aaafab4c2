export default String.raw`
@group pen-sound-screen-detail | Writing, news, sound, dance and screen in detail | creative | narrow

[skills]
Email copy = Email copywriting, Email writing for campaigns ~ Email flows
Social media copy = Social copy, Social media copywriting, Social captions ~ Photo captions
Landing page copy = Landing page copywriting, Web copywriting ~ Web copy, Website content
Docs-as-code = Documentation as code
Single sourcing = Single-source publishing, Structured authoring, Topic-based authoring
Script coverage = Script reading, Script editing, Script reports, Story editing
Film treatments = Treatments and outlines, Series bibles, Show bibles, Treatment writing
Book reviews = Book reviewing, Theatre reviews, Film reviews, Restaurant reviews, Music reviews, Arts criticism
Newsgathering = News gathering, News planning, Planning desk ~ Newsroom management
Source building = Source development, Contact building, Source cultivation ~ Source protection
Two-ways = Live two-ways, Two-way interviews, Lives and two-ways
News packages = TV packages, Radio packages, Wraps and voicers ~ Vox pops
Show notes = Podcast show notes, Episode notes
Live social video = Facebook Live, Instagram Live, TikTok Live, YouTube Live
Subtitle spotting = Time-cueing ~ Subtitle timing
Portrait commissions = Commissioned portraits, Private commissions ~ Art commissions
Cover art = Album covers, Album artwork, Cover illustration ~ Album cover design, Book cover design
Patination = Patinas, Patina work, Metal patination
Kiln firing of ceramics ~ Kiln firing, Bisque firing, Raku
Artist portfolio* = Art portfolio
Session recording = Session musician work ~ Studio recording, Recording sessions, Session playing
String arrangements = String arranging, Horn arrangements, Vocal arrangements, Brass arrangements
Orchestral performance = Orchestra performance, Chamber music, Ensemble performance, Orchestral auditions ~ Orchestral playing
Opera roles = Opera performance, Operatic roles, Oratorio, Lieder ~ Opera singing
Beatmatching = Scratching and mixing, DJ mixing
Jingle writing = Jingle composition, Writing jingles
Playback singing = Playback vocals, Playback singer
Tabla accompaniment = Dholak, Harmonium ~ Tabla, Mridangam, Traditional music
MIDI programming = MIDI sequencing, Drum programming ~ Music production
Music harmony = Harmony*, Counterpoint, Harmony and counterpoint
Vocal comping = Vocal editing, Vocal tuning, Melodyne, Auto-Tune
Kathak = Odissi, Kuchipudi, Mohiniyattam, Kathakali
Nattuvangam = Abhinaya, Nritta
Dance repertoire = Repertoire*, Repertory
Fight choreography = Fight direction, Stage fight direction
Movement direction = Movement directing, Movement coaching
Community dance = Dance outreach, Community dance projects, Inclusive dance
Outreach workshops = Workshops in schools ~ School workshops, Museum management
Dance films = Screendance
Stilt walking = Fire eating, Fire dancing, Hula hoops ~ Juggling, Circus arts, Trapeze
Dance exam syllabuses = RAD syllabus, ISTD syllabus, ISTD, RAD exams, ISTD exams, Dance exam entries
Dance fitness = Bollywood fitness, Bokwa
Live multicam = Multicam, Multi-camera direction, Live multi-camera ~ Cinematography
Clearances in production = Archive clearances, Music clearances, Rights and clearances
Contributor releases = Release forms, Contributor release forms, Appearance releases
Archive research for film = Archive research, Footage research
Delivery specs = Delivery specifications, DPP delivery, Broadcast delivery, Netflix delivery specs, QC for delivery
Stage blocking = Blocking scenes
Co-productions = Co-production deals, International co-production
Table reads = Read-throughs, Script read-throughs
Crew hiring = Crewing, Hiring of crew, Crew recruitment, Crew booking
Producing films = Film producing, TV producing, Series producing, Executive producing
Show running = Showrunner
Film festivals* = Festival strategy ~ Film festival submissions
Audio drama ~ Radio drama
Dialects = Accent coaching, Dialect work ~ Accents and dialects
Live presenting = Presenting live shows, Studio presenting ~ Announcing, News anchoring
Magic shows = Close-up magic, Magic tricks
Balloon modelling = Face painting
[tools]
Final Draft
StudioBinder
Serato DJ = Serato
Rekordbox ~ Serato DJ
Traktor ~ Serato DJ
Pioneer CDJs = CDJ-3000, CDJs^ ~ Serato DJ
Native Instruments Kontakt = Kontakt
Dorico ~ Finale notation
Copy.ai ~ Jasper AI
Writesonic ~ Jasper AI
ApSIC Xbench = Xbench
Verifika ~ ApSIC Xbench
ARRI Alexa = ARRI, ARRI Amira
RED Komodo = RED Dragon, RED camera ~ ARRI Alexa
Sony FX6 = Sony FX3, Sony FX9 ~ ARRI Alexa
Burli
Myriad Playout ~ RCS Zetta
Descript
CrowdTangle
Chartbeat
Oxygen XML
[skills]
Guest booking = Booking guests, Contributor booking
Field producing = Field production, Fixing for foreign crews, Fixer work
Live links = Live hits, Live crosses, SNG operation, LiveU
Pieces to camera = PTCs^
Social clips = Social video clips, Social cuts ~ Video editing
Studio directing = Gallery directing, Gallery production, News directing
Rundowns = Rundown management
[tools]
LiveU backpack
iNews rundown
`;
