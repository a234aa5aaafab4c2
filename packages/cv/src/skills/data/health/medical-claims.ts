export default String.raw`
@group medicine-lab | Medicine, pharmacy and laboratory | health

[skills]
ICD-10-PCS = PCS coding > Medical coding
Claims scrubbing = Claim edits, Clean claims, Working claim edits > Medical billing
Explanation of benefits = EOB^, EOBs^, EOB review, EOB posting, EOB reconciliation, Explanation of benefits review ~ Payment posting
Remittance posting = ERA posting, ERA^, ERAs^, Electronic remittance advice, Posting of remittances, Remittance advice posting ~ Payment posting
Payment posting = Posting of payments, Posting payments, Insurance payment posting, Patient payment posting > Medical billing
Unapplied cash resolution = Applying unapplied cash, Credit balances in billing, Credit balance resolution ~ Payment posting
Payer follow-up = Follow-up with payers, Claims follow-up, Insurance claims follow-up > Medical billing
Patient statements = Patient billing statements, Patient billing, Patient balances > Medical billing
Secondary claims = Secondary billing, Crossover claims, Coordination of benefits > Medical billing
Provider credentialing = Payer enrolment, Provider enrolment, Payer credentialing
Superbills = Encounter forms, Charge reconciliation ~ Charge posting
Fee schedules in billing = Payer fee schedules, Payer contracts, Underpayment review > Medical billing
Payer portals* = Insurance portals*, Payer websites* ~ Medical billing

[tools]
CPT coding = CPT?, CPT codes, CPT-4, CPT modifiers > Medical coding
  with ICD, ICD-10, ICD-10-CM, HCPCS, coding, coder, code, claims, billing, modifiers, charges
HCPCS? = HCPCS codes, HCPCS coding, HCPCS Level II > Medical coding
  with ICD, ICD-10, ICD-10-CM, CPT, coding, coder, code, claims, billing, modifiers
Waystar = Waystar clearinghouse, Zirmed, Navicure > Medical billing
Availity = Availity Essentials, Availity portal > Medical billing ~ Waystar
Change Healthcare = Emdeon, RelayHealth > Medical billing ~ Waystar
Office Ally = OfficeAlly > Medical billing ~ Waystar
TriZetto Provider Solutions = TriZetto, Gateway EDI > Medical billing ~ Waystar
Experian Health = Passport OneSource > Medical billing ~ Waystar
Inovalon = ABILITY Network, eSolutions clearinghouse > Medical billing ~ Waystar
SSI Claims Director = SSI clearinghouse > Medical billing ~ Waystar
Claim.MD > Medical billing ~ Waystar
Quadax > Medical billing ~ Waystar
NaviNet > Medical billing ~ Availity
CoverMyMeds ~ Availity
PECOS^ > Provider credentialing
CAQH ProView = CAQH^ > Provider credentialing
FISS^ = DDE FISS, Medicare DDE > Medical billing
AdvancedMD > Medical billing ~ Kareo
CareCloud > Medical billing ~ Kareo
CollaborateMD > Medical billing ~ Kareo
PracticeSuite > Medical billing ~ Kareo
Greenway Health = Greenway Intergy, Intergy, Prime Suite > Medical billing ~ Kareo
Lytec > Medical billing ~ Medisoft
ModMed = Modernizing Medicine, EMA dermatology > Electronic health records
Nextech ~ ModMed
Raintree Systems ~ WebPT
WebPT > Electronic health records
Veradigm > Electronic health records ~ Allscripts
GE Centricity = Centricity Business, Centricity Practice Solution > Medical billing
Epic Resolute = Resolute Hospital Billing, Resolute Professional Billing > Medical billing
EncoderPro = Optum EncoderPro, Optum360 EncoderPro > Medical coding ~ 3M Encoder
TruCode > Medical coding ~ 3M Encoder
AAPC Codify = Codify by AAPC > Medical coding ~ 3M Encoder
Find-A-Code > Medical coding ~ 3M Encoder
FinThrive = nThrive > Medical billing
`;
