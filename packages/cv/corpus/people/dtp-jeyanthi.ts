import type { Person } from "../person.ts";

export const person: Person = {
  id: "dtp-jeyanthi",
  family: "printing",
  country: "LK",
  languageCode: "ta",
  name: "ஜெயந்தி யோகராஜா",
  headline: "பக்க வடிவமைப்பாளர், கணினித் தட்டச்சாளர்",
  email: "jeyanthi.yogarajah@nallurmail.example",
  phone: "077 640 2915",
  location: "நல்லூர், யாழ்ப்பாணம்",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    { heading: "அறிமுகம்", text: ["அச்சுத் துறையில் எட்டு ஆண்டுகளுக்கு மேற்பட்ட அனுபவம் உண்டு. சொன்ன நேரத்தில் வேலையை முடிப்பேன்."] },
    {
      heading: "தொழில் அனுபவம்",
      jobs: [
        { title: "பக்க வடிவமைப்பாளர்", company: "சரஸ்வதி அச்சகம்", place: "யாழ்ப்பாணம்", dates: "2021 பெப்ரவரி முதல் இன்று வரை", from: "2021-02", to: null, points: ["{Adobe InDesign|InDesign} மற்றும் {PageMaker|Adobe PageMaker} மூலம் நூல்களின் {பக்க வடிவமைப்பு=Page layout|பக்க வடிவமைப்பு|Layout design|Desktop publishing|Page design|Typesetting}.", "{!சமையல்=Cooking|சமையல்} நூல்கள், {!கணித=Mathematics|கணிதம்} வினாத்தாள்கள், {!சோதிட=Astrology|சோதிடம்}க் குறிப்புகள் எல்லாம் இங்கே அச்சாகின்றன.", "{பிழை திருத்தம்=Proofreading|பிழை திருத்தம்|பிழை திருத்தல்}, {~வாடிக்கையாளருடன் பொறுமை=Patience|பொறுமை}.", "[[ஒரு நூலை முடிக்கும் காலத்தை 12 நாளிலிருந்து 5 நாளாகக் குறைத்தேன்.]]"] },
        { title: "தட்டச்சாளர்", company: "கணினி ஒளி நிலையம்", place: "கொக்குவில்", dates: "2018 மார்ச் – 2020 டிசம்பர்", from: "2018-03", to: "2020-12", points: ["{தமிழ்த் தட்டச்சு=Tamil typing|தமிழ்த் தட்டச்சு|தமிழ் தட்டச்சு|Typing|Touch typing|தட்டச்சு}, {?நிழற்பிரதி எடுத்தல்=Photocopying|நிழற்பிரதி|நிழற்பிரதி எடுத்தல்}, {வாடிக்கையாளர் சேவை=Customer service|வாடிக்கையாளர் சேவை}."] },
      ],
    },
    { heading: "திறன்கள்", list: ["{Adobe Photoshop|Photoshop}", "{CorelDRAW|Corel Draw}", "{Microsoft Word|MS Word|Word}", "{புகைப்படத் திருத்தம்=Photo editing|புகைப்படத் திருத்தம்|Photo retouching|Image editing}", "{~குழுவாகப் பணியாற்றல்=Teamwork|குழுவாகப் பணியாற்றல்|குழுப்பணி}"] },
    { heading: "கல்வித் தகைமை", studies: [{ degree: "NVQ மட்டம் 4 – கணினி வரைகலை", degreeAlso: ["NVQ மட்டம் 4", "கணினி வரைகலை"], institution: "தொழில்நுட்பக் கல்லூரி, யாழ்ப்பாணம்", dates: "2016 – 2017", year: 2017 }, { degree: "க.பொ.த. உயர்தரம்", institution: "வேம்படி மகளிர் உயர்தரப் பாடசாலை", dates: "2015", year: 2015 }] },
    { heading: "சாதாரண தரப் பெறுபேறுகள் (2012)", rows: [["தமிழ்", "A"], ["கணிதம்", "B"], ["விஞ்ஞானம்", "C"], ["வரலாறு", "A"], ["மனையியல்", "B"]] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}, {ஆங்கிலம்=English}, {சிங்களம்=Sinhala}"] },
    { heading: "பொழுதுபோக்கு", text: ["{!கர்நாடக சங்கீதம்=Carnatic music|கர்நாடக சங்கீதம்}, {!தோட்டக்கலை=Gardening|தோட்டக்கலை}. {!இணையத்தள வடிவமைப்பு=Web design|இணையத்தள வடிவமைப்பு} கற்க விரும்புகிறேன்."] },
    { heading: "பரிந்துரைப்போர்", text: ["திரு. ச. கணேசலிங்கம், அதிபர், 077 718 5530"] },
    { heading: "உறுதிமொழி", text: ["மேற்கூறிய விபரங்கள் யாவும் உண்மையானவை என உறுதியளிக்கிறேன்."] },
  ],
  optional: ["Printing", "அச்சு", "Graphic design", "கணினி வரைகலை", "Computer graphics", "Book design", "Desktop publishing", "Time management", "நேர முகாமைத்துவம்", "Punctuality", "Data entry", "Computer skills", "வடிவமைப்பு", "Design"],
  not: ["History", "வரலாறு", "Home science", "மனையியல்", "Science", "விஞ்ஞானம்"],
  totalYears: 8.6,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "classic@weasyprint", "docx-tabs"],
};
