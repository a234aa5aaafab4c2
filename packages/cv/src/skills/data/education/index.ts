import education from "./education.ts";
import lessonsCoursesDetail from "./lessons-courses-detail.ts";
import lessonsLearnersDetail from "./lessons-learners-detail.ts";
import schoolCampusDetail from "./school-campus-detail.ts";
import teachingCulture from "./teaching-culture.ts";

/** The groups of this field. */
export const EDUCATION: readonly string[] = [
  education,
  teachingCulture,
  schoolCampusDetail,
  lessonsLearnersDetail,
  lessonsCoursesDetail,
];
