import type { Person } from "../person.ts";

export const person: Person = {
  id: "primary-kalaichelvi",
  family: "teaching",
  country: "LK",
  languageCode: "ta",
  name: "கலைச்செல்வி தர்மலிங்கம்",
  headline: "ஆரம்பப் பிரிவு ஆசிரியர்",
  email: "kalaichelvi.d@vanniposta.example",
  phone: "077 555 3318",
  location: "வவுனியா, இலங்கை",
  labels: { contact: "தொடர்பு", email: "மின்னஞ்சல்", phone: "தொலைபேசி", address: "முகவரி" },
  sections: [
    {
      heading: "பணி அனுபவம்",
      jobs: [
        { title: "தரம் 3 வகுப்பாசிரியர்", titleAlso: ["வகுப்பாசிரியர்"], company: "செட்டிகுளம் ஆரம்பப் பாடசாலை", place: "வவுனியா", dates: "ஜனவரி 2020 – தற்போது வரை", from: "2020-01", to: null, points: ["32 மாணவர்கள்; {பாடத் திட்டமிடல்=Lesson planning|பாடத் திட்டமிடல்}, {?கணிப்பீடு=Assessment|கணிப்பீடு|Student assessment}, {?பெற்றோர் சந்திப்பு=Parent communication|Parent meetings|பெற்றோர் சந்திப்பு|Parent-teacher meetings}.", "[[புலமைப்பரிசில் பரீட்சைச் சித்தி வீதம் 18% இலிருந்து 41% ஆக உயர்ந்தது.]]"] },
        { title: "உதவி ஆசிரியர்", company: "மன்னார் வீதி வித்தியாலயம்", place: "வவுனியா", dates: "பெப்ரவரி 2017 – டிசம்பர் 2019", from: "2017-02", to: "2019-12", points: ["மெல்லக் கற்கும் மாணவர்களுக்கு மேலதிக வகுப்புகள்; விளையாட்டுப் போட்டி ஏற்பாடு."] },
      ],
    },
    { heading: "திறன்கள்", list: ["{வகுப்பறை முகாமைத்துவம்=Classroom management|வகுப்பறை முகாமைத்துவம்}", "{செயற்பாட்டு வழிக் கற்பித்தல்=Activity-based learning|செயற்பாட்டு வழிக் கற்பித்தல்|Activity-based teaching|Activity based learning}", "{கற்பித்தல் சாதனங்கள் தயாரித்தல்=Teaching aids|கற்பித்தல் சாதனங்கள் தயாரித்தல்|Teaching materials|Teaching material development|Teaching aid preparation|கற்பித்தல் சாதனங்கள்}", "{MS Word=Microsoft Word}", "{MS PowerPoint=Microsoft PowerPoint}", "{~பொறுமை=Patience|பொறுமை}"] },
    {
      heading: "கல்வித் தகைமைகள்",
      studies: [
        { degree: "கற்பித்தல் தேசிய டிப்ளோமா (ஆரம்பக் கல்வி)", degreeAlso: ["கற்பித்தல் தேசிய டிப்ளோமா", "National Diploma in Teaching"], institution: "வவுனியா தேசிய கல்வியியற் கல்லூரி", dates: "2014 – 2016", year: 2016 },
        { degree: "க.பொ.த. உயர்தரம் (கலைப் பிரிவு)", degreeAlso: ["க.பொ.த. உயர்தரம்", "G.C.E. Advanced Level"], institution: "நெடுங்கேணி மகா வித்தியாலயம்", dates: "2012", year: 2012 },
      ],
    },
    { heading: "மொழிகள்", languages: ["{தமிழ்=Tamil}", "{சிங்களம்=Sinhala}", "{ஆங்கிலம்=English}"] },
    { heading: "பொழுதுபோக்கு", text: ["{!தோட்டக்கலை=Gardening|தோட்டக்கலை|Horticulture}, {!கோலம் போடுதல்=கோலம் போடுதல்|Drawing}, வானொலி கேட்டல்"] },
    { heading: "பரிந்துரை", text: ["திரு. ச. பாலேந்திரன், அதிபர், செட்டிகுளம் ஆரம்பப் பாடசாலை, 024 555 7041"] },
  ],
  optional: ["Teaching", "கற்பித்தல்", "Primary education", "Primary teaching", "ஆரம்பக் கல்வி", "Remedial teaching", "Event organisation", "Sports organisation", "Sports coaching", "Event planning", "Special educational needs", "Differentiated instruction", "Inclusive education", "Slow learner support", "Examination preparation", "Exam preparation", "Microsoft Office"],
  totalYears: 9.8,
  level: "Senior",
  inconsistencies: [],
  files: ["classic", "docx-tabs"],
};
