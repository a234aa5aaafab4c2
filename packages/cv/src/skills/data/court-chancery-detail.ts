export default String.raw`
@group court-chancery-detail | Courts and chambers in detail | law

[skills]
Writ petitions = Writ applications, Fundamental rights petitions, Fundamental rights cases
Powers of attorney
Cross-examination = Examination in chief
Plea bargaining
Judicial review
Legal due diligence
Trial management
Sentencing
Evaluation of evidence = Evidence assessment, Assessment of evidence
Judicial ethics
Small claims* = Small claims hearings
Juvenile justice = Youth justice
Inquests = Coroner's inquests, Coronial inquests
Legal reasoning
Domestic violence cases
Maintenance cases = Maintenance orders
Pre-trial conferences = Pretrial conferences, Pre-trial hearings
Contempt proceedings
Remand orders
Traffic offences
Judicial training
Registry supervision
Search warrants
Plea taking
Court backlog reduction
Deed execution = Execution of deeds
IP licensing
Trade mark oppositions = Trademark oppositions
Ombudsman investigations
Human rights monitoring = Human rights reporting, Human rights documentation
Apostille = Legalisation of documents
Contract lifecycle management = CLM?
Whistleblowing procedures
Privacy impact assessments = DPIA^, Data protection impact assessments
Legal training
Treaty drafting
Parliamentary procedure
Coroner's law
Discovery documents*
Land title extracts
Proofreading of pleadings
Time recording for billing = Billing time
Witness scheduling
Company filings = Company returns, Annual returns filing
Affidavit drafting = Drafting affidavits
Wills drafting = Drafting wills
Immigration forms*
Mediation bundles
Court runs*
Contract abstracts = Contract abstraction
[skills]
Land Registry applications = AP1^, AP1 forms, AP1 applications, TR1 forms
Completion statements* = Preparing completion statements
Legal aid applications = Legal aid forms, CCMS applications, Legal Aid Agency applications
Medical chronologies = Medical records chronology, Medical records review for claims, Medical records summaries
Discovery requests = Discovery responses, Requests for production, Propounding discovery ~ Interrogatories
File opening* = Matter opening and closing, Opening files ~ File indexing
Document redaction = Redacting documents
Appeal bundles = Immigration appeals, Tribunal bundles, Hearing bundles ~ Case preparation, Court bundles
IP renewals = Trademark renewals, Patent renewals, Annuity payments, Patent annuities
Court diary = Diary of hearings, Hearing diary, Cause list ~ Court filing
Vakalatnama = Written statements drafting ~ Plaint typing
Court forms = Claim forms, N1 forms, Court forms completion
[tools]
CE-File = CE-Filing
`;
