import foodPlantDetail from "./food-plant-detail.ts";
import foodService from "./food-service.ts";
import guestServiceDetail from "./guest-service-detail.ts";
import hospitality from "./hospitality.ts";
import hotelTravelPersonal from "./hotel-travel-personal.ts";

/** The groups of this field. */
export const HOSPITALITY: readonly string[] = [
  hospitality,
  foodService,
  hotelTravelPersonal,
  guestServiceDetail,
  foodPlantDetail,
];
