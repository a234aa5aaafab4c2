import type { JobAd } from "./job-ad.ts";

export const TRAIN_EDUCATION_JOBS: readonly JobAd[] = [
  {
    id: "childcare",
    title: "Preschool Educator",
    description: "Play, observation and calm for fifteen toddlers. First aid and a big heart.",
    requiredSkills: ["Early childhood education", "Child observation", "First aid"],
    requiredYears: 1,
    suits: {
      3: ["childcare-emma"],
      2: ["teacher-sunita"],
      1: [
        "teacher-selvarani",
        "socialworker-tamika",
        "dance-chandani",
        "senteacher-joanna",
        "caregiver-marites",
      ],
    },
  },
  {
    id: "primary-teacher",
    title: "Primary School Teacher",
    description: "Grade 3 class teacher: lesson plans, a quiet room, reading for everyone.",
    requiredSkills: ["Lesson planning", "Classroom management", "Teaching"],
    requiredYears: 2,
    suits: {
      3: ["teacher-sunita", "senteacher-joanna"],
      2: ["teacher-selvarani", "principal-wijeratne", "teacher-kavishka"],
      1: [
        "childcare-emma",
        "dance-chandani",
        "lecturer-dilhan",
        "counsellor-noor",
        "tutor-oskar",
        "teacher-okello",
      ],
    },
  },
  {
    id: "special-needs-teacher",
    title: "Special Needs Teacher",
    description:
      "A unit of nine children with autism and learning difficulties inside a primary school. Individual plans, visual timetables, families who need an answer.",
    requiredSkills: ["Special educational needs", "Individual education plans", "Behaviour support"],
    requiredYears: 2,
    suits: {
      3: ["senteacher-joanna"],
      2: ["teacher-sunita", "childcare-emma"],
      1: [
        "teacher-selvarani",
        "principal-wijeratne",
        "counsellor-noor",
        "socialworker-tamika",
        "tutor-oskar",
        "dance-chandani",
        "teacher-okello",
        "teacher-kavishka",
      ],
    },
  },
  {
    id: "head-of-school",
    title: "School Principal",
    description:
      "Mixed national school, 1,400 pupils, 70 teachers. Results, discipline, the building fund and the parents' society; the timetable too, until someone else wants it.",
    requiredSkills: ["School administration", "Staff management", "Curriculum planning"],
    requiredYears: 10,
    suits: {
      3: ["principal-wijeratne"],
      2: [],
      1: [
        "senteacher-joanna",
        "teacher-selvarani",
        "teacher-sunita",
        "dance-chandani",
        "lecturer-dilhan",
        "professor-alastair",
        "childcare-emma",
        "teacher-okello",
        "teacher-kavishka",
      ],
    },
  },
  {
    id: "engineering-lecturer",
    title: "Lecturer (Probationary), Department of Mechanical Engineering",
    description:
      "Teach thermodynamics and machine elements to second years, supervise final year projects, publish. A research degree is an advantage.",
    requiredSkills: ["Lecturing", "Thermodynamics", "Research supervision"],
    requiredYears: 2,
    suits: {
      3: ["lecturer-dilhan"],
      2: ["professor-alastair"],
      1: [
        "mechanical-ivan",
        "teacher-selvarani",
        "tutor-oskar",
        "research-hana",
        "scientist-eleni",
        "teacher-okello",
        "ecologist-freya",
      ],
    },
  },
  {
    id: "dance-si",
    title: "නර්තනය උගන්වන ගුරුවරයෙක් / ගුරුවරියක්",
    description: "පෞද්ගලික පාසලකට. උඩරට හා පහතරට නැටුම්, වේදිකා වැඩසටහන් සූදානම් කිරීම, 6 සිට 11 ශ්‍රේණි දක්වා පන්ති.",
    requiredSkills: [],
    requiredYears: 2,
    suits: {
      3: ["dance-chandani"],
      2: [],
      1: [
        "teacher-selvarani",
        "teacher-sunita",
        "principal-wijeratne",
        "senteacher-joanna",
        "childcare-emma",
        "teacher-okello",
      ],
    },
  },
  {
    id: "maths-ta",
    title: "கணித ஆசிரியர் தேவை",
    description:
      "உயர்தர மாணவர்களுக்கு இணைந்த கணிதம் கற்பிக்க அனுபவமுள்ள ஆசிரியர். பாடத் திட்டமிடல், மாதிரி வினாத்தாள்கள், பெற்றோர் சந்திப்பு.",
    requiredSkills: [],
    requiredYears: 3,
    suits: {
      3: ["teacher-selvarani"],
      2: ["tutor-oskar", "teacher-okello"],
      1: [
        "principal-wijeratne",
        "teacher-sunita",
        "senteacher-joanna",
        "lecturer-dilhan",
        "dance-chandani",
        "actuary-thandi",
        "teacher-kavishka",
      ],
    },
  },
  {
    id: "student-support",
    title: "Student Wellbeing Officer",
    description:
      "International school. Listen to teenagers one at a time and in groups, train teachers to notice, write safeguarding notes that would stand in court, know whom to call.",
    requiredSkills: ["Counselling", "Safeguarding", "Mental health"],
    requiredYears: 2,
    suits: {
      3: ["counsellor-noor"],
      2: ["socialworker-tamika"],
      1: [
        "senteacher-joanna",
        "principal-wijeratne",
        "teacher-sunita",
        "childcare-emma",
        "teacher-selvarani",
        "teacher-okello",
      ],
    },
  },
];
