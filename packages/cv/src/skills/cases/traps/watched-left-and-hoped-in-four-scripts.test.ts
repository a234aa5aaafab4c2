import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

describe("what was only watched or handed on shows no skill", () => {
  test.each([
    "AutoCAD සැලසුම් මුද්‍රණය පමණක් කළෙමි.",
    "වෑල්ඩින් කරන හැටි බලා සිටියා පමණි.",
    "SAP තිරය බැලුවා පමණි.",
    "Photoshop ගොනු භාර දුන්නා පමණි.",
    "Tally වාර්තා රැගෙන ගියා පමණි.",
    "Docker ගැන අසා ඇත්තා පමණි.",
    "ගිණුම්කරණය දුටුවා පමණි.",
    "Kubernetes ගැන කියවා ඇත්තා පමණි.",
  ])("Sinhala: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "AutoCAD வரைபடங்களை அச்சிட்டேன், அவ்வளவுதான்.",
    "வெல்டிங் செய்வதைப் பார்த்தேன் மட்டுமே.",
    "SAP திரையைப் பார்த்தது மட்டுமே.",
    "Photoshop கோப்புகளை ஒப்படைத்தேன் மட்டுமே.",
    "Tally அறிக்கைகளை எடுத்துச் சென்றேன் மட்டுமே.",
    "Docker பற்றி கேள்விப்பட்டது மட்டுமே.",
    "கணக்கியல் பார்த்தது மட்டும்தான்.",
    "Kubernetes பற்றிப் படித்தது மட்டுமே.",
  ])("Tamil: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "AutoCAD ड्रॉइंग सिर्फ़ प्रिंट करता था।",
    "वेल्डिंग बस देखता था।",
    "SAP केवल देखा है।",
    "Photoshop फ़ाइलें सिर्फ़ पहुँचाता था।",
    "Tally रिपोर्ट केवल ले जाता था।",
    "Docker के बारे में केवल सुना है।",
    "वेल्डिंग होते हुए सिर्फ देखी।",
    "Kubernetes के बारे में बस पढ़ा है।",
  ])("Hindi: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "مخططات AutoCAD كنت أطبعها فقط.",
    "كنت أشاهد اللحام فقط.",
    "شاشة SAP رأيتها فقط.",
    "ملفات Photoshop كنت أسلمها فحسب.",
    "أسلّم فواتير العملاء إلى قسم المحاسبة.",
    "سمعت عن Docker فقط.",
    "اكتفيت بمشاهدة اللحام.",
    "قرأت عن Kubernetes فقط.",
  ])("Arabic: %s", (line) => expect(inJob(line)).toEqual([]));
});

describe("what was used before or has been left shows no skill", () => {
  test.each([
    "මා එන්නට පෙර සමාගම Oracle භාවිත කළා.",
    "Tally මා බැඳීමට පෙර භාවිත විය.",
    "Magento මම එන්න කලින් තිබුණේ.",
    "පැරණි පද්ධතිය Access වලින් තිබූ අතර පසුව අත්හැරියා.",
    "Oracle දැන් භාවිත නොකෙරේ.",
    "Joomla පසුව ඉවත් කරන ලදී.",
    "මා සේවයට එක්වීමට පෙර SAP තිබුණි.",
    "Tally භාවිතය නතර කළා.",
  ])("Sinhala: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "நான் சேர்வதற்கு முன் நிறுவனம் Oracle பயன்படுத்தியது.",
    "Tally நான் வருவதற்கு முன்பு இருந்தது.",
    "Magento பின்னர் கைவிடப்பட்டது.",
    "Oracle இப்போது பயன்பாட்டில் இல்லை.",
    "Joomla பின்னர் நீக்கப்பட்டது.",
    "நான் சேரும் முன் SAP இருந்தது.",
    "Tally பயன்பாடு நிறுத்தப்பட்டது.",
    "Access கோப்பு நான் வரும் முன்பே கைவிடப்பட்டது.",
  ])("Tamil: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "मेरे आने से पहले कंपनी Oracle इस्तेमाल करती थी।",
    "Tally मेरे जुड़ने से पहले चलता था।",
    "Magento बाद में छोड़ दिया गया।",
    "Oracle अब इस्तेमाल नहीं होता।",
    "Joomla बाद में हटा दिया गया।",
    "मेरी नियुक्ति से पहले SAP था।",
    "Tally का इस्तेमाल बंद हो गया।",
    "Access फ़ाइल मुझसे पहले की थी।",
  ])("Hindi: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "كانت الشركة تستعمل Oracle قبل انضمامي ثم تركته.",
    "كان Tally مستخدماً قبل مجيئي.",
    "تم التخلي عن Magento لاحقاً.",
    "لم يعد Oracle مستخدماً.",
    "أُلغي Joomla بعد ذلك.",
    "قبل التحاقي كان النظام SAP.",
    "توقفت الشركة عن استخدام Tally.",
    "ملف Access قديم من قبلي.",
  ])("Arabic: %s", (line) => expect(inJob(line)).toEqual([]));
});

