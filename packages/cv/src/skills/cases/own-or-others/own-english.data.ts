/** What the writers of these sentences do themselves: all of the skills behind the arrow must be read. */
export const OWN_IN_ENGLISH = `
@ Backend engineer
Own the settlement service in Kotlin and PostgreSQL; events go through Kafka. => Kotlin, PostgreSQL, Kafka
Events flow through Kafka into BigQuery. => Kafka, BigQuery
Built the checkout; payments run through Stripe and orders land in MongoDB. => Stripe, MongoDB
Microservices talk over gRPC, logs go to Elasticsearch and dashboards sit in Grafana. => gRPC, Elasticsearch, Grafana
Rebuilt the pipeline: data lands in S3, transforms run in dbt, models live in Snowflake. => Amazon S3, dbt, Snowflake
Services run on Kubernetes, secrets are kept in Vault. => Kubernetes, HashiCorp Vault
Jobs run on Redis and Sidekiq; pages render in React. => Redis, Sidekiq, React
Requests hit an Nginx proxy, sessions live in Redis. => Nginx, Redis
Deployments go out through Jenkins; builds take four minutes. => Jenkins
Tests run in Cypress on every push. => Cypress
The app talks to Firebase; screens are written in SwiftUI. => Firebase, SwiftUI
Alerts fire from Prometheus and page me through PagerDuty. => Prometheus, PagerDuty
Infrastructure lives in Terraform, and releases roll out with Argo CD. => Terraform, Argo CD
The search I wrote sits on Elasticsearch. => Elasticsearch
Because the banks send their files at midnight I put them in queued jobs on Redis. => Redis
The billing module was rewritten in Go and is deployed with Helm. => Helm
My services speak GraphQL to the outside and gRPC inside. => GraphQL, gRPC
Everything I ship is covered by tests in pytest. => pytest
Writes REST APIs in Django and tunes slow PostgreSQL queries. => REST, Django, PostgreSQL
He migrated the monolith to Spring Boot and introduced RabbitMQ. => Spring Boot, RabbitMQ
Took over the payment code from two contractors and moved it to TypeScript. => TypeScript
Caching with Redis halved the page time. => Redis
When customers complained about slow search, I moved it to Elasticsearch. => Elasticsearch
Code reviews happen in GitLab, and so do my releases. => GitLab
The mobile team needed an API, so I built one in FastAPI. => FastAPI
@ Data analyst
Reports come from Power BI, the data sits in SQL Server. => Power BI, Microsoft SQL Server
Dashboards in Tableau are refreshed every hour by my Airflow jobs. => Tableau, Airflow
The board reads its figures from a Power BI model that I maintain. => Power BI
Surveys are cleaned in R and charted in ggplot2. => R, ggplot2
Models are trained in PyTorch and tracked with MLflow. => PyTorch, MLflow
Sales asked for weekly figures; I automated them in Python. => Python
Cleans shipment data in pandas and loads it to Redshift. => pandas, Amazon Redshift
Forecasts were built in Excel first and later in Python. => Excel, Python
Marketing wanted a churn model, which I trained with scikit-learn. => scikit-learn
The finance department gets its numbers from my SQL queries. => SQL
Queries the warehouse in BigQuery and presents the results in Looker. => BigQuery, Looker
@ Accountant
Invoices are booked in Xero and bank lines matched in Excel. => Xero, Excel
Was offered the job of team leader after running payroll for two years. => payroll
Closed the books each month and reconciled the bank accounts. => Bank reconciliation
Payroll for 80 staff runs through Sage every month. => payroll, Sage
Bank reconciliation and budgeting go out from my desk on the tenth. => Bank reconciliation, Budgeting
The ledgers are kept in QuickBooks, and I close them by the fifth. => QuickBooks
The previous clerk left Tally in a mess; I cleaned the ledgers. => Tally | fails: who left it is told of, and nothing says that the next one used it
Took over SAP support from the consultants. => SAP
Suppliers are paid weekly in Oracle, and their statements reconciled. => Oracle
Handles accounts payable and accounts receivable for three companies. => Accounts payable, Accounts receivable
Ms Perera prepares VAT returns and runs the payroll. => VAT returns, payroll
Together with the auditors I moved the fixed assets register to SAP. => SAP
On behalf of the manager, rota planning and payroll. => payroll
Answered to the finance director for budgeting and cash flow forecasting. => budgeting, Cash flow forecasting
Instead of paper, stock takes now happen in Excel. => Excel
When the bookkeeper left, accounts payable and payroll became mine. => Accounts payable, payroll
Year-end accounts are prepared in CaseWare, tax returns in TaxCalc. => CaseWare
Bank reconciliation was done daily, month-end close by day three. => Bank reconciliation, Month-end close
Shadowed the senior accountant, then did the bank reconciliation alone. => Bank reconciliation
Clients trusted me with their bookkeeping and payroll. => Bookkeeping, payroll
@ Nurse
Handed out medication and recorded it on MAR charts. => Medication administration
Wounds were dressed and drips set up on every shift. => Wound care | fails: a passive with its verb in full names no activity yet
Took bloods, placed cannulas and dressed wounds. => Phlebotomy, Cannulation, Wound care
Patients are triaged on arrival and their vital signs recorded. => Triage | fails: a passive with its verb in full names no activity yet
Doctors rely on me for cannulation and phlebotomy. => Cannulation, Phlebotomy
Cannulation, catheterisation and wound care on a surgical ward. => Cannulation, Catheterisation, Wound care
Notes are kept in EPIC, drugs ordered through Pyxis. => Epic
She gives palliative care at home and manages syringe drivers. => Palliative care
Having assisted surgeons for years, I now lead infection control on the ward. => Infection control
Students in my care learn phlebotomy and cannulation from me. => Cannulation
Helped the physiotherapist with gait training and exercises. => Gait training
I have done triage in two emergency departments. => Triage
Patients liked how I did phlebotomy without pain. => Phlebotomy
Discharge planning with families and social workers. => Discharge planning
When a resident could not walk, I used the hoist and did pressure care. => Pressure care
@ Carpenter
Hung doors, fitted skirting and built staircases. => Door hanging
Kitchens were fitted, floors laid and doors hung. => Kitchen fitting | fails: a passive with its verb in full names no activity yet
Taught by my father, I do joinery and cabinet making. => Joinery, Cabinet making
Frames are cut on the CNC router and joined by hand. => CNC | fails: the name of the machine counts only as the whole of a piece
Kitchen fitting and door hanging make up most of my week. => Kitchen fitting, Door hanging
Fits kitchens, lays floors and hangs doors. => Door hanging
The stairs of the town hall were my joinery. => Joinery
Drawings come from SketchUp, which I do myself. => SketchUp
Worked under the electrician: cable pulling, conduit bending, socket installation. => Cable pulling
Site measuring, roof framing and dry lining for a house builder. => Roof framing, Dry lining
@ Welder
Learned welding from my uncle and do MIG and TIG since. => MIG welding, TIG welding
Pipes are welded by TIG and tested by dye penetrant. => TIG welding
Blueprints are read daily, plates cut on the plasma cutter. => Blueprint reading | fails: a passive with its verb in full names no activity yet
MIG welding of trailers, plasma cutting and grinding. => MIG welding, Plasma cutting, Grinding
Inspectors found no faults in my TIG welding. => TIG welding
I weld stainless steel in TIG and black steel in MIG. => TIG welding, MIG welding
Repairs of excavator buckets were done by arc welding on site. => arc welding
The yard gave me the pipe welding after a year. => Pipe welding
@ Chef
Taught by the head chef, I now do butchery and sauces. => Butchery
Under the chef: sauces, grill, mise en place. => Mise en place
Menus are planned monthly, food costs kept under 30 percent. => Food costing
Menu planning, food costing and stock control for 90 covers. => Menu planning, Food costing, Stock control
Guests come back for my pastry and butchery. => Butchery
Runs the grill section and does the menu planning. => Menu planning
Allergens are labelled, temperatures logged and HACCP records signed. => HACCP
Orders come through Lightspeed, and stock is counted in MarketMan. => MarketMan
Bread is baked fresh: sourdough, brioche and pastry every night. => Pastry | fails: a product counts only as the whole of a piece
My kitchen passed every HACCP audit. => HACCP audits
Wine sales: tastings, wine pairing, cellar management. => wine pairing, Cellar management
Served coffee and made cocktails over the bar counter. => Cocktail making
@ Shop assistant
Sold insurance and pension products over the counter, and did the cash handling. => Cash handling
Counter sales, till operation, and key cutting. => Key cutting
Shelves were stocked, stock counted and the till cashed up. => Stock counting
Selling cosmetics and doing makeup demonstrations. => Cosmetics sales
Sold phones and set up customers' devices: Android and iOS. => Android, iOS
Sales of solar panels, from site survey to installation. => Solar panel sales
Stock is replenished, planograms followed and deliveries checked. => Delivery checking
Cash handling, visual merchandising and stocktaking. => Cash handling, Visual merchandising, Stocktaking
The manager left me in charge of cash handling and rota planning. => Cash handling, Rota planning
Customers ask for me because of my visual merchandising. => Visual merchandising
Serves customers, handles returns and does the visual merchandising. => Visual merchandising
@ Warehouse operative
Stocked the shelves with forklift and pallet jack. => Forklift
Goods are received in SAP EWM and put away by forklift. => SAP EWM
Order picking by scanner, packing and forklift driving. => Order picking, Packing, Forklift
Orders come in by Shopify and go out by ShipStation. => Shopify, ShipStation
Trailers are loaded in the order of the route: forklift driving, load securing. => Forklift, Load securing
Picks orders by voice and counts stock every Friday. => Order picking
My shift did the cycle counting and the order picking. => Cycle counting, Order picking
Stock moved by reach truck, pallets wrapped by machine. => Reach truck
@ Driver
Left hand drive trucks and trailers, ADR licence. => ADR licence
Loads are secured, tachograph cards read out and CMR papers filled in. => load securing | fails: a passive with its verb in full names no activity yet
Planned routes, secured loads and kept the tachograph records. => Route planning
Route planning was mine, and so was load securing. => Route planning, Load securing
Drives a flatbed; load securing and vehicle checks every morning. => Load securing, Vehicle checks
@ Human resources officer
Interview scheduling, exit interviews, staff events. => Interview scheduling, Exit interviews
Recruitment, onboarding and payroll for a hotel of 200. => Recruitment, Onboarding, payroll
Vacancies are posted in Workday and candidates screened by phone. => Workday
Screening of applicants, interviews and onboarding in BambooHR. => Onboarding, BambooHR
Leave and attendance are kept in BambooHR. => BambooHR
Managers come to me for employee relations and payroll. => Employee relations, payroll
Hires for the warehouse and does the onboarding. => Onboarding
The onboarding of 60 new drivers was mine. => Onboarding
Introduced performance reviews and runs the payroll. => payroll
Hired and trained forty waiters; payroll and rotas besides. => payroll
@ Graphic designer
Switched from film to Lightroom and Capture One in 2010. => Lightroom, Capture One
Printed and bound documents in InDesign. => InDesign
For the marketing team I cut videos in Premiere. => Premiere
Logos are drawn in Illustrator, brochures set in InDesign. => Illustrator, InDesign
Moved the shop from Magento to Shopify. => Shopify
Our packaging is designed in Illustrator and mocked up in Blender. => Illustrator, Blender
Screens begin in Figma and end in Webflow. => Figma, Webflow
Clients get their drafts as Figma prototypes. => Figma
She retouches photos in Photoshop and animates in After Effects. => Photoshop, After Effects
The catalogue of 200 pages was laid out in InDesign in five weeks. => InDesign
Typography, branding and packaging design for small breweries. => Typography, Branding, Packaging design
@ Mechanical engineer
Drawings are made in AutoCAD and sent to the site. => AutoCAD
Machines are programmed in Siemens NX and set with Heidenhain controls. => NX
Thesis: finite element analysis of bridges in Abaqus. => Abaqus, Finite element analysis
Parts are modelled in SolidWorks and simulated in ANSYS. => SolidWorks, ANSYS
Worked with architects on Revit models and clash detection. => Revit, Clash detection
Used Revit before, Archicad now. => Revit, ArchiCAD
The gearbox was designed in CATIA and its noise simulated in Simulink. => CATIA, Simulink
Designs jigs in SolidWorks and prints them on the Prusa. => SolidWorks
PLC programs were written in TIA Portal and tested on site. => TIA Portal
Suppliers get drawings with GD&T from me, made in Creo. => GD&T, Creo
Supervised by Dr. Silva, I measured heavy metals by ICP-MS. => ICP-MS
@ Receptionist
Bookings go through Opera PMS, bills through Micros. => Opera PMS, Micros
Guests are checked in with Opera and keys coded on Vingcard. => Opera
For three dentists: appointment scheduling, billing, X-ray filing. => Appointment scheduling
Appointments are made in Dentally and reminders sent by text. => Dentally
The switchboard, visitor registration and meeting room bookings were mine. => Switchboard
Checks guests in and out with Opera PMS and handles cash. => Opera PMS
Calls come in on a Cisco switchboard that I run. => Cisco
When guests complained, complaint handling fell to me. => Complaint handling
@ Teacher
Lesson plans are shared in Google Classroom and tests set in Kahoot. => Google Classroom, Kahoot
Supported teachers in phonics and numeracy. => Phonics
Taught algebra and statistics to pupils of fifteen. => Statistics
Pupils with special needs get differentiated lesson plans from me. => lesson planning
Classroom management, lesson planning and parent meetings. => Classroom management, Lesson planning
My pupils write their first programs in Scratch. => Scratch
I run the school's Moodle and train colleagues in it. => Moodle
@ Electrician
Distribution boards are wired, tested and labelled. => Electrical testing | fails: a passive with its verb in full names no activity yet
Carried out PAT testing and fire alarm checks. => PAT testing
Cable pulling, conduit bending and fault finding on site. => Cable pulling, Conduit bending, Fault finding
Motors are started by star-delta and driven by PLC. => PLC
Fault finding on lifts and PAT testing of offices. => Fault finding, PAT testing
My fault finding saved the hotel a new boiler. => Fault finding
@ Farm manager
My brother and I run the farm: milking, hay making, fencing. => Milking, Fencing
Cows are milked at five and fed by robot. => Milking | fails: a passive with its verb in full names no activity yet
Clients' gardens: planting, pruning, irrigation. => Pruning, Irrigation
Prunes vines, drives the tractor and does the irrigation. => Pruning, Irrigation
Crop rotation and soil sampling are my part of the work. => Crop rotation, Soil sampling
@ Car mechanic
Company vehicles: routine servicing, tyres, diagnostics with OBD scanner. => Diagnostics
Customers' bicycles, wheel truing, hydraulic brakes. => Wheel truing
Brakes are relined, clutches replaced and engines rebuilt. => Clutch replacement
Diagnoses faults with Bosch ESI and replaces clutches. => Clutch replacement
Faults are found with an OBD scanner, then repaired. => OBD
@ Hairdresser
I only do lash extensions and brows. => Lash extensions
Opened the salon, did colour and perms: hair colouring, perming. => Hair colouring
Hair is cut, coloured and styled to the client's wish. => Hair cutting | fails: a passive with its verb in full names no activity yet
Brides book me for bridal makeup and hair styling. => Bridal makeup, Hair styling
@ Project manager
Member of the ERP project: tested the purchasing module in SAP MM. => SAP MM
Sprints are planned in Jira and minutes kept in Confluence. => Jira, Confluence
With a colleague I built the intranet in SharePoint. => SharePoint
Replaced the old Access database with PostgreSQL. => PostgreSQL
The steering committee got my risk register in Excel every Monday. => Excel
Budget, schedule and stakeholder management for two hospitals. => Stakeholder management
Tickets move through Jira, designs through Figma. => Jira, Figma
@ Computer science student
With a friend I wrote a game in Unity and C#. => C#
A friend and I did the server in Django. => Django
Group project: chat app in Kotlin with two friends. => Kotlin
Final year project in TensorFlow and OpenCV. => TensorFlow, OpenCV
Interest in and daily use of Python and R. => Python, R
Only used Git and SVN in my first job, Mercurial now. => Git, SVN, Mercurial
Others' code reviewed in Gerrit. => Gerrit
Acted as interpreter between Tamil and Sinhala speakers: interpreting and translation. => Interpreting
@ Laboratory technician
Samples are run on HPLC and results entered in LabWare. => HPLC, LabWare
Titration, HPLC and microscopy of drinking water. => Titration, HPLC, Microscopy
Blood counts come off the Sysmex analyser that I calibrate. => Calibration
Cultures are plated, stained and read under the microscope. => Gram staining | fails: a passive with its verb in full names no activity yet
@ Pharmacist
Sold over the counter medicines and advised on dosage. => OTC medicines
Dispensed prescriptions over the counter. => Dispensing
Prescriptions are dispensed, checked and counselled. => Prescription dispensing | fails: a passive with its verb in full names no activity yet
@ Marketing manager
Campaigns run on Google Ads and Meta Ads, mails leave through Mailchimp. => Google Ads, Mailchimp
Leads land in HubSpot, where I score and sort them. => HubSpot
SEO of the shop brought half of its orders. => SEO
Newsletters go out from Mailchimp on Thursdays. => Mailchimp
Traffic is measured with Google Analytics and keywords found in Ahrefs. => Google Analytics, Ahrefs
`;
