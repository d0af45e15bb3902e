import { build, preview } from "vite";

/**
 * Builds Playmat and serves it on this machine, on the next free port if the usual one is taken. Runs on `npm start`.
 */
await build({ logLevel: "warn" });
const server = await preview({ logLevel: "warn", preview: { strictPort: false } });
const address = server.resolvedUrls?.local[0] ?? "";
const usual = server.config.preview.port;
if (Number(new URL(address).port) !== usual)
  console.log(`\nPort ${usual} is taken, so the next free one is used.`);
console.log(`\nPlaymat is ready: ${address}\nCtrl+C stops it.`);
