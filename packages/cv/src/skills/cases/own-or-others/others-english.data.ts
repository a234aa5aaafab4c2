/** What these sentences tell of somebody or something else than their writers: none of the skills behind the arrow may be read. */
export const OF_OTHERS_IN_ENGLISH = `
@ Receptionist
Orders come in through Shopify by the web team in Leeds. =/> Shopify
Doctors of the house do endoscopy and radiology. =/> Endoscopy, Radiology
The gym next door offers pilates and boxing. =/> Pilates
Our clients work in welding, plumbing and carpentry. =/> Welding, Plumbing, Carpentry
The dentists use Dentrix and the hygienists chart in it. =/> Dentrix
Guests from banking, insurance and oncology. =/> Oncology
Physiotherapy is on the second floor, radiology on the third. =/> Physiotherapy, Radiology
The house has a spa that offers massage and manicure. =/> Massage, Manicure
IT looks after the Windows servers and the backups. =/> Windows Server
A freelancer built our website in WordPress. =/> WordPress
The lawyers upstairs draft contracts and do conveyancing. =/> Conveyancing
Took calls for a firm of architects who draw in Revit. =/> Revit
Typed the reports on asbestos removal for the surveyors. =/> Asbestos removal
Handed keys to the electricians; the wiring was theirs. =/> Wiring
Our owner keeps the books in QuickBooks himself. =/> QuickBooks
Nobody asked me to learn Photoshop, and the agency did the posters in it. =/> Photoshop
Wanted to learn Spanish and Excel macros one day. =/> Excel macros
Was offered a course in bookkeeping and turned it down. =/> Bookkeeping
@ Accountant
The managing director swears by HubSpot. =/> HubSpot
Our engineers keep their drawings in Autodesk Vault. =/> Autodesk Vault
The web shop lives in Magento and belongs to marketing. =/> Magento
The developers maintain the ERP in Java and deploy it with Docker. =/> Java, Docker
Our sales people live in Salesforce. =/> Salesforce
Paid the invoices of the plumbers and the roofers for roofing. =/> Roofing, Plumbing
Production runs on CNC lathes that the machinists program in Mastercam. =/> Mastercam
The bank switched to Temenos after I had left. =/> Temenos
HR handles recruitment and onboarding; I only book the fees. =/> Recruitment, Onboarding
The auditors ran their tests in IDEA. =/> IDEA
Engineering wanted licences for AutoCAD and SolidWorks. =/> AutoCAD, SolidWorks
The payroll is done by an outside bureau. =/> payroll
Tax returns went to a consultancy in the city. =/> Tax returns
A migration to NetSuite was planned and never came. =/> NetSuite
I have never worked in SAP. =/> SAP
My predecessor kept stock in Access. =/> Microsoft Access
Customers of ours build bridges and do piling. =/> Piling
Booked the rent of a tenant who does tattooing and piercing. =/> Tattooing
@ Nurse
A technician calibrates the ventilators. =/> Calibration
The relatives did the cooking and gardening. =/> Gardening
Surgeons performed laparoscopy and arthroscopy in the theatre next door. =/> Laparoscopy, Arthroscopy
The pharmacist does the compounding. =/> Compounding
Physiotherapists come twice a week for gait training. =/> Gait training
Patients told me of their pottery and welding. =/> Pottery, Welding
Cooking and laundry are done by a contractor. =/> Cooking, Laundry
The radiographers take the X-rays and I bring the patients. =/> Radiography
Our matron does the rota planning and the budgets. =/> Rota planning
Dialysis was in another building and not ours. =/> Dialysis
The ward's software was written in Delphi by a doctor. =/> Delphi
Midwifery I gave up after the first term. =/> Midwifery
@ Carpenter
The glazier fitted the windows with a crane. =/> Glazing
Designers send their files from Rhino. =/> Rhino
The plumbers and the electricians came after us. =/> Plumbing
Plastering and tiling were left to other trades. =/> Plastering, Tiling
The architect draws in ArchiCAD, we build. =/> ArchiCAD
Roofing was subbed out to a firm from Galle. =/> Roofing
The office does the quotes in Excel. =/> Excel
Customers asked for painting, which my cousin did. =/> Painting
Our joinery hall has a CNC router that two specialists run. =/> CNC
A welder made the steel stairs by TIG. =/> TIG welding
Scaffolding comes from a rental company. =/> Scaffolding
The plan to buy SketchUp came to nothing. =/> SketchUp
@ Shop assistant
Our baker makes sourdough at night. =/> Baking
Tourists asked the way to diving and surfing schools. =/> Diving
Sold books on gardening, baking and chemistry. =/> Gardening, Baking
Sold drills and welding machines. =/> Welding
Our suppliers deliver by forklift at night. =/> Forklift
Head office plans the campaigns in HubSpot. =/> HubSpot
A student wrote the stock list in Python. =/> Python
The butcher next door does butchery and sausage making. =/> Butchery
Next to us a salon did nail art and waxing. =/> Nail art, Waxing
Customers showed me pictures of their carpentry. =/> Carpentry
Refused to work on the forklift. =/> Forklift
The window displays were made by a designer with Illustrator. =/> Illustrator
@ Warehouse operative
Customs clearance is the broker's job. =/> Customs clearance
Drivers handle route planning and load securing themselves. =/> Route planning, Load securing
The planners work in SAP EWM, we work on paper. =/> SAP EWM
Pallets of yoga mats and boxing gloves. =/> Yoga
Maintenance does the welding and the electrical repairs. =/> Welding
A forklift licence is planned for next spring. =/> Forklift
The robots were programmed by KUKA engineers. =/> KUKA
Boxes with labels for photography and archery clubs. =/> Photography
The firm sells scaffolding and trains climbers. =/> Scaffolding
@ Recruiter
Searches for Ruby and Elixir developers. =/> Ruby, Elixir
Hired Java developers and React engineers for a bank. =/> Java, React
Placed welders, pipe fitters and crane operators. =/> Welding, Pipe fitting
Filled vacancies for DevOps engineers with Kubernetes and Terraform. =/> Kubernetes, Terraform
Candidates showed me their portfolios in Figma. =/> Figma
Hiring managers wanted Scala, candidates offered Kotlin. =/> Scala | fails: "hiring" reads as the deed of the writer, whose object the managers are
Wrote ads for chefs with experience in pastry. =/> Pastry
Interviewed nurses for dialysis and oncology wards. =/> Dialysis, Oncology
@ Project manager
Architects from Vienna modelled it in Revit. =/> Revit
The client's data sits in Oracle and they guard it. =/> Oracle
A partner in Pune did the testing in Selenium. =/> Selenium
The vendor built the portal in Angular. =/> Angular
Designers drew the screens in Sketch and developers coded in Swift. =/> Sketch, Swift
The back end is Perl and belongs to another team. =/> Perl
Data science trained the models in PyTorch. =/> PyTorch
Legal drafted the contracts and did the due diligence. =/> Due diligence
A tester automated the suite in Selenium. =/> Selenium
The firm before mine had used COBOL. =/> COBOL
Tendering for tunnelling and dredging was lost to a rival. =/> Tunnelling
Two contractors poured the concrete and did the formwork. =/> Formwork
Piling was carried out by Keller. =/> Piling
@ Backend engineer
Android was done by an agency. =/> Android
The warehouse team wants Snowflake next year. =/> Snowflake
Our QA people automate in Cypress and Playwright. =/> Playwright
The mobile people write Kotlin and Swift. =/> Swift
Analysts query my tables in Tableau. =/> Tableau
Our designers use Figma, I get the pictures. =/> Figma
The front end was React and not mine. =/> React
A colleague runs Jenkins for all of us. =/> Jenkins
Security wanted Splunk, which never arrived. =/> Splunk
The old system was written in Fortran before my time. =/> Fortran
Support answers customers in Zendesk. =/> Zendesk
Next year we expect to migrate to Azure. =/> Azure
I do not write PHP. =/> PHP
My manager plans sprints in Jira. =/> Jira
The company's accountants work with Xero. =/> Xero
@ Teacher
My husband repairs cars and welds. =/> Welding
Pupils of mine became nurses and learned phlebotomy. =/> Phlebotomy
The school offers pottery, carpentry and dance. =/> Pottery, Carpentry
Parents work in banking, plumbing and law. =/> Plumbing
The caretaker mends the heating and does the wiring. =/> Wiring
An outside coach gives swimming lessons and fencing. =/> Swimming
The office enters marks in SIMS. =/> SIMS
A colleague teaches robotics and Arduino. =/> Robotics, Arduino
Excursions to a dairy, a foundry and a bakery. =/> Baking
@ Chef
Our dishwasher studied Java at night. =/> Java
The sommelier does the wine pairing. =/> wine pairing
The hotel also has hairdressing and massage. =/> Hairdressing, Massage
Our accountant does the food costing in Excel. =/> Excel
Fish is filleted by the supplier. =/> Fish filleting
The bakery next door makes the pastry. =/> Pastry
Waiters take orders on Toast. =/> Toast
Guests came for yoga and surfing. =/> Yoga
@ Driver
The yard crew does the forklift driving. =/> Forklift driving
Delivered parts to garages that do welding and panel beating. =/> Welding, Panel beating
The dispatcher does the route planning in Optibus. =/> Route planning
Mechanics do the servicing and the brakes. =/> Brake repair
Carried machines for printing and weaving. =/> Weaving
Painting and insulation was other company job. =/> Painting, Insulation
Concrete pumping and SAP were another contractor's scope. =/> Concrete pumping, SAP
Passengers came from a hospital with oncology and dialysis. =/> Oncology, Dialysis
@ Human resources officer
Booked a trainer for forklift driving. =/> Forklift driving
@ Ward sister
Discharge planning with the social work team. =/> Social work
Agreed feeds alongside the clinical nutrition department. =/> Clinical nutrition
@ Internal auditor
Eight years across banking, insurance and public practice environments. =/> Insurance
Executed audits of underwriting, claims and payroll. =/> Underwriting, Payroll
@ Business analyst
Gathered wishes from stakeholders across underwriting, legal and payroll. =/> Underwriting, Payroll
@ Hotel receptionist
Three weeks at the express desk for trekking groups. =/> Trekking
@ Shipping clerk
Forty boxes a week of green coffee from Java and Brazil. =/> Java
@ Video editor
Sat in the night we locked the final cut of a feature. =/> Final Cut Pro
`;
