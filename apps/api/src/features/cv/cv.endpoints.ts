import { AnalyseCvFields } from "@rolecall/contracts/cv/schemas";
import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

export const CV_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "post",
    path: "/cv/comprehensive",
    procedure: "cv.analyse",
    upload: { accepts: ["pdf", "docx"], fields: AnalyseCvFields },
    summary: "Analyse a CV",
  }),
  endpoint({
    method: "post",
    path: "/cv/comprehensive-test",
    procedure: "cv.analyseSample",
    summary: "Analyse the sample CV that ships with the server",
  }),
  endpoint({ method: "get", path: "/cv/history", procedure: "cv.history", summary: "Earlier analyses" }),
  endpoint({
    method: "get",
    path: "/cv/history/:id",
    procedure: "cv.historyEntry",
    summary: "One earlier analysis",
  }),
  endpoint({
    method: "delete",
    path: "/cv/history/:id",
    procedure: "cv.deleteHistoryEntry",
    status: 204,
    summary: "Delete an earlier analysis",
  }),
];
