import { ApplyFields } from "@rolecall/contracts/applications/schemas";
import { CV_FILE_TYPES } from "@rolecall/contracts/common/files";
import { type Endpoint, endpoint } from "../../rest/endpoint.ts";
import { fullPageLink } from "../../rest/next-page-link.ts";

/** The order matters: a fixed word comes before the id that it could be taken for. */
export const APPLICATIONS_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "post",
    path: "/applications/upload",
    procedure: "applications.upload",
    status: 201,
    upload: { accepts: ["pdf", "docx"], fields: ApplyFields },
    summary: "Apply to a job with a CV",
  }),
  endpoint({
    method: "get",
    path: "/applications/my-applications",
    procedure: "applications.mine",
    summary: "The caller's own applications",
  }),
  endpoint({
    method: "get",
    path: "/applications/my-applications/removed",
    procedure: "applications.removed",
    summary: "Applications of the caller that others have removed",
  }),
  endpoint({
    method: "get",
    path: "/applications/count/by-recruiter",
    procedure: "applications.countByRecruiter",
    summary: "How many applications the caller's jobs have",
  }),
  endpoint({
    method: "get",
    path: "/applications/count/by-job",
    procedure: "applications.countByJob",
    summary: "How many applications each of the caller's jobs has",
  }),
  endpoint({
    method: "get",
    path: "/applications/count/matches-today",
    procedure: "applications.countMatchesToday",
    summary: "How many of today's applications are analysed",
  }),
  endpoint({
    method: "get",
    path: "/applications/:jobId",
    procedure: "applications.listForJob",
    headers: (output, url) => fullPageLink(output, url),
    summary: "Applicants of a job, best first",
  }),
  endpoint({
    method: "get",
    path: "/applications/:id/cv",
    procedure: "applications.file",
    download: Object.values(CV_FILE_TYPES),
    summary: "The CV of an application as it was uploaded",
  }),
  endpoint({
    method: "get",
    path: "/applications/:id/evidence",
    procedure: "applications.evidence",
    summary: "What each point of an applicant's score stands on: rules, lines of the CV, words of the job",
  }),
  endpoint({
    method: "patch",
    path: "/applications/:id/seen",
    procedure: "applications.markSeen",
    status: 204,
    summary: "Note that the application was opened, which its candidate sees",
  }),
  endpoint({
    method: "patch",
    path: "/applications/:id/stage",
    procedure: "applications.changeStage",
    summary: "Shortlist, hire, decline or reconsider an applicant",
  }),
  endpoint({
    method: "patch",
    path: "/applications/:jobId/stages",
    procedure: "applications.changeStages",
    summary: "The same for several applicants of a job",
  }),
  endpoint({
    method: "delete",
    path: "/applications/:id",
    procedure: "applications.delete",
    status: 204,
    summary: "Delete an applicant, or withdraw an application",
  }),
];
