import type { Person } from "../person.ts";

export const person: Person = {
  id: "officeclerk-thavarajah",
  family: "office administration",
  country: "LK",
  languageCode: "ta",
  name: "தவராஜா கிருபாகரன்",
  headline: "அலுவலக எழுதுநர்",
  email: "kirupakaran.t@batticaloapost.example",
  phone: "065 555 3092",
  location: "மட்டக்களப்பு",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    { heading: "என்னைப் பற்றி", text: ["15 ஆண்டுகள் அலுவலக அனுபவம் உள்ளவன். ஒழுங்காகவும் நேரத்துக்கும் வேலை செய்பவன்."] },
    {
      heading: "பணி அனுபவம்",
      jobs: [
        { title: "அலுவலக எழுதுநர்", company: "கல்லடி கட்டுமான நிறுவனம்", place: "மட்டக்களப்பு", dates: "ஜனவரி 2020 – தற்போது வரை", from: "2020-01", to: null, points: [
          "{கோப்புகள் பராமரிப்பு=File management|கோப்புகள் பராமரிப்பு|Filing|கோப்பு முகாமைத்துவம்}, {கடிதங்கள் தயாரித்தல்=Business correspondence|கடிதங்கள் தயாரித்தல்|Letter writing|Correspondence|Letter drafting}, {கூட்டக் குறிப்புகள்=Minute taking|கூட்டக் குறிப்புகள்|Minutes} எழுதுதல்.",
          "{!தச்சர்=Carpentry|தச்சு வேலை|தச்சர்}, {!கொத்தனார்=Masonry|கொத்தனார்|Bricklaying} மற்றும் {!மின்னியலாளர்=Electrical installation|மின்னியலாளர்|Electrical wiring} குழுக்களின் {வரவுப் பதிவேடு=Attendance management|வரவுப் பதிவேடு|Attendance tracking|Attendance|Time and attendance} எனது பொறுப்பு.",
          "[[கொடுப்பனவுக் கோரிக்கைகள் முடிய எடுத்த காலம் 21 நாட்களிலிருந்து 6 நாட்களாகக் குறைந்தது.]]",
          "{!சம்பளம்=Payroll|சம்பளம்|சம்பளப் பட்டியல்} தயாரிப்பது கணக்குப் பிரிவு; பட்டியலைத் தட்டச்சு செய்து கொடுப்பது மட்டுமே நான்.",
          "முன்பு இருந்த {!Tally} நான் சேரும் முன்பே நிறுத்தப்பட்டது.",
        ] },
        { title: "களஞ்சிய எழுதுநர்", company: "வாழைச்சேனை காகித விற்பனை நிலையம்", place: "வாழைச்சேனை", dates: "மே 2016 – டிசம்பர் 2019", from: "2016-05", to: "2019-12", points: [
          "{பொருள் பதிவேடு=Inventory management|பொருள் பதிவேடு|Stock records|Stock register|Stock management}, {இருப்புக் கணக்கெடுப்பு=Stock taking|இருப்புக் கணக்கெடுப்பு|Stock counting|Inventory counting} மற்றும் {விநியோகச் சீட்டுகள்=Dispatch documentation|விநியோகச் சீட்டுகள்|Delivery notes}.",
          "[[இருப்பு வேறுபாடு ஆண்டுக்கு 180,000 ரூபாயிலிருந்து 12,000 ரூபாயாகக் குறைந்தது.]]",
          "{!அச்சு=Printing|அச்சு|அச்சிடல்} இயந்திரங்கள் விற்றோம், இயக்கியதில்லை.",
        ] },
      ],
    },
    { heading: "திறன்கள்", tags: ["{தமிழ் தட்டச்சு=Typing|தமிழ் தட்டச்சு|Tamil typing|Touch typing|தட்டச்சு}", "{MS Word=Microsoft Word}", "{MS Excel=Microsoft Excel}", "{தொலைபேசித் தொடர்பு=Telephone communication|தொலைபேசித் தொடர்பு|Telephone handling|Telephone skills|Telephone etiquette}", "{~நேர்மை=Integrity|நேர்மை|Honesty}", "{~பொறுமை=Patience|பொறுமை}"] },
    { heading: "கல்வி", studies: [
      { degree: "கணினிப் பயன்பாட்டு டிப்ளோமா", institution: "மட்டக்களப்பு தொழில்நுட்பக் கல்லூரி", dates: "2015", year: 2015 },
      { degree: "க.பொ.த. உயர்தரம்", degreeAlso: ["க.பொ.த. உயர்தரம் (வணிகம்)"], institution: "சிவானந்தா வித்தியாலயம்", dates: "2013", year: 2013 },
    ] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}", "{சிங்களம்=Sinhala} (பேச்சு)", "{ஆங்கிலம்=English}"] },
    { heading: "அடுத்த திட்டம்", text: ["அடுத்த ஆண்டு {!QuickBooks} வகுப்பில் சேர விரும்புகிறேன்."] },
    { heading: "பொழுதுபோக்கு", text: ["{!மீன்பிடித்தல்=Fishing|மீன்பிடித்தல்}, வானொலி கேட்டல்"] },
    { heading: "பரிந்துரை", text: ["திரு. எஸ். யோகநாதன், தலைமைப் பொறியியலாளர், கல்லடி கட்டுமான நிறுவனம், 065 555 4471"] },
  ],
  optional: ["Record keeping", "Document management", "Data entry", "Payment processing", "Claims processing", "Payment claims", "கொடுப்பனவுக் கோரிக்கைகள்", "Secretarial work", "Microsoft Office", "Archiving", "Computer literacy", "Computer skills", "கணினி", "அலுவலக நிர்வாகம்", "Office work", "Storekeeping", "Warehouse operations", "Telephone operation", "Computer applications", "Report writing", "Sales", "Punctuality", "Discipline", "Orderliness", "Time management"],
  totalYears: 10.5,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["classic", "docx-lists"],
};
