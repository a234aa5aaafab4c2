/**
 * Spellings of skills that are accepted all over the corpus, so that a person's file need only name the
 * skill. Written from common usage, not from the engine's graph: a graph cannot vouch for itself.
 */
const SPELLINGS: readonly (readonly string[])[] = [
  ["JavaScript", "JS", "ECMAScript", "ES6"],
  ["TypeScript", "TS"],
  ["Java", "Java SE", "Core Java"],
  ["Node.js", "NodeJS", "Node"],
  ["React", "React.js", "ReactJS"],
  ["Vue", "Vue.js", "VueJS", "Vue 3"],
  ["Angular", "AngularJS"],
  ["HTML", "HTML5"],
  ["CSS", "CSS3"],
  ["C", "C language", "C programming"],
  ["C++", "CPP"],
  ["C#", "C Sharp", "CSharp"],
  ["Go", "Golang"],
  ["Python", "Python 3"],
  ["PostgreSQL", "Postgres"],
  ["MongoDB", "Mongo"],
  ["Kubernetes", "K8s"],
  ["AWS", "Amazon Web Services", "Amazon AWS"],
  ["Azure", "Microsoft Azure"],
  ["Google Cloud", "GCP", "Google Cloud Platform"],
  ["CI/CD", "Continuous integration", "Continuous delivery", "CI/CD pipelines"],
  ["Bash", "Shell scripting", "Bash scripting", "Shell"],
  ["Spring", "Spring Framework", "Spring Boot"],
  ["REST", "REST API", "REST APIs", "RESTful APIs", "RESTful services", "RESTful API", "RESTful"],
  ["R", "R programming", "R language"],
  ["Microsoft Excel", "Excel", "MS Excel", "Advanced Excel"],
  ["Microsoft Word", "Word", "MS Word"],
  ["Microsoft PowerPoint", "PowerPoint", "MS PowerPoint"],
  ["Microsoft Office", "MS Office", "Office", "Microsoft Office Suite"],
  ["SAP", "SAP ERP"],
  ["AutoCAD", "Auto CAD"],
  ["Customer service", "Customer support", "Customer care", "Customer relations"],
  ["Inventory management", "Stock management", "Stock control", "Inventory control"],
  ["Recruitment", "Recruiting", "Talent acquisition", "Hiring"],
  ["Training and development", "Training & development", "Learning and development"],
  ["First aid", "First Aid"],
  ["Teamwork", "Team work", "Team player", "Collaboration", "Working in a team", "Teamworking"],
  ["Communication", "Communication skills", "Effective communication"],
  ["Leadership", "Team leadership", "Leadership skills"],
  ["Time management", "Punctuality and time management"],
  ["Problem solving", "Problem-solving"],
  ["Attention to detail", "Accuracy", "Detail oriented", "Detail-oriented"],
  ["Negotiation", "Negotiation skills", "Negotiating"],
  ["Adaptability", "Flexibility"],
  ["Reliability", "Dependability"],
  ["Data modelling", "Data modeling"],
  ["Data visualisation", "Data visualization"],
];

/** What a reader may report in addition when it sees the skill: the broader thing that it implies. */
const ALSO_FINE: Readonly<Record<string, readonly string[]>> = {
  React: ["JavaScript", "Web development", "Front-end development"],
  Vue: ["JavaScript", "Web development", "Front-end development"],
  Angular: ["TypeScript", "JavaScript", "Web development", "Front-end development"],
  "Node.js": ["JavaScript", "Back-end development"],
  Kubernetes: ["Docker", "Container orchestration", "Containers"],
  Docker: ["Containers", "Containerization"],
  Jenkins: ["CI/CD"],
  "Apache Kafka": ["Event streaming", "Message queues"],
  Hibernate: ["ORM", "JPA"],
  Laravel: ["PHP"],
  Django: ["Python"],
  Terraform: ["Infrastructure as code"],
  HACCP: ["Food safety", "Food hygiene"],
};

export function spellingsOf(name: string): readonly string[] {
  return SPELLINGS.find((group) => group[0] === name) ?? [];
}

export function alsoFine(name: string): readonly string[] {
  return ALSO_FINE[name] ?? [];
}
