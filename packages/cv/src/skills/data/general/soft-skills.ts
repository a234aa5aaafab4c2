export default String.raw`
@group soft-skills | Soft skills | general

[soft]
Meeting deadlines* = Used to deadlines*, Working to deadlines*, Works to deadlines*, Good with deadlines*, Deadline-driven*, Deadline oriented*, Deadline-focused*, Meets deadlines* ~ Time management
Friendliness* = Friendly*, Friendly manner*, Friendly and helpful*, Friendly nature*, Friendly personality* ~ Kindness
Communication* = Strong communicator*, Confident communicator*, Communication skills, Excellent communication, Effective communication, Strong communication, Verbal communication, Oral communication, Interpersonal communication, Good communication, Communication ability, Verbal and written communication, Written and verbal communication, Oral and written communication, Communicator*, Good communicator, Communicative*, Clear communication*, Clear communicator*, Articulate*, Well-spoken*, Clear explanations*, Plain English*, Explaining things simply*, Explaining things clearly*, Explaining simply*, Explaining things*, Putting things simply*, Plain words*, Plain speaking*, Talking to people*, Talking to customers*
Written communication = Writing skills, Business writing skills, Written English communication > Communication
Interpersonal skills = People skills, Interpersonal*, Social skills, Interpersonal relations, Approachable*, Good with people*, Outgoing*, Sociable*, Personable*, People person*, Getting on with people*, Getting on with anyone*, Getting along with people*, Good with all sorts of people*
Teamwork = Team work, As well as in a team, Alone and in a team, Alone or in a team, Independently and in a team, Team player, Team working, Working in a team, Team spirit, Teamworking, Work in a team, Collaborative teamwork, Group work*, Team orientation, Ability to work in a team, Works well in a team*, Team-minded*, Team-oriented*, Working with others*, Working with other people*, Pulling my weight*
Collaboration* = Cross-functional collaboration, Team collaboration, Collaborative working, Cross-team collaboration, Collaborative*, Collaborative skills, Cross-functional communication ~ Teamwork
Leadership* = Leadership skills, Team leadership, Leadership qualities, Team leading, Leading teams, Leadership ability, People leadership, Technical leadership, Strong leadership, Leads by example*, Leading by example*, Natural leader*, Strong leader*
Team management = Managing teams, Staff management, Managing people, Leading a team of, Supervision of staff, Managing a team, Team supervision ~ People management
People management = Line management, Personnel management, Man management, Managing staff > Team management
Staff supervision = Supervision*, Supervising staff, Supervisory skills, Team supervision skills, Supervision skills, Supervising clerks, Clerical supervision > Team management
Mentoring* = Mentorship, Mentor*, Mentored*, Mentoring juniors, Mentoring junior developers, Mentoring staff, Mentoring interns, Peer mentoring, Mentoring of interns, Mentoring of juniors, Mentoring of trainees
Coaching* = Coaching skills, Staff coaching, Team coaching ~ Mentoring
Delegation* = Delegating, Delegation skills, Task delegation
Motivating others = Team motivation, Motivating teams, Staff motivation, Motivation of staff
Conflict resolution = Conflict management, Dispute resolution skills, Resolving conflicts, Conflict handling
Negotiation* = Negotiator*, Strong negotiator*, Skilled negotiator*, Good negotiator*, Negotiation skills, Negotiating*, Negotiating skills, Contract negotiation skills
Persuasion* = Convincing*, Persuasion skills, Influencing*, Influencing skills, Influencing others, Persuasive communication, Persuasive*
Presentation skills = Presentations*, Presenting*, Delivering presentations
Public speaking = Oratory, Public speaking skills
Active listening = Listening*, Listen well*, Listening well*, Listening skills, Attentive listening, Good listener*, Listener*, Active listener*, Attentive listener*
Storytelling* = Story telling*
Facilitation* = Workshop facilitation, Group facilitation, Facilitation skills, Meeting facilitation, Facilitating workshops, Client workshops
Networking skills = Relationship networking, Professional networking
Relationship building = Relationship management, Building relationships, Rapport building, Building rapport, Patient rapport*, Client rapport*, Good rapport*
Stakeholder management = Stakeholder engagement, Stakeholder relations, Managing stakeholders, Stakeholder communication, Community relations, Engagement of stakeholders
Customer focus = Customer orientation, Customer-focused, Customer-oriented, Client focus, Customer centric*, Customer-centricity, Client orientation, Service orientation, Service-oriented attitude, Good with customers*, Customer-minded*, Client care*, Client service mindset*, Customer friendly*, Guest focus*, Service mindset*, Service-minded*, Hospitality mindset*
Problem solving = Problem-solving skills, Problem solver, Solving problems, Problemsolving, Creative problem solving, Solution-oriented, Complex problem solving, Solution-focused*
Critical thinking = Critical reasoning, Critical thinking skills, Critical thinker
Analytical thinking = Analytical skills, Analytical*, Analytical mindset, Analytical mind, Analytical reasoning, Analytical abilities, Analytic thinking, Analytical and problem-solving skills
Logical thinking = Logical reasoning, Logical mindset
Strategic thinking = Strategic mindset, Strategic vision, Strategic thinker
Systems thinking
Design thinking
Creative thinking = Thinking outside the box, Lateral thinking* ~ Creativity
Creativity* = Creative*, Creative mind, Creative skills, Creativeness, Imagination*, Inventiveness*, Imaginative*
Innovation* = Innovative thinking, Innovative*, Innovation mindset
Decision making = Decision-making skills, Decisiveness*, Decision taking, Decision maker*, Decisive*, Quick decisions*, Decision making under pressure*, Decisions under pressure*
Judgement* = Sound judgement, Good judgement, Judgment and decision making*
Attention to detail = Painstaking*, Scrupulous*, Detail-oriented, Eye for detail, Meticulous*, Detail focused, Thoroughness*, Meticulousness*, Precision*, Detail orientation, Careful*, Thorough*, Precise*, Conscientious*, Detail-minded*
Accuracy* = Accurate*
Organisation* = Natural organiser*, Good organiser*, Highly organised*, Organisational skills, Organised*, Organizing skills, Well organised, Organising*, Organisational ability, Organisation skills, Organization and planning, Planning and organising, Planning and organisation, Tidy*, Methodical*
Planning* = Planning skills, Forward planning
Time management = Time-management skills, Managing time, Time planning, Good time management, Time organisation
Punctuality* = Punctual*, Turn up on time*, Timekeeping*, Time keeping*, Always on time*, Never late*, Turning up on time*, Being on time*, Showing up on time*, Never being late*
Prioritisation* = Prioritising*, Task prioritisation, Prioritising tasks, Setting priorities
Multitasking* = Multi-tasking, Handling multiple tasks, Multitasking skills, Multi-tasking skills, Juggling priorities*, Multi-tasker*, Multitasker*
Adaptability* = Adaptable*, Adaptable to change, Adaptation*, Adaptability to change, Versatility*, Adaptive*, Thinking on my feet*, Mucking in*, Versatile*
Flexibility* = Flexible*, Flexible working attitude
Resilience* = Resilient*, Mental resilience, Perseverance*, Persistence*, Tenacity*, Not giving up*, Never giving up*, Sticking at it*, Tenacious*, Persistent*
Stress management = Stress tolerance, Stress resistance, Stress resistant*, Handling stress, Coping with stress, Stress resilience
Working under pressure = Work under pressure, Ability to work under pressure, Pressure handling, Calm under pressure, Able to take pressure*, Can take pressure*, Perform under pressure, Calmness under pressure, Staying calm under pressure, Cool under pressure*, Calm in emergencies*, Calm in a crisis*, Calm in crises*, Calm in small crises*, Calm under stress*, Composed under pressure*, Cool-headed*, Works well under pressure*
Patience* = Patient and calm, Patient*, Even-tempered*, Long patience*, Calm and attentive*, Calm and patient*, Infinite patience*
Calmness* = Unflappable*, Not getting flustered*, Not easily flustered*, Stay calm*, Level-headed*, Level-headedness*, Composed*, Calm and collected*, Composure*, Calm*, Calm manner*, Calm demeanour*, Staying calm*, Keeping calm*, Keeping a cool head*, Cool head*, Keeping calm when it gets busy*, Staying calm when it is busy* ~ Patience, Working under pressure
Empathy* = Empathetic*, Compassion*, Empathic*, Compassionate*, Compassionate care, Sensitivity*
Emotional intelligence = EQ^, Emotional awareness, Self-awareness*, Emotional maturity
Kindness* = Warm*, Warm-hearted*, Kind-hearted*, Warmth*, Caring*, Kind*, Gentle*, Gentle touch*
Tact* = Tactful*, Diplomatic*, Diplomacy*, Tactfulness*, Discretion and tact, Tact and diplomacy
Discretion* = Confidentiality*, Maintaining confidentiality, Discreet*
Honesty* = Honest* > Integrity
Integrity* = Sincerity*, Sincere*, Truthful*, Principled*, Trustworthiness*, Trustworthy*, Honesty and integrity, Owning up to mistakes*, Telling the truth*
Reliability* = Dependability*, Reliable*, Dependable*, Turning up*, Showing up*, Doing what I say*, Keeping my word*, Never off sick*
Responsibility* = Sense of responsibility, Responsible*, Accountability*, Ownership*
Professionalism* = Professional conduct, Professional attitude, Professional ethics, Business ethics
Work ethic = Strong work ethic
Hardworking* = Hard working*, Diligence*, Hard work*, Industriousness*, Hard worker* > Work ethic
Commitment* = Dedication*, Committed*, Dedicated*, Loyalty*, Loyal*
Self-motivation = Self motivated*, Self-starter*, Motivated*, Motivation*, Drive*, Intrinsic motivation, Self-driven*
Initiative* = Enterprising*, Proactivity*, Proactive*, Taking initiative, Proactiveness*, Initiative taking, Self-initiative
Independence* = Working independently, Independent working, Autonomy*, Work independently, Independent work, Autonomous working, Working with minimal supervision*, Can work with minimal supervision*, Work with minimal supervision*, Minimal supervision*, Working with minimum supervision*, Can work with minimum supervision*, Works well alone*, Independent worker*, Self-directed*, Self-sufficient*
Self-discipline = Discipline*, Disciplined*, Self-control*
Self-confidence = Confidence*, Confident* ~ Assertiveness
  not before with, in, using, on, at
Assertiveness* = Assertive*, Being firm*, Firm but fair*, Firm but civil*, Being firm but civil*, Being firm but fair*
Enthusiasm* = Passionate*, Enthusiastic*, Passion*, Energetic*, Positive energy*
Positive attitude = Positive thinking, Positivity*, Optimism*, Can-do attitude, Positive mindset, Cheerful*, Cheerfulness*
Curiosity* = Eager to know*, Inquisitiveness*, Curious*, Inquisitive*
Willingness to learn = Quick to learn*, Fast to learn*, Quick learner, Fast learner, Eagerness to learn, Continuous learning, Learning agility, Fast learning, Quick learning, Lifelong learning, Ability to learn quickly, Eager to learn*, Self-learning, Learning ability, Learns quickly*, Keen to learn*, Willing to learn*, Learns fast*, Picking things up quickly*, Picking things up fast*, Picking things up*, Learning fast*, Learning quickly*, Asking questions*, Asking when I do not know*, Always learning*
Open-mindedness* = Open minded*, Openness*
Cultural awareness = Intercultural competence, Cross-cultural communication, Cultural sensitivity, Intercultural communication, Multicultural awareness, Cultural competence, Cross-cultural awareness, Intercultural skills
Resourcefulness* = Resourceful*, Improvisation skills*
Goal orientation = Goal-oriented*, Results-driven*, Result-oriented*, Results orientation, Target-driven*, Target oriented*, Results focus, Goal driven*, Goal setting
Ambition* = Ambitious*
Business acumen = Commercial awareness, Commercial acumen, Business sense, Entrepreneurial mindset, Business awareness, Commercial mindset
Entrepreneurship* = Entrepreneurial skills, Entrepreneurial spirit
Giving feedback = Feedback skills, Constructive feedback
Manual dexterity = Hand-eye coordination, Dexterity*, Manual skills, Good with hands, Steady hand*, Nimble fingers*, Good with my hands*, Using my hands*, Working with my hands*
Physical fitness* = Physical stamina, Physically fit*, Stamina*, Physical strength*, Physical endurance, Endurance*
Sense of humour = Humour*
Respect* = Respectfulness*, Respectful*
Cooperation* = Co-operation*, Cooperative*
Courtesy* = Politeness*, Courteous*, Polite*, Good manners, Etiquette*
Personal presentation = Well groomed*, Good grooming, Smart appearance
Observation skills = Observation*, Keen observation, Observant*, Powers of observation*
Alertness* = Alert*, Watchful*, Attentive*, Vigilance*, Watchfulness*, Vigilant* ~ Observation skills
Situational awareness* ~ Observation skills
Spatial awareness*
Common sense*
Quick thinking* = Thinking on your feet*, Quick-witted*, Quick reactions*
Fairness* = Impartiality*, Fair-minded*
Ethics* = Ethical*, Ethical conduct*, Ethical behaviour* ~ Integrity
Determination* = Determined*, Willpower* ~ Resilience
Courage* = Courageous*, Bravery*, Brave*
Humility* = Modest*, Humble*, Modesty*
Tidiness* = Neat*, Orderly*, Neatness*, Orderliness*, Cleanliness*, Tidy worker*, Tidy working*, Being tidy*, Clean and tidy*, Keeping things tidy*, Leaving things tidy*
Consistency* = Consistent*
Efficiency* = Efficient*, Quick turnaround*, Fast turnaround*
Speed* = Working speed*, Fast worker*
Artistic sense* = Aesthetic sense*, Sense of style*, Sense of colour*, Sense of aesthetics*
Charisma* = Charm*
Openness to feedback = Receptive to feedback*, Receptiveness to feedback, Takes feedback well* ~ Open-mindedness
Bedside manner* ~ Empathy
Clear voice*
Memory skills = Good memory*
Follow-through* = Following through*, Seeing things through*, Sees things through* ~ Reliability
Safety awareness = Safety consciousness, Safety conscious*, Safety minded*, Safety mindedness, Safety first*
Team building = Teambuilding*
Team coordination = Coordinating teams, Coordination of teams, Coordination*, Coordination skills, Co-ordination*
Virtual collaboration = Remote collaboration, Remote work*, Working remotely*, Remote teamwork
`;
