export default String.raw`
@group web-frontend | Web front end | technology

[tools]
Hotwire? = Stimulus.js, StimulusJS, Stimulus?, Turbo Streams > Ruby on Rails
Elm? = Elm language
  not before tree, trees, street, road, wood
ReScript?
ReasonML ~ ReScript
PureScript
Mantine > React
Radix UI = Radix?, Radix Primitives > React
Headless UI > Tailwind CSS
Vuetify > Vue.js
Quasar? = Quasar framework > Vue.js
PrimeNG > Angular
PrimeReact
PrimeVue ~ PrimeReact
vanilla-extract
Jotai > React
Recoil? = Recoil.js > React
XState = State machines in the front end
TanStack Router > React
TanStack Start > React ~ TanStack Router
TanStack Table > React ~ TanStack Router
SWR^ > React ~ TanStack Query
React Hook Form > React
Formik > React
Yup^ ~ Zod
Relay? = Relay GraphQL
  not before race, station, coordination, testing, settings, panel
urql > GraphQL
SWC^
Turbopack ~ SWC
Turborepo = Monorepo tooling, Monorepo
Lerna > Turborepo
Biome? = BiomeJS ~ ESLint
Stylelint ~ ESLint
Husky? = lint-staged
Nightwatch.js = Nightwatch?
Mock Service Worker = MSW^
React Three Fiber > React, Three.js
Babylon.js > WebGL
PixiJS = Pixi.js
Recharts > Data visualisation
ApexCharts > Data visualisation
OpenLayers ~ Leaflet
WebGPU ~ WebGL
single-spa > Micro frontends
axe-core = Axe accessibility > Web accessibility
i18next = react-i18next
FormatJS ~ i18next
NW.js ~ Electron
Directus > Headless CMS
Storyblok > Headless CMS
Prismic > Headless CMS
DatoCMS > Headless CMS
Ghost? = Ghost CMS
Gutenberg blocks = Gutenberg?, Block editor > WordPress
Advanced Custom Fields = ACF^ > WordPress
Shopify Hydrogen = Hydrogen? > Shopify
  not before production, fuel, storage, energy, embrittlement, safety, plant, sulphide, peroxide
Shopware
Statamic > Laravel
Hugo? = Hugo static sites
Jekyll ~ Hugo
Eleventy? = 11ty
Docusaurus
MkDocs ~ Docusaurus
Sphinx docs ~ Docusaurus
Typesense ~ Algolia
Meilisearch ~ Algolia
Braintree? > Payment gateway integration
Adyen > Payment gateway integration
Razorpay > Payment gateway integration
Klarna > Payment gateway integration

[skills]
Service workers = Offline-first web apps

[tools]
Axios > JavaScript
daisyUI = Daisy UI > Tailwind CSS
MERN stack = MERN^, MERN Backend > MongoDB, Express, React, Node.js
MEAN stack = M.E.A.N. stack > MongoDB, Express, Angular, Node.js
`;
