export default String.raw`
@group faith-welfare-detail | Faith, mind and welfare in detail | health

[skills]
Debt counselling
Networking with agencies = Inter-agency networking
Social reports
Group workshops*
Access to benefits = Benefits access, Welfare rights advice
Livelihood programmes = Livelihood projects, Livelihood support
Acceptance and commitment therapy = ACT therapy
Case formulation = Psychological formulation
Forensic psychology
Organisational psychology = Industrial psychology
Assessment centres*
ADHD assessment = ADHD diagnosis
Autism assessment = Autism diagnosis, ADOS^, ADOS-2
Anger management
Mindfulness-based therapy = MBCT?, MBSR^
Adoption assessments = Adoption work, Adoption*
Referral pathways = Referrals*, Referral networks
Medical social work = Hospital social work
Truancy cases = Truancy work
Street children* = Work with street children
Family reunification = Family tracing, Family tracing and reunification, Reunification of families, FTR?
Best interest determination = Best interests assessment, BID?
Vulnerable groups*
Student placements in social work
Age assessment
Sermon preparation = Homiletics, Sermon writing, Sermons
Pastoral counselling
Worship leading = Leading worship, Leading services, Conducting services
Liturgy = Liturgical planning
Funerals and weddings = Weddings and funerals, Officiating at weddings, Conducting funerals
Baptism preparation = Baptism classes, First communion classes
Bible study = Bible teaching
Sunday school = Sunday school teaching
Daham pasala ~ Sunday school
Catechesis = Catechism, Catechism classes
Youth ministry = Youth fellowship
Interfaith dialogue = Interfaith relations, Interfaith work
Dhamma teaching = Dhamma talks, Dhamma sermons, Dhamma school
Quran recitation = Tajweed, Quran teaching, Quranic recitation, Hifz
Friday sermons = Khutbah, Jumu'ah
Temple administration
Church administration = Parish administration
Mosque administration ~ Church administration
Alms distribution = Dana*, Zakat distribution
Marriage preparation = Premarital counselling, Pre-marital counselling
Biblical Greek = New Testament Greek
Biblical Hebrew
Theology
Visiting the sick = Hospital visiting, Sick visits
Prison ministry
Mission work = Missionary work, Evangelism
Church planting
Pali^
Confirmation classes = Confirmation preparation
Spiritual direction = Spiritual guidance
Halal supervision = Halal certification
Kosher supervision ~ Halal supervision
Ritual performance = Puja, Poojas, Homam
Therapeutic parenting = Attachment-based parenting
Motivational groups = Recovery groups
Life story work
Carers' assessments = Carer assessments, Carer's assessments
Strengths-based practice = Strengths-based assessment
Contact supervision = Supervised contact
Narrative therapy
Dramatherapy = Drama therapy
Sandplay therapy = Sand tray therapy
Biofeedback
Neurofeedback ~ Biofeedback
Rorschach test*
[skills]
Food bank referrals = Food bank vouchers, Food parcels, Emergency food parcels
Homelessness outreach = Rough sleeper outreach, Outreach to rough sleepers ~ Street outreach
MARAC referrals = MARAC^, MARAC meetings
DASH risk assessments = DASH-RIC, DASH checklist, DASH forms
Key working = Keyworking, Key work sessions, Key worker sessions, Keywork
Pathway plans = Pathway planning, Leaving care support, Care leavers support
Independent living skills = Independent living skills training, Independence skills, Life skills support
Naloxone training = Naloxone, Naloxone distribution, Overdose prevention
Brief interventions = Alcohol brief advice, IBA alcohol
PIP forms = PIP applications, PIP appeals, Universal Credit claims, DLA forms, Benefit forms ~ Appeals handling
Intake interviews = Intake assessments ~ Client intake
Protection monitoring = Protection assessments, Protection case management
Unaccompanied minors support = UASC support ~ Family reunification
Pastoral visits = Pastoral visiting, Parish visits, Hospital visits by clergy, Bereavement visits, Hospital visits* ~ Visiting the sick
Prayer meetings = Prayer groups, Intercessory prayer, Prayer services, Prayer ministry
Discipleship = Discipleship classes, Discipleship training, Discipleship groups
House groups = Cell groups, Home groups, Life groups, Small group ministry
Mission trips = Short-term missions ~ Mission work
Almsgiving = Almsgiving ceremonies ~ Alms distribution
Choir participation = Choir*, Choir practice ~ Singing, Conducting music
Worship projection = Projection in services, EasyWorship, ProPresenter
Chanting = Pirith chanting, Pirith, Sutra chanting, Vedic chanting
[skills]
Parish administration duties = Parish council, Church council, PCC meetings
Baptisms = Baptism services, Christenings, Baptisms and weddings
Congregational leadership = Leading a congregation, Congregation leadership, Church leadership
Stewardship campaigns = Church stewardship, Building fund, Tithes and offerings
Islamic jurisprudence = Fiqh, Sharia studies, Hadith studies, Hadith
Tafsir = Quranic exegesis, Quran exegesis
Nikah ceremonies = Nikah ~ Wedding ceremonies, Funerals and weddings
Puja rituals = Puja ceremonies, Abhishekam, Havan ~ Ritual performance
Dharma talks = Bana preaching ~ Dhamma teaching
Retreat leading = Leading retreats, Retreats*, Retreat facilitation, Spiritual retreats
Ordination of novices = Ordination, Novice training
Bedside prayers = Prayers with patients, Anointing of the sick
End-of-life spiritual support = End-of-life support, Spiritual care, Spiritual support ~ Spiritual direction
Confession* = Hearing confessions, Sacrament of reconciliation
Funerals and memorials = Officiating funerals, Memorial services, Cremation services, Burial services, Janazah ~ Funerals and weddings
Biblical languages = Koine Greek ~ Biblical Hebrew, Biblical Greek
[tools]
Logos Bible Software
ChurchSuite
Planning Center ~ ChurchSuite
[skills]
Knife crime prevention = Knife crime workshops, Knife crime, Gang mediation, Gang intervention ~ Gang prevention
Youth participation = Youth voice, Youth forums ~ Youth councils
Funding bids = Funding applications, Bid writing for charities, Charity bids, Small grants bids
One-to-one mentoring = One-to-one youth work, 1:1 mentoring ~ Youth work
Restorative practice = Restorative approaches, Restorative conferences, Restorative circles ~ Restorative justice
Accredited youth programmes = Accredited programmes, ASDAN, Arts Award, John Muir Award
NEET programmes = NEET^, NEET re-engagement
[tools]
Duke of Edinburgh's Award = Duke of Edinburgh, DofE, Duke of Ed
`;
