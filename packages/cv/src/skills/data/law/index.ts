import courtChanceryDetail from "./court-chancery-detail.ts";
import lawPublicOrder from "./law-public-order.ts";
import legal from "./legal.ts";
import orderRescueDetail from "./order-rescue-detail.ts";

/** The groups of this field. */
export const LAW: readonly string[] = [
  legal,
  lawPublicOrder,
  courtChanceryDetail,
  orderRescueDetail,
];
