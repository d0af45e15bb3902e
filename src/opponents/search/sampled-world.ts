import { determinize, type Engine, type Rules, type View, type Zone } from "../../kernel";
import { type Random, randomFrom } from "../random";

/** How a game's hidden cards are sampled. */
export interface SampledDecks {
  /** Lists that other players may be playing, such as the starter decks. */
  readonly known: readonly (readonly string[])[];
  /** The cards of a list that begin in the deck. */
  main(deck: readonly string[]): readonly string[];
  /** What a list calls a card, where that is not the card's own name. */
  listed(name: string): string;
  /** By zone where cards lie face down: whether one of this name may. Cards in other zones stay blank. */
  readonly faceDown?: Readonly<Record<string, (name: string) => boolean>>;
}

/** Zones that may hold any card of a deck. */
const SAMPLED = ["deck", "hand"];

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** The cards of a list without those that are seen, and how many of those were not in it. */
function without(deck: readonly string[], seen: readonly string[]): { left: string[]; strange: number } {
  const left = [...deck];
  let strange = 0;
  for (const name of seen) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    else strange++;
  }
  return { left, strange };
}

/** Seen cards of a deck may be tokens or created, so one in this many may be missing from its list. */
const TOLERATED = 0.2;

/** The unseen cards of another player: the rest of a known list that fits what was seen. Empty if none fits. */
function guess(seen: readonly string[], decks: SampledDecks, random: Random): string[] {
  const fitting = decks.known
    .map((deck) => without(deck, seen))
    .filter(({ strange }) => strange <= TOLERATED * seen.length);
  const least = Math.min(...fitting.map(({ strange }) => strange));
  const best = fitting.filter(({ strange }) => strange === least);
  return best.length === 0 ? [] : [...decks.main(best[random.below(best.length)]?.left ?? [])];
}

/** Takes names that may be there out of a list, at most as many as are wanted. */
function taken(names: string[], wanted: number, mayBe: (name: string) => boolean): string[] {
  const found: string[] = [];
  for (let at = names.length - 1; at >= 0 && found.length < wanted; at--)
    if (mayBe(names[at] ?? "")) found.push(...names.splice(at, 1));
  return found;
}

/** How many cards of a zone a view hides. */
const hiddenIn = ({ cards }: View, zone: Zone): number =>
  zone.cards.filter((id) => id < 0 || cards[id]?.def === "").length;

/**
 * A whole game for a view. The viewer's deck holds what it has not seen, in random order; other hidden cards come from a
 * known list that fits the cards seen of that player, or are blank.
 * @param rules with a blank card under the empty name.
 */
export function sampledWorld(rules: Rules, view: View, seed: string, decks: SampledDecks): Engine {
  const random = randomFrom(`${seed}/world`);
  const hidden = view.config.seats.map(({ deck }, seat) => {
    const seen = view.cards
      .filter(({ owner, def }) => owner === seat && def !== "")
      .map(({ def }) => decks.listed(def));
    const names = seat === view.viewer ? decks.main(without(deck, seen).left) : guess(seen, decks, random);
    return shuffle(names, random);
  });
  const lying = new Map(
    view.zones.flatMap((zone): [number, string[]][] => {
      const mayBe = decks.faceDown?.[zone.key];
      const names = hidden[zone.owner];
      if (mayBe === undefined || names === undefined) return [];
      return [[zone.id, taken(names, hiddenIn(view, zone), mayBe)]];
    }),
  );
  const name = ({ id, key, owner }: Zone) => {
    const found = SAMPLED.includes(key) ? hidden[owner]?.pop() : lying.get(id)?.pop();
    return found !== undefined && Object.hasOwn(rules.cards, found) ? found : "";
  };
  return determinize(rules, view, { name, seed });
}
