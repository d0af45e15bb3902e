import type { CardSet } from "../games/card-set";
import type { Game } from "../games/game";
import type { Workshop } from "../games/workshop";
import type { PrintedCard } from "../language";
import { fault } from "../language/faults";
import { BadSet } from "./bad-set";
import { setFrom } from "./card-set";
import { judgeCards } from "./judge";

/** The most games with sets that are kept. */
const KEPT = 4;
const kept = new Map<string, Game>();

/**
 * A game with the cards of these sets. The same sets give the same game.
 * @param sets as data, which may come from a save or a link.
 * @throws BadSet for the first fault.
 */
export function gameWithSets(game: Game, workshop: Workshop, sets: readonly unknown[]): Game {
  const key = `${game.slug} ${JSON.stringify(sets, (name, part) => (name === "pictures" ? undefined : part))}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const own: PrintedCard[] = [];
  const found: CardSet[] = [];
  let joined = game;
  sets.forEach((value, at) => {
    const read = setFrom(value);
    if ("faults" in read) throw new BadSet(placeOf(at, read.faults[0].place), read.faults[0].message);
    if (read.set.game !== game.slug)
      throw new BadSet(placeOf(at, "game"), fault("fault.other-game", { game: read.set.game }));
    const { cards, data, faults } = judgeCards(joined, workshop, read.set.cards);
    const [first] = faults;
    if (first !== undefined)
      throw new BadSet(placeOf(at, `cards.${first.card}.${first.place}`), first.message);
    own.push(...cards);
    const { pictures: _shown, ...frame } = read.set;
    found.push({ ...frame, cards: data });
    joined = { ...workshop.gameWith(own), sets: [...found] };
  });
  kept.set(key, joined);
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
  return joined;
}

const placeOf = (set: number, place = "") => (place === "" ? `${set}` : `${set}.${place}`);
