import type { Person } from "../person.ts";

export const person: Person = {
  id: "fisherman-ochieng",
  family: "fishing",
  country: "KE",
  languageCode: "en",
  name: "Ochieng' Peter Odhiambo",
  headline: "Fisherman and boat man",
  email: "peter.ochieng.boat@nyanzalake.example",
  phone: "0719 442 608",
  location: "Mbita, Homa Bay County, Kenya",
  sections: [
    { heading: "Who is Ochieng'", text: ["I am a man of the lake. My father took me in the boat when I was in class six, and after school I did not look for other work. I know where the omena goes when the moon is small. I am strong and I do not drink on work.", "In my boat I {steer=Boat handling|Steering|Boat steering|Steering boats|Boat operation|Boat driving|Boat piloting|Steer}, with sail or with {outboard=Outboard motor|Outboard motors|Outboard engine operation|Outboard|Outboard engine|Outboard engines|Outboard motor operation}. When the engine is sick I carry it to the {!engine fundi=Engine repair|Outboard repair|Outboard engine repair|Engine mechanics|Engine maintenance|Mechanics} in Mbita; only the plug I change myself. I {mend the nets=Net mending|Mending nets|Net repair|Net making|Fishing net repair|Repairing nets|Mend nets} on Sunday and I {set long lines=Long line fishing|Longlining|Long lines|Long-line fishing|Longline fishing|Setting long lines|Long line} for Nile perch.", "The fish goes on {ice=Icing fish|Fish icing|Fish preservation|Fish cooling|Fish handling|Ice|Icing|Cold chain|Fish storage} before the sun is up. {!Smoking=Fish smoking|Smoking fish|Smoking|Fish drying} it is the business of the women of the beach, I never did it. Some people ask me about {!cages=Fish farming|Aquaculture|Cage farming|Cage fish farming|Fish cages|Cage culture}; I don't trust fish in cages."] },
    {
      heading: "My work years",
      jobs: [
        { title: "Boat owner and coxswain", titleAlso: ["Coxswain", "Boat owner"], company: "Own boat \"Mama Adhiambo\"", companyAlso: ["Own boat", "Mama Adhiambo"], place: "Mbita", dates: "long rains 2017 up to now", from: "2017", to: null, points: ["Three crew. I {share the money every Saturday=Profit sharing|Sharing money|Paying crew|Crew payment|Crew pay|Payroll|Money management|Sharing the catch money|Crew wages} and I {write it in the book=Bookkeeping|Record keeping|Book keeping|Writing records|Keeping accounts|Catch records|Keeping records}.", "I tell the {weather=Weather reading|Weather forecasting|Weather|Reading the weather|Weather observation|Reading weather} from the birds and the wind, and if it is bad we stay."] },
        { title: "Crew", company: "Boat of Mzee Onyango", companyAlso: ["Mzee Onyango"], place: "Sindo", dates: "2009 to 2017", from: "2009", to: "2017", points: ["I pulled {seine=Seine netting|Seine|Seining|Seine nets|Beach seine|Seine fishing|Seine net|Purse seine|Pulling seine nets}, held the {lamps=Lamp fishing|Lamps|Lamp handling|Night fishing|Light fishing|Pressure lamps} for omena, and I bailed water."] },
      ],
    },
    { heading: "Paper", certificates: ["{Coxswain licence=Coxswain licence|Coxswain license|Coxswain}, Kenya Maritime Authority, 2019"] },
    {
      heading: "School",
      studies: [
        { degree: "K.C.P.E.", institution: "Kamasengre Lakeside Primary School", place: "Rusinga", dates: "2006", year: 2006 },
      ],
    },
    { heading: "Tongue", languages: ["{Dholuo=Dholuo|Luo}, {Kiswahili=Kiswahili|Swahili}, {English} slowly"] },
  ],
  optional: ["Fishing", "Sailing", "Seamanship", "Business", "Sales", "Selling fish", "Fish selling", "Boat crew", "Crew management", "Crew leadership", "Team leadership", "Leadership", "Fish processing", "Safety at sea", "Mobile money", "Manual labour", "Trading", "Treasurer", "Lake fishing", "Crew training", "Fisheries", "Fish trade", "Boat maintenance", "Physical strength", "Strength", "Strong", "Physical fitness", "Physical stamina", "Sobriety", "Sober", "Self-discipline", "Discipline", "Reliability", "Net fishing", "Spark plug replacement", "Spark plug change"],
  totalYears: 17.3,
  level: "Expert",
  inconsistencies: [],
  files: ["narrow-justified", "docx-plain"],
};
