/** The first lines of a CV with the name, the e-mail address, the digits of the telephone number and the place in them. */
interface ContactHead {
  readonly text: string;
  readonly name: string;
  readonly email: string;
  /** Digits without leading zeros, with or without the code of the country. */
  readonly phone: string;
  /** Words that the place must hold. */
  readonly place: string;
}

/** Contact data as people of many countries write them: surnames first, titles, two numbers, addresses over two lines. */
export const CONTACT_HEADS: readonly ContactHead[] = [
  {
    text: `K. M. A. Perera
No. 45/3, Temple Road, Nugegoda, Sri Lanka
Tel: +94 77 123 4567 / +94 11 281 2345
Email: kma.perera@lanka.example`,
    name: "K. M. A. Perera",
    email: "kma.perera@lanka.example",
    phone: "94771234567",
    place: "No. 45/3, Temple Road, Nugegoda, Sri Lanka",
  },
  {
    text: `PERERA, Kasun Malith
kasun.perera [at] mail.example
0771234567 (WhatsApp)
Kandy`,
    name: "Kasun Malith Perera",
    email: "kasun.perera@mail.example",
    phone: "771234567",
    place: "Kandy",
  },
  {
    text: `Dr. Nimali Jayawardena, MBBS, MD
12 Hospital Lane, Galle 80000
Mobile: 071-234 5678 | Home: 091-222 3344
nimali.j@health.example`,
    name: "Nimali Jayawardena",
    email: "nimali.j@health.example",
    phone: "712345678",
    place: "12 Hospital Lane, Galle 80000",
  },
  {
    text: `GARCÍA LÓPEZ, María José
C/ Mayor 15, 3º B, 28013 Madrid
Tfno. 612 34 56 78
mjgarcia@correo.example`,
    name: "María José García López",
    email: "mjgarcia@correo.example",
    phone: "612345678",
    place: "C/ Mayor 15, 3º B, 28013 Madrid",
  },
  {
    text: `Curriculum Vitae
João Pedro da Silva e Sousa
Rua das Flores, n.º 22, 2.º Esq., 4050-262 Porto
Telemóvel: +351 912 345 678
E-mail: joaopedro.silva@correio.example`,
    name: "João Pedro da Silva e Sousa",
    email: "joaopedro.silva@correio.example",
    phone: "351912345678",
    place: "Rua das Flores, n.º 22, 2.º Esq., 4050-262 Porto",
  },
  {
    text: `Dipl.-Ing. (FH) Jürgen von der Heide
Lindenstraße 4 · 50674 Köln
Mobil 0176 / 12 34 56 78
j.vonderheide@post.example`,
    name: "Jürgen von der Heide",
    email: "j.vonderheide@post.example",
    phone: "17612345678",
    place: "50674 Köln",
  },
  {
    text: `Name: Mohamed Rizwan Mohamed Fazil
Address: 23/A, Main Street, Akkaraipattu – 04
Contact No: 075 555 0199
E-mail: fazil99@mail.example`,
    name: "Mohamed Rizwan Mohamed Fazil",
    email: "fazil99@mail.example",
    phone: "755550199",
    place: "23/A, Main Street, Akkaraipattu",
  },
  {
    text: `MARIA CRISTINA S. DELA CRUZ, RN
Blk 4 Lot 12, Brgy. San Isidro, Quezon City
0917 555 0123 / cristina.delacruz@mail.example`,
    name: "Maria Cristina S. Dela Cruz",
    email: "cristina.delacruz@mail.example",
    phone: "9175550123",
    place: "Blk 4 Lot 12, Brgy. San Isidro, Quezon City",
  },
  {
    text: `சிவகுமார் பிரியதர்ஷினி
இல. 12, கோவில் வீதி, யாழ்ப்பாணம்
தொலைபேசி: 077 555 0188
மின்னஞ்சல்: piriya@mail.example`,
    name: "சிவகுமார் பிரியதர்ஷினி",
    email: "piriya@mail.example",
    phone: "775550188",
    place: "இல. 12, கோவில் வீதி, யாழ்ப்பாணம்",
  },
  {
    text: `නිමල් කුමාර ජයසිංහ
අංක 23, පන්සල පාර, කුරුණෑගල
දුරකථන: 071 555 0123
nimal@mail.example`,
    name: "නිමල් කුමාර ජයසිංහ",
    email: "nimal@mail.example",
    phone: "715550123",
    place: "අංක 23, පන්සල පාර, කුරුණෑගල",
  },
  {
    text: `محمد أحمد عبد الرحمن
الرياض، المملكة العربية السعودية
جوال: +966 55 123 4567
البريد: m.ahmed@mail.example`,
    name: "محمد أحمد عبد الرحمن",
    email: "m.ahmed@mail.example",
    phone: "966551234567",
    place: "الرياض، المملكة العربية السعودية",
  },
  {
    text: `अनिता शर्मा
जयपुर, राजस्थान
फ़ोन: +91 98290 55501
anita@mail.example`,
    name: "अनिता शर्मा",
    email: "anita@mail.example",
    phone: "919829055501",
    place: "जयपुर, राजस्थान",
  },
  {
    text: `Anna-Lena Müller-Schmidt
geboren am 12.03.1990 in Ulm
Hauptstr. 12a, 89073 Ulm
Tel. 0731/555 01 23, Mobil 0151-555 01 234
a.mueller-schmidt@post.example`,
    name: "Anna-Lena Müller-Schmidt",
    email: "a.mueller-schmidt@post.example",
    phone: "7315550123",
    place: "Hauptstr. 12a, 89073 Ulm",
  },
  {
    text: `Giulia De Santis
Via Garibaldi 7, 40124 Bologna (BO)
Cell. 333 555 0123
giulia.desantis@posta.example`,
    name: "Giulia De Santis",
    email: "giulia.desantis@posta.example",
    phone: "3335550123",
    place: "Via Garibaldi 7, 40124 Bologna (BO)",
  },
  {
    text: `van den Berg, Pieter
Kerkstraat 12
1017 GN Amsterdam
+31 6 1234 5678
p.vandenberg@post.example`,
    name: "Pieter van den Berg",
    email: "p.vandenberg@post.example",
    phone: "31612345678",
    place: "1017 GN Amsterdam",
  },
  {
    text: `Mr. A. R. M. Nizar
Engineer – Mechanical
Doha, Qatar
Mob: +974 5555 0123 (Qatar), +94 77 555 0123 (Sri Lanka)
nizar.arm@mail.example`,
    name: "A. R. M. Nizar",
    email: "nizar.arm@mail.example",
    phone: "97455550123",
    place: "Doha, Qatar",
  },
  {
    text: `Ana Beatriz Ferreira dos Santos
Brasileira, solteira, 29 anos
Rua XV de Novembro, 123, apto 45 – Centro – Curitiba/PR
(41) 99555-0123
ana.santos@mail.example`,
    name: "Ana Beatriz Ferreira dos Santos",
    email: "ana.santos@mail.example",
    phone: "41995550123",
    place: "Curitiba/PR",
  },
  {
    text: `Priyanka Venkataraman
Bengaluru, Karnataka, India | M: +91-98450-55501 | E: priyanka.v@mail.example`,
    name: "Priyanka Venkataraman",
    email: "priyanka.v@mail.example",
    phone: "919845055501",
    place: "Bengaluru, Karnataka, India",
  },
  {
    text: `Thi Mai Nguyen
thimai.nguyen
@mail.example
+44 (0)20 7946 0123
London N4 3JL`,
    name: "Thi Mai Nguyen",
    email: "thimai.nguyen@mail.example",
    phone: "442079460123",
    place: "London N4 3JL",
  },
];
