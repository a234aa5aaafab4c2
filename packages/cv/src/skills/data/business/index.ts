import brokerBuyerEventDetail from "./broker-buyer-event-detail.ts";
import businessManagement from "./business-management.ts";
import counselBrandSalesDetail from "./counsel-brand-sales-detail.ts";
import firmLeadingDetail from "./firm-leading-detail.ts";
import marketing from "./marketing.ts";
import officePeopleSales from "./office-people-sales.ts";
import publicOfficeDetail from "./public-office-detail.ts";
import salesRetail from "./sales-retail.ts";
import tradeEventDetail from "./trade-event-detail.ts";
import venueShopLeadDetail from "./venue-shop-lead-detail.ts";

/** The groups of this field. */
export const BUSINESS: readonly string[] = [
  salesRetail,
  marketing,
  businessManagement,
  officePeopleSales,
  tradeEventDetail,
  brokerBuyerEventDetail,
  publicOfficeDetail,
  firmLeadingDetail,
  venueShopLeadDetail,
  counselBrandSalesDetail,
];
