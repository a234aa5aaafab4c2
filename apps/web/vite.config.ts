import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileMessages } from "./build/compile-messages.ts";
import { firstPaint } from "./build/first-paint.ts";
import { precompress } from "./build/precompress.ts";
import { screenPages } from "./build/screen-pages.ts";

// `pnpm dev` starts the API and this server together; alone, API_PORT says where the API listens.
const apiPort = process.env.API_PORT ?? "5000";
const webPort = Number(process.env.WEB_PORT ?? 5173);

const VENDOR =
  /node_modules[\\/](?:react|react-dom|scheduler|use-intl|intl-messageformat|@formatjs|@trpc|@tanstack[\\/](?:react-router|router-core|history|store|react-store|query-core|react-query))[\\/]/;

const ICONS = /node_modules[\\/]lucide-react[\\/]/;

export default defineConfig({
  plugins: [
    // Must come before react(): it splits the route files that react() then compiles.
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react(),
    tailwindcss(),
    compileMessages(),
    firstPaint(),
    screenPages(),
    precompress(),
  ],
  server: {
    port: webPort,
    strictPort: true,
    proxy: { "/api": { target: `http://127.0.0.1:${apiPort}`, ws: true } },
  },
  build: {
    outDir: "dist",
    // As the README says: what Tailwind asks for. Newer syntax, such as light-dark(), is turned into older; newer
    // functions are not, so `scripts/lint/old-browsers.grit` knows them.
    target: ["chrome111", "edge111", "firefox128", "safari16.4"],
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: a data: font would be against the page's CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and a release of ours does not change: kept by the browser across releases.
            { name: "vendor", test: VENDOR },
            // All icons together are 10 kB; one by one they were a third of the files that a screen asks for.
            { name: "icons", test: ICONS },
          ],
        },
      },
    },
  },
});
