import type { Person } from "../person.ts";

export const person: Person = {
  id: "fitter-birendra",
  family: "mechanical fitting",
  country: "IN",
  languageCode: "hi",
  name: "बीरेंद्र कुमार महतो",
  headline: "फिटर",
  email: "birendra.mahto@kharkaimail.example",
  phone: "+91 70045 55061",
  location: "जमशेदपुर, झारखंड",
  labels: { contact: "संपर्क", email: "ईमेल", phone: "मोबाइल", address: "पता" },
  sections: [
    { heading: "उद्देश्य", text: ["किसी अच्छे कारखाने में फिटर के पद पर ईमानदारी से काम करना और आगे सीखना।"] },
    {
      heading: "कार्य अनुभव",
      jobs: [
        { title: "फिटर", company: "खरकाई मशीन वर्क्स", place: "जमशेदपुर", dates: "अप्रैल 2025 – वर्तमान", from: "2025-04", to: null, points: [
          "{कन्वेयर=Conveyor maintenance|कन्वेयर|Conveyors|Conveyor systems|Conveyor belt maintenance|Conveyor repair} और {गियरबॉक्स=Gearbox repair|गियरबॉक्स|Gearbox maintenance|Gearboxes|Gearbox assembly|Gearbox} की मरम्मत, बेयरिंग बदलना।",
          "[[एक पाली में मशीन रुकने का समय 90 मिनट से घटकर 35 मिनट हुआ।]]",
        ] },
        { title: "अप्रेंटिस फिटर", titleAlso: ["अप्रेंटिस"], company: "कोल्हान स्टील", place: "चाईबासा", dates: "मार्च 2024 – मार्च 2025", from: "2024-03", to: "2025-03", points: [
          "{?ड्रिलिंग=Drilling|ड्रिलिंग} और {?ग्राइंडिंग=Grinding|ग्राइंडिंग}; {!बिजली=Electrical wiring|बिजली|Electrical work} विभाग के साथ वार्षिक बंदी में काम।",
        ] },
      ],
    },
    { heading: "कौशल", tags: ["{मशीन फिटिंग=Mechanical fitting|मशीन फिटिंग|Machine fitting|Fitting|फिटिंग}", "{आर्क वेल्डिंग=Arc welding|आर्क वेल्डिंग|Welding|वेल्डिंग|Shielded metal arc welding}", "{ड्रॉइंग पढ़ना=Technical drawing|ड्रॉइंग पढ़ना|Blueprint reading|Reading drawings}", "{वर्नियर और माइक्रोमीटर=Measuring instruments|वर्नियर और माइक्रोमीटर|Precision measurement|Micrometer|Vernier caliper|वर्नियर|माइक्रोमीटर|Vernier|Precision measuring|Measuring tools|Measurement|Vernier calipers}", "{हाइड्रोलिक्स=Hydraulics|हाइड्रोलिक्स}", "{~अनुशासन=Discipline|अनुशासन}", "{~टीम वर्क=Teamwork|टीम वर्क|टीमवर्क}"] },
    {
      heading: "शैक्षणिक योग्यता",
      studies: [
        { degree: "आईटीआई (फिटर)", degreeAlso: ["आईटीआई", "आईटीआई फिटर"], institution: "राजकीय औद्योगिक प्रशिक्षण संस्थान", place: "राँची", dates: "2021 – 2023", year: 2023 },
        { degree: "दसवीं", degreeAlso: ["दसवीं कक्षा", "मैट्रिक"], institution: "उच्च विद्यालय, सरायकेला", dates: "2021", year: 2021 },
      ],
    },
    { heading: "प्रमाणपत्र", certificates: ["{राष्ट्रीय अप्रेंटिसशिप प्रमाणपत्र|National Apprenticeship Certificate|NAC|राष्ट्रीय अप्रेंटिसशिप प्रमाणपत्र (NAC)} (NAC), 2025"] },
    { heading: "भाषाएँ", languages: ["{हिंदी=Hindi}, {अंग्रेज़ी=English}, {संथाली=Santali|Santhali}"] },
    { heading: "रुचियाँ", text: ["{!खेती=Farming|खेती|Agriculture}, {!हॉकी=Hockey|हॉकी}, {!मांदर=Drumming|मांदर} बजाना।"] },
    { heading: "घोषणा", text: ["मैं घोषणा करता हूँ कि ऊपर दी गई जानकारी सही है।"] },
  ],
  optional: ["Bearing replacement", "Bearings", "बेयरिंग", "Machine repair", "Machine maintenance", "Mechanical maintenance", "मरम्मत", "Repair", "Maintenance", "Shutdown maintenance", "Integrity", "ईमानदारी", "Honesty", "Fast learner", "Gearbox", "Breakdown maintenance", "Downtime reduction", "Mechanical repair", "Equipment maintenance", "Fitter"],
  not: ["Steel", "स्टील"],
  totalYears: 2.7,
  level: "Junior",
  inconsistencies: [],
  files: ["label-column", "docx-plain"],
};
