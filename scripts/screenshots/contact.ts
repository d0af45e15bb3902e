import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { closest, thumbnails } from "../../e2e/support/likeness";
import { artworkFor } from "../../src/art";
import type { Game } from "../../src/games/game";
import { loadArtwork, loadGames } from "../../src/games/registry";
import type { DrawnCard } from "../../src/language";
import { findChromium } from "../browser/find";
import { CHROMIUM_FLAGS } from "../browser/flags";

/**
 * Contact sheets of the artwork: every card of a pool at the sizes it has on the board, and the starter decks of a game
 * one above the other. Also prints which cards of a pool look most alike. `--only d20-warriors,…` takes these games,
 * `--per 140` that many cards a sheet, `--sizes 1` only the larger size.
 */

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    per: { type: "string", default: "126" },
    sizes: { type: "string", default: "2" },
  },
});

/** Cards in a row. */
const ROW = 14;
const SIZES = [
  [84, 118],
  [62, 87],
] as const;

const STYLE = `body{margin:0;padding:6px;background:#2b2a28;font:9px/1 sans-serif;color:#fff}
main{display:flex;flex-wrap:wrap;gap:4px}
h2{flex:100%;margin:4px 0 0;font-size:11px}
i{display:flex;flex-direction:column;overflow:hidden;border-radius:4px;background:#1a1714;font-style:normal}
i b{flex:none;height:16%;overflow:hidden;padding:1px 3px;font-weight:400}
i u{flex:1;background:50% 38%/cover no-repeat}`;

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tile = (subject: DrawnCard, [width, height]: readonly [number, number]) =>
  `<i style="width:${width}px;height:${height}px"><b>${escaped(subject.name)}</b><u style="background-image:url('${artworkFor(subject).replaceAll("'", "%27")}')"></u></i>`;

async function sheet(page: Page, name: string, width: number, tiles: string): Promise<void> {
  await page.setViewportSize({ width: width + 16, height: 400 });
  await page.setContent(`<style>${STYLE}</style><main>${tiles}</main>`);
  await page.screenshot({ path: `screenshots/contact-${name}.png`, fullPage: true });
}

/** Prints the cards of a pool that look most alike. */
async function printClosest(page: Page, cards: readonly DrawnCard[]): Promise<void> {
  const found = await thumbnails(page, cards.map(artworkFor));
  const named = cards.map(({ name }, i) => [name, found[i] ?? []] as const);
  for (const { names, distance } of closest(named, 25)) console.log(distance.toFixed(2), names.join(" / "));
}

async function sheets(
  page: Page,
  { slug, cards: { pool: cards }, deck: { starters: decks } }: Game,
): Promise<void> {
  const all = Object.entries(cards).filter(([, card]) => !("copyOf" in card && card.copyOf));
  console.log(slug);
  await printClosest(
    page,
    all.map(([, card]) => card),
  );
  const per = Number(values.per);
  for (const size of SIZES.slice(0, Number(values.sizes)))
    for (let from = 0; from < all.length; from += per) {
      const tiles = all.slice(from, from + per).map(([, card]) => tile(card, size));
      await sheet(page, `${slug}-${size[0]}-${from / per + 1}`, ROW * (size[0] + 4), tiles.join(""));
    }
  const rows = decks.map(({ name, cards: names }) => {
    const defs = [...new Set(names)].flatMap((def) => cards[def] ?? []);
    return `<h2>${escaped(name)}</h2>${defs.map((card) => tile(card, SIZES[1])).join("")}`;
  });
  await sheet(page, `${slug}-decks`, 1320, rows.join(""));
}

mkdirSync("screenshots", { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage();
// The script runner names inner functions with a helper that a page does not have.
await page.addInitScript("globalThis.__name = (named) => named");
await page.goto("about:blank");
await loadArtwork();
for (const game of await loadGames())
  if (!values.only || values.only.split(",").includes(game.slug)) await sheets(page, game);
await browser.close();
