export default String.raw`
@group sport-fitness-detail | Sport and fitness in detail | services | narrow

[skills]
Functional movement screening = Functional movement screen, Selective functional movement assessment, SFMA^ ~ Personal training
Movement assessment = Movement screening ~ Personal training
Cardio training = Cardio*, Cardiovascular training ~ Personal training
Boot camp classes = Boot camp*, Bootcamp classes, Fitness boot camps ~ Group exercise classes
Kickboxing* ~ Group exercise classes
Match fitness* = Match conditioning ~ Match preparation
Match reports = Referee reports, Referee match reports, Match reporting
Referee assessment = Referee assessor feedback, Referee coaching, Referee mentoring
Pitch inspections
Match scoring = Cricket scoring, Scorekeeping, Scorebook keeping
Fielding drills = Fielding practice, Catching drills, Fielding coaching
Recovery protocols = Recovery sessions, Ice baths, Athlete recovery
Line judging = Line calls, Chair umpiring, Chair umpire
Coaching clinics = Community clinics, Sports clinics, Coaching camps, Community coaching clinics
Set-piece routines = Set pieces, Set-piece coaching, Set plays
Whereabouts filings = Whereabouts reporting
Warm-ups* = Warm-up and cool-down, Warm-ups and cool-downs, Cool-downs, Warm-up routines
Small-sided games = Conditioned games, Modified games
Stroke technique = Stroke development, Swim stroke correction ~ Stroke correction
Swim galas = Swimming galas, Swim meets
Learn-to-swim lessons = Water confidence, Swim lessons ~ Swimming instruction
Load management in sport = Load management*, Training load monitoring, Athlete monitoring, GPS tracking of players, Player GPS tracking
Player trials = Trials for teams, Player reviews, Player evaluations, Player assessment
Player development = Youth player development, Athlete development, Individual player development plans
Net sessions = Net practice, Bowling machine
Belaying = Belay, Belay techniques, Top-rope belaying, Lead belaying
Route setting = Climbing route setting
Climbing rope checks = Rope checks, Harness checks, PPE checks on climbing walls
Kata = Kata practice, Kata training, Poomsae, Belt grading
Sparring = Sparring sessions, Sparring supervision, Pad work, Pad holding, Focus pads
Video feedback in sport = Swing analysis, Video swing analysis ~ Video feedback
Gym programme design = Programme design for clients, Exercise programming, Programme cards, Workout programming, Training programme design, Exercise programme design ~ Workout plans
Body composition = Body composition checks, Body composition testing, Skinfold measurement, Caliper testing
Nutrition coaching = Macro coaching, Diet coaching, Diet plans for clients, Meal plans for clients ~ Nutrition
GP referral = Exercise referral, Exercise on referral, GP exercise referral, GP referral clients
Pre and postnatal fitness = Pre and postnatal, Pre- and postnatal training, Postnatal fitness
Gym tours = Facility tours for members
Habit tracking = Habit coaching, Accountability coaching, Client check-ins
Pool testing = Pool plant operation, Pool plant ~ Pool water testing
Mobility drills = Mobility work, Stretch classes ~ Mobility training, Flexibility training
Olympic lifting = Olympic weightlifting, Weightlifting coaching, Powerlifting, Barbell training
PAR-Q screening = PAR-Q, PAR-Q forms, Health screening questionnaires
[tools]
Trainerize
TrueCoach
PT Distinction
BodyPump = Les Mills BodyPump, BodyCombat, BodyBalance, Les Mills
Level 3 Personal Training = Level 3 PT, Level 2 gym instructor, Level 4 personal training, ACE certified
REPs registration* = CIMSPA, REPs*
UEFA coaching licences = UEFA B, UEFA A, UEFA C, AFC C licence, AFC B licence, CAF C licence
Anti-Doping Administration System = ADAMS anti-doping
Catapult GPS = Catapult One, STATSports
Veo camera = Veo
[skills]
Yin yoga = Restorative yoga, Yoga nidra, Iyengar, Iyengar yoga, Kundalini yoga, Power yoga, Hot yoga, Bikram yoga
Chair yoga = Seated yoga, Gentle yoga
Kids' yoga = Children's yoga, Yoga for children
Yoga sequencing = Alignment cues, Yoga alignment, Hands-on adjustments, Asana practice ~ Asana
Parent and baby swimming = Baby swimming lessons, Parent and toddler swimming, Adult beginners, Adult swimming lessons, Adult beginner lessons, Parent and baby classes, Baby swimming
Swim strokes = Backstroke, Front crawl, Breaststroke, Butterfly stroke
Swim assessments = Swimming assessments, Swim tests, Swim testing
Aquafit = Aqua fitness
Pool lane supervision = Lane supervision ~ Pool surveillance
SEN swimming = Swimming for special needs, SEN swimmers, Disability swimming ~ Swimming instruction

[tools]
RYT 200 = RYT 500, Yoga Alliance RYT
Swim England Level 2 = Level 2 ASA, ASA Level 2, Level 2 swimming teacher, STA Level 2
`;
