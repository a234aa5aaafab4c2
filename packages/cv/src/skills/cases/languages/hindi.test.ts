import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "दवा देना, घाव की ड्रेसिंग, इंजेक्शन लगाना, रक्तचाप जांच, मरीजों की देखभाल, टीकाकरण, आईसीयू देखभाल",
    [
      "Medication administration",
      "Wound care",
      "Injections",
      "Blood pressure monitoring",
      "Patient care",
      "Vaccination",
      "Intensive care",
    ],
  ],
  [
    "सुरक्षित ड्राइविंग, वाहन रखरखाव, सामान की डिलीवरी, रास्तों की जानकारी, टायर बदलना, यात्री परिवहन, माल लोडिंग",
    [
      "Safe driving",
      "Vehicle maintenance",
      "Delivery",
      "Route knowledge",
      "Tyre fitting",
      "Passenger transport",
      "Loading and unloading",
    ],
  ],
  [
    "पाठ योजना, कक्षा प्रबंधन, विद्यार्थी मूल्यांकन, गणित शिक्षण, अभिभावक संवाद, कहानी सुनाना, उपचारात्मक शिक्षण",
    [
      "Lesson planning",
      "Classroom management",
      "Student assessment",
      "Mathematics teaching",
      "Parent communication",
      "Storytelling",
      "Remedial teaching",
    ],
  ],
  [
    "प्रवेश नियंत्रण, गश्त, अग्निशमन, रजिस्टर रखना, आगंतुक प्रबंधन, भीड़ नियंत्रण, आपातकालीन निकासी",
    [
      "Access control",
      "Patrolling",
      "Firefighting",
      "Record keeping",
      "Visitor management",
      "Crowd control",
      "Emergency evacuation",
    ],
  ],
  [
    "ईंट चिनाई, प्लास्टर करना, टाइल लगाना, कंक्रीट ढलाई, शटरिंग, सरिया बांधना, नक्शा पढ़ना",
    ["Bricklaying", "Plastering", "Tiling", "Concreting", "Formwork", "Bar bending", "Blueprint reading"],
  ],
  [
    "ग्राहक सेवा, बिक्री, मोलभाव, बिल बनाना, नए ग्राहक जोड़ना, दुकान संभालना, उत्पाद प्रदर्शन",
    [
      "Customer service",
      "Sales",
      "Negotiation",
      "Billing",
      "Customer acquisition",
      "Shop management",
      "Product demonstration",
    ],
  ],
  [
    "कमरा बुकिंग, चेक इन चेक आउट, शिकायत निवारण, बिलिंग, नकद लेनदेन, कंप्यूटर ज्ञान",
    ["Room reservations", "Check-in", "Complaint handling", "Billing", "Cash handling", "Computer literacy"],
  ],
  [
    "पाइप फिटिंग, नल मरम्मत, टंकी लगाना, लीकेज ठीक करना, मोटर लगाना, नाली सफाई, गीजर लगाना",
    [
      "Pipe fitting",
      "Tap repair",
      "Water tank installation",
      "Leak repair",
      "Pump installation",
      "Drain unblocking",
      "Water heater installation",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["मरीजों को दवा देना और घाव की पट्टी करना", ["Medication administration", "Wound care"]],
  ["बीपी, शुगर और तापमान की जांच", ["Vital signs"]],
  ["नए स्टाफ को प्रशिक्षण देना", ["Training delivery"]],
  ["मकानों में वायरिंग और पंखे लगाना", ["Electrical installation"]],
  ["केबल बिछाना और कनेक्शन देना", ["Cable laying"]],
  ["माल की लोडिंग और अनलोडिंग करवाना", ["Loading and unloading"]],
  ["सब्जी और राशन की खरीद", ["Procurement"]],
  ["उत्तर पुस्तिकाओं की जांच", ["Marking"]],
  ["सूट और ब्लाउज की सिलाई", ["Tailoring"]],
  ["रात में परिसर की गश्त", ["Patrolling"]],
  ["जीएसटी रिटर्न दाखिल करना", ["GST returns"]],
  ["कर्मचारियों का वेतन तैयार करना", ["Payroll"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
