import counterInspectorDetail from "./counter-inspector-detail.ts";
import counterStoreDeskDetail from "./counter-store-desk-detail.ts";
import deskClerkDetail from "./desk-clerk-detail.ts";
import officeTools from "./office-tools.ts";

/** The groups of this field. */
export const OFFICE: readonly string[] = [
  officeTools,
  counterStoreDeskDetail,
  deskClerkDetail,
  counterInspectorDetail,
];
