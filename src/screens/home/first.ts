/**
 * Runs by itself before anything is drawn, long before the program is there. It dresses the page as the player chose,
 * and shows the landing page as it was drawn when the house was built, if this address asks for it, in the language
 * in which it was drawn. The program lays the living page in its place.
 */

/** What of the settings is needed; kept by `src/store/settings.ts`, where all of it is validated. */
interface Kept {
  readonly theme?: unknown;
  readonly language?: unknown;
}

/** The languages of the house; anybody else is spoken to in English. */
const KNOWN = /^(en|de)(-|$)/i;

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem("playmat.settings") ?? "{}") ?? {}) as Kept;
  } catch {
    return {};
  }
}

function isEnglish(language: unknown): boolean {
  if (language === "en") return true;
  const tag = navigator.languages.find((one) => KNOWN.test(one)) ?? "en";
  return language !== "de" && /^en/i.test(tag);
}

/** The letters it is set in: set in others first, the text would jump. */
const FACES = ["Atkinson Hyperlegible Next Variable", "Piazzolla Variable"];
/** Longest wait for them, in milliseconds. */
const PATIENCE = 1000;

async function show(page: HTMLElement): Promise<void> {
  const letters = Promise.allSettled(FACES.map((face) => document.fonts.load(`1em "${face}"`)));
  await Promise.race([letters, new Promise((late) => setTimeout(late, PATIENCE))]);
  page.hidden = false;
}

const { theme, language } = kept();
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
const first = document.getElementById("first");
if (first !== null && /^(#\/?)?$/.test(location.hash) && isEnglish(language)) void show(first);
