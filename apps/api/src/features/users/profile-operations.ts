/** What needs the CV engine. Imported on demand, as one: few requests need it, and no start. */
export { correctReading } from "./correct-reading.ts";
export { getReading } from "./get-reading.ts";
export { replaceCv } from "./replace-cv.ts";
export { updateProfile } from "./update-profile.ts";
export { uploadCv } from "./upload-cv.ts";
