import type { Person } from "../person.ts";

export const person: Person = {
  id: "childminder-bernadette",
  family: "childcare",
  country: "IE",
  languageCode: "en",
  name: "Bernadette Ní Fhloinn",
  headline: "Childminder",
  email: "bernie.nifhloinn@oaklanecorner.example",
  phone: "086 213 5540",
  location: "Ennis, Co. Clare, Ireland",
  sections: [
    { heading: "Hello", text: ["I mind children in my own house, five at most, the youngest nine months and the eldest seven. I have done it for years and I would not change it for an office. The parents tell me I am {~patient=Patience|Patient}; the children tell me I am old.", "A day with me starts at half seven. I {cook=Cooking|Cooking for children|Cook|Preparing meals|Meal preparation|Cooking meals} a proper dinner, I {change nappies=Nappy changing|Changing nappies|Diaper changing|Nappies|Change nappies}, I {make up bottles=Bottle preparation|Making bottles|Bottle feeding|Making up bottles|Bottle making|Preparing bottles|Formula preparation|Infant feeding} and I get the little ones {potty trained=Potty training|Toilet training|Potty trained} without tears. In the afternoon we {paint and bake=Arts and crafts|Painting with children|Painting|Painting and baking|Baking with children|Creative activities|Children's activities} and I {help with the homework=Homework help|Helping with homework|Homework support|Help with homework}.", "A {!puppet=Puppet} man comes at Christmas and the public health {!nurse=Nursing|Nurse} once a year. I don't {!drive=Driving|Drive}, so we walk to school, rain or shine."] },
    {
      heading: "Where I was",
      jobs: [
        { title: "Childminder", company: "Self-employed, own home", companyAlso: ["Self-employed"], place: "Ennis", dates: "September 2016 to date", from: "2016-09", to: null, points: ["I {write a diary for every child=Daily records|Writing diaries|Diary keeping|Record keeping|Child observation|Diary writing|Daily diary|Child diaries|Observation records|Keeping a diary}, what they ate and how they slept.", "[[Twenty-three children have gone from my kitchen to the big school, and not one family left before time.]]"] },
        { title: "Special needs assistant", company: "Scoil Naomh Treasa", place: "Clarecastle", dates: "September 2011 to June 2016", from: "2011-09", to: "2016-06", points: ["One boy with autism for five years. I used {picture cards=Picture cards|PECS|Picture exchange|Visual aids|Picture communication} and {Lámh=Lámh|Lamh|Lámh signs|Lámh signing|Lámh sign system|Sign language} signs with him, and {fed=Feeding|Feeding support|Assisted feeding|Feeding assistance} and {changed him=Personal care|Intimate care|Toileting|Changing} when needed. The {!teaching=Teaching|Classroom teaching|Lesson planning} was the teacher's."] },
      ],
    },
    { heading: "Papers", certificates: ["{QQI Level 5 Early Childhood Care and Education=QQI Level 5 Early Childhood Care and Education|QQI Level 5|QQI Level 5 in Early Childhood Care and Education}, Clare training centre, 2018", "{Paediatric First Aid=Paediatric First Aid|Pediatric First Aid}, Irish Red Cross, 2025", "{Tusla registration=Tusla registration|Tusla registered|Tusla registered childminder|Registered with Tusla}, since 2018", "{Garda vetting=Garda vetting|Garda vetted}, 2025"] },
    {
      heading: "School",
      studies: [
        { degree: "Leaving Certificate", institution: "Coláiste Bhríde Inis", place: "Ennis", dates: "1998", year: 1998 },
      ],
    },
    { heading: "Languages", languages: ["{English} and {Irish=Irish|Irish Gaelic|Gaelic}"] },
  ],
  optional: ["Childcare", "Child care", "Childminding", "Caring for children", "Child development", "Early years education", "Early childhood education", "Play", "Outdoor play", "Safeguarding", "Child supervision", "Supervision", "Communication", "Parent communication", "Behaviour management", "Special needs", "Special needs support", "Routine", "Communication with parents", "Working with parents", "Classroom support", "Empathy", "Autism support", "Autism awareness", "Nature walks", "Early years care", "Baking", "Art activities", "Observation"],
  totalYears: 15,
  level: "Expert",
  inconsistencies: [],
  files: ["no-headings", "centred@wkhtmltopdf"],
};
