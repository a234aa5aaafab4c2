import imageRoomStageDetail from "./image-room-stage-detail.ts";
import mediaStagePrint from "./media-stage-print.ts";
import penSoundScreenDetail from "./pen-sound-screen-detail.ts";
import stagePropPage from "./stage-prop-page.ts";
import stageStudioDetail from "./stage-studio-detail.ts";

/** The groups of this field. */
export const CREATIVE: readonly string[] = [
  stagePropPage,
  mediaStagePrint,
  stageStudioDetail,
  imageRoomStageDetail,
  penSoundScreenDetail,
];
