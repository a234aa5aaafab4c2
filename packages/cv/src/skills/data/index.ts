import administration from "./administration.ts";
import agriculture from "./agriculture.ts";
import alliedHealthDetail from "./allied-health-detail.ts";
import apparelTextiles from "./apparel-textiles.ts";
import archiveSocietyDetail from "./archive-society-detail.ts";
import automotiveTransport from "./automotive-transport.ts";
import backend from "./backend.ts";
import backendTools from "./backend-tools.ts";
import bankingInsurance from "./banking-insurance.ts";
import beautySports from "./beauty-sports.ts";
import benchSurveyDetail from "./bench-survey-detail.ts";
import benchWheelDetail from "./bench-wheel-detail.ts";
import brokerBuyerEventDetail from "./broker-buyer-event-detail.ts";
import buildingCrafts from "./building-crafts.ts";
import buildingTradesDetail from "./building-trades-detail.ts";
import businessManagement from "./business-management.ts";
import clinicSupportDetail from "./clinic-support-detail.ts";
import clinicWardDetail from "./clinic-ward-detail.ts";
import clinicalPractice from "./clinical-practice.ts";
import cloudDevops from "./cloud-devops.ts";
import cloudDevopsTools from "./cloud-devops-tools.ts";
import coachSalonDetail from "./coach-salon-detail.ts";
import codeSystemsDetail from "./code-systems-detail.ts";
import constructionCivil from "./construction-civil.ts";
import controlLabDetail from "./control-lab-detail.ts";
import counselBrandSalesDetail from "./counsel-brand-sales-detail.ts";
import counterInspectorDetail from "./counter-inspector-detail.ts";
import counterStoreDeskDetail from "./counter-store-desk-detail.ts";
import courtChanceryDetail from "./court-chancery-detail.ts";
import craftPrintDetail from "./craft-print-detail.ts";
import cropOrchardDetail from "./crop-orchard-detail.ts";
import dataAnalytics from "./data-analytics.ts";
import dataAnalyticsTools from "./data-analytics-tools.ts";
import databases from "./databases.ts";
import dentalEyeAnimal from "./dental-eye-animal.ts";
import design from "./design.ts";
import deskClerkDetail from "./desk-clerk-detail.ts";
import digitalProductDetail from "./digital-product-detail.ts";
import doctorMidwifeDetail from "./doctor-midwife-detail.ts";
import doctorsNursesDetail from "./doctors-nurses-detail.ts";
import drawnDesignedDetail from "./drawn-designed-detail.ts";
import education from "./education.ts";
import electricalElectronics from "./electrical-electronics.ts";
import energyMining from "./energy-mining.ts";
import engineeringDesignDetail from "./engineering-design-detail.ts";
import engineeringPractice from "./engineering-practice.ts";
import enterpriseSoftware from "./enterprise-software.ts";
import facilitiesSecurity from "./facilities-security.ts";
import faithWelfareDetail from "./faith-welfare-detail.ts";
import farmServiceDetail from "./farm-service-detail.ts";
import farmingForestSea from "./farming-forest-sea.ts";
import fieldBenchDetail from "./field-bench-detail.ts";
import financeAccounting from "./finance-accounting.ts";
import financeRisk from "./finance-risk.ts";
import firmLeadingDetail from "./firm-leading-detail.ts";
import foodPlantDetail from "./food-plant-detail.ts";
import foodService from "./food-service.ts";
import footSpeechDetail from "./foot-speech-detail.ts";
import forgePressDetail from "./forge-press-detail.ts";
import frameFinishDetail from "./frame-finish-detail.ts";
import guardCleanDetail from "./guard-clean-detail.ts";
import guestServiceDetail from "./guest-service-detail.ts";
import helpDeskMastDetail from "./help-desk-mast-detail.ts";
import helpersPortersDetail from "./helpers-porters-detail.ts";
import herdHiveWaterDetail from "./herd-hive-water-detail.ts";
import homesSchoolsLeadDetail from "./homes-schools-lead-detail.ts";
import hospitality from "./hospitality.ts";
import hotelTravelPersonal from "./hotel-travel-personal.ts";
import humanResources from "./human-resources.ts";
import imageRoomStageDetail from "./image-room-stage-detail.ts";
import imagingCareChildcareDetail from "./imaging-care-childcare-detail.ts";
import itInfrastructure from "./it-infrastructure.ts";
import laboratoryEarth from "./laboratory-earth.ts";
import lawPublicOrder from "./law-public-order.ts";
import ledgerAdviceDetail from "./ledger-advice-detail.ts";
import legal from "./legal.ts";
import lessonsCoursesDetail from "./lessons-courses-detail.ts";
import lessonsLearnersDetail from "./lessons-learners-detail.ts";
import logisticsWarehouse from "./logistics-warehouse.ts";
import machineLearning from "./machine-learning.ts";
import machineLearningTools from "./machine-learning-tools.ts";
import marketing from "./marketing.ts";
import mechanicalManufacturing from "./mechanical-manufacturing.ts";
import mediaArts from "./media-arts.ts";
import mediaStagePrint from "./media-stage-print.ts";
import medicineLab from "./medicine-lab.ts";
import metalMachine from "./metal-machine.ts";
import metalShopDetail from "./metal-shop-detail.ts";
import mobile from "./mobile.ts";
import nicheTradesDetail from "./niche-trades-detail.ts";
import nursingCare from "./nursing-care.ts";
import officePeopleSales from "./office-people-sales.ts";
import officeTools from "./office-tools.ts";
import orderRescueDetail from "./order-rescue-detail.ts";
import penSoundScreenDetail from "./pen-sound-screen-detail.ts";
import pipePaintDetail from "./pipe-paint-detail.ts";
import plansMapsDetail from "./plans-maps-detail.ts";
import plantLineOperatorsDetail from "./plant-line-operators-detail.ts";
import plantMachineDetail from "./plant-machine-detail.ts";
import plantSiteLeadDetail from "./plant-site-lead-detail.ts";
import plantVesselFlightDetail from "./plant-vessel-flight-detail.ts";
import postsOfCareDetail from "./posts-of-care-detail.ts";
import powerSignalDetail from "./power-signal-detail.ts";
import processMineDetail from "./process-mine-detail.ts";
import programmingLanguages from "./programming-languages.ts";
import publicOfficeDetail from "./public-office-detail.ts";
import roadRailDeckDetail from "./road-rail-deck-detail.ts";
import roadSeaLandDetail from "./road-sea-land-detail.ts";
import roadYardDetail from "./road-yard-detail.ts";
import roofFlueDetail from "./roof-flue-detail.ts";
import salesRetail from "./sales-retail.ts";
import schoolCampusDetail from "./school-campus-detail.ts";
import scienceEnvironment from "./science-environment.ts";
import scienceSiteTechniciansDetail from "./science-site-technicians-detail.ts";
import security from "./security.ts";
import servicePeopleDetail from "./service-people-detail.ts";
import skyRockLifeDetail from "./sky-rock-life-detail.ts";
import softSkills from "./soft-skills.ts";
import softwarePractice from "./software-practice.ts";
import softwareTesting from "./software-testing.ts";
import softwareToolsDetail from "./software-tools-detail.ts";
import sportFitnessDetail from "./sport-fitness-detail.ts";
import stageStudioDetail from "./stage-studio-detail.ts";
import stallTillGuardDetail from "./stall-till-guard-detail.ts";
import taxPayrollDetail from "./tax-payroll-detail.ts";
import teachingCulture from "./teaching-culture.ts";
import textileFinishDetail from "./textile-finish-detail.ts";
import textileWoodDetail from "./textile-wood-detail.ts";
import therapyAnimalDispensingDetail from "./therapy-animal-dispensing-detail.ts";
import therapyWelfare from "./therapy-welfare.ts";
import tradeEventDetail from "./trade-event-detail.ts";
import trades from "./trades.ts";
import transportSeaRail from "./transport-sea-rail.ts";
import vehicleShopDetail from "./vehicle-shop-detail.ts";
import venueShopLeadDetail from "./venue-shop-lead-detail.ts";
import webFrontend from "./web-frontend.ts";
import webFrontendTools from "./web-frontend-tools.ts";
import wiresFoodsWoodsDetail from "./wires-foods-woods-detail.ts";
import worksProcessDetail from "./works-process-detail.ts";

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
