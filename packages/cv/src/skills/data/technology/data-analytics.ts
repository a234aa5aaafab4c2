export default String.raw`
@group data-analytics | Data and analytics | technology

[skills]
Data backfills
Data lineage
Change data capture = CDC pipelines
Causal inference = Causal modelling, Uplift modelling > Statistics
National accounts = GDP statistics, GDP compilation, National accounts compilation, Supply and use tables > Economics
Price indices = Consumer price index > Official statistics
Sampling design = Survey sampling, Sampling methods, Sample size calculation > Statistics
Survey weighting = Weighting and calibration, Weighting*, Weight calculation, Sample weights, Weighting of samples > Statistics
Official statistics = National statistics > Statistics
Missing data imputation = Imputation of missing data, Data imputation, Imputation*, Imputation of missing values, Missing data handling, Missing value imputation, Missing data analysis > Statistics
Demographic analysis > Demography
Survival analysis > Statistics
Mixed models = Multilevel models, Mixed-effects models > Statistics
Data analysis = Data analytics, Analysing data, Data analysis and reporting, Analysis of data, Statistical data analysis, Ad hoc analysis, Ad hoc reporting, Ad-hoc reports ~ Statistics
Data science > Data analysis, Machine learning
Data engineering = Data pipelines, Data pipeline development, Data platform engineering
ETL^ = ETL development, ETL pipelines, Extract transform load, ELT^, ETL processes, ETL tools > Data engineering
Data warehousing = Data warehouse, DWH^, Enterprise data warehouse, Data warehouse design, Data marts
Data lakes = Lakehouse, Data lakehouse > Data engineering
Data visualisation = Data viz, Dataviz, Visualisation of data, Dashboard design, Data dashboards, Interactive dashboards
Dashboards* = Dashboard development, Dashboarding, Dashboard creation
Business intelligence = BI^, BI development, BI reporting, BI tools
Reporting* = Management reports, Report writing and analysis, MIS reporting, MIS reports, Report generation, Reporting and analysis
  not before to
Data mining = Knowledge discovery
Data cleaning = Data cleansing, Data wrangling, Data preparation, Data preprocessing, Data editing
Data quality = Data quality management, Data validation, Data accuracy, Data quality checks
Data governance = Data stewardship, Data policies
Data management = Master data management, MDM^, Data administration
Data migration = Data conversion, Migration of data
Data integration
Data collection = Data gathering, Field data collection, Primary data collection
Data entry = Data capture, Data input, Data encoding, Data entry operation, Data keying, Accounts data entry, Voucher entry, Posting vouchers, Entered data, Entering data, Keying data, Inputting data, Keyed records
Big data = Big data analytics, Big data technologies
Stream processing = Real-time data processing, Data streaming, Streaming data
Statistics = Statistical analysis, Statistical methods, Applied statistics, Statistical techniques, Descriptive statistics, Inferential statistics, Statistical inference, Multivariate analysis, ANOVA^, Factor analysis, Epidemiological analysis, Longitudinal analysis
Statistical modelling = Statistical models > Statistics
Bayesian statistics = Bayesian inference, Bayesian modelling, Bayesian models > Statistics
Regression analysis = Linear regression, Regression model, Regression modelling, Multivariate regression > Statistics
Logistic regression > Regression analysis
Time series analysis = Time series forecasting, ARIMA, Seasonal adjustment, Forecasting models, Time series*, X-13ARIMA, X-13ARIMA-SEATS, X-12-ARIMA > Statistics
Hypothesis testing = Significance testing > Statistics
Experimental design = Design of experiments, DOE?, Experiment design > Statistics
Predictive analytics = Predictive modelling, Predictive models, Churn models, Churn prediction, Uplift models, Customer churn modelling > Statistics
Forecasting = Demand prediction, Forecast models
Customer analytics = Customer insights, Customer data analysis
Product analytics
Web analytics = Website analytics, Digital analytics, Conversion tracking
Marketing analytics = Campaign analytics, Marketing dashboards
People analytics = HR analytics, Workforce analytics, HR metrics, HR dashboards
Quantitative analysis = Quantitative methods, Quantitative research, Quantitative data analysis
Qualitative research = Qualitative analysis, Qualitative data analysis, Qualitative methods, Thematic analysis, Research proposals, Desk research
Survey design = Questionnaire design, Survey development, Sample surveys
Survey analysis = Survey data analysis
Geospatial analysis = Spatial analysis, Geospatial data, Spatial data analysis, Spatial modelling, Network analysis in GIS, Geocoding, Suitability analysis, Story maps
GIS^ = Geographic information systems, GIS mapping, Geographical information systems
Spreadsheet modelling = Spreadsheets, Spreadsheet skills, Spreadsheet design, Spreadsheet keeping
Statistical analysis plans = Writing statistical analysis plans ~ Biostatistics
Biostatistics = Medical statistics > Statistics
Econometrics = Econometric modelling > Statistics
Operations research = Mathematical optimisation, Linear programming, Optimisation*, Integer programming, Mixed integer programming, Convex optimisation
Numerical computing = Numerical methods, Numerical analysis, Scientific computing, Partial differential equations
Network analysis = Social network analysis
Text mining = Text analytics
Data storytelling = Data story telling
Data ethics

[tools]
Tableau^ = Tableau Desktop, Tableau Server, Tableau Prep, Tableau Public, Tableau Prep Builder > Data visualisation ~ Power BI, Looker, Qlik
  not before vivant, de, des
Power BI = PowerBI, Microsoft Power BI, MS Power BI > Data visualisation
DAX^ = DAX queries > Power BI
Power Query = PowerQuery, M language > Microsoft Excel
Power Pivot = PowerPivot > Microsoft Excel
Looker? = Google Looker > Data visualisation ~ Looker Studio
Looker Studio = Google Data Studio, Google Looker Studio, Data Studio > Data visualisation
  not after on, good
Qlik = QlikView, Qlik Sense, QlikSense > Data visualisation
MicroStrategy > Business intelligence
IBM Cognos = Cognos, Cognos Analytics > Business intelligence
SAP BusinessObjects = Business Objects, SAP BO, BusinessObjects, BOBJ^ > Business intelligence
SAP Lumira > Data visualisation
Oracle BI = OBIEE > Business intelligence
Domo BI > Business intelligence
Apache Superset = Superset? > Data visualisation ~ Metabase
Metabase > Data visualisation
Sisense > Business intelligence
SPSS = IBM SPSS, SPSS Statistics > Statistics ~ Stata, SAS
Stata? = STATA^ > Statistics
SAS^ = SAS programming, SAS Base, SAS Enterprise Guide, SAS Viya > Statistics
  not before airlines, flight, troops, soldier, hotel
  not after scandinavian
EViews > Econometrics
Minitab > Statistics
JMP^ = JMP Pro, SAS JMP > Statistics
GraphPad Prism = GraphPad > Statistics
NVivo = N-Vivo > Qualitative research ~ ATLAS.ti
ATLAS.ti = Atlas ti > Qualitative research
MAXQDA > Qualitative research
Pandas^ = pandas? > Python, Data analysis ~ Polars
  not before in, at, and other
  not after giant, red
NumPy > Python, Numerical computing
SciPy > Python, Numerical computing
Polars > Python, Data analysis
Matplotlib > Python, Data visualisation
Seaborn > Python, Data visualisation
Plotly = Plotly Dash, Dash? > Data visualisation
Streamlit > Python
ggplot2 = ggplot > R, Data visualisation
tidyverse > R
dplyr > R
Shiny? = R Shiny apps, Shiny apps > R
  not before floors, surface, hair
Apache Spark = Spark?, PySpark, Spark SQL, Spark Streaming > Big data ~ Hadoop, Apache Flink
  not before plug, plugs, ignition, of, joy, arrestor, up, interest, erosion, new, creativity
  not after a, to
Hadoop = Apache Hadoop > Big data
HDFS^ > Big data ~ Hadoop
MapReduce = Map Reduce > Hadoop
Hive? = Apache Hive, HiveQL > Hadoop, SQL
  not before management, inspection, inspections, of
  not after bee, the
Apache Pig = Pig Latin scripts > Hadoop
Apache Storm = Storm? > Stream processing
  not before water, drain, drainage, drains, damage, surge, warning
  not after brain, a, the, thunder
Apache Flink = Flink > Stream processing
Apache Beam > Stream processing
Apache Airflow = Airflow?, Airflow DAGs > Data engineering ~ Dagster, Prefect
  not before measurement, control, rate, testing, balancing
Dagster > Data engineering
Prefect? > Data engineering
  not after head, school, senior, deputy, the, a, as, house, college
Luigi pipelines = Spotify Luigi > Data engineering
dbt^ = DBT?, data build tool, dbt Core, dbt Cloud > SQL, Data engineering
  not before therapy, skills
Apache NiFi = NiFi > Data engineering
Fivetran > ETL
Airbyte > ETL
Talend = Talend Open Studio > ETL ~ Informatica
Informatica? = Informatica PowerCenter, Informatica mappings > ETL
Pentaho = Kettle ETL > ETL
IBM DataStage = DataStage > ETL
Alteryx > Data analysis
KNIME > Data analysis ~ RapidMiner
RapidMiner > Data analysis
Snowflake? = Snowflake Data Cloud, SnowSQL > Data warehousing, SQL ~ BigQuery, Databricks
  not before schema pattern, pattern
BigQuery = Google BigQuery, Big Query > Data warehousing, Google Cloud, SQL
Databricks = Azure Databricks > Apache Spark
Delta Lake > Data lakes
Apache Iceberg = Iceberg tables, Iceberg? > Data lakes
Azure Data Factory = ADF^ > Azure, ETL
Azure Synapse = Azure Synapse Analytics > Azure, Data warehousing
Microsoft Fabric = MS Fabric > Azure
Trino = PrestoDB > SQL
Presto SQL > SQL
Google Analytics = GA4, Google Analytics 4, Universal Analytics, Google Analytics 4 (GA4) > Web analytics ~ Adobe Analytics, Matomo
Adobe Analytics = Omniture > Web analytics
Matomo = Piwik > Web analytics
Mixpanel > Product analytics ~ Amplitude
Amplitude? = Amplitude Analytics > Product analytics
  with mixpanel, segment, product analytics
Hotjar > Web analytics
Google Tag Manager = GTM? > Web analytics
ArcGIS = ESRI^, ArcMap, ArcGIS Pro, ArcView > GIS ~ QGIS
QGIS = Quantum GIS > GIS
Google Earth Engine > Remote sensing
ERDAS Imagine = ERDAS > Remote sensing
ENVI software > Remote sensing
KoboToolbox = Kobo Toolbox, KoBoCollect, Kobo Collect, Data collection with KoboToolbox > Data collection ~ ODK
ODK^ = Open Data Kit, ODK Collect > Data collection
SurveyMonkey = Survey Monkey > Survey design ~ Google Forms
Qualtrics > Survey design
Google Forms = Microsoft Forms, MS Forms > Survey design
REDCap > Data collection
Great Expectations? = Great Expectations data tests > Data quality
Collibra > Data governance
`;
