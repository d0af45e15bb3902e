import { setLocale } from "../../text";
import { playTable } from "./play-table";

const ENGLISH =
  /\b(the|and|of|card|cards|your|you|with|when|this|each|turn|opponent|its|it|to|for|gets|is|pass|summon|attacks?|block|burn|points|armor|power|price|ground|gear|items|fields|battle|end|draw|discard|discarded|search|keep|ready)\b/i;
const SPOKEN = ["aria-label", "aria-description", "title", "alt", "placeholder"];

/** Matches any of these names, the longer ones first. */
function properNames(names: readonly string[]): RegExp {
  const longest = names.toSorted((a, b) => b.length - a.length);
  return new RegExp(longest.map((name) => name.replace(/[^\w ]/g, "\\$&")).join("|"), "g");
}

/**
 * Searches the page for English text that is not marked as such. Each text is judged once, because most of them are
 * still there at the next look.
 * @param names proper names, which belong to no language
 */
export function englishSearch(names: readonly string[]): () => string[] {
  const proper = properNames(names);
  const judged = new Map<string, boolean>();
  return () =>
    strayEnglish((text) => {
      const isEnglish = judged.get(text) ?? ENGLISH.test(text.replace(proper, ""));
      judged.set(text, isEnglish);
      return isEnglish;
    });
}

function strayEnglish(isEnglish: (text: string) => boolean): string[] {
  const found: string[] = [];
  const look = (text: string | null, at: Element | null) => {
    if (text === null || !isEnglish(text)) return;
    if (at?.closest("[lang]")?.getAttribute("lang") !== "en") found.push(text);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node.parentElement?.tagName !== "STYLE") look(node.textContent, node.parentElement);
  for (const element of document.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join()))
    for (const name of SPOKEN) look(element.getAttribute(name), element);
  return found;
}

/** Plays a game at a German table. The parameters are those of `playTable`. */
export async function playInGerman(slug: string, look: () => void, most?: number): Promise<number> {
  await setLocale("de");
  return playTable(slug, look, most);
}
