import type { Person } from "../person.ts";

export const person: Person = {
  id: "herdmanager-declan",
  family: "agriculture",
  country: "IE",
  languageCode: "en",
  name: "Declan Mac Giolla Rí",
  email: "declan.mgr@ballynoefarm.example",
  phone: "087 555 0113",
  location: "Mitchelstown, Co. Cork, Ireland",
  sections: [
    { heading: "About myself", text: ["I have managed other people's cows for thirty years as if they were my own, and I was never let go from a place. Mr. Fitzgerald is selling up in the new year, so I am looking for one last good herd within an hour of Mitchelstown. I rise at five without a clock and I do not shout at animals or students ({~patience=Patience})."] },
    {
      heading: "Herds",
      jobs: [
        { title: "Dairy Herd Manager", company: "Ballynoe Farm (Fitzgerald)", companyAlso: ["Ballynoe Farm"], place: "Mitchelstown", dates: "March 2011 to now", from: "2011-03", to: null, points: ["310 Friesian crosses, {!spring=Spring} calving, fifty-unit rotary. Two men and a student from Clonakilty under me every year.", "{Grass measuring=Grass measuring|Grass measurement|Grassland measurement} every Monday into {PastureBase=PastureBase|PastureBase Ireland}, {paddock grazing=Paddock grazing|Rotational grazing|Grazing management|Paddock rotation}, {reseeding=Reseeding|Grass reseeding|Pasture reseeding}.", "[[Cell count from 260 down to 95 thousand in four seasons.]]", "[[We went from 11.8 to 15.1 tonnes of grass to the hectare.]]", "{Calving=Calving|Calving assistance|Calving management}, day and night from the end of January, {calf rearing=Calf rearing}, {scanning lists and breeding by EBI=EBI breeding|EBI|Economic Breeding Index|Breeding decisions|Breeding management|Breeding}.", "The pit silage is cut by {!contractor=Silage contracting|Silage making} and feet are done by a lad from Kildorrery with a {!hoof=Hoof trimming} crate."] },
        { title: "Herdsman", company: "Kilworth Estate Dairies", place: "Kilworth", dates: "May 2003 to February 2011", from: "2003-05", to: "2011-02", points: ["180 Holsteins, {AI=Artificial insemination|AI|DIY AI|AI (artificial insemination)} on my own herd ticket, {mastitis treatment=Mastitis treatment|Mastitis control|Mastitis management|Mastitis}, {dry cow therapy=Dry cow therapy|Selective dry cow therapy|Dry cow management}."] },
        { title: "Farm Worker", company: "Patrick Hanrahan", place: "Ballyporeen, Co. Tipperary", dates: "September 1996 to April 2003", from: "1996-09", to: "2003-04", points: ["Milking twice a day in a herringbone, {fencing=Fencing|Fence building|Stock fencing}, {slurry=Slurry spreading|Slurry|Slurry management}, lambs in March, {tractor work=Tractor driving|Tractor work|Tractor operation} the year round."] },
      ],
    },
    { heading: "What else", text: ["I keep the {herd register=Herd register|Cattle registration|Herd records|Herd register (AIM)|Record keeping} and the {nitrates records=Nitrates records|Nitrates compliance|Nitrates record-keeping} so that an inspector gets his tea and goes home. I pull wires, mend gates and can take a {milking machine=Milking machine maintenance|Milking machine|Milking machine servicing|Milking machine repair} asunder and put it back the same morning. Clean licence, BE."] },
    { heading: "Certificates", certificates: ["{Green Cert=Green Cert|Teagasc Green Cert|Certificate in Farming}, Teagasc, 1996", "{DIY AI Certificate=DIY AI Certificate|DIY AI|AI Certificate}, Munster Cattle Breeding, 2004", "{Safe Use of Pesticides=Safe Use of Pesticides|Pesticide User|Safe Use of Pesticides (boom sprayer)}, 2016"] },
    {
      heading: "Schooling",
      studies: [
        { degree: "Leaving Certificate", institution: "CBS Mitchelstown", place: "Mitchelstown", dates: "1995", year: 1995 },
        { degree: "Certificate in Agriculture", institution: "Clonakilty Agricultural College", place: "Clonakilty", dates: "1996", year: 1996 },
      ],
    },
    { heading: "Talk", languages: ["{English}, {Irish} (from home, Ring), a share of {Portuguese} from the Brazilian lads"] },
  ],
  optional: ["Farming", "Dairy farming", "Herd management", "Milking", "Driving", "Grassland management", "Machinery maintenance", "Honesty", "Supervision", "Teaching", "Budgeting", "Animal husbandry", "Livestock", "Agriculture", "Calm", "Farm management", "Cattle", "Stockmanship", "Farm safety", "Mentoring", "Team management", "Calmness", "Student training", "Training students", "Early rising", "Staff management", "Discussion groups", "Dry-stock", "Lambing", "Sheep", "Relief milking", "Animal welfare", "Pedigree breeding", "Milk quality", "Milk recording", "Fertiliser planning", "Leadership", "Punctuality", "Vaccination", "Herringbone milking", "Milking parlour", "Driving licence", "Driving licence BE", "Gate repair"],
  totalYears: 30.2,
  level: "Expert",
  inconsistencies: [],
  files: ["tracked", "docx-pipes"],
};
