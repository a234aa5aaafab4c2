/** What somebody may look for first in a line of work, for those who have only learnt it: `id: Role`. */
export const FIRST_ROLES = `
accounting: Accounts Assistant
audit: Audit Assistant
tax: Tax Assistant
payroll: Payroll Assistant
financial-analysis: Financial Analyst
banking: Banking Assistant
insurance: Insurance Assistant
human-resources: Human Resources Assistant
administration: Administrative Assistant
secretarial: Secretary
reception: Receptionist
procurement: Procurement Assistant
supply-chain: Supply Chain Assistant
warehousing: Warehouse Operative
dental-assistance: Dental Assistant
veterinary-nursing: Veterinary Nurse
medical-imaging: Radiographer
optics: Optician
primary-teaching: Primary School Teacher
secondary-teaching: Secondary School Teacher
special-education: Special Needs Teacher
language-teaching: Language Teacher
pharmacy-assistance: Pharmacy Assistant
massage: Massage Therapist
masonry: Bricklayer
painting-trades: Painter and Decorator
roofing: Roofer
nursing: Nurse
midwifery: Midwife
care: Care Assistant
medicine: Doctor
dentistry: Dentist
veterinary: Veterinary Surgeon
ambulance: Paramedic
fire-rescue: Firefighter
pharmacy: Pharmacist
laboratory: Laboratory Technician
speech-therapy: Speech Therapist
psychology: Psychologist
social-work: Social Worker
childcare: Childcare Worker
preschool: Preschool Teacher
electrician: Electrician
solar: Solar Installer
electrical-engineering: Electrical Engineer
electronics: Electronics Technician
mechatronics: Mechatronics Technician
maintenance: Maintenance Technician
mechanical-engineering: Mechanical Engineer
machining: Machinist
welding: Welder
automotive-repair: Vehicle Mechanic
hvac: HVAC Technician
plumbing: Plumber
carpentry: Carpenter
glazing: Glazier
civil-engineering: Civil Engineer
surveying: Surveyor
quantity-surveying: Quantity Surveyor
architecture: Architectural Assistant
apparel-making: Tailor
fashion: Fashion Designer
marine-engineering: Marine Engineer
seafaring: Seafarer
aviation: Pilot
retail: Sales Assistant
marketing: Marketing Assistant
public-relations: Public Relations Assistant
real-estate: Estate Agent
travel: Travel Consultant
tour-guiding: Tour Guide
hotel-front-office: Front Desk Agent
hotel-management: Hotel Management Trainee
food-service: Waiting Staff
kitchen: Cook
bakery: Baker
beauty: Beautician
sports: Fitness Instructor
physiotherapy: Physiotherapist
occupational-therapy: Occupational Therapist
audiology: Audiologist
dental-technology: Dental Technician
investment: Investment Analyst
economics: Economist
history-and-archaeology: Historian
music-performance: Musician
teaching: Teacher
library: Librarian
museum: Museum Assistant
earth-science: Geologist
chemistry: Chemist
life-science: Biologist
environment: Environmental Officer
safety: Safety Officer
agronomy: Agronomist
gardening: Gardener
legal: Legal Assistant
legal-support: Legal Assistant
journalism: Journalist
translation: Translator
photography: Photographer
chemical-engineering: Chemical Engineer
biomedical-engineering: Biomedical Engineer
nutrition: Dietitian
public-health: Public Health Officer
social-science: Research Assistant
printing: Printer
industrial-design: Industrial Designer
aircraft-maintenance: Aircraft Mechanic
floristry: Florist
software: Software Developer
it-support: IT Support Technician
networking: Network Technician
telecoms: Telecommunications Technician
cyber-security: Security Analyst
data-analysis: Data Analyst
data-science: Data Scientist
statistics: Statistician
graphic-design: Graphic Designer
hairdressing: Hairdresser
butchery: Butcher
tiling: Tiler
plastering: Plasterer
cabinet-making: Cabinet Maker
metal-fabrication: Metal Worker
vehicle-bodywork: Vehicle Bodywork Technician
interior-design: Interior Designer
food-technology: Food Technologist
mining-work: Miner
fishing: Deckhand
`;
