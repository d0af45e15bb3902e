import { nextPaint } from "../../ui/next-paint";
import { watchStart } from "./watchdog";

/**
 * Runs before the first paint, without the app's bundle. Applies the player's theme and text size to the document. At the address of
 * the landing page it also shows the page that was prerendered at build time, if the language matches. Then it loads the app,
 * which replaces it with the live page.
 */

/** The part of the settings that is needed; `src/store/settings/settings.ts` writes and validates all of them. */
interface Kept {
  readonly theme?: unknown;
  readonly textSize?: unknown;
  readonly language?: unknown;
}

/** The available languages. English is the fallback. */
const KNOWN = /^(en|de)(-|$)/i;

/** More characters than the settings ever have. */
const MAX_TEXT_LENGTH = 100_000;

function kept(): Kept {
  try {
    const text = localStorage.getItem("playmat.settings") ?? "{}";
    return text.length > MAX_TEXT_LENGTH ? {} : ((JSON.parse(text) ?? {}) as Kept);
  } catch {
    return {};
  }
}

function isEnglish(language: unknown): boolean {
  if (language === "en") return true;
  const tag = navigator.languages.find((one) => KNOWN.test(one)) ?? "en";
  return language !== "de" && /^en/i.test(tag);
}

/** The fonts of the page. Showing it in fallback fonts first would shift the text. */
const FACES = ["Atkinson Hyperlegible Next Variable", "Piazzolla Variable"];
/** Longest wait for the fonts, in milliseconds. */
const PATIENCE = 1000;

async function show(page: HTMLElement): Promise<void> {
  const fonts = Promise.allSettled(FACES.map((face) => document.fonts.load(`1em "${face}"`)));
  await Promise.race([fonts, new Promise((late) => setTimeout(late, PATIENCE))]);
  page.hidden = false;
  await nextPaint();
}

/** Loads the app, whose address is on this script's element. It comes after the first paint, to leave the line and the processor to it. */
function startApp(address: string | undefined): void {
  if (address === undefined) return;
  const app = document.createElement("script");
  app.type = "module";
  app.crossOrigin = "";
  app.src = address;
  document.head.append(app);
}

const app = document.currentScript?.dataset.app;

const { theme, textSize, language } = kept();
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
if (typeof textSize === "number") document.documentElement.style.fontSize = `${textSize}%`;
const first = document.getElementById("first");
if (first !== null) watchStart(isEnglish(language) ? "en" : "de");
const isShown = first !== null && /^(#\/?)?$/.test(location.hash) && isEnglish(language);
if (isShown) void show(first).finally(() => startApp(app));
else startApp(app);
