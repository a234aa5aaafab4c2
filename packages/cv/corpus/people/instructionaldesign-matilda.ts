import type { Person } from "../person.ts";

export const person: Person = {
  id: "instructionaldesign-matilda",
  family: "higher education",
  country: "AU",
  languageCode: "en",
  name: "Matilda Kowalczyk",
  headline: "Instructional Designer · former secondary teacher",
  email: "tilly.kowalczyk@learnmail.example",
  phone: "0491 570 112",
  location: "Marrickville NSW",
  sections: [
    { heading: "About", text: ["After seven years in front of Year 9 on a Friday afternoon I now design training for adults, who fidget just as much. {~Warm=Warmth|Friendliness|Approachability|Warm}, {~organised=Organisation|Organization|Organisational skills|Organised|Organizational skills}, hard to shock."] },
    {
      heading: "Work history",
      jobs: [
        { title: "Instructional Designer", company: "Bankstown Logistics Academy (RTO)", place: "Bankstown", dates: "Feb 2023 – now", from: "2023-02", to: null, points: ["Turn what experts know into short online modules in {Articulate Rise=Articulate Rise|Articulate 360|Articulate|Rise 360} and {Storyline=Articulate Storyline|Storyline|Storyline 360} ({instructional design=Instructional design|Learning design|E-learning development|eLearning design|E-learning}). So far: {!forklift operation=Forklift operation|Forklift|Forklift driving|Forklift operating}, chain of responsibility, fatigue.", "Write {storyboards=Storyboarding|Storyboards|Storyboard} and scripts; narration comes from a {!voice acting=Voice acting|Voice-over|Voice over} studio in Newtown.", "Publish to {Moodle=Moodle|Moodle LMS} as {SCORM=SCORM|SCORM packages|SCORM packaging} packages and check each one against {WCAG=WCAG|Web accessibility|WCAG 2.1|Accessibility|Digital accessibility}.", "{Train-the-trainer=Train the trainer|Train-the-trainer|Trainer training|Training trainers|Training delivery} days for instructors in Dubbo and Wagga, twice a year.", "The VR yard was built by an agency in {!Unity=Unity|Unity 3D}. I wrote the learning outcomes and sat through nine versions.", "[[Completion rate of the induction course rose from 54% to 88%.]]"] },
        { title: "Science Teacher", company: "Cooks River High School", place: "Sydney", dates: "Jan 2016 – Jan 2023", from: "2016-01", to: "2023-01", points: ["Taught {science=Science teaching|Teaching|Science|Teaching science|Science education} in Years 7–10 and biology in Year 12; {!programming=Programming|Computer programming|Coding} of units and reports to {NESA standards=NESA standards|Curriculum planning|Curriculum development|Curriculum design|NESA syllabus|NESA|Unit planning|Unit programming}.", "{Differentiated=Differentiated instruction|Differentiation|Differentiated teaching|Differentiated learning} lessons for a class with eleven home languages.", "Ran remote lessons in {Google Classroom} through 2020 and 2021 and showed twenty colleagues how.", "Year adviser for 140 students: {parents, counsellors, the lot=Student welfare|Pastoral care|Parent communication|Student wellbeing|Student support}.", "[[HSC Biology Band 5–6 results went from 22% to 39% in three years.]]"] },
      ],
    },
    {
      heading: "Study",
      studies: [
        { degree: "Graduate Certificate in Learning Design", institution: "University of Technology Sydney", place: "Sydney", dates: "2022", year: 2022 },
        { degree: "Master of Teaching (Secondary)", institution: "University of Sydney", place: "Sydney", dates: "2014–2015", year: 2015 },
        { degree: "Bachelor of Science (Biology)", institution: "University of Wollongong", place: "Wollongong", dates: "2010–2013", year: 2013 },
      ],
    },
    { heading: "Other", certificates: ["{TAE40116 Certificate IV in Training and Assessment=TAE40116 Certificate IV in Training and Assessment|Certificate IV in Training and Assessment|TAE40116|Cert IV TAE|TAE}, 2023", "{Working With Children Check=Working With Children Check|WWCC}, NSW, valid to 2028"] },
    { heading: "Volunteering", text: ["Weekend guide at the Cooks River mangrove walk; [[?I have taken some 900 visitors round since 2019.]]"] },
    { heading: "Also", languages: ["{English}, {Polish} (at home)"] },
  ],
  optional: ["Learning and development", "L&D", "Training", "Training design", "Education", "Course design", "Content development", "Stakeholder management", "Project management", "Communication", "Facilitation", "Presentation", "Leadership", "Mentoring", "Lesson planning", "Assessment", "Student assessment", "Writing", "Evaluation", "Training needs analysis", "Public speaking", "Mathematics", "Graphic design", "Video editing", "Behaviour management", "Interviewing", "Microsoft Office", "Virtual training", "Remote learning", "Online teaching", "Collaboration", "Blended learning", "LMS administration", "Agile", "Teamwork", "User testing", "Copywriting", "Prototyping", "Quiz design", "Web conferencing", "Microsoft Teams", "Data analysis", "Adult learning", "Scriptwriting", "Script writing", "Learning outcomes", "Report writing", "Biology", "Guiding", "Tour guiding", "Virtual reality", "VR", "Quality assurance", "Lesson delivery", "Staff training", "Teacher training", "Coaching", "Staff coaching"],
  totalYears: 10.8,
  level: "Expert",
  inconsistencies: [],
  files: ["web-counts", "title-at"],
};
