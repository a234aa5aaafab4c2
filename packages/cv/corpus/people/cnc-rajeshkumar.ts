import type { Person } from "../person.ts";

export const person: Person = {
  id: "cnc-rajeshkumar",
  family: "metal trade",
  country: "IN",
  languageCode: "hi",
  name: "राजेश कुमार यादव",
  headline: "सीएनसी ऑपरेटर",
  email: "rajesh.yadav@karkhana.example",
  phone: "97541 30862",
  location: "पीथमपुर, मध्य प्रदेश",
  labels: { contact: "संपर्क", email: "ई-मेल", phone: "मोबाइल", address: "पता" },
  sections: [
    { heading: "कैरियर उद्देश्य", text: ["किसी अच्छी ऑटोमोबाइल कंपनी में सीएनसी ऑपरेटर या सेटर के पद पर मेहनत और {~ईमानदारी=Honesty|ईमानदारी|Integrity} से काम करना।"] },
    { heading: "व्यक्तिगत विवरण", rows: [["पिता का नाम", "श्री रामसेवक यादव"], ["जन्म तिथि", "15 जुलाई 1998"], ["लिंग, वैवाहिक स्थिति", "पुरुष, अविवाहित"], ["राष्ट्रीयता", "भारतीय"], ["पता", "ग्राम सुलावड़, तहसील धार, जिला धार (म.प्र.)"]] },
    {
      heading: "शैक्षणिक योग्यता",
      studies: [
        { degree: "आई.टी.आई. (मशीनिस्ट)", degreeAlso: ["ITI Machinist"], institution: "शासकीय आई.टी.आई.", place: "धार", dates: "2016 – 2018", year: 2018 },
        { degree: "12वीं (विज्ञान)", institution: "शासकीय उ.मा. विद्यालय", place: "धार", dates: "2016", year: 2016 },
        { degree: "10वीं", institution: "शासकीय उ.मा. विद्यालय", place: "धार", dates: "2014", year: 2014 },
      ],
    },
    {
      heading: "कार्य अनुभव",
      jobs: [
        { title: "सीएनसी ऑपरेटर", titleAlso: ["CNC Operator"], company: "मालवा प्रिसिजन पार्ट्स प्रा. लि.", place: "पीथमपुर", dates: "अप्रैल 2021 से अब तक", from: "2021-04", to: null, points: ["{Fanuc=Fanuc|Fanuc control|Fanuc controls|FANUC CNC} और {Siemens 828D=Siemens 828D|Siemens 828|Sinumerik 828D|Siemens Sinumerik 828D|Siemens Sinumerik|Siemens} कंट्रोल वाली {CNC टर्निंग=CNC turning|CNC टर्निंग|CNC lathe|Turning} मशीन तथा {VMC=VMC|VMC operation|Vertical machining center|Vertical machining centre|VMC machine} चलाना।", "{टूल सेटिंग=Tool setting|टूल सेटिंग}, {ऑफसेट देना=Offset setting|ऑफसेट देना|Tool offset|Tool offsets|Offset|Offset adjustment|ऑफसेट|Offsets|Work offset}, {ड्रॉइंग पढ़ना=Reading technical drawings|ड्रॉइंग पढ़ना|Drawing reading|Technical drawing reading|Engineering drawing reading|Blueprint reading|Technical drawings|Engineering drawings|Reading drawings|Engineering drawing}।", "मारुति {!Swift} और ट्रैक्टर के शाफ्ट बनाना।", "[[रिजेक्शन 3.5% से घटाकर 1.2% किया।]]", "{!Mastercam} में प्रोग्राम बनाने का काम प्रोग्रामर करते हैं।"] },
        { title: "मशीन ऑपरेटर", titleAlso: ["Machine Operator"], company: "नर्मदा ऑटो कंपोनेंट्स", place: "पीथमपुर", dates: "सितंबर 2019 – मार्च 2021", from: "2019-09", to: "2021-03", points: ["{वर्नियर कैलिपर=Vernier caliper|वर्नियर कैलिपर|Vernier calipers|Vernier calliper|Calipers|Vernier|Vernier callipers} व {माइक्रोमीटर=Micrometer|माइक्रोमीटर|Micrometers} से नाप जाँचना, {5S} का पालन।"] },
        { title: "मशीन ऑपरेटर (अप्रेंटिस)", titleAlso: ["Machine Operator (Apprentice)"], company: "नर्मदा ऑटो कंपोनेंट्स", place: "पीथमपुर", dates: "सितंबर 2018 – अगस्त 2019", from: "2018-09", to: "2019-08", points: ["{लेथ=Lathe|लेथ|Lathe operation|Lathe machine|Manual lathe|Turning|लेथ मशीन|Lathe machining} और {मिलिंग=Milling|मिलिंग|Milling machine} मशीन, {डीबरिंग=Deburring|डीबरिंग}।"], promoted: true },
      ],
    },
    { heading: "प्रमाण पत्र", certificates: ["{NCVT राष्ट्रीय शिक्षुता प्रमाण पत्र=National Apprenticeship Certificate|NCVT राष्ट्रीय शिक्षुता प्रमाण पत्र|राष्ट्रीय शिक्षुता प्रमाण पत्र|NCVT National Apprenticeship Certificate|NAC|NCVT|NCVT Apprenticeship Certificate}, 2019", "{DCA=DCA|Diploma in Computer Applications}, माखनलाल चतुर्वेदी विश्वविद्यालय, 2020"] },
    { heading: "विशेषताएँ", list: ["{~टीम भावना=Team spirit|टीम भावना|Teamwork}, {~समय की पाबंदी=Punctuality|समय की पाबंदी}", "{MS Excel=Microsoft Excel|Excel|MS Excel} का सामान्य ज्ञान; {!SolidWorks=SolidWorks|Solidworks} अभी नहीं आता, सीखने की इच्छा है"] },
    { heading: "भाषा ज्ञान", languages: ["{हिन्दी=Hindi}, {अंग्रेज़ी=English} (पढ़ना-लिखना), {निमाड़ी=Nimadi}"] },
    { heading: "रुचियाँ", text: ["क्रिकेट, कबड्डी, पुराने फ़िल्मी गाने सुनना"] },
    { heading: "घोषणा", text: ["मैं घोषणा करता हूँ कि उपरोक्त जानकारी मेरे ज्ञान के अनुसार सत्य है।"] },
  ],
  optional: ["Machining", "Driving licence", "Manufacturing", "CNC", "Machine operation", "Hindi typing", "Computer basics", "Production", "CNC operation", "Hard work", "मेहनत", "Diligence", "Dimensional inspection", "Measurement", "Quality inspection", "Quality control", "Precision measurement", "Measuring instruments", "Dimensional measurement", "Computer applications", "Computer skills", "Computer operation"],
  totalYears: 8.2,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-table@libreoffice"],
};
