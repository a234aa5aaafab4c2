import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";

describe("sentences of teachers, legal and social aides, coaches, chefs and studio people, with all that they name", () => {
  test.each([
    [
      "FDP organisation, industry visits, placement support for final years.",
      ["FDP organisation", "Industry visits", "Placement support"],
    ],
    [
      "Systematic reviews and statistical analysis in SPSS and R.",
      ["Systematic reviews", "Statistical analysis", "SPSS", "R"],
    ],
    [
      "Admissions interviews, personal tutoring, open days.",
      ["Admissions interviews", "Personal tutoring", "Open days"],
    ],
    [
      "Employer engagement, work placements, apprenticeship reviews.",
      ["Employer engagement", "Work placements", "Apprenticeship reviews"],
    ],
    [
      "Lab safety, risk assessments, apparatus preparation.",
      ["Lab safety", "Risk assessments", "Apparatus preparation"],
    ],
    [
      "Head of department: departmental budget, lesson observations, exam analysis.",
      ["Departmental budget", "Lesson observation", "Exam analysis"],
    ],
    [
      "Smart Board lessons, Kahoot quizzes, flipped classroom.",
      ["Smart board", "Kahoot", "Flipped classroom"],
    ],
    [
      "Running records, spelling tests, reading corner.",
      ["Running records", "Spelling tests", "Reading corner"],
    ],
    ["School assemblies, sports day, nativity play.", ["School assemblies", "Sports day", "Nativity play"]],
    [
      "Year 6 SATs preparation, booster groups, pupil progress meetings.",
      ["SATs preparation", "Booster groups", "Pupil progress meetings"],
    ],
    [
      "Developmental checklists, ASQ screening, transition to school reports.",
      ["Developmental checklists", "ASQ screening", "Transition to school"],
    ],
    [
      "Circle time, Jolly Phonics, nursery rhymes, sand and water play.",
      ["Circle time", "Jolly Phonics", "Nursery rhymes", "Sand and water play"],
    ],
    [
      "Montessori method: practical life, sensorial and language materials.",
      ["Montessori method", "Practical life", "Sensorial", "Language materials"],
    ],
    [
      "Rubric design, standard setting, exam moderation.",
      ["Rubric design", "Standard setting", "Exam moderation"],
    ],
    [
      "LMS administration: course uploads, user enrolment, learning analytics.",
      ["Learning management systems", "Course uploads", "User enrolment", "Learning analytics"],
    ],
    [
      "Teacher training cascades, coaching visits, training manuals.",
      ["Teacher training", "Coaching visits", "Training manuals"],
    ],
    [
      "Intensive Interaction, hydrotherapy, sensory stories.",
      ["Intensive interaction", "Hydrotherapy", "Sensory stories"],
    ],
    [
      "Sign language, deaf awareness, hearing aid checks.",
      ["Sign language", "Deaf awareness", "Hearing aid checks"],
    ],
    [
      "Life skills training: money skills, cooking, travel training.",
      ["Life skills training", "Money skills", "Cooking", "Travel training"],
    ],
    [
      "Summer school programmes, excursions, homestay liaison.",
      ["Summer school programmes", "Excursions", "Homestay liaison"],
    ],
    [
      "DELF preparation, French immersion, dictations.",
      ["DELF preparation", "French immersion", "Dictation"],
    ],
    ["Materials design, needs analysis, ESP for nurses.", ["Material design", "Needs analysis", "ESP"]],
    ["Instrument repairs, timetabling of peripatetic lessons.", ["Instrument repair", "Timetabling"]],
    [
      "Songwriting workshops with GarageBand; arranging in Sibelius.",
      ["Songwriting", "GarageBand", "Arranging", "Sibelius"],
    ],
    ["Accompanying exams and sight-reading coaching.", ["Accompanying exams", "Sight reading"]],
    ["Webinar delivery, demo sessions.", ["Webinar delivery", "Demo sessions"]],
    [
      "SAP end-user training, train the trainer, training calendar.",
      ["SAP end-user training", "Train the trainer", "Training calendar"],
    ],
    [
      "Courseware development, hands-on labs in AWS, exam vouchers.",
      ["Courseware development", "Hands-on labs", "AWS", "Exam vouchers"],
    ],
    ["Study skills workshops, revision timetables.", ["Study skills", "Revision timetables"]],
    [
      "SAT prep, essay review, college counselling for 60 students.",
      ["SAT prep", "Essay review", "College counselling"],
    ],
    [
      "Career guidance, psychometric testing, university visits.",
      ["Career guidance", "Psychometric testing", "University visits"],
    ],
    ["Trademark filing, IP renewals, docketing.", ["Trademark filing", "IP renewals", "Docketing"]],
    [
      "Visa applications, appeal bundles, legal aid applications.",
      ["Visa applications", "Appeal bundles", "Legal aid applications"],
    ],
    ["Client intake, file opening, AML checks.", ["Client intake", "File opening", "AML checks"]],
    [
      "Needle exchange, naloxone training, brief interventions.",
      ["Needle exchange", "Naloxone training", "Brief interventions"],
    ],
    [
      "Key working with young people, pathway plans, independent living skills.",
      ["Key working", "Pathway plans", "Independent living skills"],
    ],
    [
      "Psychosocial support, child-friendly spaces, GBV case management in camps.",
      ["Psychosocial support", "Child-friendly spaces", "GBV case management"],
    ],
    ["Line judging at ITF events, chair umpiring.", ["Line judging", "Chair umpiring"]],
    ["Video analysis of opponents; set-piece routines.", ["Video analysis", "Set-piece routines"]],
    ["Grading of karate students, kata, sparring supervision.", ["Grading", "Kata", "Sparring supervision"]],
    [
      "Cricket coaching: net sessions, bowling machine, video feedback.",
      ["Cricket coaching", "Net sessions", "Bowling machine", "Video feedback"],
    ],
    [
      "Belaying, route setting, rope checks at a climbing wall.",
      ["Belaying", "Route setting", "Rope checks"],
    ],
    ["Olympic lifting, kettlebells, mobility drills.", ["Olympic lifting", "Kettlebells", "Mobility drills"]],
    ["Aqua aerobics, pool testing, lifeguarding.", ["Aqua aerobics", "Pool testing", "Lifeguarding"]],
    [
      "Nutrition coaching, habit tracking in Trainerize.",
      ["Nutrition coaching", "Habit tracking", "Trainerize"],
    ],
    [
      "Darkroom printing, film developing, scanning of negatives.",
      ["Darkroom printing", "Film developing", "Scanning"],
    ],
    [
      "Food photography for menus; colour grading and image archiving.",
      ["Food photography", "Colour grading", "Image archiving"],
    ],
    ["Studio lighting, set styling, model direction.", ["Studio lighting", "Set styling", "Model direction"]],
    [
      "Lighting design, colour schemes, furniture procurement.",
      ["Lighting design", "Colour schemes", "Furniture procurement"],
    ],
    ["Home staging, set dressing, prop sourcing.", ["Home staging", "Set dressing", "Prop sourcing"]],
    [
      "Modular kitchens, wardrobe design, false ceiling design.",
      ["Modular kitchens", "Wardrobe design", "False ceiling design"],
    ],
    ["AV installation, projector alignment.", ["AV installation", "Projector alignment"]],
    [
      "Story time, homework club, membership registration.",
      ["Story time", "Homework club", "Membership registration"],
    ],
    [
      "Environmental monitoring with dataloggers, integrated pest management.",
      ["Environmental monitoring", "Integrated pest management"],
    ],
    [
      "Recipe development, menu tastings, supplier negotiation.",
      ["Recipe development", "Supplier negotiation", "Menu tastings"],
    ],
    ["Tandoor, biryani, curries for staff and guests.", ["Tandoor", "Biryani", "Curries"]],
    [
      "Banqueting for 900, buffet set-up, live cooking stations.",
      ["Banqueting", "Buffet setup", "Live cooking stations"],
    ],
    [
      "Tattooing, cover-ups, stencil making, body piercing.",
      ["Tattooing", "Cover-ups", "Stencil making", "Body piercing"],
    ],
    [
      "Script supervision, continuity photos, call sheets.",
      ["Script supervision", "Continuity photos", "Call sheets"],
    ],
    ["Costume maintenance, quick changes, laundry.", ["Costume maintenance", "Quick changes", "Laundry"]],
    ["Confirmation classes, baptism preparation.", ["Confirmation classes", "Baptism preparation"]],
    ["Food parcels, street outreach, fundraising.", ["Food parcels", "Street outreach", "Fundraising"]],
    [
      "Funeral services, bereavement visits, prayer meetings.",
      ["Funeral services", "Bereavement visits", "Prayer meetings"],
    ],
  ])("%s", (line, names) => {
    expect(new Set(inJob(line))).toEqual(new Set(names));
  });
});

test.each([
  "Students from engineering, law and medicine take the elective.",
  "Apprentices weld, wire and plumb for local firms.",
  "Pupils learn Latin, woodwork and drama with colleagues.",
  "Teaching assistants did reading and speech therapy.",
  "Children play doctors, shops and trains.",
  "Our learners are nurses, drivers and cooks.",
  "Pupils swim, ride and paint on Fridays.",
  "Learners work in banks, hotels and airlines.",
  "Parents play drums and sing in bands.",
  "Clients run Oracle, SAP and Windows.",
  "Students love football and gaming.",
  "Solicitors argued bail, divorce and fraud cases.",
])("names no skill: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
