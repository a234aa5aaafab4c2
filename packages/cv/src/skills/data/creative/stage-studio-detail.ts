export default String.raw`
@group stage-studio-detail | Stage, studio, pen and voice in detail | creative

[skills]
Non-fiction writing = Nonfiction writing
Developmental editing = Structural editing, Substantive editing
Book proposals* = Query letters, Book pitching
Plot outlining = Plotting*
House style* = Style sheets*
Children's books* = Writing for children
Beta reading
White papers* = White paper writing, Green papers*, Policy white papers
Creative writing workshops = Writing workshops
Back translation
Linguistic quality assurance = Translation quality review
Lexicography = Dictionary compilation
Cultural mediation = Intercultural mediation, Cultural brokering
Portrait painting = Portraiture, Portrait drawing
Mixed media
Public art = Public art commissions
Artist statements*
Mosaic making = Mosaics, Mosaic work
Textile art = Fibre art
Gallery relations
Saxophone
Trumpet
Clarinet
Cello
Session playing = Session musician, Session work
Live music performance = Gigging, Gigs*
Band leading = Bandleader, Band leadership
Jazz improvisation
Backing vocals = Backing vocalist
Opera singing = Classical singing
Setlists* = Set list planning, Repertoire planning
Royalties*
Touring*
Worship band
Script breakdown
Shooting schedules = Shoot scheduling, Production schedules
Production budgeting = Production budgets
Post-production supervision = Post supervision
Commercials* = TV commercials
Music videos* = Music video production
Actor coaching = Acting coaching, Coaching actors
Film festival submissions = Festival submissions
Chroma key = Green screen, Chroma keying
Voice direction
Stunt coordination
Screenplay development
Physical theatre
Accents and dialects = Accents*, Dialect coaching
Method acting
Stanislavski ~ Method acting
Meisner technique = Meisner, Chekhov technique, Stanislavski method ~ Method acting
Script memorisation = Line learning
Character development
Auditioning = Self-tapes, Self-taping, Cold reading, Audition technique
Shakespeare*
Teleprompter* = Autocue*, Autoprompt*, Teleprompter reading
Radio drama = Radio plays
Children's theatre = Theatre for children
Devised theatre = Devising*
Forum theatre = Theatre of the Oppressed
Drama workshops = Theatre workshops
Juggling
Fire performance
Live interviews = Live interviewing, On-air interviews
Studio desk operation = Desk driving, Studio operation, Self-op
Phone-in shows = Phone-ins, Call-in shows
Sports commentary = Match commentary
Traffic bulletins*
Music scheduling
Audience engagement
Advertising reads*
Media law
Weather presenting
Continuity announcing
Show prep*
Microphone technique
Vox pops
Jingle production = Jingles*
News bulletins* = News bulletin writing
Dance choreography for film = Dance direction
Improvised comedy = Improv*

[tools]
Scrivener
Aegisub
Movie Magic Scheduling = Movie Magic
RCS Zetta = Zetta, RCS Selector

[skills]
Business reporting = Financial journalism, Economic reporting, Business reports
Live blogging
Mobile journalism = MoJo*
Video journalism
Social media verification = User-generated content verification, UGC verification, Video verification, Geolocation of footage, Verification of videos
Source protection
Conflict reporting = War reporting
Audience analytics
Media ethics
Community reporting = Local reporting
Jazz dance
Salsa*
Pointe work
Partnering in dance = Pas de deux, Partner work
Laban notation = Labanotation
Dance conditioning
Audition preparation
Musicality*
Flamenco
Tap dance = Tap dancing
Aerial silks
Trapeze ~ Aerial silks
Aerial acrobatics ~ Aerial silks
Dance movement therapy = Dance therapy
Site-specific performance
Tethered shooting
Camera maintenance
Time-lapse photography = Time-lapse
Stock photography
Macro photography
White balance*
Live recording = Concert recording, Recording of concerts, Choir recording, Location recording ~ Sound engineering
Patch bays = Patchbays, Patch bay wiring ~ Sound engineering
Vocal production = Vocal recording, Recording of vocals ~ Sound engineering
Tape restoration = Restoration of tapes, Tape digitisation, Analogue tape restoration ~ Sound engineering
`;
