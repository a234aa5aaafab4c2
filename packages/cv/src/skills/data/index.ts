import workshopCrafts from "./trades/workshop-crafts.ts";
import scaffoldStoneLagging from "./construction/scaffold-stone-lagging.ts";
import woodsWatersGame from "./agriculture/woods-waters-game.ts";
import millsLoomsLaundries from "./manufacturing/mills-looms-laundries.ts";
import plantsFurnacesLines from "./engineering/plants-furnaces-lines.ts";
import shipsRailsYards from "./transport/ships-rails-yards.ts";
import tablesKennelsFarewells from "./services/tables-kennels-farewells.ts";
import stagePropPage from "./creative/stage-prop-page.ts";
import skiesMapsDigs from "./science/skies-maps-digs.ts";
import administration from "./people/administration.ts";
import agriculture from "./agriculture/agriculture.ts";
import alliedHealthDetail from "./health/allied-health-detail.ts";
import apparelTextiles from "./manufacturing/apparel-textiles.ts";
import archiveSocietyDetail from "./science/archive-society-detail.ts";
import automotiveTransport from "./transport/automotive-transport.ts";
import backend from "./technology/backend.ts";
import backendTools from "./technology/backend-tools.ts";
import bankingInsurance from "./finance/banking-insurance.ts";
import beautySports from "./services/beauty-sports.ts";
import benchSurveyDetail from "./science/bench-survey-detail.ts";
import benchWheelDetail from "./trades/bench-wheel-detail.ts";
import brokerBuyerEventDetail from "./business/broker-buyer-event-detail.ts";
import buildingCrafts from "./trades/building-crafts.ts";
import buildingTradesDetail from "./trades/building-trades-detail.ts";
import businessManagement from "./business/business-management.ts";
import clinicSupportDetail from "./health/clinic-support-detail.ts";
import clinicWardDetail from "./health/clinic-ward-detail.ts";
import clinicalPractice from "./health/clinical-practice.ts";
import cloudDevops from "./technology/cloud-devops.ts";
import cloudDevopsTools from "./technology/cloud-devops-tools.ts";
import coachSalonDetail from "./services/coach-salon-detail.ts";
import codeSystemsDetail from "./technology/code-systems-detail.ts";
import constructionCivil from "./construction/construction-civil.ts";
import controlLabDetail from "./engineering/control-lab-detail.ts";
import counselBrandSalesDetail from "./business/counsel-brand-sales-detail.ts";
import counterInspectorDetail from "./office/counter-inspector-detail.ts";
import counterStoreDeskDetail from "./office/counter-store-desk-detail.ts";
import courtChanceryDetail from "./law/court-chancery-detail.ts";
import craftPrintDetail from "./trades/craft-print-detail.ts";
import cropOrchardDetail from "./agriculture/crop-orchard-detail.ts";
import dataAnalytics from "./technology/data-analytics.ts";
import dataAnalyticsTools from "./technology/data-analytics-tools.ts";
import databases from "./technology/databases.ts";
import dentalEyeAnimal from "./health/dental-eye-animal.ts";
import design from "./design/design.ts";
import deskClerkDetail from "./office/desk-clerk-detail.ts";
import digitalProductDetail from "./technology/digital-product-detail.ts";
import doctorMidwifeDetail from "./health/doctor-midwife-detail.ts";
import doctorsNursesDetail from "./health/doctors-nurses-detail.ts";
import drawnDesignedDetail from "./design/drawn-designed-detail.ts";
import education from "./education/education.ts";
import electricalElectronics from "./engineering/electrical-electronics.ts";
import energyMining from "./engineering/energy-mining.ts";
import engineeringDesignDetail from "./engineering/engineering-design-detail.ts";
import engineeringPractice from "./engineering/engineering-practice.ts";
import enterpriseSoftware from "./technology/enterprise-software.ts";
import facilitiesSecurity from "./services/facilities-security.ts";
import faithWelfareDetail from "./health/faith-welfare-detail.ts";
import farmServiceDetail from "./agriculture/farm-service-detail.ts";
import farmingForestSea from "./agriculture/farming-forest-sea.ts";
import fieldBenchDetail from "./science/field-bench-detail.ts";
import financeAccounting from "./finance/finance-accounting.ts";
import financeRisk from "./finance/finance-risk.ts";
import firmLeadingDetail from "./business/firm-leading-detail.ts";
import foodPlantDetail from "./hospitality/food-plant-detail.ts";
import foodService from "./hospitality/food-service.ts";
import footSpeechDetail from "./health/foot-speech-detail.ts";
import forgePressDetail from "./trades/forge-press-detail.ts";
import frameFinishDetail from "./construction/frame-finish-detail.ts";
import guardCleanDetail from "./services/guard-clean-detail.ts";
import guestServiceDetail from "./hospitality/guest-service-detail.ts";
import helpDeskMastDetail from "./technology/help-desk-mast-detail.ts";
import helpersPortersDetail from "./services/helpers-porters-detail.ts";
import herdHiveWaterDetail from "./agriculture/herd-hive-water-detail.ts";
import homesSchoolsLeadDetail from "./health/homes-schools-lead-detail.ts";
import hospitality from "./hospitality/hospitality.ts";
import hotelTravelPersonal from "./hospitality/hotel-travel-personal.ts";
import humanResources from "./people/human-resources.ts";
import imageRoomStageDetail from "./creative/image-room-stage-detail.ts";
import imagingCareChildcareDetail from "./health/imaging-care-childcare-detail.ts";
import itInfrastructure from "./technology/it-infrastructure.ts";
import laboratoryEarth from "./science/laboratory-earth.ts";
import lawPublicOrder from "./law/law-public-order.ts";
import ledgerAdviceDetail from "./finance/ledger-advice-detail.ts";
import legal from "./law/legal.ts";
import lessonsCoursesDetail from "./education/lessons-courses-detail.ts";
import lessonsLearnersDetail from "./education/lessons-learners-detail.ts";
import logisticsWarehouse from "./logistics/logistics-warehouse.ts";
import machineLearning from "./technology/machine-learning.ts";
import machineLearningTools from "./technology/machine-learning-tools.ts";
import marketing from "./business/marketing.ts";
import mechanicalManufacturing from "./engineering/mechanical-manufacturing.ts";
import mediaArts from "./arts/media-arts.ts";
import mediaStagePrint from "./creative/media-stage-print.ts";
import medicineLab from "./health/medicine-lab.ts";
import metalMachine from "./trades/metal-machine.ts";
import metalShopDetail from "./trades/metal-shop-detail.ts";
import mobile from "./technology/mobile.ts";
import nicheTradesDetail from "./trades/niche-trades-detail.ts";
import nursingCare from "./health/nursing-care.ts";
import officePeopleSales from "./business/office-people-sales.ts";
import officeTools from "./office/office-tools.ts";
import orderRescueDetail from "./law/order-rescue-detail.ts";
import penSoundScreenDetail from "./creative/pen-sound-screen-detail.ts";
import pipePaintDetail from "./trades/pipe-paint-detail.ts";
import plansMapsDetail from "./construction/plans-maps-detail.ts";
import plantLineOperatorsDetail from "./manufacturing/plant-line-operators-detail.ts";
import plantMachineDetail from "./engineering/plant-machine-detail.ts";
import plantSiteLeadDetail from "./engineering/plant-site-lead-detail.ts";
import plantVesselFlightDetail from "./engineering/plant-vessel-flight-detail.ts";
import postsOfCareDetail from "./health/posts-of-care-detail.ts";
import powerSignalDetail from "./engineering/power-signal-detail.ts";
import processMineDetail from "./engineering/process-mine-detail.ts";
import programmingLanguages from "./technology/programming-languages.ts";
import publicOfficeDetail from "./business/public-office-detail.ts";
import roadRailDeckDetail from "./transport/road-rail-deck-detail.ts";
import roadSeaLandDetail from "./logistics/road-sea-land-detail.ts";
import roadYardDetail from "./transport/road-yard-detail.ts";
import roofFlueDetail from "./trades/roof-flue-detail.ts";
import salesRetail from "./business/sales-retail.ts";
import schoolCampusDetail from "./education/school-campus-detail.ts";
import scienceEnvironment from "./science/science-environment.ts";
import scienceSiteTechniciansDetail from "./engineering/science-site-technicians-detail.ts";
import security from "./technology/security.ts";
import servicePeopleDetail from "./services/service-people-detail.ts";
import skyRockLifeDetail from "./science/sky-rock-life-detail.ts";
import softSkills from "./general/soft-skills.ts";
import softwarePractice from "./technology/software-practice.ts";
import softwareTesting from "./technology/software-testing.ts";
import softwareToolsDetail from "./technology/software-tools-detail.ts";
import sportFitnessDetail from "./services/sport-fitness-detail.ts";
import stageStudioDetail from "./creative/stage-studio-detail.ts";
import stallTillGuardDetail from "./services/stall-till-guard-detail.ts";
import taxPayrollDetail from "./finance/tax-payroll-detail.ts";
import teachingCulture from "./education/teaching-culture.ts";
import textileFinishDetail from "./trades/textile-finish-detail.ts";
import textileWoodDetail from "./trades/textile-wood-detail.ts";
import therapyAnimalDispensingDetail from "./health/therapy-animal-dispensing-detail.ts";
import therapyWelfare from "./health/therapy-welfare.ts";
import tradeEventDetail from "./business/trade-event-detail.ts";
import trades from "./trades/trades.ts";
import transportSeaRail from "./logistics/transport-sea-rail.ts";
import vehicleShopDetail from "./trades/vehicle-shop-detail.ts";
import venueShopLeadDetail from "./business/venue-shop-lead-detail.ts";
import webFrontend from "./technology/web-frontend.ts";
import webFrontendTools from "./technology/web-frontend-tools.ts";
import wiresFoodsWoodsDetail from "./trades/wires-foods-woods-detail.ts";
import worksProcessDetail from "./engineering/works-process-detail.ts";

