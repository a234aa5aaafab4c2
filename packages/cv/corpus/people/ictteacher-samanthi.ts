import type { Person } from "../person.ts";

export const person: Person = {
  id: "ictteacher-samanthi",
  family: "teaching",
  country: "LK",
  languageCode: "si",
  name: "සමන්ති රත්නායක",
  headline: "තොරතුරු හා සන්නිවේදන තාක්ෂණ ගුරුවරිය",
  email: "samanthi.r@pasala.example",
  phone: "071 552 0846",
  location: "කොළඹ 02",
  labels: { contact: "සම්බන්ධතා", email: "විද්‍යුත් තැපෑල", phone: "දුරකථන", address: "ලිපිනය" },
  sections: [
    { heading: "පෞද්ගලික තොරතුරු", rows: [["ලිපිනය", "27/4, {!Java} පටුමග, කොළඹ 02"], ["උපන් දිනය", "1991 අගෝස්තු 19"], ["විවාහක අවිවාහක බව", "විවාහක, එක් දරුවෙකුගේ මවකි"], ["ජාතික හැඳුනුම්පත් අංකය", "ඉල්ලූ විට සපයමි"]] },
    { heading: "හැඳින්වීම", text: ["වසර නවයකට අධික පළපුරුද්දක් ඇති ගුරුවරියකි. {~ඉවසීම=Patience|ඉවසීම}, {~නිර්මාණශීලී බව=Creativity|නිර්මාණශීලී බව|නිර්මාණශීලීත්වය} සහ දරුවන්ට ආදරය මගේ ශක්තියයි."] },
    {
      heading: "සේවා පළපුරුද්ද",
      jobs: [
        { title: "තොරතුරු තාක්ෂණ ගුරුවරිය", titleAlso: ["ICT Teacher"], company: "විශාඛාරාම මහා විද්‍යාලය", place: "කොළඹ", dates: "2020 ජනවාරි – මේ දක්වා", from: "2020-01", to: null, points: ["10–13 ශ්‍රේණි සඳහා {Python}, {HTML} සහ {Scratch} ඉගැන්වීම; {MySQL} ප්‍රායෝගික පාඩම්.", "{පාඩම් සැලසුම් කිරීම=Lesson planning|පාඩම් සැලසුම් කිරීම|Lesson plans|Lesson preparation}, {පන්ති කාමර කළමනාකරණය=Classroom management|පන්ති කාමර කළමනාකරණය} සහ {ප්‍රශ්න පත්‍ර සැකසීම=Exam paper preparation|ප්‍රශ්න පත්‍ර සැකසීම|Test preparation|Question paper setting|Exam preparation|Assessment|Preparing exam papers|Question paper preparation|Assessment design|Test design}.", "මාර්ගගත පන්ති {Zoom} සහ {Google Classroom} හරහා.", "[[සාමාන්‍ය පෙළ විභාගයේ සමත් ප්‍රතිශතය වසර තුනකදී 61% සිට 88% දක්වා ඉහළ නැංවීමට හැකි විය.]]", "පරිගණක සංගමයේ සිසුන් {!Flutter} යොදාගෙන තමන්ගේම යෙදුමක් නිර්මාණය කළහ."] },
        { title: "පරිගණක උපදේශිකා", titleAlso: ["Computer Instructor"], company: "නැණසල මධ්‍යස්ථානය", place: "හෝමාගම", dates: "2017 මාර්තු – 2019 දෙසැම්බර්", from: "2017-03", to: "2019-12", points: ["වැඩිහිටියන් සඳහා {MS Word=Microsoft Word|Word|MS Word|Microsoft Office}, {Excel=Microsoft Excel|Excel|MS Excel} සහ {PowerPoint=Microsoft PowerPoint|PowerPoint|MS PowerPoint} පාඨමාලා පැවැත්වීම.", "{සිංහල යතුරු ලියනය=Sinhala typing|සිංහල යතුරු ලියනය|Typing|Sinhala typewriting|යතුරු ලියනය}, {පරිගණක ජාල=Computer networking|පරිගණක ජාල|Networking|Computer networks|Networks} නඩත්තුව."] },
      ],
    },
    {
      heading: "අධ්‍යාපන සුදුසුකම්",
      studies: [
        { degree: "තොරතුරු තාක්ෂණවේදී උපාධිය", degreeAlso: ["BSc in Information Technology"], institution: "කැලණිය විශ්වවිද්‍යාලය", place: "කැලණිය", dates: "2013 – 2016", year: 2016 },
        { degree: "අධ්‍යාපනය පිළිබඳ පශ්චාත් උපාධි ඩිප්ලෝමාව", degreeAlso: ["Postgraduate Diploma in Education"], institution: "කොළඹ විශ්වවිද්‍යාලය", place: "කොළඹ", dates: "2021", year: 2021 },
        { degree: "අ.පො.ස. උසස් පෙළ (තාක්ෂණය)", degreeAlso: ["අ.පො.ස. උසස් පෙළ"], institution: "හෝමාගම මධ්‍ය මහා විද්‍යාලය", place: "හෝමාගම", dates: "2011", year: 2011 },
      ],
    },
    { heading: "සහතික", certificates: ["{Microsoft Certified Educator=Microsoft Certified Educator|MCE}, Microsoft, 2019", "{ප්‍රථමාධාර සහතිකය=First Aid|ප්‍රථමාධාර සහතිකය|ප්‍රථමාධාර|First Aid certificate}, ශ්‍රී ලංකා රතු කුරුස සංගමය, 2022"] },
    { heading: "මෘදුකාංග", tags: ["{Moodle}", "{Canva}", "{GIMP}"] },
    { heading: "බාහිර ක්‍රියාකාරකම්", list: ["පාසල් පරිගණක සංගමයේ භාර ගුරුවරිය (2021 සිට)", "2023 සමස්ත ලංකා පාසල් තොරතුරු තාක්ෂණ තරගය සඳහා සිසුන් පුහුණු කිරීම"] },
    { heading: "භාෂා", languages: ["{සිංහල=Sinhala} (මව් භාෂාව), {ඉංග්‍රීසි=English} (හොඳයි), {දෙමළ=Tamil} (සාමාන්‍යයි)"] },
    { heading: "ඉදිරි අපේක්ෂා", text: ["{!C#=C#|C Sharp} තවම නොදනිමි; ලබන වසරේ ඉගෙනීමට බලාපොරොත්තු වෙමි."] },
    { heading: "සහතික කිරීම", text: ["ඉහත සඳහන් තොරතුරු සත්‍ය බව සහතික කරමි."] },
  ],
  optional: ["Teaching", "ඉගැන්වීම", "ICT", "Information technology", "ICT teaching", "Computer teaching", "Programming", "තොරතුරු හා සන්නිවේදන තාක්ෂණය", "Computer hardware", "Education", "Online teaching", "E-learning", "Distance learning", "මාර්ගගත ඉගැන්වීම", "Online classes", "Adult education", "Adult teaching", "Training", "Network maintenance", "Computer maintenance", "Coaching", "Student coaching", "Competition training", "Mentoring"],
  totalYears: 9.7,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right", "docx-tabs@libreoffice"],
};
