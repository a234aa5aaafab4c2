export default String.raw`
@group order-rescue-detail | Order, benefits and rescue in detail | law

[skills]
Eligibility assessment = Benefit eligibility assessment, Eligibility checks, Eligibility determination
Means testing = Means tests
Pension calculation = Pension processing
Welfare payments = Benefit payments
Home verification visits = Verification visits, Field verification
Benefit fraud investigation = Welfare fraud investigation
Samurdhi
Welfare programmes* = Welfare schemes*
Appeals handling = Benefit appeals
Overpayment recovery = Recovery of overpayments
Disability assessment
Claimant interviews = Interviewing applicants, Applicant interviews
Social protection
Cash transfers = Cash transfer programmes, Cash assistance, Cash-based interventions
Unemployment benefits* = Housing benefit*
Job seeker interviews = Jobseeker interviews
Signposting = Sign posting
Grievance redress = Grievance redressal
Passport applications* = Passport processing
Fingerprint lifting = Lifting fingerprints
Court testimony = Giving evidence in court, Testifying in court
Informant handling = Source handling, CHIS handling
Search and seizure
Narcotics investigation = Drug investigations
Homicide investigation = Murder investigation
Cybercrime investigation = Cyber crime investigation
Financial crime = Financial investigation
CCTV analysis = CCTV review, CCTV trawls
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
Road traffic collision rescue = RTC extrication, RTC rescue, Hydraulic rescue tools, Jaws of Life
Rescue board use = Rescue tubes, Spinal injury management in water
Foot drill = Drill instruction, Parade drill, Ceremonial drill
Field craft = Fieldcraft, Camouflage and concealment
Section command = Platoon command, Section leadership, Platoon leadership, Squad leadership
Military planning = Mission planning, Operation orders
Counter-insurgency = Counterinsurgency, COIN operations
Signals operation = Military communications, Radio signals, Voice procedure
Guard mounting = Guard duty, Sentry duty
Vehicle checkpoints = Checkpoint duty, Road blocks
Bridge watchkeeping in the navy = Naval watchkeeping
Civil-military coordination = CIMIC^

[tools]
Cellebrite = Cellebrite UFED
Universal Credit
`;
