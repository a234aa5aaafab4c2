import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  [
    "إعطاء الأدوية, تضميد الجروح, قياس العلامات الحيوية, سحب عينات الدم, تركيب الكانيولا, العناية المركزة, مكافحة العدوى",
    [
      "Medication administration",
      "Wound care",
      "Vital signs",
      "Phlebotomy",
      "IV cannulation",
      "Intensive care",
      "Infection control",
    ],
  ],
  [
    "القيادة الآمنة, صيانة المركبات, توصيل الطلبات, معرفة الطرق, نقل الركاب, تحميل وتفريغ, قيادة الشاحنات",
    [
      "Safe driving",
      "Vehicle maintenance",
      "Delivery",
      "Route knowledge",
      "Passenger transport",
      "Loading and unloading",
      "Truck driving",
    ],
  ],
  [
    "تحضير الدروس, إدارة الصف, تقويم الطلاب, التعليم عن بعد, تصميم المناهج, الوسائل التعليمية, التواصل مع أولياء الأمور",
    [
      "Lesson planning",
      "Classroom management",
      "Student assessment",
      "Distance learning",
      "Curriculum development",
      "Teaching materials",
      "Parent communication",
    ],
  ],
  [
    "مراقبة الدخول, الدوريات, الإسعافات الأولية, مكافحة الحريق, إدارة الحشود, تفتيش الحقائب, الإخلاء",
    [
      "Access control",
      "Patrolling",
      "First aid",
      "Firefighting",
      "Crowd control",
      "Bag searches",
      "Emergency evacuation",
    ],
  ],
  [
    "تنظيم المواعيد, الأرشفة, الطباعة السريعة, الرد على الهاتف, كتابة المراسلات, محاضر الاجتماعات, تنسيق السفر",
    [
      "Appointment scheduling",
      "Filing",
      "Typing",
      "Telephone answering",
      "Correspondence",
      "Minute taking",
      "Travel arrangements",
    ],
  ],
  [
    "إصلاح المحركات, فحص الأعطال, تغيير الزيوت, ناقل الحركة, ميزان العجلات, كهرباء السيارات, تكييف السيارات",
    [
      "Engine repair",
      "Vehicle diagnostics",
      "Oil change",
      "Transmission repair",
      "Wheel alignment",
      "Auto electrical",
      "Vehicle air conditioning",
    ],
  ],
  [
    "حجز الغرف, تسجيل الوصول والمغادرة, خدمة الغرف, معالجة الشكاوى, إصدار الفواتير, الرد على الهاتف, العلاقات العامة",
    [
      "Room reservations",
      "Check-in",
      "Room service",
      "Complaint handling",
      "Invoicing",
      "Telephone answering",
      "Public relations",
    ],
  ],
  [
    "تركيب الأدوات الصحية, كشف التسربات, تسليك المجاري, تركيب السخانات, تمديد المواسير, صيانة المضخات, خزانات المياه",
    [
      "Sanitary installation",
      "Leak detection",
      "Drain unblocking",
      "Water heater installation",
      "Pipe laying",
      "Pump maintenance",
      "Water tanks",
    ],
  ],
])("a list of skills: %s", (line, expected) => expect(inList(line)).toEqual(expected));

test.each([
  ["إعطاء الأدوية ومتابعة العلامات الحيوية للمرضى", ["Medication administration", "Vital signs"]],
  ["تغيير الضمادات والعناية بالجروح", ["Wound care"]],
  ["تدريب الممرضات الجدد", ["Training delivery"]],
  ["إعداد التسويات البنكية والتقارير المالية الشهرية", ["Bank reconciliation", "Financial reporting"]],
  ["إعداد كشوف الرواتب", ["Payroll"]],
  ["قيادة الشاحنات الثقيلة بين المدن", ["Truck driving"]],
  ["توصيل البضائع للعملاء واستلام المدفوعات", ["Delivery"]],
  ["فحص المركبة يوميا قبل الانطلاق", ["Vehicle inspection"]],
  ["تمديد الأسلاك والكابلات", ["Cable laying"]],
  ["إصلاح أعطال المحركات", ["Motor repair"]],
  ["إعداد الخطط الدراسية وتصحيح الاختبارات", ["Lesson preparation", "Marking"]],
  ["متابعة الطلاب ضعيفي التحصيل", ["Remedial teaching"]],
])("a bullet of a job: %s", (line, expected) => expect(inJob(line)).toEqual(expected));
