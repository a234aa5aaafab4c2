import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Undergraduate teaching of 340 students, module leadership and thesis supervision.",
      ["Module leadership", "Thesis supervision", "Undergraduate teaching"],
    ],
    [
      "Flipped classroom in Moodle; academic advising of first-year students.",
      ["Academic advising", "Flipped classroom", "Moodle"],
    ],
    [
      "External examining at two universities; course accreditation by the engineering council.",
      ["Course accreditation", "External examining"],
    ],
    ["Curriculum design by outcome-based education.", ["Curriculum design", "Outcome-based education"]],
    ["Arranged industrial attachments with 30 employers.", ["Industrial attachment"]],
    [
      "Trade testing and recognition of prior learning for returning migrants.",
      ["Recognition of prior learning", "Trade testing"],
    ],
    [
      "Training of trainers in four districts; training needs analysis.",
      ["Training needs analysis", "Training of trainers"],
    ],
    [
      "Learner progress reviews every ten weeks in e-portfolios.",
      ["E-portfolio", "Learner progress reviews"],
    ],
    [
      "Taught combined maths to A/L classes; exam preparation at weekends.",
      ["A/L classes", "Combined maths", "Exam preparation", "Teaching"],
    ],
    [
      "Differentiated instruction and assessment for learning in mixed classes; schemes of work rewritten.",
      ["Assessment for learning", "Differentiated instruction", "Schemes of work"],
    ],
    ["Ran lab practicals and the debate team.", ["Debate team", "Lab practicals"]],
    ["Exam invigilation and timetabling for 900 pupils.", ["Exam invigilation", "Timetabling"]],
    [
      "Play-based learning, phonics and circle time with 22 four-year-olds.",
      ["Circle time", "Phonics", "Play-based learning"],
    ],
    [
      "Toilet training, nappy changing and bottle feeding in the baby room.",
      ["Bottle feeding", "Nappy changing", "Toilet training"],
    ],
    [
      "Learning journals kept in Tapestry; child observation by EYFS.",
      ["Child observation", "EYFS", "Learning journals", "Tapestry journal"],
    ],
    ["Forest school on Fridays and messy play every day.", ["Forest school", "Messy play"]],
    [
      "Paediatric first aid and safeguarding children; settling-in of new children.",
      ["Paediatric first aid", "Safeguarding children", "Settling-in"],
    ],
    ["Item writing and pilot testing for the national assessment.", ["Item writing", "Pilot testing"]],
    [
      "Lesson observation and instructional coaching in 45 schools.",
      ["Instructional coaching", "Lesson observation"],
    ],
    [
      "Teacher training for 1,200 teachers and programme evaluation.",
      ["Programme evaluation", "Teacher training"],
    ],
    ["School inspection with a team of six; wrote rubrics.", ["Rubrics", "School inspection"]],
    [
      "Piano teaching and music theory for 38 pupils; all passed ABRSM grades.",
      ["ABRSM", "Music theory", "Piano teaching"],
    ],
    [
      "Choir conducting and ensemble coaching; arranged scores in Sibelius.",
      ["Choir conducting", "Ensemble coaching", "Sibelius"],
    ],
    [
      "Ear training, sight-reading and improvisation in small groups.",
      ["Ear training", "Improvisation", "Sight reading"],
    ],
    ["Suzuki method with under-sevens and recital preparation.", ["Recital preparation", "Suzuki method"]],
    ["Accompaniment of dance classes on Thursdays.", ["Accompaniment"]],
    [
      "Newborn care, sleep training and bottle sterilisation for twins.",
      ["Bottle sterilisation", "Newborn care", "Sleep training"],
    ],
    [
      "Baby-led weaning and potty training; arts and crafts daily.",
      ["Arts and crafts", "Baby-led weaning", "Potty training"],
    ],
    ["Night nannying and maternity nursing in first weeks.", ["Maternity nursing", "Night nannying"]],
    [
      "One-to-one support of a boy with autism; speech programmes.",
      ["One-to-one support", "Speech programmes"],
    ],
    [
      "Phonics interventions and guided reading with groups of six.",
      ["Guided reading", "Phonics interventions"],
    ],
    [
      "Playground supervision, classroom displays and resource preparation.",
      ["Classroom displays", "Playground supervision", "Resource preparation"],
    ],
    [
      "Reader and scribe for GCSE candidates; numeracy interventions.",
      ["Numeracy interventions", "Reader and scribe"],
    ],
    ["Lego therapy and sensory room sessions; helped write IEPs.", ["IEP", "Lego therapy", "Sensory rooms"]],
    [
      "School development planning and teacher appraisal for 84 staff.",
      ["School development planning", "Teacher appraisal"],
    ],
    [
      "Student admissions, timetabling and school budgeting.",
      ["School budgeting", "Student admissions", "Timetabling"],
    ],
    [
      "NQT mentoring, lesson observation and curriculum leadership.",
      ["Curriculum leadership", "Lesson observation", "NQT mentoring"],
    ],
    [
      "Attainment tracking in SIMS; safeguarding lead for four years.",
      ["Attainment tracking", "SIMS school system", "Safeguarding lead"],
    ],
    ["Boarding management of 200 girls and parent engagement.", ["Boarding management", "Parent engagement"]],
    ["IELTS preparation and business English for bank staff.", ["Business English", "IELTS preparation"]],
    ["Conversation classes and grammar teaching at A2 to B2.", ["Conversation classes", "Grammar teaching"]],
    ["Placement tests and worksheets for 40 groups.", ["Placement tests", "Worksheets"]],
    ["Academic English and essay correction for postgraduates.", ["Academic English", "Essay correction"]],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(skillKeys(expected));
  });

  test.each([
    "Was warden of a hostel and ran the chess club; the faculty has a new lecture theatre.",
    "The school has two playing fields, a swimming pool and a chapel; carried the flag at the parade.",
    "The nursery owns rabbits, a mud kitchen and tricycles.",
    "Travelled by boat to island schools, met the minister twice.",
    "The studio has two pianos, good acoustics and a tea corner.",
    "Sharpened pencils, wiped tables and found lost gloves.",
    "Led picnics, sang carols and kept the biscuit tin.",
  ])("nothing from what stands about: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
