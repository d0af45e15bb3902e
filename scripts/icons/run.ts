import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../browser/ensure";
import { CHROMIUM_FLAGS } from "../browser/flags";

/** Draws the PNG icons from public/emblem.svg. Run it after changing the emblem and commit the result. */
interface Icon {
  file: string;
  size: number;
  /** Share of the icon that the emblem fills. A maskable icon keeps its picture inside the safe circle. */
  scale: number;
  ground: string;
}

const ICONS: Icon[] = [
  { file: "icon-192.png", size: 192, scale: 1, ground: "transparent" },
  { file: "icon-512.png", size: 512, scale: 1, ground: "transparent" },
  { file: "icon-maskable-512.png", size: 512, scale: 0.78, ground: "#12151c" },
];

const emblem = `data:image/svg+xml;base64,${readFileSync("public/emblem.svg").toString("base64")}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage();

for (const { file, size, scale, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
      `<img src="${emblem}" style="width:${scale * 100}%;height:${scale * 100}%"></body>`,
  );
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: `public/${file}`, omitBackground: true });
  console.log(`public/${file}`);
}

await browser.close();
