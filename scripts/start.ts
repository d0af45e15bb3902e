import { build, preview } from "vite";

/** Builds Playmat and serves it on this machine: what `npm start` does. */
await build({ logLevel: "warn" });
const server = await preview({ logLevel: "warn" });
console.log(
  `\nPlaymat is ready: ${server.resolvedUrls?.local[0] ?? "http://localhost:4173/"}\nCtrl+C stops it.`,
);
