import type { Person } from "../person.ts";

export const person: Person = {
  id: "ayurveda-nirmala",
  family: "beauty",
  country: "LK",
  languageCode: "en",
  name: "Nirmala Kumari Hettiarachchi",
  headline: "Ayurveda and Spa Therapist",
  email: "nirmala.hetti@lankapost.example",
  phone: "+94 70 337 8146",
  location: "Beruwala, Sri Lanka",
  sections: [
    { heading: "About me", text: ["I am a friendly and hardworking spa therapist with more than eight years of experience in star class hotels on the south coast. Guests often ask for me by name when they come back."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Senior Spa Therapist", company: "Moragalla Bay Resort & Spa", place: "Beruwala", dates: "11/2021 - Present", from: "2021-11", to: null, points: [
          "{Abhyanga} full body massage, {Shirodhara}, {herbal steam baths=Steam bath|Herbal steam bath|Herbal bath|Steam therapy} and foot reflexology according to the doctor's prescription.",
          "{Consultation=Client consultation|Consultation|Guest consultation} with each guest about health problems and allergies before the treatment.",
          "Train new therapists and prepare the weekly {duty roster=Rostering}.",
          "[[The spa's score on guest comment cards went up from 8.1 to 9.4 in one season.]]",
        ] },
        { title: "Spa Therapist", company: "Hotel Coral Garden", place: "Hikkaduwa", dates: "03/2017 - 02/2020", from: "2017-03", to: "2020-02", points: [
          "{Swedish massage|Massage}, {aromatherapy}, {facials=Facial treatments|Facials|Facial|Facial care}, {manicure and pedicure=Manicure|Pedicure|Nail care}.",
          "Kept the treatment rooms clean and ready, {stock of oils and linen=Inventory management|Stock keeping|Stock control}.",
          "Worked with {!front office=Front office operations} and {!restaurant=Restaurant service} staff during peak season.",
          "[[Sold the most spa packages in the hotel in 2019, 212 in twelve months.]]",
        ] },
        { title: "Trainee Therapist", company: "Siddhalepa Wellness Centre, Wadduwa", companyAlso: ["Siddhalepa Wellness Centre"], dates: "06/2016 - 02/2017", from: "2016-06", to: "2017-02" },
      ],
    },
    { heading: "Career break", text: ["March 2020 - October 2021: hotel closed because of the pandemic; looked after my mother at home."] },
    { heading: "My skills", list: ["{Ayurvedic massage|Ayurveda massage|Massage}", "{Head massage|Indian head massage}", "{Reflexology|Foot reflexology}", "{Hygiene and sanitation=Hygiene|Sanitation|Hygiene standards}", "{Selling of spa products=Retail sales|Product sales|Spa product sales|Upselling}", "{~Good listener=Active listening|Listening}", "{~Calm and patient=Patience|Calmness}"] },
    { heading: "Qualifications", certificates: ["{NVQ Level 4 - Spa Therapist|NVQ Level 4|NVQ Level 4 Spa Therapist}, NAITA, 2016", "{First Aid|First Aid certificate}, Sri Lanka Red Cross, 2023"] },
    { heading: "Education", studies: [{ degree: "G.C.E. O/L", degreeAlso: ["GCE Ordinary Level"], institution: "Beruwala Maha Vidyalaya", dates: "2013", year: 2013 }] },
    { heading: "Languages", languages: ["{Sinhala} (mother tongue), {English} (good), {German} (A2), {Russian} (a few sentences)"] },
    { heading: "Interests", text: ["{!Yoga}, {!gardening=Gardening}, temple work"] },
  ],
  optional: ["Massage", "Massage therapy", "Ayurveda", "Spa therapy", "Spa treatments", "First aid", "Guest relations", "Customer service", "Staff training", "Training", "Training and development", "Guest care", "Cleaning", "Body treatments", "Foot massage", "Friendliness", "Hardworking", "Hospitality", "Wellness", "Supervision", "Nail care", "Beauty therapy", "Scheduling"],
  totalYears: 8.8,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-left", "docx-lists"],
};
