import type { Person } from "../person.ts";

export const person: Person = {
  id: "merchandiser-senthilkumar",
  family: "apparel",
  country: "IN",
  languageCode: "ta",
  name: "செந்தில்குமார் ராமசாமி",
  headline: "ஆடை மெர்ச்சண்டைசர்",
  email: "senthil.r@aadai.example",
  phone: "98430 55127",
  location: "திருப்பூர், தமிழ்நாடு",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    { heading: "குறிக்கோள்", text: ["பின்னலாடை ஏற்றுமதி நிறுவனத்தில் மூத்த மெர்ச்சண்டைசராகப் பணிபுரிய விரும்புகிறேன். {~நேர மேலாண்மை=Time management|நேர மேலாண்மை} மற்றும் {~பேச்சுவார்த்தைத் திறன்=Negotiation|பேச்சுவார்த்தைத் திறன்|Negotiation skills|பேச்சுவார்த்தை} என் பலம்."] },
    {
      heading: "பணி அனுபவம்",
      jobs: [
        { title: "மெர்ச்சண்டைசர்", titleAlso: ["Merchandiser"], company: "கொங்கு நிட்வேர் எக்ஸ்போர்ட்ஸ்", place: "திருப்பூர்", dates: "ஜூன் 2021 – இன்று வரை", from: "2021-06", to: null, points: ["{Costing=Garment costing|Costing|Product costing|Cost estimation|Apparel costing}, {T&A calendar=Time and action calendar|T&A calendar|TNA calendar|Time and action planning|T&A|TNA|Time & Action calendar} தயாரித்தல், {Tech pack=Tech pack|Tech packs|Technical specifications|Tech pack reading} சரிபார்த்தல்.", "{மாதிரி ஒப்புதல்=Sample approval|மாதிரி ஒப்புதல்|Sampling|Sample approvals|Sample development|Garment sampling|Sample management} பெறுதல், {Buyer communication=Buyer communication|Customer communication|Client communication|Buyer coordination|Communication with buyers|Buyer liaison}; {!Go} Colors நிறுவன ஆர்டர்கள்.", "{துணி கொள்முதல்=Fabric sourcing|துணி கொள்முதல்|Fabric purchasing|Fabric procurement|Procurement|Sourcing|Purchasing}, {ஏற்றுமதி ஆவணங்கள்=Export documentation|ஏற்றுமதி ஆவணங்கள்|Export documents|Shipping documents}.", "[[தாமதமான ஏற்றுமதிகள் 18% இலிருந்து 5% ஆகக் குறைந்தன.]]", "கணக்குப் பிரிவினர் {!SAP} பயன்படுத்துகின்றனர்; {!பேட்டர்ன் வரைவது=Pattern making|பேட்டர்ன் வரைவது|Pattern drafting|Patternmaking} பேட்டர்ன் மாஸ்டரின் வேலை."] },
        { title: "தரக் கட்டுப்பாட்டு உதவியாளர்", titleAlso: ["Quality Control Assistant"], company: "ஸ்ரீ அம்மன் கார்மெண்ட்ஸ்", place: "அவிநாசி", dates: "ஆகஸ்ட் 2017 – மே 2021", from: "2017-08", to: "2021-05", points: ["{தரப் பரிசோதனை=Quality inspection|தரப் பரிசோதனை|Quality control|Quality checking|Garment inspection|Quality check|QC|Quality testing|Garment quality inspection} ({AQL 2.5=AQL|AQL 2.5|AQL inspection|AQL sampling|Acceptable quality limit}), {GSM சோதனை=GSM testing|GSM சோதனை|Fabric weight testing|Fabric testing|GSM|GSM test}, {அளவுச் சரிபார்ப்பு=Measurement checking|அளவுச் சரிபார்ப்பு|Measurement check|Size checking|Garment measurement|Measurement verification|Size verification|Measurements}."] },
      ],
    },
    {
      heading: "கல்வி",
      studies: [
        { degree: "பி.எஸ்சி. ஆடை வடிவமைப்பு", degreeAlso: ["B.Sc. Costume Design and Fashion"], institution: "சிக்கண்ணா அரசு கல்லூரி", place: "திருப்பூர்", dates: "2014 – 2017", year: 2017 },
        { degree: "மேல்நிலைப் பள்ளிச் சான்றிதழ் (+2)", degreeAlso: ["மேல்நிலைப் பள்ளிச் சான்றிதழ்"], institution: "அரசு மேல்நிலைப் பள்ளி", place: "அவிநாசி", dates: "2014", year: 2014 },
      ],
    },
    { heading: "சான்றிதழ்கள்", certificates: ["{Apparel Merchandising}, NIFT-TEA திருப்பூர், 2019", "{தட்டச்சு – இளநிலை (தமிழ்)=Typewriting Junior Grade (Tamil)|தட்டச்சு – இளநிலை (தமிழ்)|தட்டச்சு – இளநிலை|Tamil typewriting junior grade|Typewriting Junior Grade}, தமிழ்நாடு தொழில்நுட்பக் கல்வி இயக்ககம், 2015"] },
    { heading: "கணினி அறிவு", tags: ["{MS Excel=Microsoft Excel|Excel|MS Excel}", "{Tally ERP 9=Tally|Tally ERP 9|Tally.ERP 9|Tally ERP}", "{Fast React=FastReact|Fast React|Coats FastReact}"] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}, {ஆங்கிலம்=English}, {இந்தி=Hindi} (பேச மட்டும்)"] },
    { heading: "தனிப்பட்ட விவரங்கள்", rows: [["தந்தை பெயர்", "ப. ராமசாமி"], ["பிறந்த தேதி", "07.04.1996"], ["மதம், பாலினம்", "இந்து, ஆண்"], ["முகவரி", "12, காந்தி நகர், அவிநாசி சாலை, திருப்பூர்"]] },
    { heading: "கற்க விரும்புவது", text: ["{!Photoshop=Adobe Photoshop|Photoshop} இன்னும் தெரியாது, கற்றுக்கொள்ள ஆசை."] },
    { heading: "உறுதிமொழி", text: ["மேற்கண்ட விவரங்கள் அனைத்தும் உண்மை என உறுதி அளிக்கிறேன்."] },
  ],
  optional: ["Merchandising", "மெர்ச்சண்டைசிங்", "Garment merchandising", "Textiles", "Driving licence", "Apparel", "Garments", "Typing", "Computer skills", "Export", "Order management", "Order follow-up", "Order processing", "Tamil typing", "தட்டச்சு", "Typewriting"],
  not: ["React"],
  totalYears: 9.3,
  level: "Senior",
  inconsistencies: [],
  files: ["bio-data", "docx-form"],
};
