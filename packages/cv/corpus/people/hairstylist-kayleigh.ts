import type { Person } from "../person.ts";

export const person: Person = {
  id: "hairstylist-kayleigh",
  family: "hairdressing",
  country: "GB",
  languageCode: "en",
  name: "Kayleigh-Ann Sedgwick",
  headline: "Hair Stylist & Colourist",
  email: "kayleigh.sedgwick@combandcut.example",
  phone: "07700 900 461",
  location: "Barnsley, South Yorkshire",
  sections: [
    { heading: "Me in short", text: ["Hairdresser for 12 years, started by sweeping up on Saturdays. I love colour, I am {~chatty=Communication|Chatty|Sociability|Communication skills|Friendliness|Talkative} but I can also be quiet when the lady wants it."] },
    { heading: "Things I do every week", tags: ["{Balayage}", "{foils=Foils|Foil highlights|Highlights|Foiling|Hair foils}", "{root touch-ups=Root touch-up|Root touch-ups|Root tinting|Hair colouring|Root colouring|Root touch up|Roots}", "{colour correction=Colour correction|Color correction|Hair colour correction}", "{ladies' cuts=Ladies' cuts|Ladies' haircutting|Women's haircutting|Hair cutting|Haircutting|Ladies' cutting|Women's cuts|Ladies haircuts|Women's haircuts|Ladies' haircuts}", "{blow-dries=Blow-drying|Blow-dry|Blow drying|Blow-dries|Blow dry|Blow dries}", "{perms=Perms|Perming|Perm}", "{patch testing=Patch testing|Patch tests|Patch test|Skin patch testing|Allergy testing}", "{tape extensions=Hair extensions|Tape extensions|Tape-in extensions|Tape hair extensions}", "{~listening=Listening|Active listening}"] },
    {
      heading: "Salons",
      jobs: [
        { title: "Senior Stylist", company: "The Mirror Room", place: "Barnsley", dates: "Aug 2019 – Present", from: "2019-08", to: null, points: ["Full column, about 35 clients a week.", "[[Colour is now 60% of my takings, it was 35% when I came.]]", "{Bridal hair=Bridal hair|Wedding hair|Bridal hairstyling|Bridal hair styling|Bridal styling|Wedding hairstyling} in summer, at the bride's house.", "I {train two juniors=Training juniors|Training|Mentoring|Training apprentices|Staff training|Apprentice training|Training staff|Mentoring juniors|Coaching|Junior training} on Tuesday evenings.", "[[Rebooking went up from 48% to 71% since I ask at the basin and not at the till.]]", "The lads' side ({!barbering=Barbering|Barber|Men's barbering|Clipper cuts|Men's haircutting}) is Dean's, and upstairs a nurse rents the room for {!Botox=Botox|Botox injections|Aesthetic injections|Botulinum toxin}.", "My boss runs our {!Instagram=Instagram|Social media|Social media marketing}; I just hold still for the photo."] },
        { title: "Stylist", company: "Curl Up & Dye", place: "Wakefield", dates: "Jan 2016 – Jul 2019", from: "2016-01", to: "2019-07", points: ["Walk-ins, {school proms=Prom hair|Prom hairstyling|Updos|Occasion hair|Prom hair styling}, {shampoo and sets=Shampoo and set|Shampoo and sets|Shampooing|Setting hair|Shampooing and setting} for the older ladies.", "{Stock order=Stock ordering|Stock order|Ordering stock|Stock control|Ordering} on Mondays, {cashing up=Cashing up|Cash handling|Till|Till operation|Cashing-up|Cash up|Till reconciliation|Cash reconciliation}."] },
        { title: "Apprentice", company: "Curl Up & Dye", place: "Wakefield", dates: "Sep 2014 – Dec 2015", from: "2014-09", to: "2015-12", points: ["Washing, {mixing tints=Tint mixing|Mixing tints|Colour mixing|Mixing colour|Hair colour mixing}, tea, sweeping."], promoted: true },
      ],
    },
    { heading: "Qualifications", certificates: ["{NVQ Level 3 Diploma in Hairdressing=NVQ Level 3 Diploma in Hairdressing|NVQ Level 3 Hairdressing|NVQ Level 3 in Hairdressing|NVQ Level 3}, VTCT, 2016", "{Colour Degree, Wella Master Colour Expert=Wella Master Colour Expert|Colour Degree, Wella Master Colour Expert|Master Colour Expert|Colour Degree|Wella Colour Degree}, 2021"] },
    {
      heading: "School",
      studies: [
        { degree: "6 GCSEs", institution: "Dearne Bank Academy", place: "Barnsley", dates: "2014", year: 2014 },
      ],
    },
    { heading: "Languages", languages: ["{English}; holiday {Spanish}"] },
    { heading: "PS", text: ["Next year I'd like to learn {!nail art=Nail art|Nails|Nail technology|Manicure|Nail technician}, no idea yet where."] },
  ],
  optional: ["Hairdressing", "Hairstyling", "Hair styling", "Customer service", "Client care", "Client consultation", "Salon management", "Sales", "Retail", "Product sales", "Upselling", "Hygiene", "Sterilising", "Styling", "Team leadership", "Hair care", "Reception", "Cleaning", "Salon reception", "Wedding styling", "Colour theory", "Hair products", "Sensitivity", "Empathy", "Client retention", "Rebooking", "Client rebooking", "Hair washing", "Sweeping"],
  totalYears: 12.2,
  level: "Expert",
  inconsistencies: [],
  files: ["web-timeline"],
};
