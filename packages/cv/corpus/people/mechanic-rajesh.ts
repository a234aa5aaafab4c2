import type { Person } from "../person.ts";

export const person: Person = {
  id: "mechanic-rajesh",
  family: "automotive trade",
  country: "IN",
  languageCode: "hi",
  name: "राजेश कुमार यादव",
  headline: "ऑटोमोबाइल मैकेनिक",
  email: "rajesh.yadav@kanpurmail.example",
  phone: "+91 94150 66218",
  location: "कानपुर, उत्तर प्रदेश",
  labels: { contact: "संपर्क", email: "ईमेल", phone: "मोबाइल", address: "पता" },
  sections: [
    { heading: "परिचय", text: ["डीज़ल और पेट्रोल गाड़ियों की मरम्मत में अनुभवी मैकेनिक।"] },
    {
      heading: "कार्य अनुभव",
      jobs: [
        { title: "वरिष्ठ मैकेनिक", company: "गंगा मोटर्स", place: "कानपुर", dates: "जुलाई 2018 – वर्तमान", from: "2018-07", to: null, points: ["{इंजन मरम्मत=Engine repair|इंजन मरम्मत}, {ब्रेक सिस्टम=Brake systems|ब्रेक सिस्टम|Brake repair} और {वाहन निदान=Vehicle diagnostics|वाहन निदान|Automotive diagnostics}।", "[[दोबारा आने वाली शिकायतें 15% से घटकर 4% रह गईं।]]", "छह सहायकों का प्रशिक्षण।"] },
        { title: "मैकेनिक", company: "यमुना सर्विस सेंटर", place: "लखनऊ", dates: "अप्रैल 2014 – जून 2018", from: "2014-04", to: "2018-06", points: ["{वेल्डिंग=Welding|वेल्डिंग} और डेंट का काम।"] },
      ],
    },
    { heading: "कौशल", tags: ["{OBD}", "{क्लच और गियरबॉक्स=Transmission repair|क्लच और गियरबॉक्स|Clutch and gearbox repair}", "{~टीमवर्क=Teamwork|टीमवर्क}"] },
    { heading: "शिक्षा", studies: [{ degree: "आईटीआई मोटर मैकेनिक", institution: "राजकीय औद्योगिक प्रशिक्षण संस्थान, कानपुर", dates: "2012 – 2014", year: 2014 }, { degree: "हाई स्कूल", institution: "यूपी बोर्ड", dates: "2011", year: 2011 }] },
    { heading: "भाषाएँ", languages: ["{हिंदी=Hindi}", "{अंग्रेज़ी=English} (थोड़ी)"] },
  ],
  optional: ["Automotive repair", "Training", "Vehicle repair", "Training and development", "OBD diagnostics", "Vehicle maintenance", "Automotive diagnostics", "Car repair", "Body repair", "Panel beating", "Dent repair"],
  totalYears: 12.6,
  level: "Expert",
  inconsistencies: [],
  files: ["dates-left", "docx-lists"],
};
