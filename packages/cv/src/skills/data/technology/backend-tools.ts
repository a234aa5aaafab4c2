export default String.raw`
@group backend | Back end and APIs | technology

[tools]
Sails.js > Node.js
Elysia.js = ElysiaJS, Elysia?
FeathersJS = Feathers.js > Node.js
LoopBack > Node.js
Knex.js = Knex > SQL
MikroORM > Object-relational mapping
BullMQ = Bull queues > Redis, Node.js
Temporal? = Temporal.io, Temporal workflows
  not before lobe, bone, artery, arteritis, trends, data, variation
Inngest
Trigger.dev ~ Inngest
Pydantic > Python
Starlette > Python
Sanic > Python
aiohttp > Python
Dramatiq > Python ~ Celery
uWSGI > Python ~ Gunicorn
Varnish Cache
Payload CMS > Headless CMS ~ Strapi
Node-RED
asyncio > Python ~ aiohttp
Alembic? > SQLAlchemy
Uvicorn > Python
Litestar > Python
pip^ > Python
Pipenv > Python ~ pip
uv? > Python ~ pip
pyenv > Python ~ pip
Poetry packaging = Python Poetry
tox^ > Python
mypy > Python
Pyright > Python ~ mypy
Ruff? > Python
Spring WebFlux = WebFlux, Project Reactor > Spring Boot
MyBatis > Java
jOOQ > Java
Helidon > Java
Vaadin > Java
Jetty? = Eclipse Jetty > Java
GlassFish > Java
Payara > Java ~ GlassFish
Lombok? = Project Lombok > Java
MapStruct > Java
WireMock
Kotlin coroutines = Coroutines?
Koin^ > Kotlin
ZIO^ > Scala
Cats Effect > Scala
http4s > Scala ~ Cats Effect
fs2 > Scala ~ Cats Effect
Grails > Java
sbt^ > Scala
MassTransit > .NET
NServiceBus > .NET
Hangfire > .NET
MediatR > .NET
AutoMapper > .NET
Microsoft Orleans = Orleans? > .NET
Dapr^
Chi router > Go
GORM^ > Go
sqlc > Go
Connect RPC > gRPC
Buf? > gRPC ~ Connect RPC
Tokio > Rust
Axum > Rust
Diesel ORM > Rust
SQLx > Rust
Serde > Rust
Bevy? > Rust
Leptos > Rust
Yew? > Rust ~ Leptos
Phalcon > PHP
Pest PHP
Filament? = Laravel Filament > Laravel
Inertia.js > Laravel
Doctrine? = Doctrine ORM > Symfony
Twig? > Symfony
Hanami > Ruby
Capybara? > Ruby
Puma? = Puma server
Ecto? > Elixir
Erlang OTP = OTP?
Mojolicious > Perl
OpenResty > NGINX
C++ standard library = STL?, Boost C++, Boost?
Conan package manager
vcpkg ~ Conan package manager
Catch2 > C++
OpenMP > C++
wxWidgets > C++
CICS^ > Mainframe operations
IMS DB = IMS?
REXX > Mainframe operations
PL/I > Mainframe operations
OData
Workato ~ MuleSoft
webMethods = Software AG webMethods
Solace PubSub+ = Solace?
XPath > XML
AsyncAPI
PostGraphile > GraphQL
PocketBase ~ Supabase
Back4App
Parse Server ~ Back4App
Ory^ = Ory Kratos
FusionAuth ~ Ory
Clerk auth = NextAuth.js, Auth.js
NextAuth ~ Clerk auth
Better Auth ~ Clerk auth
SCIM^ ~ Single sign-on
mTLS = Mutual TLS
Insomnia REST
Bruno API client ~ Insomnia REST
Hoppscotch ~ Insomnia REST
IdentityServer = IdentityServer4, Duende IdentityServer > ASP.NET
JSON-RPC = JSONRPC, JSONRPC2, JSON-RPC 2.0
gevent > Python
Mochiweb > Erlang
Roda? > Ruby
bcrypt
Roslyn > C#
XAMPP = WampServer > PHP
XAML^
D-Bus = DBus

[skills]
CQRS^ = CQRS pattern
Monolith decomposition = Breaking up a monolith, Strangler pattern, Modular monoliths, Strangler fig, Monolith to microservices
Service-oriented architecture = SOA?
Webhooks = Webhook integration
Idempotency = Idempotent APIs, Retries and idempotency
`;
