import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

function studiesOf(lines: readonly string[]) {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test.each<[string, string[], (string | number | null)[][]]>([
  [
    "the letters of an award in a bracket behind it, and its subject behind the comma",
    ["inżynier (BEng), Computer Science, Gdynia University of Technology, 2016"],
    [["inżynier (BEng)", "Gdynia University of Technology", 2016]],
  ],
  [
    "what is told of a school in small letters",
    ["Leaving Certificate, Coláiste Bhríde (all subjects through Irish), 2004"],
    [["Leaving Certificate", "Coláiste Bhríde", 2004]],
  ],
  [
    "how a degree was read, behind its subject",
    ["University of Waterloo\t2016 – 2021", "Bachelor of Mathematics, Statistics (co-op)\tWaterloo, ON"],
    [["Bachelor of Mathematics, Statistics", "University of Waterloo", 2021]],
  ],
  [
    "a doctorate of Germany in preparation, and no title of whoever guides it",
    [
      "since 10/2022\tDr. rer. nat. (in preparation), Universität Jena, Institute of Botany",
      "2009 – 2014\tDipl.-Ing. Maschinenbau, TU Graz. Betreuer: Prof. Dr.-Ing. Karl Huber",
    ],
    [
      ["Dr. rer. nat.", "Universität Jena", null],
      ["Dipl.-Ing. Maschinenbau", "TU Graz", 2014],
    ],
  ],
  [
    "a stay abroad and a leave between studies",
    ["1999\tAbitur, Gymnasium Steyr", "1999–2000\tAu-pair in Lyon", "2010\tHochzeit und Elternzeit"],
    [["Abitur", "Gymnasium Steyr", 1999]],
  ],
  [
    "a degree that one says to have",
    ["I have a degree in Fine Art from the University of Reading (2006)."],
    [["degree in Fine Art", "University of Reading", 2006]],
  ],
  [
    "certificates of Malaysia",
    ["Kolej Komuniti Kuantan – Sijil Servis Perhotelan – 2014", "SMK Beserah – SPM – 2012"],
    [
      ["Sijil Servis Perhotelan", "Kolej Komuniti Kuantan", 2014],
      ["SPM", "SMK Beserah", 2012],
    ],
  ],
  [
    "a service between two schools",
    ["2012 – 2013\tZivildienst, Rettungsstelle Hietzing", "2007 – 2012\tMatura, HTL Steyr"],
    [["Matura", "HTL Steyr", 2012]],
  ],
  [
    "a school named in front of two degrees",
    ["Heriot-Watt University: MSc Structural Engineering (2013), BEng Civil Engineering (2012)"],
    [
      ["MSc Structural Engineering", "Heriot-Watt University", 2013],
      ["BEng Civil Engineering", "Heriot-Watt University", 2012],
    ],
  ],
  [
    "the mark of the last subject in front of a school",
    ["2004 A levels: Biology A, Geography B, Chemistry C. Saltash Community College"],
    [["A levels", "Saltash Community College", 2004]],
  ],
  [
    "the town behind a university is nothing that was read there",
    ["Lagos State University, Ojo\t2010 – 2014"],
    [[null, "Lagos State University", 2014]],
  ],
  [
    "a school of several first names behind its link",
    ["Juni 2004: Abitur am Maria-Theresia-Gymnasium, Augsburg"],
    [["Abitur", "Maria-Theresia-Gymnasium", 2004]],
  ],
  [
    "the level over a school, and what was sat there",
    ["Primary School", "Rusinga Lakeside Primary School, 2006", "K.C.P.E."],
    [["K.C.P.E", "Rusinga Lakeside Primary School", 2006]],
  ],
  [
    "headings of levels among the studies",
    [
      "University Education",
      "Technische Universiteit Delft, 2009–2014",
      "MSc Aerospace Engineering",
      "School Education",
      "Stedelijk Gymnasium Breda, 2003–2009",
    ],
    [
      ["MSc Aerospace Engineering", "Technische Universiteit Delft", 2014],
      [null, "Stedelijk Gymnasium Breda", 2009],
    ],
  ],
  [
    "what was left unfinished",
    [
      "Nursing School Ljubljana, 2003 (I stopped before the final exam)",
      "School: Waterford RTC, no diploma (1994–1996)",
    ],
    [
      [null, "Nursing School Ljubljana", 2003],
      [null, "Waterford RTC", 1996],
    ],
  ],
  [
    "the class that one left school from, in words",
    ["2003 Finished Form 4 at Kaptembwo Secondary"],
    [["Form 4", "Kaptembwo Secondary", 2003]],
  ],
  [
    "a form whose last row is the certificate",
    ["Name of School: Mzuzu University", "Year: 2014", "Certificate: B.Ed (Science)"],
    [["B.Ed (Science)", "Mzuzu University", 2014]],
  ],
  [
    "a campus behind its school",
    ["BS Physics\t2015 – 2019", "FAST-NUCES, Karachi Campus"],
    [["BS Physics", "FAST-NUCES, Karachi Campus", 2019]],
  ],
  [
    "slashes between year, school and degree",
    ["2005-2010 / Université de Kinshasa / Licence en Droit", "1999-2005 / Collège Boboto / Diplôme d'État"],
    [
      ["Licence en Droit", "Université de Kinshasa", 2010],
      ["Diplôme d'État", "Collège Boboto", 2005],
    ],
  ],
  [
    "the school in a bracket behind the award",
    ["BTS Électrotechnique (Lycée Diderot, 2011)"],
    [["BTS Électrotechnique", "Lycée Diderot", 2011]],
  ],
  [
    "letters in a bracket behind the school",
    ["BSc Actuarial Science, Kumasi University (KUST), 2021"],
    [["BSc Actuarial Science", "Kumasi University (KUST)", 2021]],
  ],
  [
    "words cut short in the name of a school",
    ["HSC\tVelammal Matric. Hr. Sec. School\tState Board\t2014"],
    [["HSC", "Velammal Matric. Hr. Sec. School", 2014]],
  ],
  [
    "two studies in a sentence",
    [
      "I hold a Master's in Botany from the University of Lahore (2014) and a BA in English from Kinnaird College (2012).",
    ],
    [
      ["Master's in Botany", "University of Lahore", 2014],
      ["BA in English", "Kinnaird College", 2012],
    ],
  ],
  [
    "how a study ended",
    ["2008 – 2013\tHTL Steyr", "\tMatura mit gutem Erfolg"],
    [["Matura", "HTL Steyr", 2013]],
  ],
  [
    "the class of a British degree with its colon",
    ["University of Exeter, BA Accounting and Finance 2:1 (2012–2015)"],
    [["BA Accounting and Finance", "University of Exeter", 2015]],
  ],
  [
    "courses of South African colleges by their numbers",
    ["N1 – N3 Electrical Engineering, Thekwini TVET College, 2009 – 2010", "Trade Test: Electrician, 2013"],
    [
      ["N1 – N3 Electrical Engineering", "Thekwini TVET College", 2010],
      ["Trade Test: Electrician", null, 2013],
    ],
  ],
  [
    "a faculty and its university",
    ["MBBS, Faculty of Medicine, University of Ruhuna, 2019"],
    [["MBBS", "Faculty of Medicine, University of Ruhuna", 2019]],
  ],
  [
    "a certificate without a letter",
    ["10+2 from PSEB, 2012", "10th from PSEB, 2010"],
    [
      ["10+2", "PSEB", 2012],
      ["10th", "PSEB", 2010],
    ],
  ],
  [
    "a class that gives a certificate",
    [
      "Grade 12 School Certificate - Munali Boys Secondary - 2007",
      "Craft Certificate in Plumbing, Lusaka College, 2011",
    ],
    [
      ["Grade 12 School Certificate", "Munali Boys Secondary", 2007],
      ["Craft Certificate in Plumbing", "Lusaka College", 2011],
    ],
  ],
  [
    "an internship between studies",
    [
      "MBBS, University of Ruhuna, 2019",
      "Internship: Base Hospital Matara, 2020-2021",
      "G.C.E. A/L 2011, Rahula College, Matara",
    ],
    [
      ["MBBS", "University of Ruhuna", 2019],
      ["G.C.E. A/L", "Rahula College", 2011],
    ],
  ],
  [
    "subjects with the marks of the Caribbean",
    ["Holy Trinity High School, 2016", "CSEC: English A (1), Mathematics (3), Principles of Business (2)"],
    [["CSEC", "Holy Trinity High School", 2016]],
  ],
  [
    "the letters of an award and what they stand for",
    ["DEAES – Diplôme d'État d'Accompagnant Éducatif", "IRTS, Lille · 2018"],
    [["DEAES – Diplôme d'État d'Accompagnant Éducatif", "IRTS", 2018]],
  ],
  [
    "the level of a study in front of a degree",
    ["College: Bachelor of Elementary Education, Bicol University, Legazpi City, March 2014"],
    [["Bachelor of Elementary Education", "Bicol University", 2014]],
  ],
  [
    "who else had a part in a degree",
    ["Sunway University, BSc (Hons) Accounting in collaboration with Lancaster University – 2019"],
    [["BSc (Hons) Accounting", "Sunway University", 2019]],
  ],
  [
    "the school and the year in a bracket behind what no table knows",
    ["Pharmacist's Assistant Basic (Health Science Academy, 2017)"],
    [["Pharmacist's Assistant Basic", "Health Science Academy", 2017]],
  ],
  [
    "the labels of a form",
    ["Highest Grade Passed: Grade 12 (NSC)", "Institution: Lowveld Secondary School", "Year: 2008"],
    [["Grade 12 (NSC)", "Lowveld Secondary School", 2008]],
  ],
  [
    "numbers in front of the entries",
    ["1. B.Sc in Physics, University of Kelaniya, 2014", "2. G.C.E. A/L, Ananda College, 2009"],
    [
      ["B.Sc in Physics", "University of Kelaniya", 2014],
      ["G.C.E. A/L", "Ananda College", 2009],
    ],
  ],
  [
    "state examinations, which are counted themselves",
    ["1. Staatsexamen, Universität Bonn, 2004", "2. Staatsexamen, OLG Köln, 2006"],
    [
      ["1. Staatsexamen", "Universität Bonn", 2004],
      ["2. Staatsexamen", "OLG Köln", 2006],
    ],
  ],
])("%s", (_, lines, studies) => {
  expect(studiesOf(lines)).toEqual(studies);
});
