export default String.raw`
@group backend | Back end and APIs | technology

[skills]
Back-end development = Backend development, Server-side development, Server side programming, Backend engineering, Back-end engineering, API programming
API development = API design, Web API development, API integration, REST API development, APIs*, Third-party API integration, Web APIs*, Web services development, REST API design, RESTful API development, Rate limiting*
Microservices = Micro-services, Microservice architecture
Serverless = Serverless architecture, Serverless computing, Function as a service, FaaS^
Event-driven architecture = Event-driven systems ~ Message queues
Event sourcing ~ Event-driven architecture
Message queues = Message queueing, Message broker, Messaging queues, Messaging*
Object-relational mapping = ORM^
Authentication and authorisation = User authentication, Authentication*, Authorisation*, Auth* ~ OAuth
Caching* = Cache design, Distributed caching, Cache invalidation, Redis caching, Caching strategies
Payment gateway integration = Payment integration, Payment gateways, Payment provider integration
Multithreading = Multi-threading, Concurrency*, Concurrent programming
Parallel programming = Async programming, Asynchronous programming, async/await, Async await ~ Multithreading
Reactive programming = Reactive systems

[tools]
Node.js = NodeJS, Node JS, Node? > JavaScript ~ Deno, Bun
  not after lymph, the, sentinel, sinus, each, single
Deno > JavaScript
Bun? = Bun.js ~ Deno
Express? = Express.js, ExpressJS, Express JS, Node Express > Node.js ~ NestJS, Fastify, Koa
  not before delivery, deliveries, courier, news, entry, service, train, trains, checkout, way, ideas, myself, written, consent, permission, yourself, parcel, lane, mail, feelings, kitchen, shipping, highway, post, interest, bus, card, line, tribune
  not after american, the, daily, indian, orient, polar, aliexpress, dhl, federal, holiday inn, air india, night, local
NestJS = Nest.js, Nest JS, Nest? > TypeScript, Node.js
  not after eagle, bird, empty, love
Fastify > Node.js
Koa? = Koa.js, KoaJS > Node.js
hapi = hapi.js > Node.js
Hono? = Hono.js
Meteor.js = Meteor?, MeteorJS > JavaScript
AdonisJS = Adonis.js > Node.js
Strapi > Headless CMS
Spring Cloud > Spring
Spring Security > Spring
Spring Batch > Spring
Spring Data = Spring Data JPA > Spring
Spring MVC > Spring
Spring? = Spring Framework, Java Spring, Spring Core > Java ~ Jakarta EE, Quarkus, Micronaut
  not before season, hackathon, semester, term, water, cleaning, break, onion, onions, rolls, roll, collection, summer, festival, campaign, sale, garden, street, road, school, holiday, intake, break-up, harvest, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, loaded, washer, balancer, field, valley
  not after last, this, next, every, each, early, late, in, since, by, during, the, of, coil, hot, until, leaf, silver, colorado, palm, autumn, fall, from
Spring Boot = SpringBoot, Springboot 2, Spring Boot 3 > Spring, Java
Jakarta EE = Java EE, J2EE, JEE^, Java Enterprise Edition > Java
Hibernate? = Hibernate ORM, Hibernate/JPA > Java, Object-relational mapping
  not before in, over, during
  not after bears, to
JPA^ = Java Persistence API, Jakarta Persistence > Java, Object-relational mapping ~ Hibernate
Struts? = Apache Struts, Struts 2, Struts2 > Java
  not before replacement, suspension
  not after shock absorbers and, suspension, absorbers and, gas, timber, steel
Servlets = Java Servlets > Java
Quarkus > Java
Micronaut > Java
Vert.x = Vertx > Java
Dropwizard > Java
Play Framework > Scala
Akka? > Scala
Apache Pekko = Pekko > Scala ~ Akka
Apache Camel = Camel? > Java ~ MuleSoft
  not before ride, rides, milk, safari
Tomcat? = Apache Tomcat > Java
JBoss = JBoss EAP > Jakarta EE ~ WebLogic, WebSphere
WildFly > Jakarta EE ~ JBoss
WebLogic = Oracle WebLogic > Jakarta EE
WebSphere = IBM WebSphere > Jakarta EE
.NET = .NET Framework, DotNet, Dot Net, .NET Core, .NET 5, .NET 6, .NET 7, .NET 8, Microsoft .NET, NET Framework, NET Core, Dotnet core > C#
ASP.NET = ASP NET, ASP.NET MVC, ASP.NET Web API, ASP.NET Web Forms, ASP MVC > .NET
ASP.NET Core = ASP NET Core, ASP.NET Core MVC > ASP.NET
Classic ASP = ASP classic
Entity Framework = EF Core, Entity Framework Core > .NET, Object-relational mapping
LINQ > C#
WCF^ = Windows Communication Foundation > .NET
WPF^ = Windows Presentation Foundation > .NET ~ Windows Forms
Windows Forms = WinForms, Win Forms > .NET
SignalR > .NET, WebSockets
Dapper? > .NET
Django > Python ~ Flask, FastAPI
  not before reinhardt
Django REST Framework = DRF^, Django REST > Django ~ REST
Flask? = Flask API, Python Flask > Python ~ FastAPI
  not after conical, volumetric, erlenmeyer, round-bottom, vacuum, glass, a
FastAPI = Fast API > Python
Tornado? = Tornado web server > Python
SQLAlchemy = SQL Alchemy > Python, Object-relational mapping
Celery? = Celery task queue > Python
  not before sticks, soup, and carrots, salt
Ruby on Rails = Rails?, RoR^, RubyOnRails, ActiveRecord, Active Record > Ruby
  not before guard, curtain
  not after hand, guard, light, curtain, steel
Sinatra? > Ruby
  not after frank
Sidekiq > Ruby
Laravel = Laravel 8, Laravel 9, Laravel 10, Laravel 11, Eloquent?, Eloquent ORM, Laravel Blade > PHP ~ Symfony, CodeIgniter
Symfony > PHP
CodeIgniter = Code Igniter > PHP
Zend Framework = Zend?, Laminas > PHP
CakePHP = Cake PHP > PHP
Yii = Yii2, Yii Framework > PHP
Slim framework = Slim PHP > PHP
Lumen? > PHP ~ Slim framework
Livewire? = Laravel Livewire > Laravel
Composer? = PHP Composer > PHP
  not before and, of
  not after music, song, film, a, the
Phoenix? = Phoenix Framework, Phoenix LiveView, LiveView > Elixir
  not before arizona, university
Gin Gonic = Gin framework, Gin? > Go
Echo framework = Echo? > Go
Fiber framework = GoFiber, Fiber? > Go
Actix = Actix Web > Rust
Ktor > Kotlin
GraphQL = Graph QL, GraphQL API ~ REST
Apollo? = Apollo GraphQL, Apollo Client, Apollo Server > GraphQL
  not before hospital, hospitals
Hasura > GraphQL
gRPC > Protocol Buffers ~ REST
Protocol Buffers = Protobuf
tRPC > TypeScript
REST? = REST API, RESTful, RESTful API, RESTful services, REST services, RESTful web services, REST web services, REST endpoints > API development ~ SOAP
  not before of, day, days, home, homes, house, assured, room, periods, area
  not after the, bed, to, at, for, day of, and, can, hours of, all the, my
SOAP^ = SOAP API, SOAP web services, SOAP services > Web services
  not before notes, note, format
Web services > API development
WSDL > API development ~ Web services
OpenAPI = Open API, OpenAPI Specification, Swagger^, Swagger UI > API development
OAuth = OAuth2, OAuth 2.0, OAuth 2 > Authentication and authorisation
OpenID Connect = OIDC^ > Authentication and authorisation ~ OAuth
JWT^ = JSON Web Token > Authentication and authorisation
SAML = SAML 2.0 > Single sign-on
Single sign-on = SSO^
Keycloak = Key cloak > Single sign-on ~ Okta, Auth0
Auth0 > Authentication and authorisation
Okta > Single sign-on
Kafka? = Apache Kafka, Kafka Streams, Kafka Connect > Message queues ~ RabbitMQ, Amazon Kinesis
  not before on the shore, novels
  not after franz
RabbitMQ = Rabbit MQ > Message queues ~ ActiveMQ
ActiveMQ = Active MQ, Apache ActiveMQ > Message queues
IBM MQ = MQ Series, WebSphere MQ > Message queues
ZeroMQ = Zero MQ > Message queues
NATS^ = NATS.io > Message queues
MQTT > Message queues
Apache Pulsar = Pulsar? > Message queues
MuleSoft = Mule ESB, Mulesoft Anypoint > Enterprise integration ~ Dell Boomi
Dell Boomi = Boomi > Enterprise integration
TIBCO = Tibco BusinessWorks > Enterprise integration
WSO2 = WSO2 Enterprise Integrator, WSO2 API Manager, WSO2 ESB > Enterprise integration ~ MuleSoft
Ballerina? = Ballerina language > Enterprise integration
  not after a, prima, as a, principal
Enterprise integration = Enterprise application integration, System integration, Enterprise service bus, Application integration
Apigee = Google Apigee > API management ~ Kong
Kong? = Kong API Gateway, Kong Gateway > API management
  not after hong, king
API management = API gateway
Prisma? = Prisma ORM > Object-relational mapping
TypeORM > Object-relational mapping, TypeScript
Sequelize = Sequelize ORM > Object-relational mapping, Node.js
Drizzle ORM = Drizzle? > Object-relational mapping, TypeScript
Mongoose? = Mongoose.js > MongoDB
Zod? > TypeScript
Stripe? = Stripe API, Stripe integration, Stripe Connect > Payment gateway integration
  not before pattern, patterns
  with payments, payment, checkout, subscriptions, billing, paypal
PayHere = Payhere integration > Payment gateway integration
PayPal integration = PayPal API, PayPal?
  with integrated, integration, checkout, gateway, gateways, stripe, gcash, paystack
GCash = GCash integration, GCash API
Twilio = Twilio API
SendGrid = Send Grid
Firebase = Google Firebase, Firebase Auth ~ Supabase, AWS Amplify
Firebase Cloud Messaging = FCM^ ~ Firebase
Supabase > PostgreSQL
Appwrite ~ Firebase
NGINX ~ Apache HTTP Server
Apache HTTP Server = Apache?, Apache2, Apache web server, Apache HTTPD
  not before helicopter, helicopters, tribe
IIS^ = Internet Information Services, Microsoft IIS, IIS server
Gunicorn > Python
HAProxy = HA Proxy > Load balancing
Kestrel web server > ASP.NET Core
`;
