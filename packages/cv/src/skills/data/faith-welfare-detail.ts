export default String.raw`
@group faith-welfare-detail | Faith, mind and welfare in detail | health

[skills]
Debt counselling
Networking with agencies = Inter-agency networking
Social reports
Group workshops*
Access to benefits = Benefits access, Welfare rights advice
Livelihood programmes = Livelihood projects, Livelihood support
Acceptance and commitment therapy
Case formulation = Psychological formulation
Forensic psychology
Organisational psychology = Industrial psychology
Assessment centres*
ADHD assessment = ADHD diagnosis
Autism assessment = Autism diagnosis, ADOS^, ADOS-2
Anger management
Mindfulness-based therapy = MBCT?, MBSR^
Adoption assessments = Adoption work, Adoption
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
Baptism preparation
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
`;
