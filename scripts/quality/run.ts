import { chromium } from "@playwright/test";
import { ensureChromium } from "../browser/ensure";
import { CHROMIUM_FLAGS } from "../browser/flags";
import { weightsIn } from "../size/weights";
import { artworkFigure } from "./artwork";
import { behaviourFigures } from "./behaviour";
import { BUILDS, makeBuilds } from "./builds";
import { crowdFigures } from "./crowd";
import { deckRoomFigures } from "./deck-room";
import { atMost } from "./figure";
import { lighthouse } from "./lighthouse";
import { print, write } from "./report";
import { roundFigures } from "./rounds";
import { serve } from "./serve";
import { textFigures } from "./smallest-text";
import { landingVitals, matchVitals } from "./vitals";

/**
 * Measures the page's figures, prints them and writes docs/quality.md. Exits 1 when a limit is missed. `npm run quality
 * -- --no-lighthouse` leaves out what has to be installed first.
 */
const path = ensureChromium("whole");
await makeBuilds();
const [shipped, counted] = await Promise.all([serve(BUILDS.shipped), serve(BUILDS.counted)]);
const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_FLAGS });
const version = browser.version().split(".")[0] ?? "";
const vitals = await landingVitals(browser, shipped.address);
const clicks = await matchVitals(browser, shipped.address);
const crowd = await crowdFigures(browser, counted.address);
const deckRoom = await deckRoomFigures(browser, counted.address);
const behaviour = await behaviourFigures(browser, shipped.address);
const rounds = await roundFigures(browser, shipped.address);
const texts = await textFigures(browser, shipped.address);
await browser.close();
// It loads React as in development, which would break the builds.
const { stopFigures } = await import("./stops");
const stops = await stopFigures();
const { figures: scores, index } = process.argv.includes("--no-lighthouse")
  ? { figures: [], index: null }
  : await lighthouse(shipped.address, path);
shipped.close();
counted.close();

const weights = weightsIn(BUILDS.shipped).map(({ name, most: limit, total }) =>
  atMost(
    `Weight: ${name}`,
    Math.round(total / 100) / 10,
    limit / 1000,
    "kB",
    "JavaScript after gzip; `npm test` holds it too",
  ),
);
const figures = [
  ...vitals,
  ...clicks,
  ...crowd,
  ...deckRoom,
  await artworkFigure(),
  ...behaviour,
  ...rounds,
  ...texts,
  ...stops,
  ...scores,
  ...weights,
];
if (!print(figures)) process.exitCode = 1;
write(figures, version, index);
