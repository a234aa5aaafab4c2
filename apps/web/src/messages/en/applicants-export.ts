/** A job's applicants as a file for spreadsheets. Part of `applications`. */
export const applicantsExport = {
  label: "Export as a spreadsheet",
  selected: "Export the {count, number} selected",
  shown: "Export the {count, number} shown",
  all: "Export all {count, number}",
  reading: "Reading the applicants…",
  readingOn: "Reading the applicants: {count, number} of {total, number}",
  done: "{count, plural, one {# applicant is} other {# applicants are}} in {fileName}.",
  failed: "The applicants could not be exported, so there is no file. {reason}",
  fileName: "Applicants for {title}, {day}.csv",
  readFailed: "Analysis failed: {reason}",
  columns: {
    name: "Name",
    email: "Email",
    stage: "Stage",
    years: "Years of work",
    applied: "Applied",
    moved: "Last moved",
    remarks: "Remarks",
    address: "Link",
  },
} as const;
