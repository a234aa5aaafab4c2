import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "රෝගී සත්කාර, බෙහෙත් ලබා දීම, තුවාල පිරිසිදු කිරීම, රුධිර පීඩනය මැනීම, දැඩි සත්කාර, ආසාදන පාලනය, මව් සහ ළමා සත්කාර",
    [
      "Patient care",
      "Medication administration",
      "Wound care",
      "Blood pressure monitoring",
      "Intensive care",
      "Infection control",
      "Maternal and child health",
    ],
  ],
  [
    "බර වාහන පැදවීම, ආරක්ෂිත රිය පැදවීම, භාණ්ඩ බෙදා හැරීම, වාහන නඩත්තුව, මාර්ග පිළිබඳ දැනුම, මගී ප්‍රවාහනය, ටයර් මාරු කිරීම",
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
    "පාඩම් සැලසුම් කිරීම, පන්ති කාමර කළමනාකරණය, සිසුන් ඇගයීම, ගණිතය ඉගැන්වීම, දෙමාපිය සම්බන්ධතා, විෂය බාහිර ක්‍රියාකාරකම්, ළමා මනෝවිද්‍යාව",
    [
      "Lesson planning",
      "Classroom management",
      "Student assessment",
      "Mathematics teaching",
      "Parent communication",
      "Extracurricular activities",
      "Child psychology",
    ],
  ],
  [
    "ගිණුම් තැබීම, බැංකු සැසඳුම්, වැටුප් සැකසීම, බිල්පත් සැකසීම, බදු වාර්තා, ගිණුම්කරණය, මුදල් පාලනය",
    [
      "Bookkeeping",
      "Bank reconciliation",
      "Payroll",
      "Billing",
      "Tax returns",
      "Accounting",
      "Cash handling",
    ],
  ],
  [
    "ඇඳුම් මැසීම, රටා කැපීම, එම්බ්‍රොයිඩරි, රෙදි කැපීම, මැෂින් නඩත්තුව, තත්ත්ව පරීක්ෂාව, ඕවර්ලොක්",
    [
      "Sewing",
      "Pattern cutting",
      "Embroidery",
      "Fabric cutting",
      "Machine maintenance",
      "Quality inspection",
      "Overlock machine",
    ],
  ],
  [
    "අලෙවිය, පාරිභෝගික සේවය, සාකච්ඡා කිරීම, ඇණවුම් ලබා ගැනීම, වෙළඳපල සමීක්ෂණ, භාණ්ඩ ප්‍රදර්ශනය, වාර්තා ලිවීම",
    [
      "Sales",
      "Customer service",
      "Negotiation",
      "Order taking",
      "Market research",
      "Merchandising",
      "Report writing",
    ],
  ],
  [
    "කාමර වෙන් කිරීම, පැමිණිලි විසඳීම, දුරකථන හුවමාරුව, බිල්පත් සැකසීම, පරිගණක භාවිතය, මුදල් හැසිරවීම",
    [
      "Room reservations",
      "Complaint handling",
      "Switchboard",
      "Billing",
      "Computer literacy",
      "Cash handling",
    ],
  ],
  [
    "නල සවි කිරීම, කාන්දු අලුත්වැඩියාව, ජල පොම්ප සවි කිරීම, නාන කාමර උපකරණ සවි කිරීම, ජල ටැංකි සවි කිරීම, පීවීසී නල",
    ["Pipe fitting", "Leak repair", "Pump installation", "Sanitary installation", "Water tank installation"],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["රෝගීන්ට බෙහෙත් ලබා දීම සහ තුවාල බෙහෙත් දැමීම", ["Medication administration", "Wound care"]],
  ["නවක හෙදියන් පුහුණු කිරීම", ["Training delivery"]],
  ["නිවාස සහ කර්මාන්තශාලා වයරින් කිරීම", ["Electrical installation"]],
  ["වාහනයේ දෛනික පරීක්ෂාව", ["Vehicle inspection"]],
  ["බඩු පැටවීම සහ බෑම", ["Loading and unloading"]],
  ["බුෆේ සඳහා ආහාර පිළියෙල කිරීම", ["Food preparation"]],
  ["උත්තර පත්‍ර ලකුණු කිරීම", ["Marking"]],
  ["බිත්ති බැඳීම සහ කපරාරු කිරීම", ["Bricklaying", "Plastering"]],
  ["ස්ලැබ් කොන්ක්‍රීට් දැමීම", ["Concreting"]],
  ["කම්කරුවන් අධීක්ෂණය කිරීම", ["Supervision"]],
  ["බැංකු සැසඳුම් ප්‍රකාශ පිළියෙල කිරීම", ["Bank reconciliation"]],
  ["බිල්පත් නිකුත් කිරීම සහ මුදල් රැස් කිරීම", ["Invoicing"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
