import type { Dependencies } from "../../dependencies.ts";

/** What the operations of this feature need of the server: its store and its clock. */
export type InterviewDeps = Pick<Dependencies, "database" | "now">;
