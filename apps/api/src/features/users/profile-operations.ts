/** What needs the CV engine. Imported on demand, as one: few requests need it, and no start. */
export { replaceCv, uploadCv } from "./read-profile-cv.ts";
export { correctReading, getReading } from "./reading.ts";
export { updateProfile } from "./update-profile.ts";
