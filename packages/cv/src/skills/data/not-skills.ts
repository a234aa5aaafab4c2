export default String.raw`
// Phrases that hold a skill's name and mean something else. The longest phrase wins, so these hide the name in them.
Largest Contentful Paint
First Contentful Paint
SOC analyst
SOC manager
NOC technician
NOC engineer
NOC operator
go live
go-live
going live
go to market
go-to market strategy
go the extra mile
access to
easy access
full access
swift action
swift response
express delivery
express train
rest assured that
rest of
spring season
reading age
word of mouth
word for word
on the go
pick and go
grab and go
power outage
outlook on
in word and deed
team player of the month
sales tax
net sales
gross sales
annual sales
school of nursing
Indian Reservation
Native American reservation
stop work orders
stop-work orders
MiG-21
MiG-29
MiG-31
commissioning illustrators
commissioning photographers
commissioning artists
commissioning writers
school of law
school of business
faculty of engineering
college of education
board of education
ministry of education
ministry of agriculture
ministry of health
department of education
department of agriculture
department of health
bachelor of nursing
bachelor of education
bachelor of pharmacy
bachelor of architecture
bachelor of laws
bachelor of dental surgery
bachelor of medicine
master of nursing
master of education
doctor of medicine
doctor of pharmacy
certificate of education
general certificate of education
bar and restaurant
bed rest
rest day
rest days
security deposit
social security
social security number
national insurance
health insurance card
driving force
driving growth
driving change
driving sales
driving results
teaching hospital
training centre
training college
training institute
accounting firm
accounting firms
law firm
law firms
design studio
marketing agency
advertising agency
recruitment agency
real estate agency
music school
dance school
driving school
cooking school
language school
art gallery
research institute
research centre
insurance company
insurance companies
shipping company
shipping line
shipping lines
logistics company
construction company
construction companies
software company
software companies
retail chain
cleaning company
security company
catering company
printing company
publishing house
tea factory
tea estate
garment factory
apparel company
accueil des
accueil de
entrega de
entregas de
réception des
réception de
letting agent
letting agents
estate agent
estate agents
vente de
ventes de
`;
