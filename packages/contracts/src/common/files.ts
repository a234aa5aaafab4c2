/** Largest CV that is taken: 5 MiB. */
export const MAX_CV_BYTES = 5_242_880;

export const CV_FILE_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type CvFileType = keyof typeof CV_FILE_TYPES;

/** The form field that carries the file in every upload. */
export const CV_FILE_FIELD = "cvFile";
