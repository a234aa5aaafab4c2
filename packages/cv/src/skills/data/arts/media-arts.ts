export default String.raw`
@group media-arts | Media, writing, languages and performing arts | arts

[skills]
Editorial meetings
Video transcoding = Transcoding*
Footage logging = Logging footage
Kandyan dance = Low-country dance, Traditional Sri Lankan dance, Kandyan dancing > Dance
Stage costumes = Costume and make-up > Costume design
Oil painting = Acrylic painting, Watercolour painting, Acrylics*, Watercolour > Painting
Printmaking techniques = Woodblock printing, Lithography, Woodcut
Art commissions = Commissioned artwork
Comics and manga = Manga drawing, Comics drawing, Comic art > Illustration
Sculpture in clay = Clay modelling, Clay sculpting > Sculpture
News agency writing = Wire reporting > Journalism
Court reporting for media > Journalism
Documentary photography > Photography
Travel photography = Street photography > Photography
Photo archiving = Digital asset management, Image archiving
Exhibition setup = Exhibition installation, Hanging of exhibitions, Exhibit installation, Installing exhibitions, Installation of exhibitions, Exhibition build, Art installation, Artwork installation, Hanging of works > Curating
Art workshops = Workshops for children in art > Art teaching
Stage performance = Live performance, Stage shows > Performing arts
Performing arts
Cultural shows = Cultural events, Cultural programmes, Festival programming, Festival management
Dance teaching = Dance instruction, Dance education, Dance classes, Teaching dance > Dance
Rehearsal direction = Rehearsals*, Running rehearsals > Performing arts
Live reporting = Live broadcasting, On-air reporting, Live broadcast* > Broadcast journalism
Photo captions = Caption writing, Captions* > Journalism
Album design = Photo books > Photography
Mural painting = Wall art, Mural commissions, Wall murals > Painting
Loan agreements for exhibitions = Loan agreements, Art loans, Loans management, Museum loans > Museum management
Object handling = Art handling, Artwork handling > Museum management
Condition reports = Condition reporting, Condition checking of artworks > Museum management
Climate control in museums = Preventive conservation, Anoxia treatment, Environmental control in museums > Museum management
Art insurance
Tone of voice = Brand voice, Tone of voice guides, Brand voice guides > Copywriting
Journalism* = News reporting, News writing, Journalistic writing, Reporting news, News journalism, Parliamentary reporting, Political reporting, Sports writing, Breaking news
Investigative journalism = Investigative reporting > Journalism
Broadcast journalism = Television journalism, Radio journalism, TV reporting > Journalism
Photojournalism = Photo journalism > Journalism, Photography
Sports journalism = Sports reporting > Journalism
Data journalism > Journalism
Feature writing = Features*, Feature articles, Obituary writing, Long-form writing
Interviewing for media = News interviews, Video interviews
Fact checking = Fact verification
Editing* = Copy editing, Copyediting, Text editing, Content editing, Manuscript editing, News editing, Line editing
Headline writing
Writing* = Creative writing, Professional writing, Writer skills
Technical writing = Technical authoring, User manuals, User guides, Instruction manuals, Technical communication
Scriptwriting = Script writing, Screenwriting, Screenplay writing, Dialogue writing
Speech writing = Speechwriting, Speeches*, Drafting speeches
Grant writing = Grant proposals, Grant proposal writing, Grant applications, Research grants
Fiction writing = Novel writing, Short story writing, Poetry*, Poetry writing, Short stories*
Ghostwriting = Ghost writing, Op-eds, Editorial writing, Opinion writing, Leader writing
Publishing* = Book publishing, Digital publishing, E-book publishing, Self-publishing
Translation* = Document translation, Translating*, Translation services, Written translation, Technical translation, Literary translation, Medical translation, Certified translation, Website translation, Sworn translation, Translation memory, Proofreading of translations, Translating documents
Interpreting* = Simultaneous interpretation, Consecutive interpretation, Interpretation services, Simultaneous interpreting, Consecutive interpreting, Oral interpretation, Language interpretation, Conference interpreting, Liaison interpreting, Whispered interpreting, Medical interpreting, Telephone interpreting, Community interpreting, Interpretation*, Remote interpreting, Booth interpreting, Chuchotage, Whispered interpretation, RSI?, Video remote interpreting, Remote simultaneous interpreting
Sign language interpreting = Sign language, British Sign Language, American Sign Language, BSL interpreting, ASL interpreting
Localisation = Localization services, Translation localisation
Subtitling = Subtitle editing, Captioning, Closed captions
Machine translation post-editing = MTPE^, Post-editing
Terminology management = Terminology databases, Glossary management, Glossary preparation
Linguistics
Photography* = Digital photography, Photographic skills, Photo shooting, Photo shoots
Portrait photography = Studio photography, Portraits*, Fashion photography, Architectural photography, Press photography, Real estate photography, Newborn photography, Sports photography, Fashion shoots > Photography
Event photography = Wedding photography, Event coverage > Photography
Product photography = Food photography, Commercial photography, Product shoots > Photography
Landscape photography = Nature photography, Wildlife photography > Photography
Aerial photography = Drone photography, Drone footage > Photography
Studio lighting = Photography lighting, Lighting setup, Strobe lighting, Lighting*, Natural light*
Darkroom techniques = Darkroom printing
Videography = Video shooting, Video recording, Video production, Video content production, Video shoots
Filming = Video filming > Videography
Video editing = Film editing, Post-production, Video post-production, Editing videos, Video cutting, Non-linear editing, Postproduction, Offline editing, Online editing, Reels editing, Video colour correction
Colour grading = Colour correction
Cinematography = Camera operation, Camera work, Camera operating, Lighting cameraman, Studio camera, Multi-camera, Multi-camera directing, Multicam directing, Vision mixing, Live video switching
Film production = Film making, Filmmaking, Movie production, Short film production, Production management in film, Line producing, Production coordination
Film directing = Directing*, Stage directing, Theatre directing, Stage direction, Directing plays
Television production = TV production, TV broadcasting, Television broadcasting, Broadcast production
Radio production = Radio broadcasting, Radio presenting, Radio hosting, Radio programme production, Radio scripts
Broadcasting* = Broadcast operations, Broadcast engineering
Announcing* = TV presenting, Television presenting, Compering, MC work, Anchoring*, Event hosting, Master of ceremonies, Emceeing, MCing, Compère, Wedding MC
News anchoring = News reading, Newsreading, News presenting > Announcing
Voice-over = Voiceover, Dubbing, Voice acting
Documentary production = Documentary making, Documentaries*, Documentary filmmaking, Documentary directing
Audio editing = Sound editing, Audio production, Audio post-production
Sound engineering = Audio engineering, Live sound, Live sound engineering, Sound recording, Audio recording, Sound operation, FOH mixing, Front of house sound
Mixing and mastering = Audio mixing, Sound mixing, Mixing and mastering of albums, Mix and master > Sound engineering
Sound design
Foley ~ Sound design
Music production = Beat making, Music arranging, Music arrangement, Beatmaking
Songwriting = Song writing ~ Music production
Music composition = Composing music, Composition of music, Composition* ~ Music production
Music theory = Sight reading, Music reading, Ear training, Aural training
Conducting music = Orchestral conducting, Choir conducting, Choir direction, Choir leading, Choral conducting, Choir training
Singing* = Vocals*, Vocal performance, Vocal training, Choir singing, Choral singing
Piano* = Piano playing, Keyboard playing, Pianist skills
Guitar* = Guitar playing, Bass guitar, Acoustic guitar
Violin* = Violin playing, Cello playing
Drums* = Drumming, Percussion*
Wind instruments = Flute playing, Saxophone playing, Trumpet playing
Traditional music = Sitar playing, Tabla playing, Carnatic music
DJing = Disc jockeying, DJ skills
Acting* = Stage acting, Theatre acting, Screen acting, Drama performance
  not before as
Theatre production = Stage management, Theatre management, Theatrical production, Stage crew work, Stage carpentry, Theatre operations, Theatre administration, Front of house theatre
Stage technology = Stage rigging, Stagecraft
Dance* = Dancing*, Contemporary dance, Ballroom dancing, Bharatanatyam, Classical dance, Folk dance, Ballroom*, Ballroom and Latin, Latin dance, Latin American dance, Tango*
Choreography > Dance
Ballet > Dance
Puppetry = Puppet making, Puppet shows
Stand-up comedy
Circus arts = Acrobatics
Curating = Curation*, Exhibition curation, Museum curation, Exhibition planning, Gallery management, Exhibit labels, Exhibition making
Museum management = Museology, Museum education, Gallery education, Museum outreach, Education workshops
Art restoration = Conservation of art, Heritage conservation, Art conservation
Art history
Archival research = Source research, Research in archives
Media monitoring = Press monitoring, Press clippings, Coverage reports, Media coverage analysis
Newsroom management = News desk, Assignment desk
Content moderation = Comment moderation, Trust and safety
Multimedia production = Multimedia*, Multimedia content, Multimedia design
Arts administration = Arts management, Cultural management
Talent management for artists = Artist management, Artist booking
Casting for film = Talent casting
Modelling for fashion = Fashion modelling, Photo modelling, Runway modelling
Make-up for stage and film = Special effects makeup, Stage makeup, SFX makeup, Special effects make-up, Stage make-up

[tools]
TMS Collections = The Museum System, Gallery Systems TMS > Museum management
CollectiveAccess ~ TMS Collections
Final Cut Pro = FCP^, Final Cut^, Final Cut Pro X > Video editing
DaVinci Resolve = Davinci, Da Vinci Resolve > Video editing, Colour grading
  not before configurator, developer, autosar
Avid Media Composer = Avid?, Media Composer > Video editing
  not before reader, learner, traveller, fan, interest, cricketer
  not after an
iMovie > Video editing
CapCut > Video editing ~ iMovie
Filmora = Wondershare Filmora > Video editing ~ iMovie
Sony Vegas = Vegas Pro > Video editing
OBS Studio = OBS^, Open Broadcaster Software > Livestreaming
vMix > Livestreaming
Wirecast > Livestreaming ~ vMix
Pro Tools = ProTools, Avid Pro Tools > Audio editing ~ Logic Pro, Ableton Live
Logic Pro = Logic Pro X > Music production
Ableton Live = Ableton > Music production
FL Studio = Fruity Loops > Music production
Cubase = Steinberg Cubase > Music production
Nuendo > Music production ~ Cubase
GarageBand > Music production
Audacity? = Audacity audio > Audio editing
  not after the, had the, have the
Sibelius? = Sibelius notation > Music theory
Finale notation = Finale music software ~ Sibelius
MuseScore > Music theory ~ Sibelius
DSLR^ = DSLR camera, DSLR photography > Photography
Steadicam > Cinematography
Gimbal operation = Gimbal, DJI Ronin ~ Steadicam
Capture One > Photo editing
SDL Trados = Trados, Trados Studio, SDL Trados Studio > Translation ~ memoQ
memoQ > Translation
Wordfast > Translation ~ memoQ
AP Style = Associated Press style > Editing
Chicago Manual of Style ~ AP Style
Grammarly
InCopy = Adobe InCopy > Editing
MadCap Flare > Technical writing
Adobe FrameMaker > Technical writing ~ MadCap Flare
DITA^ > Technical writing ~ MadCap Flare

[tools]
Dalet Galaxy = Dalet^
Chyron graphics = Chyron^
Vizrt = Viz RT ~ Chyron graphics
Octopus newsroom ~ ENPS
Hog 4 = High End Hog
ChamSys MagicQ = ChamSys, MagicQ
Resolume = Resolume Arena
disguise media server = disguise d3
Dataton Watchout = Watchout^
Shure Wireless Workbench
L-Acoustics Soundvision = Soundvision
d&b ArrayCalc = ArrayCalc
WYSIWYG lighting = wysiwyg lighting design
`;
