import { describe, expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

describe("what somebody else does shows no skill, in Hindi, Tamil, Sinhala and Arabic", () => {
  test.each([
    "कंप्यूटर की मरम्मत बाहर की एजेंसी करती थी",
    "वेबसाइट दिल्ली की टीम ने React में बनाई",
    "SAP में एंट्री अकाउंटेंट करता है",
    "बिजली का काम ठेकेदार करता था",
    "React இடைமுகத்தைச் சென்னை குழு எழுதுகிறது",
    "கணக்குகளை Tally இல் கணக்காளர் பதிவு செய்கிறார்",
    "வெல்டிங் வேலையை ஒப்பந்ததாரர்கள் செய்கிறார்கள்",
    "ගිණුම් කටයුතු Tally හි ගණකාධිකාරි කරයි",
    "වෙබ් අඩවිය React වලින් කොළඹ කණ්ඩායම ලියයි",
    "වෑල්ඩින් වැඩ කොන්ත්‍රාත්කරු කරයි",
    "تصميم الموقع نفذته شركة خارجية باستخدام WordPress",
    "اللحام يتولاه المقاول",
    "المحاسبة في SAP من قبل قسم المالية",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test.each([
    ["मैं SAP में एंट्री करता हूँ", "SAP"],
    ["कंपनी के लिए वेल्डिंग करता था", "Welding"],
    ["टीम के साथ React में विकास", "React"],
    ["குழுவுடன் React இல் பணி", "React"],
    ["Docker மூலம் நிறுவும் நேரம் குறைந்தது", "Docker"],
    ["කණ්ඩායම සමඟ React භාවිත කිරීම", "React"],
    ["වෑල්ඩින් වැඩ කළෙමි", "Welding"],
    ["العمل مع فريق المطورين في Jira", "Jira"],
  ])("the writer's own: %s", (line, name) => expect(inJob(line)).toContain(name));
});

test.each([
  ["Koha में 22,000 पुस्तकों का सूचीकरण", ["Koha", "Cataloguing"]],
  ["Oracle இல் தரவுத்தளங்கள்", ["Oracle Database"]],
])("what the work is done in stands before its small word: %s", (line, names) =>
  expect(inJob(line)).toEqual(names),
);
