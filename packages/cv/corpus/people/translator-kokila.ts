import type { Person } from "../person.ts";

export const person: Person = {
  id: "translator-kokila",
  family: "translation",
  country: "LK",
  languageCode: "ta",
  name: "கோகிலா தர்மராஜா",
  headline: "மொழிபெயர்ப்பாளர்",
  email: "kokila.tharmarajah@kalladipost.example",
  phone: "+94 65 555 0193",
  location: "மட்டக்களப்பு, இலங்கை",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    {
      heading: "சுயவிவரம்",
      text: ["தமிழ், சிங்களம், ஆங்கிலம் ஆகிய மூன்று மொழிகளுக்கிடையே எட்டு ஆண்டுகளாக மொழிபெயர்த்து வருகிறேன்."],
    },
    {
      heading: "பணி அனுபவம்",
      jobs: [
        {
          title: "சிரேஷ்ட மொழிபெயர்ப்பாளர்",
          company: "கல்லடி மொழிச் சேவை நிலையம்",
          place: "மட்டக்களப்பு",
          dates: "ஜனவரி 2022 – இன்று வரை",
          from: "2022-01",
          to: null,
          points: [
            "உறுதிப்பத்திரங்கள், நீதிமன்ற ஆவணங்களின் {சட்ட மொழிபெயர்ப்பு=Legal translation|சட்ட மொழிபெயர்ப்பு}.",
            "{SDL Trados=Trados} இல் {சொற்களஞ்சியம்=Terminology management|Terminology|Glossaries|சொற்களஞ்சியம்} பராமரித்தல்.",
            "[[ஓர் ஆவணத்தை முடிக்கும் சராசரி நேரத்தை 6 நாட்களிலிருந்து 3 நாட்களாகக் குறைத்தேன்.]]",
            "பக்க வடிவமைப்பை அச்சகத்தினர் {!InDesign=Adobe InDesign} இல் செய்கிறார்கள்; நான் சொற்களை மட்டும் சரிபார்ப்பேன்.",
            "{!memoQ} மென்பொருளை அடுத்த ஆண்டு வாங்கத் திட்டமிட்டுள்ளோம்.",
          ],
        },
        {
          title: "மொழிபெயர்ப்பாளர்",
          company: "நீலாவணை பதிப்பகம்",
          place: "கல்முனை",
          dates: "ஜூலை 2018 – டிசம்பர் 2021",
          from: "2018-07",
          to: "2021-12",
          points: [
            "சிறுவர் கதைகளின் {இலக்கிய மொழிபெயர்ப்பு=Literary translation|இலக்கிய மொழிபெயர்ப்பு}; {மெய்ப்பு பார்த்தல்=Proofreading|மெய்ப்பு பார்த்தல்}.",
            "ஆவணப்படங்களுக்கு {உபதலைப்பு=Subtitling|உபதலைப்பு} இடுதல்.",
          ],
        },
      ],
    },
    {
      heading: "திறன்கள்",
      tags: [
        "{மொழிபெயர்ப்பு=Translation|மொழிபெயர்ப்பு}",
        "{உரைபெயர்ப்பு=Interpreting|உரைபெயர்ப்பு}",
        "{மெய்ப்பு பார்த்தல்=Proofreading}",
        "{SDL Trados=Trados}",
        "{தமிழ் தட்டச்சு=Tamil typing|Typing|Touch typing|தமிழ் தட்டச்சு}",
        "{Microsoft Word}",
        "{~நேர முகாமைத்துவம்=Time management|நேர முகாமைத்துவம்}",
        "{~இரகசியம் பேணல்=Discretion|இரகசியம் பேணல்}",
      ],
    },
    {
      heading: "கல்வி",
      studies: [
        {
          degree: "கலைமாணி (மொழிபெயர்ப்பியல்)",
          institution: "யாழ்ப்பாணப் பல்கலைக்கழகம்",
          dates: "2014 – 2018",
          year: 2018,
        },
      ],
    },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}", "{சிங்களம்=Sinhala}", "{ஆங்கிலம்=English}"] },
    { heading: "பொழுதுபோக்கு", list: ["{!கர்நாடக இசை=Music|Carnatic music}, {!தோட்டக்கலை=Gardening}"] },
    {
      heading: "பரிந்துரையாளர்",
      list: ["திரு. ச. அருளானந்தம், பணிப்பாளர், கல்லடி மொழிச் சேவை நிலையம், 065 555 0188"],
    },
  ],
  optional: ["Editing", "Document translation", "Quality assurance"],
  not: ["Law"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: [],
  files: ["label-column", "docx-sidebar"],
};
