import type { Person } from "../person.ts";

export const person: Person = {
  id: "medicalstore-mahendra",
  family: "sales",
  country: "IN",
  languageCode: "hi",
  name: "महेंद्र प्रताप सोलंकी",
  headline: "सेल्स एग्जीक्यूटिव, मेडिकल उपकरण",
  email: "mahendra.solanki@malwamail.example",
  phone: "+91 98260 55 417",
  location: "इंदौर, मध्य प्रदेश",
  labels: { contact: "संपर्क", email: "ईमेल", phone: "मोबाइल", address: "पता" },
  sections: [
    { heading: "परिचय", text: ["अस्पतालों और दुकानों में सात साल से बिक्री का काम। मशीन बेचता हूँ, चलाता नहीं।"] },
    {
      heading: "कार्य अनुभव",
      jobs: [
        { title: "सेल्स एग्जीक्यूटिव", company: "नर्मदा मेडिकल सिस्टम्स", place: "इंदौर", dates: "अप्रैल 2022 – वर्तमान", from: "2022-04", to: null, points: [
          "{!एक्स-रे=Radiography|एक्स-रे|X-ray}, {!डायलिसिस=Haemodialysis|डायलिसिस|Dialysis} और {!ईसीजी=ECG|ईसीजी} मशीनों की बिक्री; लगाना और सिखाना इंजीनियर का काम है।",
          "{सरकारी निविदाएँ=Tendering|सरकारी निविदाएँ|निविदा|Tenders|Government tenders|Tender management}, {कोटेशन=Quotations|कोटेशन|Quotation preparation} और {वसूली=Debt collection|वसूली|Payment collection|Collections|भुगतान वसूली|Loan recovery}।",
          "[[बकाया भुगतान 48 लाख से घटकर 11 लाख रुपये रह गया।]]",
          "अस्पतालों के {!लेखा=Accounting|लेखा} विभाग और {!फार्मेसी=Pharmacy|फार्मेसी} से हर महीने मुलाकात।",
          "पुरानी कॉपी की जगह अब सारे विज़िट {Zoho CRM} में दर्ज करता हूँ, पूरी टीम को मैंने ही सिखाया।",
        ] },
        { title: "बिक्री प्रतिनिधि", company: "शिप्रा कृषि केंद्र", place: "उज्जैन", dates: "जुलाई 2019 – मार्च 2022", from: "2019-07", to: "2022-03", points: [
          "{!ट्रैक्टर=Tractor operation|ट्रैक्टर|Tractor driving} के पुर्ज़े, {!सिंचाई=Irrigation|सिंचाई} पाइप और बीज की {काउंटर बिक्री=Counter sales|काउंटर बिक्री|Retail sales|Over-the-counter sales|दुकान बिक्री}।",
          "[[तीन साल में 140 नए किसान ग्राहक जोड़े।]]",
          "{स्टॉक मिलान=Stock taking|स्टॉक मिलान|Stock counting|Stock reconciliation|Inventory management} और {जीएसटी बिल=GST billing|जीएसटी बिल|Invoicing|Billing|GST|GST invoicing} बनाना।",
        ] },
      ],
    },
    { heading: "कौशल", tags: ["{बिक्री=Sales|बिक्री}", "{मोलभाव=Negotiation|मोलभाव|Price negotiation|बातचीत}", "{ग्राहक संबंध=Customer relationship management|ग्राहक संबंध|Customer relations|Customer relationships|Customer service}", "{एक्सेल=Microsoft Excel|एक्सेल}", "{दोपहिया और कार चलाना=Driving|दोपहिया और कार चलाना|कार चलाना|ड्राइविंग|Car driving}", "{~ईमानदारी=Integrity|ईमानदारी|Honesty}", "{~मेहनती=Hardworking|मेहनती|Diligence}"] },
    { heading: "शिक्षा", studies: [
      { degree: "बी.कॉम.", degreeAlso: ["बी.कॉम", "B.Com"], institution: "विक्रम विश्वविद्यालय", place: "उज्जैन", dates: "2016 – 2019", year: 2019 },
      { degree: "हायर सेकेंडरी", institution: "मध्य प्रदेश बोर्ड", dates: "2016", year: 2016 },
    ] },
    { heading: "आगे की योजना", text: ["अगले साल {!डिजिटल मार्केटिंग=Digital marketing|डिजिटल मार्केटिंग} का कोर्स करना चाहता हूँ।"] },
    { heading: "भाषाएँ", languages: ["{हिंदी=Hindi}", "{अंग्रेज़ी=English} (कामचलाऊ)", "{गुजराती=Gujarati} (बोलना)"] },
    { heading: "रुचियाँ", text: ["{!कबड्डी=Kabaddi|कबड्डी}, पुराने गीत सुनना"] },
  ],
  optional: ["Field sales", "Medical equipment sales", "Medical device sales", "Product sales", "Customer acquisition", "Lead generation", "Data entry", "CRM", "Training", "Staff training", "User training", "Training and development", "Recovery", "Inventory", "Account management", "Hospital sales", "B2B sales", "Taxation", "Credit control", "Client visits", "Stock management", "टीम प्रशिक्षण", "Retail", "Accounts receivable", "Spare parts sales", "Agricultural sales", "Two-wheeler riding", "CRM software", "Spare parts", "Public procurement", "Prospecting", "Sales training"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right", "docx-tabs"],
};
