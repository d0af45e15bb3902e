import type { ManifestOptions } from "vite-plugin-pwa";

/**
 * Name and looks of an installed Playmat. Its addresses are relative to the manifest, so that it works in any folder.
 */
export const manifest: Partial<ManifestOptions> = {
  name: "Playmat",
  short_name: "Playmat",
  description: "A table for five trading card games, with the rules enforced.",
  lang: "en",
  start_url: ".",
  scope: ".",
  display: "standalone",
  background_color: "#12151c",
  theme_color: "#12151c",
  categories: ["games"],
  icons: [
    { src: "emblem.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
