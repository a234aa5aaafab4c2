import alliedHealthDetail from "./allied-health-detail.ts";
import clinicSupportDetail from "./clinic-support-detail.ts";
import clinicWardDetail from "./clinic-ward-detail.ts";
import clinicalPractice from "./clinical-practice.ts";
import dentalEyeAnimal from "./dental-eye-animal.ts";
import doctorMidwifeDetail from "./doctor-midwife-detail.ts";
import doctorsNursesDetail from "./doctors-nurses-detail.ts";
import faithWelfareDetail from "./faith-welfare-detail.ts";
import footSpeechDetail from "./foot-speech-detail.ts";
import homesSchoolsLeadDetail from "./homes-schools-lead-detail.ts";
import imagingCareChildcareDetail from "./imaging-care-childcare-detail.ts";
import medicalClaims from "./medical-claims.ts";
import medicineLab from "./medicine-lab.ts";
import nursingCare from "./nursing-care.ts";
import postsOfCareDetail from "./posts-of-care-detail.ts";
import therapyAnimalDispensingDetail from "./therapy-animal-dispensing-detail.ts";
import therapyWelfare from "./therapy-welfare.ts";

/** The groups of this field. */
export const HEALTH: readonly string[] = [
  nursingCare,
  medicalClaims,
  medicineLab,
  clinicalPractice,
  dentalEyeAnimal,
  therapyWelfare,
  clinicWardDetail,
  doctorsNursesDetail,
  alliedHealthDetail,
  faithWelfareDetail,
  clinicSupportDetail,
  homesSchoolsLeadDetail,
  doctorMidwifeDetail,
  therapyAnimalDispensingDetail,
  imagingCareChildcareDetail,
  postsOfCareDetail,
  footSpeechDetail,
];
