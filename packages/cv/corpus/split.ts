/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "accountant-layla",
  "agronomist-bekele",
  "architect-paolo",
  "artist-koji",
  "bank-ishara",
  "cabincrew-natasha",
  "cashier-hiruni",
  "civil-youssef",
  "dance-chandani",
  "datascientist-priyanka",
  "designer-beatriz",
  "developer-sanne",
  "doctor-amina",
  "electrical-thisara",
  "farmer-murugan",
  "foreman-sampath",
  "frontend-zoe",
  "housekeeping-rosario",
  "journalist-farzana",
  "lab-thilini",
  "lawyer-ines",
  "lecturer-dilhan",
  "logistics-daan",
  "marketing-dinuka",
  "matron-grace",
  "mechanic-sanjaya",
  "mobile-sana",
  "network-janith",
  "nurse-amir",
  "nurse-lucia",
  "pa-margaret",
  "photographer-mateo",
  "plumber-kevin",
  "procurement-mercy",
  "product-sofia",
  "qa-minh",
  "realtor-brenda",
  "sales-clara",
  "security-musa",
  "socialworker-tamika",
  "solar-mariana",
  "statistician-henrik",
  "tailor-rohini",
  "teacher-sunita",
  "travel-sanduni",
  "trucker-wade",
  "tutor-oskar",
  "warehouse-tyrell",
  "webdev-camille",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
