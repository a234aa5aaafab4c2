import type { Person } from "../person.ts";

export const person: Person = {
  id: "teacher-selvarani",
  family: "teaching",
  country: "LK",
  languageCode: "ta",
  name: "செல்வராணி நடராஜா",
  headline: "கணித ஆசிரியர்",
  email: "selvarani.n@yarlmail.example",
  phone: "+94 21 222 7788",
  location: "யாழ்ப்பாணம், இலங்கை",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    { heading: "சுருக்கம்", text: ["இரண்டாம் நிலை மாணவர்களுக்கு {கணிதம்=Mathematics|கணிதம்|Maths} கற்பிப்பதில் ஈடுபாடு கொண்ட ஆசிரியர்."] },
    {
      heading: "பணி அனுபவம்",
      jobs: [
        { title: "கணித ஆசிரியர்", company: "நல்லூர் இந்து மகளிர் கல்லூரி", place: "யாழ்ப்பாணம்", dates: "ஜனவரி 2019 – தற்போது வரை", from: "2019-01", to: null, points: ["தரம் 9 முதல் 11 வரை {பாடத் திட்டமிடல்=Lesson planning|பாடத் திட்டமிடல்} மற்றும் {வகுப்பறை முகாமைத்துவம்=Classroom management|வகுப்பறை முகாமைத்துவம்}.", "[[சாதாரண தர கணிதத் தேர்ச்சி வீதம் 54% இலிருந்து 81% ஆக உயர்ந்தது.]]", "{GeoGebra} மற்றும் {Google Classroom} மூலம் பாடங்கள்."] },
        { title: "உதவி ஆசிரியர்", company: "வலிகாமம் மத்திய கல்லூரி", place: "சுன்னாகம்", dates: "பெப்ரவரி 2016 – டிசம்பர் 2018", from: "2016-02", to: "2018-12", points: ["பாடசாலை நூலகத்தை ஒழுங்கமைத்தல்."] },
      ],
    },
    { heading: "திறன்கள்", tags: ["{கற்பித்தல்=Teaching|கற்பித்தல்}", "{Microsoft Word}", "{PowerPoint=Microsoft PowerPoint|PowerPoint}", "{~குழுப்பணி=Teamwork|குழுப்பணி}"] },
    { heading: "கல்வி", studies: [{ degree: "கணித விஞ்ஞானமாணி", institution: "யாழ்ப்பாணப் பல்கலைக்கழகம்", dates: "2011 – 2015", year: 2015 }] },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}", "{ஆங்கிலம்=English}", "{சிங்களம்=Sinhala}"] },
  ],
  totalYears: 10.8,
  level: "Expert",
  inconsistencies: [],
  files: ["classic", "docx-plain@libreoffice"],
};
