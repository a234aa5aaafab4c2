import archiveSocietyDetail from "./archive-society-detail.ts";
import benchSurveyDetail from "./bench-survey-detail.ts";
import fieldBenchDetail from "./field-bench-detail.ts";
import laboratoryEarth from "./laboratory-earth.ts";
import scienceEnvironment from "./science-environment.ts";
import skiesMapsDigs from "./skies-maps-digs.ts";
import skyRockLifeDetail from "./sky-rock-life-detail.ts";

/** The groups of this field. */
export const SCIENCE: readonly string[] = [
  skiesMapsDigs,
  scienceEnvironment,
  laboratoryEarth,
  benchSurveyDetail,
  archiveSocietyDetail,
  fieldBenchDetail,
  skyRockLifeDetail,
];
