import type { Browser, Page } from "@playwright/test";
import { SCENES } from "../screenshots/scenes";
import { atLeast, type Figure } from "./figure";

/** A piece of text on the page. */
interface TextSize {
  /** Font size as it appears on screen, in pixels. */
  readonly px: number;
  readonly text: string;
  /** Class names of the element around it. */
  readonly where: string;
}

/**
 * The font size of every text in view, smallest first. Runs in the page. What clips or hides a text hides it here, too;
 * transforms and zoom count.
 */
function textSizes(): readonly TextSize[] {
  interface Clip {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const meet = (a: Clip, b: Clip): Clip => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** By how much an element is drawn larger than its style says. */
  const scaleOf = (element: Element): number => {
    let scale = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.transform !== "none") {
        const { a, b, c, d } = new DOMMatrix(style.transform);
        scale *= Math.sqrt(Math.abs(a * d - b * c));
      }
      if (style.scale !== "none") scale *= Number.parseFloat(style.scale);
      scale *= Number.parseFloat(style.zoom) || 1;
    }
    return scale;
  };
  /** The part of the window in which the content of an element can show. */
  const clipOf = (element: Element): Clip => {
    let clip: Clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX, display, position } = getComputedStyle(at);
      if (overflowX !== "visible" && display !== "inline") clip = meet(clip, at.getBoundingClientRect());
      if (position === "fixed") break;
    }
    return clip;
  };
  /** At least this much of a text must show, in pixels: less is a cut-off edge. */
  const SHOWN = 3;
  const isShown = (text: Text, element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const clip = clipOf(element);
    return [...range.getClientRects()].some((rect) => {
      const { left, top, right, bottom } = meet(clip, rect);
      return right - left >= SHOWN && bottom - top >= SHOWN;
    });
  };

  const found: TextSize[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim() ?? "";
    if (element === null || words === "" || !(node instanceof Text) || !isShown(node, element)) continue;
    const px = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    found.push({
      px: Math.round(px * 10) / 10,
      text: words.slice(0, 40),
      where: element.className.toString(),
    });
  }
  return found.sort((a, b) => a.px - b.px);
}

/** Minimum font size on screen, in pixels. */
const MIN_TEXT = 11;

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;

/** Set-up, guide and table of every game, and whatever else shows cards. */
const SCREENS = [
  "home",
  "setup-d20-warriors",
  "setup-battle-cores",
  "setup-battle-spirits-saga",
  "setup-soul-masters",
  "setup-battle-of-souls",
  "guide",
  "draft",
  "table",
  "table-crowded",
  "cores-main",
  "cores-question",
  "cores-four",
  "saga-first-hand",
  "saga-main",
  "soul-main",
  "soul-stack",
  "battle-main",
  "battle-four",
  "cores-browser",
  "cores-enlarged",
] as const;

const SETTINGS = { motionSpeed: 0, opponentPause: 0, responseTime: 300, sound: false, inspector: "press" };

/** Time for the layout of another window size, in milliseconds. */
const SETTLE = 300;

async function sizesOf(page: Page, screen: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(SETTLE);
    const [smallest] = await page.evaluate(textSizes);
    if (smallest === undefined) throw new Error(`no text on ${screen}`);
    const named = `Smallest text, ${screen}, ${size.width}×${size.height}`;
    figures.push({ ...atLeast(named, smallest.px, MIN_TEXT, `on screen: "${smallest.text}"`), unit: "px" });
  }
  return figures;
}

/** The smallest text of every screen at every size, as it is drawn. */
export async function textFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const screen of SCREENS) {
    const context = await browser.newContext({ baseURL: address, viewport: SIZES[0] });
    const page = await context.newPage();
    // The script runner names inner functions with a helper that a page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(
      (chosen) => localStorage.setItem("playmat.settings", JSON.stringify(chosen)),
      SETTINGS,
    );
    await SCENES[screen]?.(page);
    figures.push(...(await sizesOf(page, screen)));
    await context.close();
  }
  return figures;
}
