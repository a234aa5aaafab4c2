import type { WholeCv } from "./whole-cv.ts";

/** CVs in Dutch, Arabic, Sinhala, Hindi and Italian. */
export const DUTCH_ITALIAN_AND_SCRIPTS: readonly WholeCv[] = [
  {
    shape: "Flemish, weekend work beside the studies",
    text: `! Jolien De Backer
Kortrijksesteenweg 88, 9000 Gent
GSM 0475 55 50 12
jolien.debacker@post.example
# Beroepservaring
2021 – nu: Apotheekassistent, Apotheek Vervloet, Gent
2018 – 2021: Studentenjob (weekend), Bakkerij Goeminne, Deinze
# Opleiding
2018 – 2021: Bachelor Farmaceutische en Biologische Laboratoriumtechnologie, HOGENT
2012 – 2018: ASO Wetenschappen, Sint-Hendrikscollege, Deinze
# Talenkennis
Nederlands: moedertaal
Frans: goed
Engels: zeer goed
# Rijbewijs
B`,
    name: "Jolien De Backer",
    email: "jolien.debacker@post.example",
    phone: "0475 55 50 12",
    jobs: [
      ["Apotheekassistent", "Apotheek Vervloet", "2021", "now"],
      ["Studentenjob (weekend)", "Bakkerij Goeminne", "2018", "2021"],
    ],
    studies: [
      ["Bachelor Farmaceutische en Biologische Laboratoriumtechnologie", "HOGENT", 2021],
      ["ASO Wetenschappen", "Sint-Hendrikscollege", 2018],
    ],
    certificates: [],
    languages: ["Dutch", "French", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "Egyptian, Arabic with Western figures and ranges by 'من … إلى'",
    text: `! محمد عبد الرحمن سالم
الجيزة، مصر | 0100 555 0133 | m.salem@barid.example
# الخبرة العملية
من 2019 إلى الآن: مهندس صيانة، شركة النيل للأغذية، الجيزة
من 2015 إلى 2019: فني كهرباء، مصنع الدلتا للغزل، طنطا
# التعليم
بكالوريوس هندسة كهربائية، جامعة القاهرة، 2015
# الدورات التدريبية
دورة التحكم الآلي PLC، 2018
# اللغات
العربية، الإنجليزية`,
    name: "محمد عبد الرحمن سالم",
    email: "m.salem@barid.example",
    phone: "0100 555 0133",
    jobs: [
      ["مهندس صيانة", "شركة النيل للأغذية", "2019", "now"],
      ["فني كهرباء", "مصنع الدلتا للغزل", "2015", "2019"],
    ],
    studies: [["بكالوريوس هندسة كهربائية", "جامعة القاهرة", 2015]],
    certificates: ["دورة التحكم الآلي PLC"],
    languages: ["Arabic", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "Sinhala, labels with colons and referees",
    text: `! ජීව දත්ත පත්‍රය
සම්පූර්ණ නම\t:\tනිමල් ප්‍රියන්ත ගුණසේකර
ලිපිනය\t:\t23, පන්සල පාර, හොරණ
දුරකථන\t:\t077 255 5140
විද්‍යුත් තැපෑල\t:\tnimal.g@tapal.example
# වෘත්තීය අත්දැකීම්
ගිණුම් සහකාර – හොරණ බේකරි සමාගම – 2018 සිට මේ දක්වා
ගබඩා ලිපිකරු – පානදුර සමුපකාරය – 2014 සිට 2018 දක්වා
# අධ්‍යාපන සුදුසුකම්
අ.පො.ස. (උසස් පෙළ) – තක්ෂිලා මධ්‍ය විද්‍යාලය – 2012
# භාෂා දැනුම
සිංහල, ඉංග්‍රීසි
# විමර්ශනය
එස්. පෙරේරා මහතා, කළමනාකරු, හොරණ බේකරි සමාගම, 077 555 0001`,
    name: "නිමල් ප්‍රියන්ත ගුණසේකර",
    email: "nimal.g@tapal.example",
    phone: "077 255 5140",
    jobs: [
      ["ගිණුම් සහකාර", "හොරණ බේකරි සමාගම", "2018", "now"],
      ["ගබඩා ලිපිකරු", "පානදුර සමුපකාරය", "2014", "2018"],
    ],
    studies: [["අ.පො.ස. (උසස් පෙළ)", "තක්ෂිලා මධ්‍ය විද්‍යාලය", 2012]],
    certificates: [],
    languages: ["Sinhala", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "Hindi, a table of studies and years as '2016 से 2020'",
    text: `! बायोडाटा
नाम : दिनेश कुमार पटेल
मोबाइल : 98260 55514
ईमेल : dinesh.patel@daak.example
# कार्य अनुभव
इलेक्ट्रीशियन, नर्मदा सीमेंट वर्क्स, जबलपुर – 2020 से अब तक
सहायक इलेक्ट्रीशियन, शर्मा इलेक्ट्रिकल्स, कटनी – 2016 से 2020
# शैक्षणिक योग्यता
परीक्षा\tबोर्ड\tवर्ष\tप्रतिशत
आई.टी.आई. (विद्युतकार)\tशासकीय आई.टी.आई. कटनी\t2016\t72%
हाई स्कूल\tमाध्यमिक शिक्षा मंडल, भोपाल\t2013\t61%
# भाषा
हिंदी, अंग्रेज़ी (सामान्य)`,
    name: "दिनेश कुमार पटेल",
    email: "dinesh.patel@daak.example",
    phone: "98260 55514",
    jobs: [
      ["इलेक्ट्रीशियन", "नर्मदा सीमेंट वर्क्स", "2020", "now"],
      ["सहायक इलेक्ट्रीशियन", "शर्मा इलेक्ट्रिकल्स", "2016", "2020"],
    ],
    studies: [
      ["आई.टी.आई. (विद्युतकार)", "शासकीय आई.टी.आई. कटनी", 2016],
      ["हाई स्कूल", "माध्यमिक शिक्षा मंडल", 2013],
    ],
    certificates: [],
    languages: ["Hindi", "English"],
    results: [],
    flaws: [],
  },
  {
    shape: "Italian, all in the European order of label and value",
    text: `! Curriculum vitae
INFORMAZIONI PERSONALI
Nome\tCarmela Esposito
Indirizzo\tVia Foria 112, 80137 Napoli
Telefono\t081 555 0142 – cell. 338 555 0142
E-mail\tcarmela.esposito@posta.example
# ESPERIENZA LAVORATIVA
• Date (da – a)\tMaggio 2017 – in corso
• Nome e indirizzo del datore di lavoro\tCasa di cura Villa Vesuvio, Napoli
• Tipo di impiego\tOperatrice socio-sanitaria (OSS)
• Principali mansioni\tIgiene e cura degli ospiti
• Date (da – a)\tGennaio 2012 – Aprile 2017
• Nome e indirizzo del datore di lavoro\tCooperativa Sociale Arcobaleno, Portici
• Tipo di impiego\tAssistente domiciliare
# ISTRUZIONE E FORMAZIONE
• Date (da – a)\t2011
• Nome e tipo di istituto\tEnte di formazione Campania Lavoro
• Qualifica conseguita\tQualifica di Operatore Socio-Sanitario
# MADRELINGUA
Italiano
# ALTRE LINGUE
Inglese: scolastico`,
    name: "Carmela Esposito",
    email: "carmela.esposito@posta.example",
    phone: "081 555 0142",
    jobs: [
      ["Operatrice socio-sanitaria (OSS)", "Casa di cura Villa Vesuvio", "2017-05", "now"],
      ["Assistente domiciliare", "Cooperativa Sociale Arcobaleno", "2012-01", "2017-04"],
    ],
    studies: [["Qualifica di Operatore Socio-Sanitario", "Ente di formazione Campania Lavoro", 2011]],
    certificates: [],
    languages: ["Italian", "English"],
    results: [],
    flaws: [],
  },
];
