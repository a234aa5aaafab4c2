import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "நோயாளி பராமரிப்பு, மருந்து வழங்குதல், காயங்களுக்கு கட்டுப்போடுதல், ஊசி போடுதல், இரத்த அழுத்தம் அளவிடுதல், தீவிர சிகிச்சை, தொற்று கட்டுப்பாடு",
    [
      "Patient care",
      "Medication administration",
      "Wound care",
      "Injections",
      "Blood pressure monitoring",
      "Intensive care",
      "Infection control",
    ],
  ],
  [
    "கனரக வாகனம் ஓட்டுதல், பாதுகாப்பான ஓட்டுதல், பொருட்களை விநியோகித்தல், வாகன பராமரிப்பு, பாதை அறிவு, பயணிகள் போக்குவரத்து, டயர் மாற்றுதல்",
    [
      "Heavy vehicle driving",
      "Safe driving",
      "Delivery",
      "Vehicle maintenance",
      "Route knowledge",
      "Passenger transport",
      "Tyre fitting",
    ],
  ],
  [
    "பாடத்திட்டம் தயாரித்தல், வகுப்பறை மேலாண்மை, மாணவர் மதிப்பீடு, கணிதம் கற்பித்தல், பெற்றோர் தொடர்பு, கற்பித்தல், வினாத்தாள் தயாரித்தல்",
    [
      "Lesson planning",
      "Classroom management",
      "Student assessment",
      "Mathematics teaching",
      "Parent communication",
      "Teaching",
      "Exam preparation",
    ],
  ],
  [
    "கணக்கு பதிவு, வங்கி இணக்கம், சம்பளப் பட்டியல், டேலி, தணிக்கை, விலைப்பட்டியல், வரவு செலவு திட்டம்",
    ["Bookkeeping", "Bank reconciliation", "Payroll", "Tally", "Auditing", "Invoicing", "Budgeting"],
  ],
  [
    "ஆடை தைத்தல், துணி வெட்டுதல், எம்பிராய்டரி, பட்டன் வைத்தல், இயந்திர பராமரிப்பு, தர பரிசோதனை, இஸ்திரி போடுதல்",
    [
      "Sewing",
      "Fabric cutting",
      "Embroidery",
      "Button attaching",
      "Machine maintenance",
      "Quality inspection",
      "Ironing",
    ],
  ],
  [
    "விற்பனை, வாடிக்கையாளர் சேவை, பேரம் பேசுதல், பில் போடுதல், சரக்கு கணக்கெடுப்பு, பொருட்களை காட்சிப்படுத்தல், பணம் கையாளுதல்",
    ["Sales", "Customer service", "Negotiation", "Billing", "Stocktaking", "Merchandising", "Cash handling"],
  ],
  [
    "அறை முன்பதிவு, புகார் தீர்த்தல், தொலைபேசி பதில், பில்லிங், கணினி அறிவு, பணம் கையாளுதல்",
    [
      "Room reservations",
      "Complaint handling",
      "Telephone answering",
      "Billing",
      "Computer literacy",
      "Cash handling",
    ],
  ],
  [
    "குழாய் பொருத்துதல், கசிவு சரிசெய்தல், நீர்த்தொட்டி பொருத்துதல், கழிவறை சாதனங்கள் பொருத்துதல், மோட்டார் பொருத்துதல், வடிகால் சுத்தம், கீசர் பொருத்துதல்",
    [
      "Pipe fitting",
      "Leak repair",
      "Water tank installation",
      "Sanitary installation",
      "Pump installation",
      "Drain unblocking",
      "Water heater installation",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["நோயாளிகளுக்கு மருந்து வழங்குதல் மற்றும் காயங்களைச் சுத்தம் செய்தல்", ["Medication administration", "Wound care"]],
  ["புதிய செவிலியர்களுக்கு பயிற்சி அளித்தல்", ["Training delivery"]],
  ["வீடுகளுக்கு வயரிங் செய்தல்", ["Electrical installation"]],
  ["லாரி ஓட்டுதல் மற்றும் சரக்கு ஏற்றி இறக்குதல்", ["Truck driving", "Loading and unloading"]],
  ["தினசரி வாகன சோதனை", ["Vehicle inspection"]],
  ["வாடிக்கையாளர்களுக்கு பொருட்களை விநியோகித்தல்", ["Delivery"]],
  ["தினமும் 200 பேருக்கு உணவு தயாரித்தல்", ["Food preparation"]],
  ["மளிகைப் பொருட்கள் கொள்முதல்", ["Procurement"]],
  ["உயர்தர மாணவர்களுக்கு பௌதிகவியல் கற்பித்தல்", ["Teaching"]],
  ["விடைத்தாள் திருத்துதல்", ["Marking"]],
  ["சுவர் கட்டுதல் மற்றும் பூச்சு வேலை", ["Bricklaying", "Plastering"]],
  ["கான்கிரீட் தளம் போடுதல்", ["Concreting"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
