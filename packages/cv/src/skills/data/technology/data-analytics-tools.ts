export default String.raw`
@group data-analytics | Data and analytics | technology

[tools]
Kestra ~ Apache Airflow
Mage.ai = Mage?
Stitch Data = Stitch? > ETL
Matillion > ETL
ksqlDB > Kafka
Confluent? = Confluent Cloud, Confluent Platform > Kafka
Redpanda ~ Kafka
Debezium = CDC? ~ Kafka
Apache Impala = Impala? > Hadoop
Apache Druid = Druid?
Apache Pinot = Pinot?
  not before noir, gris, grigio, blanc, meunier
MotherDuck > DuckDB
Snowpipe > Snowflake
Snowpark > Snowflake ~ Snowpipe
Apache Hudi = Hudi? ~ Delta Lake
Vertica > Data warehousing
Greenplum > Data warehousing
Netezza = IBM Netezza > Data warehousing
Exasol > Data warehousing
Apache Sqoop = Sqoop > Hadoop
Apache Flume = Flume? > Hadoop
Apache Oozie = Oozie > Hadoop
Soda data quality = Soda Core, Soda.io
Monte Carlo Data
DataHub? ~ Data catalogues
OpenMetadata ~ Data catalogues
Amundsen? ~ Data catalogues
Alation > Data catalogues
Atlan? > Data catalogues
Hightouch
Reverse ETL ~ Hightouch
Census reverse ETL ~ Hightouch
RudderStack ~ Segment CDP
Segment CDP = Segment?, Twilio Segment
mParticle ~ Segment CDP
Snowplow analytics = Snowplow?
Heap analytics = Heap?
Pendo^ ~ Amplitude
PostHog ~ Amplitude
FullStory ~ Hotjar
Microsoft Clarity ~ Hotjar
Redash ~ Metabase
Mode Analytics
Sigma Computing
ThoughtSpot
Domo^
Hex notebooks = Hex?
Observable notebooks = Observable Plot
Gradio ~ Streamlit
Bokeh? > Data visualisation
Altair? > Data visualisation
Vega-Lite > Data visualisation ~ Altair
Quarto?
data.table > R
statsmodels > Python
Dask^ > Python
Vaex > Pandas
Modin > Pandas ~ Vaex
Apache Zeppelin = Zeppelin?
Scilab ~ MATLAB
Dataiku = Dataiku DSS
Orange data mining
Lightdash
Evidence.dev
Cube.js = Cube.dev
SQLMesh ~ dbt
LookML > Looker
Great Tables

[skills]
Data catalogues = Data cataloguing
Kimball modelling = Kimball?, Kimball methodology
Inmon? ~ Kimball modelling

[tools]
OpenRefine = Open Refine, Google Refine > Data cleaning
Anaconda? = Conda?, Anaconda Navigator > Python
`;
