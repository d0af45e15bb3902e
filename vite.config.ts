import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import project from "./package.json" with { type: "json" };
import { abilitySchema } from "./scripts/vite/ability-schema.ts";
import { withoutPolicyInDev } from "./scripts/vite/csp.ts";
import { firstPage } from "./scripts/vite/first-page.ts";
import { leanRulebooks } from "./scripts/vite/lean-rulebooks.ts";
import { licences } from "./scripts/vite/licences.ts";
import { manifest } from "./scripts/vite/manifest.ts";
import { preloadFonts } from "./scripts/vite/preload-fonts.ts";
import { runsInWorker, sharedWorkers } from "./scripts/vite/shared-workers.ts";
import { SCHEMA_FILE } from "./src/tools/schema.ts";

const define = { __PLAYMAT_VERSION__: JSON.stringify(project.version) };
/** No two style sheets share folder and name, so both name their classes. A hash for each would weigh 2 kB. */
const css = {
  modules: {
    generateScopedName: (local: string, file: string) =>
      `${basename(dirname(file))}-${basename(file, ".module.css")}_${local}`,
  },
};

export default defineConfig({
  // Relative, so that the same build runs in any folder of any server.
  base: "./",
  define,
  plugins: [
    react(),
    withoutPolicyInDev(),
    sharedWorkers(),
    leanRulebooks(),
    licences(),
    abilitySchema(),
    preloadFonts(/latin-wght-normal/),
    firstPage({ define, css }),
    VitePWA({
      registerType: "prompt",
      injectRegister: "auto",
      manifest,
      workbox: {
        globPatterns: ["**/*.{html,js,css,svg,png,woff2,json,txt,webmanifest}"],
        globIgnores: [".vite/**", SCHEMA_FILE, "schema/**"],
        navigateFallback: "index.html",
        // The very first visit is enough to go offline, even without loading the page again.
        clientsClaim: true,
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
  ],
  worker: { format: "es" },
  resolve: {
    // framer-motion offers layout animation only together with all of these.
    alias: [
      {
        find: /^\.\.?\/(.*\/)?(features\/(drag|gestures)|is-svg-component|TransformAnimation|SVGVisualElement|use-svg-visual-state|svg\/use-props|generators\/(spring|inertia)|layout-velocity)\.mjs$/,
        replacement: fileURLToPath(new URL("scripts/vite/framer-unused.ts", import.meta.url)),
      },
    ],
  },
  css,
  server: { port: 5173, strictPort: true },
  preview: { host: "localhost", port: 4173, strictPort: true },
  build: {
    minify: "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    target: ["chrome111", "edge111", "firefox115", "safari16.4"],
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The document asks for the letters first: the landing page stands in it already. The program comes after them.
      resolveDependencies: (_file, deps, { hostId, hostType }) =>
        hostType === "html" || runsInWorker(hostId) ? [] : deps,
    },
    // The policy allows no fonts and scripts from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Goes over what terser leaves. The two together save more than either alone.
        minify: true,
        codeSplitting: {
          groups: [
            { name: "outlines", test: /src[\\/]art[\\/](shape|seed)\.ts/ },
            // Families of artwork that mostly the same games have: one request, not one for each.
            { name: "figures", test: /src[\\/]art[\\/]families[\\/](bird|drake|golem|spirit)\.ts/ },
            {
              name: "creatures",
              test: /src[\\/]art[\\/]families[\\/](alien|insect|machine|plant|serpent)\.ts/,
            },
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/ },
            // Of the engine and of saving the landing page needs only these; it would load all of it with them.
            {
              name: "messages",
              test: /src[\\/](text[\\/](add-messages|args|catalogue|locale|message|pool-names|en[\\/]grammar)|kernel[\\/](state[\\/](hash|plain)|decisions[\\/]answer-shape)|store[\\/]saving[\\/]first-visit|screens[\\/]saves[\\/]open-match)/,
            },
            // Those of the landing page, in one request.
            {
              name: "icons",
              test: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|lucide-react[\\/].*[\\/]icons[\\/](play|rotate-ccw|graduation-cap)\./,
            },
            // Those that panels of the table share with other screens. Each alone would weigh more than it draws.
            {
              name: "panel-icons",
              test: /lucide-react[\\/].*[\\/]icons[\\/](plus|minus|chevron-right|layout-grid)\./,
            },
            // Only those who read card sets need the shape of abilities; the landing page shares its library.
            { name: "valibot", test: /node_modules[\\/]valibot[\\/]/ },
            // Only matches that begin in a position lay out a table.
            {
              name: "engine",
              test: /src[\\/](kernel[\\/](?!state[\\/]layout)|language[\\/](?!schema|validate|faults|grammar)|opponents[\\/](?!decide)[^\\/]+$|games[\\/](refusals|response-timing|stake|table-options)\.ts)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
