export { FINE_FOR_FAMILY } from "./implied/families.data.ts";
export { IMPLIED } from "./implied/skills.data.ts";
