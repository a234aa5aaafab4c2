export default String.raw`
@group databases | Databases | technology

[skills]
Connection pooling
Databases = Database management*, Database systems*, Relational databases, RDBMS, DBMS^, Database management systems
Database design = Relational database design, Database modelling, Schema design, Database schema design, ER diagrams, Entity relationship modelling, Database normalisation, Data modelling of schemas, Normalisation, Third normal form > Databases
Database administration = DBA^, Database administrator skills, Database maintenance > Databases
Database optimisation = Query optimisation, SQL tuning, Database performance tuning, SQL optimisation, Query tuning, Database tuning, Query performance tuning > SQL
Database migration = Data base migration, Oracle to PostgreSQL migration, Schema migrations, Migration of databases > Databases
Database replication = Replication*, Database clustering, Database sharding, Logical replication, Streaming replication, Replication setup, Sharding > Database administration
Backup and recovery = Backup and restore, Database backup, Data backup, Backups*, Backup management, Data recovery, RMAN backups, Point-in-time recovery, User data backup
  not after battery, power, inverter, generator
NoSQL = No SQL, NoSQL databases, Non-relational databases > Databases
Data modelling = Data models*, Dimensional modelling, Star schema, Conceptual data modelling, Schema evolution, Slowly changing dimensions, SCD^, SCD Type 2 > Databases
Log shipping = Transaction log shipping
Incremental models = Incremental loads, Incremental loading ~ Data modelling
Graph databases > NoSQL
Time series databases > Databases
Vector databases = Vector search, Vector store
Indexing strategy = Index tuning, Index optimisation
Table partitioning
Data masking = Data anonymisation

[tools]
RMAN = Oracle RMAN > Oracle Database
Oracle ASM = ASM? > Oracle Database
Milvus
Qdrant
MySQL = My SQL^, MySQL Server, MySQL Workbench > SQL ~ MariaDB, PostgreSQL
MariaDB = Maria DB > SQL
PostgreSQL = Postgres, PSQL^, Postgre SQL, PostgresSQL > SQL ~ Oracle Database
Microsoft SQL Server = SQL Server, SqlServer, SQL Server Profiler, SQL Profiler, MS SQL, MSSQL, MS SQL Server, SQL Server 2016, SQL Server 2019, SSMS^ > SQL ~ PostgreSQL
Oracle Database = Oracle?, Oracle DB, Oracle 11g, Oracle 12c, Oracle 19c, Oracle SQL, Oracle RDBMS, Oracle 10g > SQL
  not before corporation, corp, certified, arena, india, financial services, university, inc
  not after at, with, by, for
  with requisition, requisitions, keyed, ledger, erp, forms, vouchers
SQLite = SQL Lite, SQLite3 > SQL
IBM Db2 = DB2 > SQL ~ Oracle Database
Sybase = SAP ASE, Sybase ASE > SQL
Informix > SQL
Teradata > SQL, Data warehousing
MongoDB = Mongo?, Mongo DB, MongoDB Atlas > NoSQL ~ CouchDB, Amazon DynamoDB
Redis = Redis Cache > NoSQL, Caching ~ Memcached
Amazon ElastiCache = ElastiCache > NoSQL, Caching ~ Redis
Memcached = Memcache > Caching
Cassandra? = Apache Cassandra, CassandraDB > NoSQL ~ HBase
  not after ms, miss, mrs
HBase = Apache HBase > NoSQL, Hadoop
CouchDB = Apache CouchDB, Couch DB > NoSQL ~ Couchbase
Couchbase > NoSQL
Neo4j > Graph databases
Cypher = Cypher Query Language > Graph databases ~ Neo4j
ArangoDB > Graph databases
Elasticsearch = Elastic Search, Elastic? ~ Apache Solr, OpenSearch
  not before band, bands, waist, fabric
OpenSearch
Apache Solr = Solr^ ~ Lucene
Lucene = Apache Lucene
Algolia
Amazon DynamoDB = DynamoDB, Dynamo DB > NoSQL, AWS
Firestore = Cloud Firestore > NoSQL, Firebase
Firebase Realtime Database > NoSQL, Firebase ~ Firestore
InfluxDB = Influx DB > Time series databases
TimescaleDB = Timescale^ > Time series databases, PostgreSQL
ClickHouse = Click House > SQL
DuckDB > SQL
CockroachDB > SQL
H2 database = H2 DB > SQL
Microsoft Access = MS Access, Access?, Access database > Databases
  not before control, to, road, roads, points, rights, card, cards, management, equipment, platform, platforms, denied, services, bank, health, engineering
  not after open, easy, remote, patient, full, market, better, improve, improved, equal, quick, disabled, rope, vascular, user, physical, network, to, the, internet
  with excel, word, powerpoint, outlook
FileMaker = FileMaker Pro, File Maker > Databases
Amazon Aurora = Aurora?, AWS Aurora, Aurora PostgreSQL > AWS, SQL
Amazon RDS = AWS RDS, RDS^ > AWS, SQL
PostGIS > PostgreSQL, Geospatial analysis
pgAdmin > PostgreSQL
phpMyAdmin > MySQL
Liquibase > Database migration ~ Flyway
Flyway > Database migration
Pinecone? > Vector databases ~ Weaviate, pgvector
Weaviate > Vector databases
pgvector > Vector databases, PostgreSQL
Chroma DB = ChromaDB, Chroma? > Vector databases
SAP HANA = HANA^, SAP PAL, SAP HANA SQL, S/4HANA database > SAP, SQL
ScyllaDB > NoSQL ~ Cassandra
RavenDB > NoSQL
Oracle RAC = Real Application Clusters, RAC?
Oracle Data Guard = Data Guard, Active Data Guard
Oracle GoldenGate = GoldenGate
Oracle Exadata = Exadata
SQL Server Always On = Always On availability groups, AlwaysOn, Always On
pgBackRest
Patroni
PgBouncer
Percona XtraDB Cluster = Percona
Galera Cluster = Galera
Erwin Data Modeler = erwin
Oracle Enterprise Manager = OEM?
  not before part, linear, vehicle, equipment, supplier, customer, client, product, brand, specification, manufacturer

[tools]
PL/pgSQL > PostgreSQL
Valkey ~ Redis
JanusGraph > Graph databases
TigerGraph > Graph databases
Dgraph > Graph databases
SurrealDB
FaunaDB = Fauna database
YugabyteDB = Yugabyte ~ CockroachDB
TiDB ~ CockroachDB
Vitess > MySQL
PlanetScale > MySQL
Neon? = Neon Postgres
Turso = libSQL
QuestDB ~ InfluxDB
MarkLogic
FoxPro = Visual FoxPro
Firebird? = Firebird SQL
InterBase = Interbase^
Drift? = Drift ORM
ObjectBox
Isar? = Isar database
WatermelonDB
DBeaver
DataGrip ~ DBeaver
TablePlus ~ DBeaver
ProxySQL > MySQL
Riak = Riak KV, Riak Core > NoSQL
Mnesia > Erlang
`;