describe("hopes and courses to come shows no skill", () => {
  test.each([
    "ලබන වසරේ QuickBooks පාඨමාලාවක් හැදෑරීමට බලාපොරොත්තු වෙමි.",
    "Python ඉගෙනීමට කැමැත්තෙමි.",
    "AWS සහතිකය ලබා ගැනීමට අදහස් කරමි.",
    "ලබන මාසයේ AutoCAD පන්තියකට යනවා.",
    "වෑල්ඩින් ඉගෙන ගන්න ආසයි.",
    "Photoshop පාඨමාලාවකට ලියාපදිංචි වී සිටිමි.",
    "SAP හැදෑරීමට සැලසුම් කර ඇත.",
    "Docker ඉගෙනීම අනාගත බලාපොරොත්තුවකි.",
  ])("Sinhala: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "அடுத்த ஆண்டு QuickBooks பயிற்சி எடுக்க எதிர்பார்க்கிறேன்.",
    "Python கற்றுக்கொள்ள விரும்புகிறேன்.",
    "AWS சான்றிதழ் பெறத் திட்டமிட்டுள்ளேன்.",
    "அடுத்த மாதம் AutoCAD வகுப்பில் சேர உள்ளேன்.",
    "வெல்டிங் கற்க ஆசை.",
    "Photoshop வகுப்பில் பதிவு செய்துள்ளேன்.",
    "SAP படிக்க எண்ணியுள்ளேன்.",
    "Docker கற்றுக்கொள்ள வேண்டும் என்பது என் கனவு.",
  ])("Tamil: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "अगले साल QuickBooks का कोर्स करने की उम्मीद है।",
    "Python सीखना चाहता हूँ।",
    "AWS प्रमाणपत्र लेने की योजना है।",
    "अगले महीने AutoCAD की कक्षा शुरू होगी।",
    "वेल्डिंग सीखने का मन है।",
    "Photoshop के कोर्स में नाम लिखाया है।",
    "SAP पढ़ने का विचार है।",
    "Docker सीखना मेरा सपना है।",
  ])("Hindi: %s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    "أنوي أخذ دورة QuickBooks في العام القادم.",
    "أتمنى تعلم Python.",
    "أخطط للحصول على شهادة AWS.",
    "تبدأ دورة AutoCAD الشهر القادم.",
    "أطمح إلى تعلم اللحام.",
    "سجلت في دورة Photoshop.",
    "آمل أن أدرس SAP.",
    "أودّ تعلم Docker.",
  ])("Arabic: %s", (line) => expect(inJob(line)).toEqual([]));
});

test.each([
  ["Tally හි ගිණුම් පවත්වාගෙන යාම මගේ රාජකාරියයි.", ["Tally"]],
  ["Excel වාර්තා මුද්‍රණය කර පාරිභෝගිකයන්ට ලබා දුන්නෙමි.", ["Microsoft Excel"]],
  ["Photoshop පාඨමාලාව හැදෑරුවෙමි.", ["Adobe Photoshop"]],
  ["Python වැඩසටහන් ලියුවෙමි.", ["Python"]],
  ["Tally கணக்குகள் என் பொறுப்பு.", ["Tally"]],
  ["Excel அறிக்கைகளை அச்சிட்டு வாடிக்கையாளர்களுக்கு வழங்கினேன்.", ["Microsoft Excel"]],
  ["Photoshop வகுப்பை முடித்தேன்.", ["Adobe Photoshop"]],
  ["வெல்டிங் வேலை செய்தேன்.", ["Welding"]],
  ["Tally की एंट्री मेरी ज़िम्मेदारी थी।", ["Tally"]],
  ["Excel रिपोर्ट प्रिंट करके ग्राहकों को देता था।", ["Microsoft Excel"]],
  ["Photoshop का कोर्स पूरा किया।", ["Adobe Photoshop"]],
  ["वेल्डिंग का काम मैंने किया।", ["Welding"]],
  ["إدخال القيود في Tally مسؤوليتي.", ["Tally"]],
  ["إعداد تقارير Excel وطباعتها للعملاء.", ["Microsoft Excel"]],
  ["أكملت دورة Photoshop.", ["Adobe Photoshop"]],
  ["اللحام وتركيب الأنابيب عملي.", ["Welding"]],
  ["استبدلت Oracle بنظام Odoo.", ["Odoo"]],
  ["මිතුරෙක් සමඟ React වලින් අඩවියක් හැදුවා.", ["React"]],
  ["SAP වලට දත්ත ඇතුළත් කිරීම මගේ වගකීමයි.", ["SAP"]],
  ["QuickBooks පාඨමාලාව අවසන් කර දැන් භාවිත කරමි.", ["QuickBooks"]],
  ["வாடிக்கையாளர்களின் கோரிக்கைகளை Excel இல் பதிவு செய்தேன்.", ["Microsoft Excel"]],
  ["QuickBooks பயிற்சி முடித்துப் பயன்படுத்துகிறேன்.", ["QuickBooks"]],
  ["दोस्त के साथ Flutter में ऐप बनाया।", ["Flutter"]],
  ["छात्रों को Python सिखाया।", ["Python"]],
  ["مع صديق طورت تطبيق Flutter.", ["Flutter"]],
  ["إدخال بيانات المرضى في Excel لقسم المحاسبة.", ["Microsoft Excel"]],
  ["سجلت في دورة Photoshop وأكملتها.", ["Adobe Photoshop"]],
])("the writer's own: %s", (line, names) => expect(inJob(line)).toEqual(expect.arrayContaining(names)));
