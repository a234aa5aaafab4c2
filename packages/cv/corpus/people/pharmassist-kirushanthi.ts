import type { Person } from "../person.ts";

export const person: Person = {
  id: "pharmassist-kirushanthi",
  family: "pharmacy",
  country: "LK",
  languageCode: "ta",
  name: "கிருஷாந்தி சிவகுமார்",
  headline: "மருந்தக உதவியாளர்",
  email: "kirushanthi.s@vavuniyanet.example",
  phone: "+94 76 318 9052",
  location: "வவுனியா, இலங்கை",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "கைப்பேசி", address: "முகவரி" },
  sections: [
    { heading: "என்னைப் பற்றி", text: ["புதிதாகப் பயிற்சி முடித்த மருந்தக உதவியாளர். நோயாளிகளுடன் பொறுமையாகப் பேசுவேன்."] },
    {
      heading: "வேலை அனுபவம்",
      jobs: [
        {
          title: "மருந்தக உதவியாளர்",
          company: "குருமன்காடு மருந்தகம்",
          place: "வவுனியா",
          dates: "மார்ச் 2026 – தற்போது வரை",
          from: "2026-03",
          to: null,
          points: [
            "மருத்துவரின் சீட்டைப் பார்த்து {மருந்து வழங்கல்=Dispensing|Medication dispensing|மருந்து வழங்கல்|Drug dispensing|Medicine dispensing}, {லேபிள் ஒட்டுதல்=Labelling|Medicine labelling|Labeling|லேபிள் ஒட்டுதல்|Medication labelling|Prescription labelling}, {பில் போடுதல்=Billing|பில் போடுதல்|Invoicing|Cashiering}.",
            "{இருப்புக் கணக்கு=Inventory management|Stock control|இருப்புக் கணக்கு|Stock management|Stock taking|Inventory|Stock counting|Stock records} மற்றும் காலாவதித் தேதி சரிபார்த்தல். [[ஆறு மாதங்களில் காலாவதியான மருந்துகளின் இழப்பு 40% குறைந்தது.]]",
            "இன்சுலினுக்கான {குளிர்சாதன சேமிப்பு=Cold chain management|Cold storage|குளிர்சாதன சேமிப்பு|Cold chain|Refrigerated storage} வெப்பநிலையைத் தினமும் பதிவு செய்தல்.",
          ],
        },
      ],
    },
    { heading: "திறமைகள்", tags: ["{வாடிக்கையாளர் சேவை=Customer service|வாடிக்கையாளர் சேவை}", "{MS Excel=Microsoft Excel|Excel|MS Excel}", "{தட்டச்சு=Typing|தட்டச்சு} (தமிழ், ஆங்கிலம்)", "{முதலுதவி=First aid|முதலுதவி}", "{~நேர்மை=Honesty|நேர்மை|Integrity}", "{~பொறுமை=Patience|பொறுமை}", "{~நேரம் தவறாமை=Punctuality|நேரம் தவறாமை|Time management}"] },
    { heading: "கல்வித் தகைமை", studies: [{ degree: "க.பொ.த. உயர்தரம்", degreeAlso: ["க.பொ.த உயர்தரம்", "க.பொ.த. (உயர்தரம்)"], institution: "வவுனியா இறம்பைக்குளம் மகளிர் கல்லூரி", dates: "2023", year: 2023, points: ["உயிரியல் C, இரசாயனவியல் S, பௌதிகவியல் S"] }] },
    { heading: "சான்றிதழ்கள்", certificates: ["{NVQ Level 4 Pharmacy Assistant|NVQ Level 4|NVQ Level 4 - Pharmacy Assistant|NVQ 4 Pharmacy Assistant}, 2025"] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}, {ஆங்கிலம்=English}, {சிங்களம்=Sinhala} (பேச)"] },
    { heading: "பொழுதுபோக்கு", text: ["{!பாட்டு=Singing}, வலைப்பந்து"] },
    { heading: "பரிந்துரைப்போர்", text: ["திரு. க. இராசரத்தினம், உரிமையாளர், 024 222 7711"] },
  ],
  not: ["Netball", "Biology", "Chemistry", "Physics", "Insulin"],
  optional: ["Pharmacy", "Patient counselling", "Prescription reading", "Expiry checking", "Expiry date management", "Record keeping", "Temperature monitoring", "Drug storage", "Patient communication", "Communication", "Medication storage", "Pharmacy assistance", "Temperature recording", "Expiry management", "Prescription handling", "Prescription review"],
  totalYears: 0.7,
  level: "Entry Level",
  inconsistencies: [],
  files: ["label-column", "docx-plain@libreoffice", "docx-tabs"],
};
