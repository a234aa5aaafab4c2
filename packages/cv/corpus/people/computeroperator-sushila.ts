import type { Person } from "../person.ts";

export const person: Person = {
  id: "computeroperator-sushila",
  family: "office administration",
  country: "IN",
  languageCode: "hi",
  name: "सुशीला कुमारी मेघवाल",
  headline: "कम्प्यूटर ऑपरेटर",
  email: "sushila.meghwal@marumail.example",
  phone: "+91 94140 55627",
  location: "नागौर, राजस्थान",
  labels: { contact: "संपर्क", email: "ई-मेल", phone: "मोबाइल", address: "पता" },
  sections: [
    { heading: "मेरे बारे में", text: ["बच्चों के स्कूल जाने के बाद फिर से काम शुरू किया है। गाँव के लोगों के form भरना और उन्हें समझाना मुझे अच्छा लगता है।"] },
    {
      heading: "कार्य अनुभव",
      jobs: [
        { title: "कम्प्यूटर ऑपरेटर", company: "ई-मित्र केन्द्र", companyAlso: ["ई-मित्र केन्द्र, मूंडवा"], place: "मूंडवा", dates: "अप्रैल 2023 से अब तक", from: "2023-04", to: null, points: [
          "{Online form भरना=Online form filling|ऑनलाइन फॉर्म भरना|Form filling|Online applications|Online form भरना}: जन आधार, पेंशन, {!बिजली=Electricity|बिजली} बिल, {!फसल बीमा=Crop insurance|फसल बीमा}, पासपोर्ट।",
          "[[रोज़ के आवेदन 35 से बढ़कर 60 हुए और reject होने वाले 11% से 2% रह गए।]]",
          "शाम को {?cash=Cash handling|Cash} का हिसाब, {Tally Prime=Tally|Tally Prime} में entry।",
        ] },
        { title: "Office Assistant", company: "श्री बालाजी कोचिंग संस्थान", place: "नागौर", dates: "जुलाई 2014 – मई 2018", from: "2014-07", to: "2018-05", points: ["प्रश्नपत्र typing, फीस की रसीद, {!गणित=Mathematics|गणित} और {!विज्ञान=Science|विज्ञान} के शिक्षकों का timetable।"] },
      ],
    },
    { heading: "बीच का समय", text: ["जून 2018 – मार्च 2023: दो बच्चों की परवरिश, घर की ज़िम्मेदारी"] },
    { heading: "क्या-क्या आता है", list: [
      "{हिंदी टाइपिंग=Hindi typing|हिंदी टाइपिंग|Typing} (Kruti Dev, {?Mangal=Unicode typing|Mangal|Mangal font|Unicode Hindi typing}), {English typing|अंग्रेज़ी टाइपिंग} 35 wpm",
      "{MS Word=Microsoft Word}, {MS Excel=Microsoft Excel}, {PageMaker|Adobe PageMaker}",
      "{Scanning=Document scanning|Scanning|स्कैनिंग}, {Photoshop=Adobe Photoshop} (passport photo)",
      "{~धैर्य=Patience|धैर्य}, {~गोपनीयता=Discretion|Confidentiality|गोपनीयता}",
    ] },
    { heading: "शिक्षा", studies: [
      { degree: "बी.ए.", institution: "महर्षि दयानन्द सरस्वती विश्वविद्यालय, अजमेर", dates: "2011 – 2014", year: 2014 },
      { degree: "बारहवीं (कला)", degreeAlso: ["बारहवीं"], institution: "राजकीय बालिका उच्च माध्यमिक विद्यालय, मूंडवा", dates: "2011", year: 2011 },
    ] },
    { heading: "प्रमाण-पत्र", certificates: ["{RS-CIT}, 2013, 87%", "{CCC|Course on Computer Concepts} (NIELIT), 2023"] },
    { heading: "भाषाएँ", languages: ["{हिंदी=Hindi}, {मारवाड़ी=Marwari}, {English} (पढ़ना-लिखना)"] },
    { heading: "अन्य", rows: [["पति का नाम", "श्री ओमप्रकाश मेघवाल"], ["जन्म तिथि", "05-02-1993"], ["रुचि", "{!मांडणा=Mandana art|Mandana|मांडणा} बनाना, भजन"]] },
  ],
  not: ["Insurance", "Teaching"],
  optional: ["Data entry", "Tally", "Accounting", "Bookkeeping", "Image editing", "Fee receipts", "Kruti Dev", "Kruti Dev typing", "Receipts", "Desktop publishing", "Timetabling", "Communication", "Computer operation", "Government services", "Customer service", "Accounts", "Fee collection", "e-Governance", "Computer skills", "कम्प्यूटर", "Photo editing", "Explaining", "Typing", "Cash accounting", "Bill payments"],
  totalYears: 7.5,
  level: "Senior",
  inconsistencies: [],
  files: ["bio-data", "docx-lists"],
};
