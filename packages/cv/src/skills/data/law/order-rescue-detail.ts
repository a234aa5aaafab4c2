export default String.raw`
@group order-rescue-detail | Order, benefits and rescue in detail | law

[skills]
Crime scene protection = Crime scene preservation, Securing crime scenes
Eligibility assessment = Benefit eligibility assessment, Eligibility checks, Eligibility determination, Eligibility interviews, Benefit interviews, Claimant interviewing, Eligibility screening
Means testing = Means tests
Pension calculation = Pension processing
Welfare payments = Benefit payments
Home verification visits = Verification visits, Field verification
Benefit fraud investigation = Welfare fraud investigation
Samurdhi
Welfare programmes* = Welfare schemes*
Appeals handling = Benefit appeals
Overpayment recovery = Recovery of overpayments, Overpayment calculation, Overpayments, Recovery plans
Disability assessment
Claimant interviews = Interviewing applicants, Applicant interviews, Interviewed claimants, Interviewing claimants, Statements from claimants
Social protection
Unemployment benefits*
Housing benefit* ~ Unemployment benefits
Job seeker interviews = Jobseeker interviews
Signposting = Sign posting
Grievance redress = Grievance redressal, Public grievance redressal, Public grievances
Passport applications* = Passport processing, Passport issuance, Passports issuing, Issued passports, Issuing passports, Passport renewals, Citizenship verification
Fingerprint lifting = Lifting fingerprints
Court testimony = Giving evidence in court, Testifying in court, Evidence in court, Gave evidence in court, Court evidence, Giving evidence
Informant handling = Source handling, CHIS handling
Search and seizure
Narcotics investigation = Drug investigations, Narcotics*, Narcotics enforcement
Homicide investigation = Murder investigation, Homicide inquiries, Murder inquiries
Cybercrime investigation = Cyber crime investigation, Cybercrime, Cyber crime
Financial crime = Financial investigation
CCTV analysis = CCTV review, CCTV trawls, CCTV footage review, Review of CCTV
Phone record analysis = Call data records, CDR analysis, Call record analysis
PEACE interviewing = PEACE model, PEACE interviews
Undercover operations
Missing persons* = Missing person investigations, Missing person enquiries
Human trafficking*
Identity parades = Identification parades
Exhibits management = Exhibit handling
Traffic accident investigation = Road accident investigation, Collision investigation
Raid planning
Roll checks = Prisoner counts
Pump operation = Fire pump operation
Road traffic collision rescue = RTC extrication, RTC rescue, Hydraulic rescue tools, Jaws of Life, Spreaders and cutters, Hurst tools, Hydraulic cutters
Rescue board use = Rescue tubes, Spinal injury management in water
Foot drill = Drill instruction, Parade drill, Ceremonial drill
Field craft = Fieldcraft
Camouflage and concealment ~ Field craft
Section command = Platoon command, Section leadership, Platoon leadership, Squad leadership, Troop command
Company command ~ Section command
Military planning = Mission planning, Operation orders
Counter-insurgency = Counterinsurgency, COIN operations
Signals operation = Military communications, Radio signals, Voice procedure
Radio operation = Radio operating ~ Signals operation
Guard mounting = Guard duty, Sentry duty
Vehicle checkpoints = Checkpoint duty, Road blocks
Bridge watchkeeping in the navy = Naval watchkeeping
Civil-military coordination = CIMIC^, Civil-military cooperation

[tools]
Cellebrite = Cellebrite UFED
Universal Credit

[skills]
Aerial ladder platform = Turntable ladder, Aerial appliance
Foam application = Foam branches
Airport firefighting = Airport fire and rescue
Fire extinguisher training
Animal rescue
Casualty handling
Court duties = Court attendance
Breathalyser tests = Alcohol testing of drivers, Breath testing, Breathalyzer tests, Breathalyser, Breath tests
Speed enforcement = Speed gun operation, Speed checks
FIR registration = Complaint recording, Recording of complaints, Recorded FIRs, FIR recording, Recording FIRs, Recording complaints of crime
Emergency call response
Domestic dispute handling = Domestic incidents
Evidence seizure = Seizure of evidence
Warrant execution = Execution of warrants, Summons serving
Neighbourhood watch
Body-worn video
Victim support = Support of victims, Victim advocacy, Victim services, Advocacy for victims
Visit supervision = Supervision of visits
Suicide watch = ACCT?
Rehabilitation programmes*
Personal officer work = Personal officer scheme
Drug testing of prisoners = Mandatory drug testing
Reception of prisoners = Prisoner reception, Inmate reception
Mail censorship = Mail checking
Adjudications*
Parole reports = Reports for parole, Adjudication reports, Adjudication paperwork
Use of force reports
Prison intelligence
Juvenile custody
Rescue swimming
Pool water testing = Chlorine testing, Pool chemical testing, Chlorine tests
Surf rescue = Rescue board*, Surf lifesaving, Rescue board and jet ski, Paddleboard rescue
Jet ski rescue
Emergency action plans*
Parking enforcement = Traffic warden duties, Civil enforcement
School crossing patrol
Penalty notices = Penalty charge notices, Fixed penalty notices
Stray dog control = Dog warden duties
Game counts = Wildlife counts
Fire lookouts
Visitor guidance
Human-wildlife conflict = Human-elephant conflict, Human wildlife conflict mitigation
Staff duties = Military staff work
Counter-terrorism
Unit training
Military law
Range management = Range safety, Firing range management
Base security
Artillery fire direction = Fire direction
Bailey bridging = Military bridge building, Bailey bridges*
Ceremonial parades
Joint exercises
NATO procedures
Parachuting = Airborne operations, Static line parachuting
Instructing cadets = Cadet training
Command post operation
Disaster relief operations
Recruit training = Basic military training, Training of recruits
Physical training instruction = PT instruction, Physical training
Mortar handling
Machine gun handling ~ Mortar handling
Kit inspections
Ammunition storage = Ammunition management, Ammunition handling
Patrol leading
Marksmanship coaching = Marksmanship training
Jungle warfare
Survival training = Survival skills
CBRN^ = CBRN defence, NBC defence
Mountain warfare
Camp construction
Military police duties
Battlefield first aid = Tactical combat casualty care, TCCC^
Night operations*
Weapon cleaning
Driving military vehicles = Military vehicle driving
Mine detection
Sniping
Tank gunnery
Combat engineering
Legislative affairs
Budget appropriation
Inter-ministerial coordination
Treaty negotiation
Decentralisation
Constituency work = Constituency casework, Casework for constituents, Constituent services, Constituency surgeries, Constituent casework
Anti-corruption
Donor coordination
Regulatory reform = Better regulation, Deregulation
Public sector reform = Civil service reform
E-government

[tools]
Prison NOMIS = NOMIS^
Taser

[skills]
Vehicle registration
Driving licence issuing = Issuing of driving licences
Fee collection
Public hearings*
Firearms licensing
Evidence packaging = Packaging of exhibits, Exhibit packaging, Packaging of evidence ~ Evidence handling
DNA swabbing = DNA sampling, DNA swabs, Swabbing for DNA ~ Evidence handling
Footwear marks = Footwear impressions, Shoe marks, Shoeprint lifting ~ Evidence handling
Blood pattern analysis = Bloodstain pattern analysis, Blood spatter analysis ~ Evidence handling
Scene logs = Crime scene logs, Scene log keeping ~ Evidence handling
Fire scene examination = Arson scenes, Fire investigation scenes, Examination of fire scenes ~ Evidence handling
`;
