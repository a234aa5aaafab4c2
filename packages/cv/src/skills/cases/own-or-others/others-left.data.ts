/** What was left, weighed, is still to come, or is known to others only. */
export const LEFT_OR_TO_COME = `
@ Accountant
We gave up Tally when the support ended. =/> Tally
Our firm stopped paying for Alteryx in 2021. =/> Alteryx
Two thirds of these clients came over from FreshBooks. =/> FreshBooks
The sister company in Cork runs on NetSuite. =/> NetSuite
The old ledger is due to be replaced by Oracle Fusion in May. =/> Oracle Fusion
A switch to Odoo was announced last week. =/> Odoo
Only the treasurer could open Bloomberg. =/> Bloomberg
One depot still clings to Sage 50. =/> Sage 50
Consolidation is in the hands of a colleague in Oslo. =/> Consolidation
By then NetSuite had already been retired. =/> NetSuite
If Power BI goes down, I ring the analyst. =/> Power BI
My predecessor had kept all of it in Microsoft Access. =/> Microsoft Access
I bring the totals to a man who knows Tableau. =/> Tableau
Most of the sons work in carpentry. =/> Carpentry
@ Frontend developer
I would not call myself a Kubernetes engineer. =/> Kubernetes
I never got round to Docker. =/> Docker
Grew up in Jenkins Street. =/> Jenkins
Inherited a portal in Drupal and rebuilt it in Vue.js. =/> Drupal
Compared with Cassandra, the plain table was quicker. =/> Cassandra
Weighed Kafka against RabbitMQ, and kept the queue we had. =/> Kafka, RabbitMQ
We chose a table instead of Elasticsearch. =/> Elasticsearch
A plain file turned out to be cheaper than Snowflake. =/> Snowflake
Our competitor is written in Ruby on Rails. =/> Ruby on Rails
We had a consultant in for Terraform. =/> Terraform
I have seen Kubernetes at a meetup. =/> Kubernetes
Test apps that others write in Swift and Kotlin. =/> Swift, Kotlin
Retired a Python monolith that others had written. =/> Python
Read the code of an old PHP shop that somebody else built. =/> PHP
@ Physics teacher
Students code in Python; I teach them optics. =/> Python
@ Shop Assistant
Sold tablets with Windows and Microsoft Office to schools. =/> Microsoft Office
@ Translator
Translated the manual of a lathe and two papers on TensorFlow. =/> TensorFlow
@ Paralegal
Filed suits against SAP and Workday for former staff. =/> SAP, Workday
@ Electrician
Wired the meeting rooms of a Salesforce office. =/> Salesforce
Guards at the Oracle building let us in. =/> Oracle
@ Backend developer
Kept out of the Angular code of the front end. =/> Angular
Had an afternoon's introduction to Alteryx. =/> Alteryx
The shop was in Magento when I came; I rebuilt it in Shopify. =/> Magento
@ Event Steward
Helped the sound crew carry Pro Tools rigs. =/> Pro Tools
@ HR Officer
Arranged Power BI and first aid courses for staff. =/> Power BI
@ Data Analyst
The dashboards are in Looker, which marketing owns. =/> Looker
@ Caretaker
Let painters and the Cisco engineer in. =/> Cisco
@ Painter
Carried ladders for the roofing and tiling crews. =/> Roofing, Tiling
Gas fitting needs a card that I do not hold. =/> Gas fitting
Only a little knowledge of plastering. =/> Plastering
For scaffolding we call a firm from Leeds. =/> Scaffolding
We leave the bricklaying to a subcontractor. =/> Bricklaying
There is a workshop for upholstery in the same yard. =/> Upholstery
Refrigeration is serviced by the maker. =/> Refrigeration
The ceilings are done across the yard by Mr. Hale and his son: plastering and spray painting. =/> Plastering
@ Empfangssekretärin
Gegen Kubernetes haben wir uns entschieden. =/> Kubernetes
Einmal im Jahr kommt jemand für die Buchhaltung. =/> Buchhaltung
Im nächsten Jahr soll Salesforce eingeführt werden. =/> Salesforce
Von Lexware haben wir uns getrennt. =/> Lexware
Mit SAP arbeitet nur die Leiterin. =/> SAP
Was in COBOL läuft, gehört der Bank. =/> COBOL
@ Secrétaire
Un cousin du patron programme le site en Python. =/> Python
Seul le comptable avait accès à SAP. =/> SAP
Le site sous WordPress est tenu par le fils de la patronne. =/> WordPress
La direction envisage de passer à Salesforce. =/> Salesforce
Nous avons abandonné Sage il y a deux ans. =/> Sage
J'ai remplacé une collègue qui travaillait sous SAP. =/> SAP
@ Recepcionista
Un primo de la dueña programa la web en Python. =/> Python
El año que viene la empresa estrenará Salesforce. =/> Salesforce
Dejamos ContaPlus en 2019. =/> ContaPlus
Para el aire acondicionado llamamos a una empresa. =/> Aire acondicionado
Lo que está en COBOL es del banco. =/> COBOL
@ Rececionista
Saímos do SAP no primeiro ano. =/> SAP
Está prevista a compra do Salesforce. =/> Salesforce
De alvenaria entendo pouco. =/> Alvenaria
@ Addetta alla reception
Dopo la fusione vorremmo introdurre Salesforce nella nostra sede. =/> Salesforce
Abbiamo abbandonato SAP nel 2018. =/> SAP
Una volontaria viene per la fisioterapia. =/> Fisioterapia
@ Receptioniste
Volgend jaar stapt het hotel over op Salesforce. =/> Salesforce
Van lassen weet ik weinig. =/> Lassen
De verkoper houdt zijn contacten bij in Salesforce. =/> Salesforce
`;
