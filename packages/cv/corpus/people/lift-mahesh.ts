import type { Person } from "../person.ts";

export const person: Person = {
  id: "lift-mahesh",
  family: "electrical trade",
  country: "IN",
  languageCode: "hi",
  name: "महेश बाबूलाल सोलंकी",
  headline: "लिफ़्ट तकनीशियन",
  email: "mahesh.solanki@narmadamail.example",
  phone: "+91 90095 55318",
  location: "इंदौर, मध्य प्रदेश",
  labels: { contact: "संपर्क", email: "ईमेल", phone: "मोबाइल", address: "पता" },
  sections: [
    { heading: "उद्देश्य", text: ["किसी अच्छी लिफ़्ट कंपनी में सर्विस सुपरवाइज़र के पद पर काम करना।"] },
    {
      heading: "कार्य का अनुभव",
      jobs: [
        { title: "लिफ़्ट सर्विस तकनीशियन", titleAlso: ["सर्विस तकनीशियन", "लिफ़्ट तकनीशियन"], company: "मालवा एलिवेटर्स प्रा. लि.", companyAlso: ["मालवा एलिवेटर्स"], place: "इंदौर", dates: "नवंबर 2022 से अब तक", from: "2022-11", to: null, points: ["72 लिफ़्टों का मासिक {रखरखाव=Preventive maintenance|रखरखाव|Maintenance|Lift maintenance|Elevator maintenance} और {खराबी ढूँढना=Fault finding|खराबी ढूँढना|Troubleshooting|Fault diagnosis}।", "[[ब्रेकडाउन कॉल महीने में 31 से घटकर 12 रह गए।]]", "{दरवाज़ा ऑपरेटर=Door operators|दरवाज़ा ऑपरेटर|Lift doors|Elevator doors|Door operator repair}, {वायर रोप=Wire rope replacement|वायर रोप|Wire ropes|Rope replacement} और {ब्रेक=Brake adjustment|ब्रेक|Brakes|Brake repair} बदलना।", "फँसे यात्रियों को सुरक्षित {बचाव=Passenger rescue|बचाव|Rescue|Lift rescue|Rescue operations|Emergency rescue} करना।"] },
        { title: "लिफ़्ट इंस्टॉलेशन हेल्पर", titleAlso: ["इंस्टॉलेशन हेल्पर"], company: "होलकर लिफ़्ट सर्विस", place: "उज्जैन", dates: "जून 2021 – अक्टूबर 2022", from: "2021-06", to: "2022-10", points: ["{गाइड रेल=Guide rail installation|गाइड रेल|Lift installation|Elevator installation|Guide rails} लगाना, {वायरिंग=Electrical wiring|वायरिंग|Wiring} और {कंट्रोल पैनल=Control panels|कंट्रोल पैनल|Control panel wiring|Controller wiring} जोड़ना।"] },
      ],
    },
    { heading: "कौशल", tags: ["{VFD ड्राइव=Variable frequency drives|VFD|VFD drives|VFD ड्राइव|Frequency converters}", "{PLC=PLC programming|PLC}", "{मल्टीमीटर=Multimeter|मल्टीमीटर|Electrical testing|Electrical measurement}", "{सुरक्षा नियम=Occupational safety|सुरक्षा नियम|Safety|Workplace safety|Health and safety|Safety regulations}", "{~समय की पाबंदी=Punctuality|समय की पाबंदी|Time management}", "{~ग्राहक से अच्छा व्यवहार=Customer service|Customer relations|Courtesy|ग्राहक से अच्छा व्यवहार}"] },
    { heading: "शैक्षणिक योग्यता", studies: [{ degree: "आईटीआई इलेक्ट्रीशियन", institution: "शासकीय आईटीआई, इंदौर", dates: "2019 – 2021", year: 2021 }, { degree: "बारहवीं (विज्ञान)", degreeAlso: ["बारहवीं"], institution: "माध्यमिक शिक्षा मंडल, भोपाल", dates: "2019", year: 2019 }] },
    { heading: "प्रमाणपत्र", certificates: ["{वायरमैन लाइसेंस|Wireman licence|Wireman License}, 2023"] },
    { heading: "भाषाएँ", languages: ["{हिंदी=Hindi} (मातृभाषा)", "{अंग्रेज़ी=English} (पढ़ना)", "{मालवी=Malvi} (बोलचाल)"] },
    { heading: "व्यक्तिगत विवरण", rows: [["पिता का नाम", "बाबूलाल सोलंकी"], ["जन्म तिथि", "12 अगस्त 2001"], ["वैवाहिक स्थिति", "अविवाहित"], ["रुचियाँ", "{!कबड्डी=Kabaddi}, भजन {!गायन=Singing}"]] },
    { heading: "घोषणा", text: ["मैं घोषणा करता हूँ कि ऊपर दी गई जानकारी मेरी जानकारी के अनुसार सत्य है।"] },
  ],
  optional: ["Elevator maintenance", "Lift maintenance", "Elevator repair", "Electrical installation", "Elevators", "Installation", "Electrical maintenance", "Lift repair", "Electronics", "Lift installation", "Repair"],
  totalYears: 5.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["dates-left", "docx-table", "bio-data"],
};
