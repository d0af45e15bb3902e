import { act, fireEvent, render } from "@testing-library/react";
import { loadGame } from "../../store/games";
import { useMatch } from "../../store/match";
import { useSettings } from "../../store/settings";
import { someAnswer } from "../../testing/answers";
import { setLocale } from "../../text";
import { selector } from "../attributes";
import { Table } from "../Table";

const ENGLISH =
  /\b(the|and|of|card|cards|your|you|with|when|this|each|turn|opponent|its|it|to|for|gets|is|pass|summon|attacks?|block|burn|points|armor|power|price|ground|gear|items|fields|battle|end|draw|discard|discarded|search|keep|ready)\b/i;
const SPOKEN = ["aria-label", "aria-description", "title", "alt", "placeholder"];

/** Finds any of these names, the longer ones first. */
function properNames(names: readonly string[]): RegExp {
  const longest = names.toSorted((a, b) => b.length - a.length);
  return new RegExp(longest.map((name) => name.replace(/[^\w ]/g, "\\$&")).join("|"), "g");
}

/**
 * A search for everything on the page that is English and does not say so. Texts are judged once: most of
 * them are still there at the next look.
 * @param names proper names, which are in no language
 */
export function englishSearch(names: readonly string[]): () => string[] {
  const proper = properNames(names);
  const judged = new Map<string, boolean>();
  return () =>
    strayEnglish((said) => {
      const isEnglish = judged.get(said) ?? ENGLISH.test(said.replace(proper, ""));
      judged.set(said, isEnglish);
      return isEnglish;
    });
}

function strayEnglish(isEnglish: (said: string) => boolean): string[] {
  const found: string[] = [];
  const look = (said: string | null, at: Element | null) => {
    if (said === null || !isEnglish(said)) return;
    if (at?.closest("[lang]")?.getAttribute("lang") !== "en") found.push(said);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node.parentElement?.tagName !== "STYLE") look(node.textContent, node.parentElement);
  for (const element of document.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join()))
    for (const name of SPOKEN) look(element.getAttribute(name), element);
  return found;
}

/** Presses a card that may do nothing now: the table says why. */
function askWhy(): void {
  const idle = document.querySelector(`${selector("hand")} ${selector("mark", "none")}`);
  if (idle) fireEvent.click(idle);
}

/** To draw a table takes longer than all else: what is long is drawn after this many answers at once, the first ones apart. */
const TOGETHER = 5;
const ONE_BY_ONE = 200;

/**
 * Plays with open hands at the table, in German, by answers that are as good as random.
 * @param look called whenever the table has been drawn: after every answer, and in what is long after every few.
 * @param most answers until it is enough; absent: a whole game
 * @returns how many answers were given
 */
export async function playInGerman(slug: string, look: () => void, most = 3000): Promise<number> {
  await setLocale("de");
  const game = await loadGame(slug);
  if (game === null) throw new RangeError(`no game ${slug}`);
  useSettings.getState().change({ motionSpeed: 0, passing: { level: "acts", stops: [] }, verbosity: 3 });
  const seats = ["Ada", "Bob"].map((name, i) => ({ name, deck: game.decks[i]?.cards ?? [] }));
  const people = [{ kind: "person" }, { kind: "person" }] as const;
  await useMatch
    .getState()
    .begin({ game: slug, seats: people, openHands: true }, game.config("zwei Sprachen", seats, {}));
  render(<Table onLeave={() => {}} />);
  let n = 0;
  let random = 7;
  const isOver = () => n >= most || useMatch.getState().view?.outcome !== null;
  const answerOnce = () => {
    const { view, reaction } = useMatch.getState();
    if (view === null) return;
    random = (random * 16807) % 2147483647;
    const verdict = reaction
      ? useMatch.getState().passReaction()
      : useMatch.getState().send(someAnswer(view, random >> 4));
    if (verdict && !verdict.ok) throw new Error(verdict.why.key);
    n++;
  };
  for (let drawn = 0; !isOver(); drawn++) {
    act(() => {
      const together = drawn < ONE_BY_ONE ? 1 : TOGETHER;
      for (let i = 0; i < together && !isOver(); i++) answerOnce();
    });
    if (drawn % 4 === 0) askWhy();
    look();
  }
  return n;
}
