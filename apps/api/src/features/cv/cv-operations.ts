/** With the CV engine. Imported on demand, as one: few requests need it, and no start. */
export { analyseCv } from "./analyse-cv.ts";
export { analyseSampleCv } from "./analyse-sample-cv.ts";
export { deleteCvHistoryEntry, getCvHistoryEntry, listCvHistory } from "./cv-history.ts";
