import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  ["මාසික ගිණුම් වැසීම සහ ශේෂ පිරික්සුම සැකසීම", ["Month-end closing", "Trial balance"]],
  ["ස්ථාවර වත්කම් ගිණුම් තැබීම සහ ජර්නල් සටහන් ඇතුළත් කිරීම", ["Fixed asset accounting", "Journal entries"]],
  ["පාරිභෝගිකයන් පසු විපරම් කිරීම සහ විකුණුම් වාර්තා සැකසීම", ["Customer follow-up", "Sales reporting"]],
  ["ඇඳන් සැකසීම, රෙදිපිළි කළමනාකරණය", ["Bed making", "Linen management"]],
  ["සේලයින් දීම සහ කැතීටර් දැමීම", ["IV therapy", "Catheterisation"]],
  ["දොඹකර ක්‍රියාකරවීම සහ කැණීම් කටයුතු", ["Crane operation", "Excavation"]],
  ["වායුසමීකරණ යන්ත්‍ර සවි කිරීම, විදුලි පහන් සවි කිරීම", ["Air conditioning installation", "Lighting installation"]],
  ["රැකියා විස්තර සකස් කිරීම, සේවක සබඳතා", ["Job descriptions", "Employee relations"]],
  ["දෙමාපිය රැස්වීම් පැවැත්වීම, සංගීතය ඉගැන්වීම", ["Parent meetings", "Music teaching"]],
  ["මාර්කටිං සහ ඇකවුන්ටිං", ["Marketing", "Accounting"]],
])("a bullet in Sinhala: %s", (line, expected) => expect(inJob(line)).toEqual(expected));

test.each([
  ["மாத இறுதிக் கணக்கு முடிப்பு மற்றும் பரீட்சை மீதி தயாரித்தல்", ["Month-end closing", "Trial balance"]],
  ["உள்ளக கணக்காய்வு, செலவுக் கட்டுப்பாடு", ["Internal audit", "Cost control"]],
  ["வாடிக்கையாளர்களை பின்தொடர்தல், விற்பனை அறிக்கை தயாரித்தல்", ["Customer follow-up", "Sales reporting"]],
  ["கழிவு சேகரிப்பு மற்றும் கழிவு பிரித்தல்", ["Waste collection", "Waste segregation"]],
  ["நோயாளிகளை குளிப்பாட்டுதல், டயப்பர் மாற்றுதல்", ["Bathing assistance", "Nappy changing"]],
  ["கிரேன் இயக்குதல், மண் அகழ்தல்", ["Crane operation", "Excavation"]],
  ["பிளாக் கல் கட்டுதல் மற்றும் கட்டிடம் இடித்தல்", ["Block laying", "Demolition"]],
  ["கருவிகளை அளவுத்திருத்தம் செய்தல், மூலகாரண பகுப்பாய்வு", ["Calibration", "Root cause analysis"]],
  ["பயண ஏற்பாடுகள் செய்தல் மற்றும் தபால் கையாளுதல்", ["Travel arrangements", "Mail handling"]],
  ["பெற்றோர் கூட்டங்கள் நடத்துதல், சங்கீதம் கற்பித்தல்", ["Parent meetings", "Music teaching"]],
])("a bullet in Tamil: %s", (line, expected) => expect(inJob(line)).toEqual(expected));

test.each([
  ["ඩිජිටල් මාකටිං, වෙල්ඩිං, හවුස්කීපිං, ඩේටා එන්ට්රි", ["Digital marketing", "Welding", "Housekeeping", "Data entry"]],
  ["டிஜிட்டல் மார்க்கெட்டிங், ஹவுஸ்கீப்பிங், டேட்டா என்ட்ரி", ["Digital marketing", "Housekeeping", "Data entry"]],
])("English words in the letters of a list: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["ඔහුගේ අධිෂ්ඨානය නිසා සමාගම දියුණු විය"],
  ["கணக்காய்வு பிரிவின் அலுவலகத்தில் இருந்தேன்"],
  ["மக்களின் தைரியம் பற்றி ஆசிரியர் பேசினார்"],
])("shows no skill: %s", (line) => expect(inJob(line)).toEqual([]));
