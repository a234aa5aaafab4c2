export default String.raw`
@group enterprise-software | Enterprise systems | technology

[skills]
Key user training = Training of key users
Release strategy = PO release strategy ~ SAP MM
Pricing procedure ~ SAP MM, SAP SD
Account determination = Automatic account determination, OBYC^ ~ SAP MM
Split valuation ~ SAP MM
Batch management* ~ SAP MM
ERP^ = ERP systems, Enterprise resource planning, ERP software
CRM^ = CRM software, Customer relationship management, CRM systems, CRM tools, CRM entry
CRM administration = CRM implementation, CRM rollout > CRM
Human resource information systems = HRIS^, HRMS^, HR information systems, HR software, HCM systems
Document management systems = DMS^, EDMS
Warehouse management systems = WMS^, Warehouse software
Transport management systems = TMS?, Transportation management systems
Property management systems = PMS?, Hotel PMS, Hotel management software
Manufacturing execution systems = MES^
Product lifecycle management = PLM^, PLM systems
Point-of-sale systems = EPOS systems, EPOS^, POS systems, POS terminal, POS software > Point of sale
Accounting software = Accounting packages, Accounting systems, Computerised accounting

[tools]
Clover POS = Clover Station, Clover? > Point-of-sale systems
Shopify POS > Point-of-sale systems
Loyverse > Point-of-sale systems
RoomRaccoon > Property management systems
Little Hotelier > Property management systems
eZee Absolute = eZee FrontDesk, eZee > Property management systems
SiteMinder > Channel management in hotels
Guesty > Property management systems
Hostaway > Property management systems
Buildium > Property management
RentManager > Property management
Zillow > Property marketing
Realtor.com > Property marketing
Rightmove > Property marketing
Bentley OpenRoads = OpenRoads Designer, InRoads, OpenRoads > Highway engineering
PlanGrid > Construction management
Fieldwire > Construction management
SAP Concur Expense > Expense management
Jaggaer > Procurement
Ivalua > Procurement
SAP TM > Transport management systems
Infor WMS > Warehouse management systems
Korber WMS > Warehouse management systems
HighJump WMS > Warehouse management systems
Microlise > Fleet management
Mandata > Fleet management
Medidata Rave = Medidata > Clinical trials
Oracle Clinical > Clinical trials
Veeva EDC > Clinical trials
Sunquest LIS > Laboratory information systems
LabWare > Laboratory information systems
STARLIMS > Laboratory information systems
Orchard LIS > Laboratory information systems
Dentrix > Dentistry
Open Dental > Dentistry
EXACT dental > Dentistry
Practo > Medical administration
Cliniko > Medical administration
Jane App > Medical administration
PointClickCare > Nursing documentation
Care Vision > Nursing documentation
Nourish Care = Nourish? > Nursing documentation
  with notes, logged, recorded, mar
Person Centred Software = PCS care, PCS care app > Nursing documentation
PrimeRx > Pharmacy practice
PioneerRx > Pharmacy practice
ProScript > Pharmacy practice
Kroll pharmacy > Pharmacy practice
PowerSchool > Student administration
Infinite Campus > Student administration
Arbor MIS > Student administration
iSAMS > Student administration
ManageBac > International Baccalaureate
Toddle? > International Baccalaureate
Brightspace = D2L Brightspace > Learning management systems
Microsoft Teams for Education = Teams for Education
Quizlet
Socrative
Genially
Frappe HR > Human resource information systems
Zoho People > Human resource information systems
Keka = Keka HR > Human resource information systems
greytHR > Human resource information systems
Darwinbox > Human resource information systems
Sage People > Human resource information systems
Cezanne HR > Human resource information systems
Zoho Desk > Ticketing systems
Help Scout > Ticketing systems
Gorgias > Ticketing systems
Kustomer > Ticketing systems
NICE CXone = NICE inContact, CXone > Call centre operations
Avaya Aura > Call centre operations
Cisco Finesse > Call centre operations
Verint > Workforce management
Calabrio > Workforce management
Guidewire ClaimCenter = ClaimCenter > Claims handling
Duck Creek > Claims handling
Murex MX.3 > Trading
Mambu > Core banking systems
Finastra > Core banking systems
TCS BaNCS > Core banking systems
Actimize = NICE Actimize > Anti-money laundering
SAS AML > Anti-money laundering
LexisNexis Bridger > Know your customer
Thomson Reuters Practical Law = Practical Law > Legal research
Aderant > Legal practice management
Elite 3E > Legal practice management
iPro eDiscovery > E-discovery
Odoo = OpenERP ~ ERPNext
ERPNext = ERP Next
SAP^ = SAP ERP, SAP system, SAP software > ERP ~ Oracle E-Business Suite
  not before flow, sugar, of
  not after palm, tree, rubber, coconut
SAP FICO = SAP FI, SAP CO, SAP FI/CO, FI/CO, SAP Finance, SAP S/4HANA Finance > SAP
SAP S/4HANA = S/4HANA, SAP S/4 HANA, S/4 HANA > SAP
SAP ECC = SAP R/3, ECC? > SAP
  with sap, s/4hana
SAP Business One = SAP B1 > SAP
SAP Activate > SAP
SAP Migration Cockpit = Migration Cockpit, LTMC^ > SAP
SAPscript > SAP
SAP Smart Forms = Smart Forms?, SmartForms > SAP
IDoc = SAP IDoc > SAP
SAP MM = SAP Materials Management, MM? > SAP
  with sap, s/4hana, customizing
SAP SD = SAP Sales and Distribution, SD? > SAP
  with sap, s/4hana, customizing
SAP PP = SAP Production Planning, PP? > SAP
  with sap, s/4hana, customizing
SAP Solution Manager = Solution Manager*, SolMan > SAP
SAP HCM = SAP HR > SAP
SAP SuccessFactors = SuccessFactors, Success Factors > SAP, Human resource information systems
SAP Ariba = Ariba > SAP, Procurement
SAP BW = SAP BI, SAP BW/4HANA > SAP
SAP EWM = EWM^, SAP EWM/WM, SAP Extended Warehouse Management > SAP, Warehouse management systems ~ SAP WM
SAP WM = SAP Warehouse Management, WM? > SAP, Warehouse management systems
SAP PM = SAP Plant Maintenance > SAP
SAP QM > SAP
SAP customizing = SAP configuration, Customizing? > SAP
SAP Basis > SAP
SAP Fiori = SAPUI5, Fiori > SAP
Oracle E-Business Suite = Oracle EBS, Oracle Financials, Oracle ERP, Oracle Applications, Oracle Fusion Financials, Oracle Cloud Financials > ERP
Oracle Fusion = Oracle Cloud ERP, Oracle Fusion Cloud, Oracle HCM, Oracle HCM Cloud, PeopleSoft HCM > ERP
NetSuite = Oracle NetSuite > ERP
PeopleSoft = Oracle PeopleSoft, Oracle People Soft > ERP
JD Edwards = JDE^ > ERP
Oracle APEX = Oracle Application Express > Oracle Database, Low-code development
Oracle Forms = Oracle Forms and Reports, Oracle Reports > Oracle Database
Oracle Hyperion = Hyperion, Hyperion Planning > Financial planning and analysis
Oracle Primavera Unifier = Primavera Unifier
Microsoft Dynamics NAV = Navision, Dynamics NAV, Business Central, Dynamics 365 Business Central > Microsoft Dynamics 365
Microsoft Dynamics AX = Dynamics AX, Axapta, Dynamics 365 Finance > Microsoft Dynamics 365
Microsoft Dynamics GP = Great Plains, Dynamics GP > Microsoft Dynamics 365
Infor = Infor LN, Infor M3, Infor CloudSuite > ERP
Epicor > ERP
IFS^ = IFS Applications, IFS ERP > ERP
Acumatica > ERP
SYSPRO > ERP
Salesforce = Salesforce CRM, SFDC^, Salesforce.com, Sales Force CRM, Salesforce administration, Sales Force* > CRM ~ HubSpot, Zoho CRM, Microsoft Dynamics 365
Salesforce Lightning > Salesforce
Lightning Web Components = LWC^ > Salesforce
Aura? = Aura components, Aura framework > Salesforce
SOQL > Salesforce
SOSL > Salesforce
Sales Cloud = Salesforce Sales Cloud > Salesforce
Experience Cloud = Salesforce Experience Cloud, Salesforce Communities > Salesforce
Salesforce Flow = Flow Builder, Lightning Flow > Salesforce
Salesforce DX = SFDX > Salesforce
Data Loader = Salesforce Data Loader > Salesforce
Salesforce Workbench > Salesforce
Platform events = Salesforce platform events > Salesforce
Salesforce CPQ = CPQ^ > Salesforce
Copado > Salesforce
Gearset > Salesforce
Visualforce > Salesforce ~ Salesforce Lightning
Salesforce Marketing Cloud = ExactTarget, SFMC > Salesforce, Marketing automation
Pardot = Marketing Cloud Account Engagement, Salesforce Pardot > Salesforce, Marketing automation ~ Salesforce Marketing Cloud
Service Cloud = Salesforce Service Cloud > Salesforce
HubSpot = Hub Spot, HubSpot CRM, HubSpot Marketing Hub > CRM, Marketing automation
Zoho CRM = Zoho > CRM
Pipedrive > CRM
SugarCRM = Sugar CRM > CRM
SuiteCRM > CRM ~ SugarCRM
Freshsales > CRM
Bitrix24 > CRM
Siebel CRM = Siebel > CRM
Veeva CRM = Veeva, Veeva Vault, Veeva Vault PromoMats > CRM
Zendesk = Zen Desk, Zendesk Support ~ Freshdesk, Intercom
Freshdesk = Freshworks
Intercom? = Intercom.io, Intercom messenger, Talkback, Talkback systems, Clear-Com, Riedel > Live chat
  not before system, systems, installation
LiveChat software = LiveChat Inc > Live chat
Tawk.to > Live chat ~ LiveChat software
Genesys = Genesys Cloud, PureCloud
Five9
Talkdesk ~ Five9
Workday^ = Workday HCM, Workday Payroll > Human resource information systems
  not before of
  not after per, a, every, each, normal, next
BambooHR = Bamboo HR > Human resource information systems
ADP^ = ADP Workforce Now, ADP payroll, ADP iPay, ADP GlobalView > Payroll
Gusto payroll = Gusto? > Payroll
  not after with
Greenhouse ATS = Greenhouse Recruiting, Greenhouse? > Applicant tracking systems
Lever ATS = Lever^ ~ Greenhouse ATS
Applicant tracking systems = ATS^, Applicant tracking
Taleo = Oracle Taleo > Applicant tracking systems
SmartRecruiters > Applicant tracking systems
Workable? > Applicant tracking systems ~ SmartRecruiters
Teamtailor > Applicant tracking systems ~ SmartRecruiters
Gupy > Applicant tracking systems ~ Teamtailor
iCIMS > Applicant tracking systems ~ SmartRecruiters
UKG = Kronos, UKG Pro, Kronos Workforce, UltiPro > Human resource information systems
PeopleHR > Human resource information systems
HiBob = Bob HR, Bob HRIS > Human resource information systems ~ PeopleHR
Personio > Human resource information systems ~ PeopleHR
OrangeHRM = Orange HRM > Human resource information systems
Opera PMS = Oracle Opera, OPERA?, Opera?, Opera Cloud, Micros Opera, Opera Fidelio, Micros Fidelio, Fidelio, Opera hotel system, Opera system > Property management systems ~ Protel PMS
  with check-in, check-out, room, front desk, front office, reservation, night audit, hotel, guest, arrival, folio, rate
Protel PMS = Protel, protel Air > Property management systems
Mews PMS > Property management systems
Cloudbeds > Property management systems ~ Mews PMS
IDS Next = IDS Fortune > Property management systems
Micros POS = Oracle Micros, MICROS^, Micros?, Oracle Micros Simphony > Point-of-sale systems
  with order, bill, till, pos, check, guest
Square POS = Square Point of Sale, Square? > Point-of-sale systems
Lightspeed POS = Lightspeed Retail > Point-of-sale systems
Toast POS = Toast? > Point-of-sale systems ~ Lightspeed POS
Vend POS = Vend? > Point-of-sale systems
OpenTable
ResDiary ~ OpenTable
SevenRooms ~ OpenTable
Amadeus? = Amadeus GDS, Amadeus Altea, Amadeus system, Amadeus Selling Platform > Global distribution systems ~ Sabre, Galileo
  with fare, ticket, ticketing, flight, gds, reissue, pnr, itinerary, airline, booking, bookings, booked, reservation, reservations, travel, sabre, galileo, tickets
  not before mozart
Sabre? = Sabre GDS, Sabre Red > Global distribution systems
  with fare, ticket, ticketing, flight, gds, reissue, pnr, itinerary, airline
Galileo? = Galileo GDS, Travelport Galileo, Travelport Smartpoint > Global distribution systems
  with fare, ticket, ticketing, flight, gds, reissue, pnr, itinerary, airline
  not after galileo
Travelport > Global distribution systems ~ Galileo
Worldspan > Global distribution systems ~ Galileo
Global distribution systems = GDS^, Airline reservation systems
Manhattan WMS = Manhattan Associates WMS, Manhattan SCALE, Manhattan Associates > Warehouse management systems
Blue Yonder = JDA^, JDA Software > Warehouse management systems
CargoWise = Cargowise One > Freight forwarding
ASYCUDA = ASYCUDA World > Customs clearance
Maximo = IBM Maximo > CMMS
CMMS^ = Maintenance management systems, Computerised maintenance management, UpKeep CMMS
Fiix ~ CMMS
Epic EHR = Epic Systems, Epic EMR, EPIC^, Epic Hyperspace, EpicCare, Epic? > Electronic health records
  with documented, documenting, documentation, charting, charted, charts, ehr, emr, cerner, medications, vitals, orders, order entry, patient records, lab results
Cerner = Oracle Cerner, Cerner Millennium, Oracle Health > Electronic health records
Meditech > Electronic health records
EMIS Web = EMIS^ > Electronic health records
SystmOne > Electronic health records ~ EMIS Web
OpenMRS > Electronic health records
DHIS2 = DHIS 2 ~ Hospital information management, OpenMRS
Teamcenter = Siemens Teamcenter > Product lifecycle management
Windchill = PTC Windchill > Product lifecycle management
Pro/INTRALINK = Intralink, Windchill Intralink ~ Windchill
Procore > Construction management
e-Builder = eBuilder > Construction management
Aconex = Oracle Aconex > Document management
Bluebeam = Bluebeam Revu
Coupa = Coupa Procurement > Procurement
Temenos T24 = T24, Temenos, Temenos Transact > Core banking systems
Finacle = Infosys Finacle > Core banking systems
Core banking systems = Core banking
Oracle Flexcube = Flexcube ~ Core banking systems
Bloomberg Terminal = Bloomberg?, BBG^ > Financial markets
  not after michael
Refinitiv Eikon = Reuters Eikon, Thomson Reuters Eikon, Eikon, LSEG Workspace > Financial markets
Guidewire > Insurance
Moodle = Moodle LMS > Learning management systems ~ Canvas LMS, Blackboard LMS
Canvas LMS = Instructure Canvas > Learning management systems
Blackboard LMS = Blackboard Learn, Blackboard^ > Learning management systems
Learning management systems = LMS^, LMS administration
Google Classroom > Google Workspace, Learning management systems
SIMS school system = Capita SIMS, SIMS^
Turnitin
Archibus > Facilities management
Yardi = Yardi Voyager > Property management
AppFolio > Property management ~ Yardi
MRI Software > Property management ~ Yardi
Clio^ = Clio legal software, Clio Manage > Legal practice management
LexisNexis = Lexis Nexis, Lexis? > Legal research ~ Westlaw
Westlaw > Legal research
Tabs3 = Tabs 3
PracticeMaster
Relativity e-discovery = RelativityOne > E-discovery
CaseWare = CaseWare IDEA, Caseware Working Papers > Auditing
TeamMate audit = TeamMate+ > Auditing
ACL Analytics = ACL^ > Auditing
`;
