/** With the CV engine. Imported on demand, as one: few requests need it, and no start. */
export { analyseCv } from "./analyse-cv.ts";
export { analyseSampleCv } from "./analyse-sample-cv.ts";
export { deleteCvHistoryEntry } from "./delete-cv-history-entry.ts";
export { getCvHistoryEntry } from "./get-cv-history-entry.ts";
export { listCvHistory } from "./list-cv-history.ts";