/** Every group of the graph; the format is described in ../README.md. */
export const GROUP_FILES: readonly string[] = [
  programmingLanguages,
  webFrontend,
  webFrontendTools,
  backend,
  backendTools,
  mobile,
  databases,
  cloudDevops,
  cloudDevopsTools,
  softwarePractice,
  softwareTesting,
  dataAnalytics,
  dataAnalyticsTools,
  machineLearning,
  machineLearningTools,
  itInfrastructure,
  security,
  enterpriseSoftware,
  officeTools,
  salesRetail,
  marketing,
  businessManagement,
  financeAccounting,
  bankingInsurance,
  humanResources,
  administration,
  workshopCrafts,
  scaffoldStoneLagging,
  woodsWatersGame,
  millsLoomsLaundries,
  plantsFurnacesLines,
  shipsRailsYards,
  tablesKennelsFarewells,
  stagePropPage,
  skiesMapsDigs,
  legal,
  education,
  nursingCare,
  medicineLab,
  hospitality,
  constructionCivil,
  trades,
  mechanicalManufacturing,
  electricalElectronics,
  automotiveTransport,
  logisticsWarehouse,
  agriculture,
  apparelTextiles,
  design,
  mediaArts,
  beautySports,
  facilitiesSecurity,
  scienceEnvironment,
  buildingCrafts,
  clinicalPractice,
  dentalEyeAnimal,
  energyMining,
  engineeringPractice,
  farmingForestSea,
  financeRisk,
  foodService,
  hotelTravelPersonal,
  laboratoryEarth,
  lawPublicOrder,
  mediaStagePrint,
  metalMachine,
  officePeopleSales,
  teachingCulture,
  therapyWelfare,
  transportSeaRail,
  benchSurveyDetail,
  clinicWardDetail,
  digitalProductDetail,
  plantMachineDetail,
  roadSeaLandDetail,
  schoolCampusDetail,
  taxPayrollDetail,
  textileFinishDetail,
  tradeEventDetail,
  engineeringDesignDetail,
  guestServiceDetail,
  softwareToolsDetail,
  doctorsNursesDetail,
  alliedHealthDetail,
  lessonsLearnersDetail,
  courtChanceryDetail,
  archiveSocietyDetail,
  faithWelfareDetail,
  buildingTradesDetail,
  pipePaintDetail,
  metalShopDetail,
  vehicleShopDetail,
  stageStudioDetail,
  fieldBenchDetail,
  craftPrintDetail,
  clinicSupportDetail,
  orderRescueDetail,
  coachSalonDetail,
  foodPlantDetail,
  textileWoodDetail,
  processMineDetail,
  roadYardDetail,
  farmServiceDetail,
  guardCleanDetail,
  controlLabDetail,
  nicheTradesDetail,
  stallTillGuardDetail,
  servicePeopleDetail,
  counterStoreDeskDetail,
  deskClerkDetail,
  helpDeskMastDetail,
  counterInspectorDetail,
  brokerBuyerEventDetail,
  plantVesselFlightDetail,
  scienceSiteTechniciansDetail,
  publicOfficeDetail,
  firmLeadingDetail,
  homesSchoolsLeadDetail,
  plantSiteLeadDetail,
  venueShopLeadDetail,
  cropOrchardDetail,
  herdHiveWaterDetail,
  skyRockLifeDetail,
  worksProcessDetail,
  powerSignalDetail,
  plansMapsDetail,
  drawnDesignedDetail,
  frameFinishDetail,
  forgePressDetail,
  benchWheelDetail,
  doctorMidwifeDetail,
  therapyAnimalDispensingDetail,
  imagingCareChildcareDetail,
  ledgerAdviceDetail,
  counselBrandSalesDetail,
  codeSystemsDetail,
  lessonsCoursesDetail,
  sportFitnessDetail,
  imageRoomStageDetail,
  wiresFoodsWoodsDetail,
  plantLineOperatorsDetail,
  roadRailDeckDetail,
  penSoundScreenDetail,
  helpersPortersDetail,
  postsOfCareDetail,
  roofFlueDetail,
  footSpeechDetail,
  softSkills,
];
