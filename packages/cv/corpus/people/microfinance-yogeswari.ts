import type { Person } from "../person.ts";

export const person: Person = {
  id: "microfinance-yogeswari",
  family: "banking",
  country: "LK",
  languageCode: "ta",
  name: "யோகேஸ்வரி தம்பிராஜா",
  headline: "கடன் கள உத்தியோகத்தர்",
  email: "yogeswari.t@vaavimail.example",
  phone: "+94 75 555 3127",
  location: "செங்கலடி, மட்டக்களப்பு",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "கைபேசி", address: "முகவரி" },
  sections: [
    { heading: "குறிக்கோள்", text: ["கிராமப் பெண்களின் சிறுதொழில்களை வளர்க்கும் நிதி நிறுவனம் ஒன்றில் கிளை முகாமையாளராக உயர்வது."] },
    {
      heading: "பணி அனுபவம்",
      jobs: [
        { title: "கடன் கள உத்தியோகத்தர்", company: "வாவி நுண்நிதி நிறுவனம்", place: "செங்கலடி", dates: "மார்ச் 2025 – இன்று வரை", from: "2025-03", to: null, points: ["பதினெட்டு கிராமங்களில் {குழுக் கடன்=Group lending|குழுக் கடன்|Microfinance|Group loans} மற்றும் {சேமிப்புக் கணக்கு=Savings accounts|சேமிப்புக் கணக்கு|Savings mobilisation|Savings mobilization|Savings} திறத்தல்.", "{கடன் மதிப்பீடு=Credit analysis|கடன் மதிப்பீடு|Credit appraisal|Loan appraisal|Credit assessment|Loan assessment}, {கடன் அறவீடு=Loan recovery|கடன் அறவீடு|Debt collection|Collections|Debt recovery|Loan collection}, மற்றும் {பண கையாளுகை=Cash handling|பண கையாளுகை|Cash management}.", "[[நிலுவைக் கடன் வீதம் 7.5% இலிருந்து 2.1% ஆகக் குறைந்தது.]]", "பெண்கள் சங்கங்களுக்கு {நிதி அறிவூட்டல்=Financial literacy training|நிதி அறிவூட்டல்|Financial literacy|Financial education} வகுப்புகள்."] },
        { title: "பயிலுநர் உத்தியோகத்தர்", company: "வாவி நுண்நிதி நிறுவனம்", place: "செங்கலடி", dates: "ஜூன் 2024 – பெப்ரவரி 2025", from: "2024-06", to: "2025-02", promoted: true, points: ["{தரவு உள்ளீடு=Data entry|தரவு உள்ளீடு}, {கோப்பு பராமரிப்பு=File management|கோப்பு பராமரிப்பு|Record keeping|Filing|Records management}."] },
      ],
    },
    { heading: "திறன்கள்", tags: ["{வாடிக்கையாளர் சேவை=Customer service|வாடிக்கையாளர் சேவை}", "{KYC|Know your customer}", "{MS Excel=Microsoft Excel}", "{MS Word=Microsoft Word}", "{மோட்டார் சைக்கிள் ஓட்டுதல்=Motorcycle riding|மோட்டார் சைக்கிள் ஓட்டுதல்|Motorcycle driving|Driving}", "{~பொறுமை=Patience|பொறுமை}", "{~தொடர்பாடல்=Communication|தொடர்பாடல்|Communication skills}"] },
    { heading: "கல்வி", studies: [{ degree: "வணிகமாணி இளமாணிப் பட்டம்", degreeAlso: ["இளமாணிப் பட்டம்", "வணிகமாணி"], institution: "கிழக்குப் பல்கலைக்கழகம்", dates: "2019 – 2024", year: 2024 }, { degree: "க.பொ.த. உயர்தரம் (வணிகம்)", degreeAlso: ["க.பொ.த. உயர்தரம்"], institution: "செங்கலடி மத்திய கல்லூரி", dates: "2018", year: 2018 }] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil} (தாய்மொழி)", "{ஆங்கிலம்=English} (நன்று)", "{சிங்களம்=Sinhala} (பேச)"] },
    { heading: "பொழுதுபோக்கு", text: ["{!சமையல்=Cooking}, கோலம், எல்லே விளையாட்டு"] },
  ],
  optional: ["Microfinance", "Loans", "Lending", "Microsoft Office", "Account opening", "Training", "Field visits", "Teaching", "Loan processing", "Community mobilisation", "Credit control", "Training and development", "Entrepreneurship"],
  totalYears: 2.4,
  level: "Junior",
  inconsistencies: [],
  files: ["modern", "docx-plain@libreoffice", "label-column@weasyprint"],
};
