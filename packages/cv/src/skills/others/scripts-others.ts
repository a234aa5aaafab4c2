import { cueOfAnyScript, type Rule } from "./rule.ts";

/** The like in Sinhala, Tamil, Hindi (what is said comes before the word that says it) and Arabic. */
export const OTHER_SCRIPTS: readonly Rule[] = [
  // "… departments", "together with the … divisions"
  {
    cue: cueOfAnyScript(
      "අංශ\\p{M}* (?:සමඟ|සමග)|පிரிவ",
      "பிரிவு(?:களுடன்|களோடு|டன்)",
      "विभाग(?:ों)? (?:के साथ|से)",
    ),
    reach: "before",
    sparesTools: true,
  },
  {
    cue: cueOfAnyScript("(?:مع|بين) (?:أقسام|قسم|إدارات)", "(?:أقسام|إدارات) "),
    reach: "sentence",
    sparesTools: true,
  },
  // "The company makes …": the verb follows at the end of the sentence
  {
    cue: cueOfAnyScript(
      "(?:^|[.;।]\\s+)(?:ආයතනය|සමාගම)(?=\\s)",
      "(?:^|[.;।]\\s+)(?:எங்கள் )?(?:நிறுவனம்|கம்பெனி)(?=\\s)",
      "(?:^|[.;।]\\s+)कंपनी (?!के|की|का|में|ने|को|से)",
      "(?:^|[.;،]\\s+)(?:الشركة|المؤسسة|المصنع) ت?ي?(?=\\p{L})",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "My brother does welding"
  {
    cue: cueOfAnyScript(
      "මගේ (?:සහෝදර|අයියා|මල්ලි|අක්කා|නංගි|පියා|මව|සැමියා|බිරිඳ|පුතා|දුව)\\p{L}*",
      "(?:என்|எனது) (?:அண்ணன்|தம்பி|அக்கா|தங்கை|தந்தை|அப்பா|அம்மா|கணவர்|மனைவி|மகன்|மகள்)",
      "मेर[ेीा] (?:भाई|बहन|पिता|माता|पति|पत्नी|बेट[ेाी])",
      "(?:أخي|أختي|والدي|والدتي|زوجي|زوجتي|ابني|ابنتي) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Leaflets about yoga", "books of chemistry and law"
  {
    cue: cueOfAnyScript(
      "පිළිබඳ (?:පත්‍රිකා|පොත්)",
      "පොත් රාක්ක",
      "பற்றிய (?:துண்டுப்பிரசுர|புத்தக)",
      "(?:புத்தகங்கள்|புத்தகங்களை|நூல்கள்)(?=[\\s,.;]|$)",
      "पर पर्चे",
      "की किताबें",
    ),
    reach: "before",
    sparesTools: false,
  },
  { cue: cueOfAnyScript("(?:منشورات|كتب) (?:عن )?"), reach: "sentence", sparesTools: false },
];
