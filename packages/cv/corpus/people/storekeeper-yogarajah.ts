import type { Person } from "../person.ts";

export const person: Person = {
  id: "storekeeper-yogarajah",
  family: "logistics",
  country: "LK",
  languageCode: "ta",
  name: "செல்லையா யோகராஜா",
  headline: "களஞ்சியக் காப்பாளர்",
  email: "yogarajah.s@yarlanjal.example",
  phone: "+94 76 330 9187",
  location: "யாழ்ப்பாணம்",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    { heading: "தன்விபரம்", rows: [["பிறந்த திகதி", "12.02.1988"], ["தேசிய அடையாள அட்டை", "880432719V"], ["திருமண நிலை", "திருமணமானவர்"]] },
    { heading: "நோக்கம்", text: ["களஞ்சிய முகாமைத்துவத்தில் பெற்ற பன்னிரண்டு வருட அனுபவத்தைப் பயன்படுத்தி பொறுப்பான பதவியில் பணியாற்றுதல்."] },
    {
      heading: "தொழில் அனுபவம்",
      jobs: [
        { title: "களஞ்சியக் காப்பாளர்", company: "வடமாகாண பால் உற்பத்தி நிலையம்", place: "யாழ்ப்பாணம்", dates: "ஜனவரி 2018 – இன்று வரை", from: "2018-01", to: null, points: [
          "{பொருட்களைப் பொறுப்பேற்றல்=Goods receiving|பொருட்களைப் பொறுப்பேற்றல்}, {விநியோகித்தல்=Dispatch|விநியோகித்தல்|Distribution|Goods issue|Issuing goods|Dispatch documentation} மற்றும் {இருப்புப் பதிவேடுகளைப் பராமரித்தல்=Inventory management|இருப்புப் பதிவேடுகள்|Stock records|Stock control|Record keeping|இருப்புப் பதிவேடுகளைப் பராமரித்தல்}.",
          "மாதாந்த {இருப்புக் கணக்கெடுப்பு=Stock taking|இருப்புக் கணக்கெடுப்பு}.",
          "[[காலாவதியான பொருட்களின் அளவு 6% இலிருந்து 1.5% ஆகக் குறைக்கப்பட்டது.]]",
          "{!கணக்கியல்=Accounting|கணக்கியல்} மற்றும் {!விற்பனை=Sales|விற்பனை} பிரிவுகளுடன் இணைந்து பணியாற்றல்.",
        ] },
        { title: "உதவிக் களஞ்சியக் காப்பாளர்", company: "கோண்டாவில் கட்டடப்பொருள் விற்பனை நிலையம்", place: "கோண்டாவில்", dates: "மார்ச் 2014 – டிசம்பர் 2017", from: "2014-03", to: "2017-12", points: [
          "{பாரந்தூக்கி இயக்குதல்=Forklift operation|பாரந்தூக்கி இயக்குதல்|பாரந்தூக்கி}, {கொள்வனவுக் கட்டளைகள்=Purchase orders|கொள்வனவுக் கட்டளைகள்|Procurement|Purchasing} தயாரித்தல்.",
          "{வாடிக்கையாளர் சேவை=Customer service|வாடிக்கையாளர் சேவை}.",
          "[[இருப்பு வேறுபாடு 4% இலிருந்து 0.5% ஆகக் குறைக்கப்பட்டது.]]",
        ] },
      ],
    },
    { heading: "திறன்கள்", list: ["{Microsoft Excel}", "{QuickBooks}", "{கணினித் தட்டச்சு=Touch typing|Typing|கணினித் தட்டச்சு|தட்டச்சு|Tamil typing|Data entry}", "{குளிர்களஞ்சியப் பராமரிப்பு=Cold storage|குளிர்களஞ்சியப் பராமரிப்பு|Cold chain management|Cold store management}", "{~நேர்மை=Integrity|Honesty|நேர்மை}", "{~நேரந்தவறாமை=Punctuality|நேரந்தவறாமை}", "{~குழுவாகப் பணியாற்றல்=Teamwork|குழுவாகப் பணியாற்றல்}"] },
    { heading: "கல்வித் தகைமைகள்", studies: [
      { degree: "களஞ்சிய முகாமைத்துவ டிப்ளோமா", institution: "தொழில்நுட்பக் கல்லூரி, யாழ்ப்பாணம்", dates: "2012 – 2013", year: 2013 },
      { degree: "க.பொ.த. உயர்தரம் (வர்த்தகம்)", degreeAlso: ["க.பொ.த. உயர்தரம்"], institution: "யாழ். இந்துக் கல்லூரி", dates: "2007", year: 2007 },
    ] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}, {ஆங்கிலம்=English}, {சிங்களம்=Sinhala} (பேச்சு)"] },
    { heading: "பொழுதுபோக்கு", text: ["{!கரப்பந்தாட்டம்=Volleyball|கரப்பந்தாட்டம்}, {!புத்தகம் வாசித்தல்=Reading|புத்தகம் வாசித்தல்}"] },
    { heading: "சான்றாளர்", text: ["திரு. க. சிவபாலன், முகாமையாளர், வடமாகாண பால் உற்பத்தி நிலையம், 021 222 7710"] },
  ],
  optional: ["Storekeeping", "Store management", "Stores management", "Warehouse operations", "Warehouse management", "Inventory management", "Procurement", "களஞ்சிய முகாமைத்துவம்", "Purchasing", "Expiry management", "Responsibility", "Expiry date control", "Bookkeeping", "Record keeping", "Retail"],
  totalYears: 12.7,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-south-asian@libreoffice", "dates-right"],
};
