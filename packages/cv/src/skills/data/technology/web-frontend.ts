export default String.raw`
@group web-frontend | Web front end | technology

[skills]
Form validation
Front-end development = Frontend development, Frontend web development, Client-side development, Front-end engineering, Frontend engineering > Web development
Web development = Web app development, Web application development, Website development, Web programming, Web applications*
Full-stack development = Fullstack development, Full-stack web development, Full stack* > Front-end development, Back-end development
Responsive design = Responsive web design, Responsive websites, Mobile-first design, Responsive layouts, Mobile first*, Responsive mobile first*
RTL layouts = Right-to-left layouts, RTL support ~ Responsive design
Progressive web apps = Progressive web app, PWA^, Progressive web applications
Single-page applications = SPA? > JavaScript
  with react, angular, vue, javascript, frontend
Web accessibility = Accessible web design, WCAG, a11y, WAI-ARIA, ARIA^, Digital accessibility, WCAG 2.1, WCAG 2.2, Accessibility
Web performance optimisation = Web performance, Core Web Vitals, Page speed optimisation, Frontend performance, Page speed, Web Vitals, Bundle size optimisation, Lazy loading, Code splitting, Tree shaking
Cross-browser compatibility = Cross-browser testing, Browser compatibility, Browser compatibility testing
Server-side rendering = SSR?, Static site generation, SSG^, Incremental static regeneration, ISR^
Micro frontends = Microfrontends, Module federation
State management* = Frontend state management, Client-side state management
DOM manipulation = Document Object Model, DOM?
Email template development = HTML email, Email templates*, MJML, HTML email development
Web components = Custom elements, Shadow DOM
Website maintenance = Web maintenance, Website management, Website administration, Website updates
Browser extensions = Chrome extensions, Browser extension development

[tools]
axe DevTools
Lighthouse?
RGAA^
React^ = React.js, ReactJS, React JS, React 16, React 17, React 18, React 19, React hooks > JavaScript ~ Vue.js, Angular, Preact
  not before to, quickly, calmly, fast, appropriately, well, under, promptly, in time, in emergencies, in an, in any, in crisis, in case, in seconds, in minutes, in difficult, in stressful, in every
  not after to, can, will, must, not, and, how, fast
Vue.js = Vue^, VueJS, Vue JS, Vue 2, Vue 3, Vue2, Vue3 > JavaScript ~ Angular
  not before d, d'ensemble, sur, de, en, point, '
  not after en, point de, la, une, déjà, deja, mise en, à, belle, bella, buena
Angular^ = Angular 2+, Angular 2, Angular.js 2, Angular 4, Angular 5, Angular 6, Angular 7, Angular 8, Angular 9, Angular 10, Angular 11, Angular 12, Angular 13, Angular 14, Angular 15, Angular 16, Angular 17, Angular 18, Angular CLI > TypeScript ~ React
  not before momentum, velocity, contact, position, measurement, measurements, frequency, displacement
AngularJS = Angular.js, Angular JS, Angular 1 > JavaScript ~ Angular
Next.js = NextJS, Next JS, Next? > React, Server-side rendering ~ Nuxt, Remix
  not before step, steps, year, month, week, generation, day, to, level, gen
  not after the, our, my, your, what, up
Nuxt = Nuxt.js, NuxtJS, Nuxt 3 > Vue.js
Svelte^ = SvelteJS, Svelte.js > JavaScript ~ React, Vue.js
SvelteKit = Svelte Kit > Svelte ~ Next.js
Ember.js = Ember?, EmberJS > JavaScript ~ Angular
Backbone.js = Backbone?, BackboneJS > JavaScript
  not after the, network, fibre, fiber
Preact > JavaScript
SolidJS = Solid.js > JavaScript ~ React
Remix? = Remix.run > React
Gatsby? = Gatsby.js, GatsbyJS > React ~ Next.js
  not after great, the great, jay
Astro? = Astro.js ~ Next.js
Qwik ~ React
Alpine.js = AlpineJS > JavaScript
htmx
jQuery = Jquery UI > JavaScript
Redux = Redux Toolkit, Redux.js, Redux Saga, Redux Thunk > State management, React ~ MobX, Zustand
RTK Query > State management, React ~ Redux
MobX = MobX-State-Tree > State management
Zustand > State management
Pinia > Vue.js, State management ~ Vuex
Vuex > Vue.js, State management
NgRx > Angular, State management
RxJS = Rx JS, Reactive extensions > Reactive programming
RxJava > Java, Reactive programming ~ RxJS
TanStack Query = React Query, TanStack > React
React Router > React
Bootstrap? = Bootstrap 3, Bootstrap 4, Bootstrap 5, Twitter Bootstrap, React Bootstrap, Bootstrap5 > CSS ~ Tailwind CSS
  not before paradox, sampling, funding, method, confidence, a, the
  not after to, statistical, we
Tailwind CSS = Tailwind^, TailwindCSS, Tailwind.css > CSS
Sass^ = SASS?, SCSS^, Sass/SCSS > CSS ~ Less
Less? = LESS CSS, Less.js > CSS
  not before than, time, waste, stress, cost, paper, experienced, common, rework, effort
  not after or, no, much, more or, the, at, for
Stylus? > CSS ~ Sass
PostCSS = Post CSS > CSS
Material UI = MUI^, Material Design components > CSS ~ Ant Design, Chakra UI
Angular Material ~ Material UI
Ant Design = AntD > React
Chakra UI > React
shadcn/ui = Shadcn, Shadcn UI > React, Tailwind CSS
Styled Components = CSS-in-JS > CSS, React
Emotion CSS = Emotion? > CSS, React ~ Styled Components
Foundation CSS = Zurb Foundation, Foundation framework ~ Bootstrap
Bulma? ~ Bootstrap
Semantic UI = Fomantic UI ~ Bootstrap
CSS Grid = CSS Grid Layout > CSS ~ Flexbox
Flexbox = CSS Flexbox, Flex box > CSS
Webpack = Web pack > JavaScript ~ Vite, Rollup
Vite? = Vite.js, ViteJS > JavaScript
  not after la, plus
Rollup? = Rollup.js > JavaScript
esbuild ~ Webpack
Parcel? = Parcel.js ~ Webpack
  not before delivery, sorting, service, services, tracking, handling, post
Babel? = Babel.js, BabelJS > JavaScript
Gulp? = Gulp.js ~ Grunt
Grunt? = Grunt.js
  not before work
npm = Node Package Manager ~ Yarn, pnpm
Yarn? = Yarn package manager
  not before dyeing, spinning, count, quality, production, store, twisting, testing, knotting, sales
  not after cotton, wool, sewing, polyester, knitting, dyed, hand-spun, spun
pnpm
Storybook^ = Storybook.js ~ Chromatic
Chromatic?
Three.js = ThreeJS > WebGL
WebGL = Web GL
D3.js = D3?, D3JS > Data visualisation, JavaScript ~ Chart.js
DC.js > Data visualisation, JavaScript ~ D3.js
Chart.js = ChartJS > Data visualisation ~ Highcharts
Highcharts = High charts > Data visualisation
ECharts = Apache ECharts > Data visualisation
Leaflet? = Leaflet.js, LeafletJS > Web mapping
  not before distribution, distributions, printing, design, drop
Mapbox = Mapbox GL > Web mapping
WebSockets = Web sockets
WebRTC = Web RTC
Socket.IO = SocketIO > WebSockets
Handlebars? = Handlebars.js
Mustache.js = Mustache?
Modernizr = Modernizr.js > JavaScript
Materialize CSS = Materialize?, MaterializeCSS > CSS ~ Bootstrap
BrowserSync
Bower? = Bower.js ~ npm
Fabric.js = FabricJS, HTML5 Canvas > JavaScript
EJS^ = Embedded JavaScript templates
Pug template = Pug?, Jade?
  not before puppy
Thymeleaf > Java
JSP^ = JavaServer Pages, Java Server Pages > Java
JSF^ = JavaServer Faces > Java ~ PrimeFaces
PrimeFaces > JSF
Razor Pages = ASP.NET Razor, Razor views > ASP.NET Core
Blazor = Blazor WebAssembly, Blazor Server > C#, ASP.NET Core
Ajax? = AJAX^ > JavaScript
  not before amsterdam, football
Lit? = LitElement > Web components
Stencil.js = StencilJS > Web components
Electron? = Electron.js, ElectronJS > JavaScript ~ Tauri
  not before microscopy, microscope, beam
Tauri ~ Electron
GSAP = GreenSock > JavaScript
Framer Motion > React
Lighthouse audits = Google Lighthouse > Web performance optimisation
Web mapping*
Google Maps API = Google Maps Platform, Google Maps SDK, Google Maps?
  with sdk, api, integrated, integration, places
Headless CMS = Headless content management
`;
