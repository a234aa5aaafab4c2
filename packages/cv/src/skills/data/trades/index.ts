import benchWheelDetail from "./bench-wheel-detail.ts";
import buildingCrafts from "./building-crafts.ts";
import buildingTradesDetail from "./building-trades-detail.ts";
import craftPrintDetail from "./craft-print-detail.ts";
import forgePressDetail from "./forge-press-detail.ts";
import metalMachine from "./metal-machine.ts";
import metalShopDetail from "./metal-shop-detail.ts";
import nicheTradesDetail from "./niche-trades-detail.ts";
import pipePaintDetail from "./pipe-paint-detail.ts";
import roofFlueDetail from "./roof-flue-detail.ts";
import textileFinishDetail from "./textile-finish-detail.ts";
import textileWoodDetail from "./textile-wood-detail.ts";
import trades from "./trades.ts";
import vehicleShopDetail from "./vehicle-shop-detail.ts";
import wiresFoodsWoodsDetail from "./wires-foods-woods-detail.ts";
import workshopCrafts from "./workshop-crafts.ts";

/** The groups of this field. */
export const TRADES: readonly string[] = [
  workshopCrafts,
  trades,
  buildingCrafts,
  metalMachine,
  textileFinishDetail,
  buildingTradesDetail,
  pipePaintDetail,
  metalShopDetail,
  vehicleShopDetail,
  craftPrintDetail,
  textileWoodDetail,
  nicheTradesDetail,
  forgePressDetail,
  benchWheelDetail,
  wiresFoodsWoodsDetail,
  roofFlueDetail,
];
