import { CV_FILE_TYPES } from "@rolecall/contracts/common/files";
import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

export const USERS_ENDPOINTS: readonly Endpoint[] = [
  endpoint({ method: "get", path: "/users/me", procedure: "users.me", summary: "The caller's own profile" }),
  endpoint({
    method: "delete",
    path: "/users/me",
    procedure: "users.deleteAccount",
    status: 204,
    summary: "Delete the caller's account",
  }),
  endpoint({
    method: "get",
    path: "/users/me/export",
    procedure: "users.export",
    download: ["application/zip"],
    summary: "Everything that is held of the caller, with the uploaded files",
  }),
  endpoint({
    method: "get",
    path: "/users/me/hidden-from",
    procedure: "users.hiddenFrom",
    summary: "From whom the candidate hides",
  }),
  endpoint({
    method: "put",
    path: "/users/me/hidden-from",
    procedure: "users.saveHiddenFrom",
    summary: "Hide from recruiters by e-mail domain or company",
  }),
  endpoint({
    method: "get",
    path: "/users",
    procedure: "users.list",
    summary: "Find candidates or recruiters by name",
  }),
  endpoint({
    method: "get",
    path: "/users/candidates/:id",
    procedure: "users.candidate",
    summary: "One candidate, for the recruiter who invites them",
  }),
  endpoint({
    method: "put",
    path: "/users/account/details",
    procedure: "users.updateAccount",
    summary: "Change name or e-mail",
  }),
  endpoint({
    method: "post",
    path: "/users/account/password",
    procedure: "users.changePassword",
    summary: "Change the password and end every other session",
  }),
  endpoint({
    method: "put",
    path: "/users/profile/candidate",
    procedure: "users.updateProfile",
    summary: "Change the professional profile",
  }),
  endpoint({
    method: "get",
    path: "/users/profile/cv",
    procedure: "users.cvFile",
    download: Object.values(CV_FILE_TYPES),
    summary: "The CV behind the caller's profile as it was uploaded",
  }),
  endpoint({
    method: "post",
    path: "/users/profile/upload-cv",
    procedure: "users.uploadCv",
    upload: { accepts: ["pdf"] },
    summary: "Upload a CV and build the profile from it",
  }),
  endpoint({
    method: "put",
    path: "/users/profile/replace-cv",
    procedure: "users.replaceCv",
    upload: { accepts: ["pdf"] },
    summary: "Replace the CV and say what changed",
  }),
];
