import { addCardCounter, flip, type Reader, seatOf, transfer } from "../index";
import { type TinyAbility, type TinyCard, type TinyTrigger, tinyCard } from "./tiny";

export const KINDS = ["pawn", "trap", "scry", "search", "mint", "bounce", "nope", "spy"] as const;
export type Kind = (typeof KINDS)[number];

/** Strengthens the other pawns of its side. */
const leads: TinyAbility = {
  stats: ["power"],
  gives: (_g, source, card) =>
    card.id !== source.id && card.controller === source.controller
      ? { layer: "only", op: "add", amount: 1 }
      : null,
};

/** Waits face down until another seat plays a card, then takes a coin from that seat. */
const snaps: TinyTrigger = {
  on: "play",
  when: (_g, source, event) => source.face === "down" && event.seat !== source.controller,
  run: (g, trigger) => {
    if (g.state.cards[trigger.card]?.stamp !== trigger.stamp) return;
    flip(g, trigger.card, "up");
    addCardCounter(g, trigger.card, "snapped", 1);
    transfer(g, { seat: Number(trigger.event.seat) }, { seat: trigger.seat }, "coins", 1);
  },
};

/** Triggers from the hand: hidden, but live. */
const spies: TinyTrigger = {
  on: "turn",
  when: (g, source, event) =>
    event.seat === source.controller && seatOf(g.state, source.controller).rounds > 1,
  run: (g, trigger) => {
    if (g.state.cards[trigger.card]?.stamp === trigger.stamp) addCardCounter(g, trigger.card, "waited", 1);
  },
};

const ABILITIES: Readonly<Record<Kind, readonly TinyAbility[]>> = {
  pawn: [leads],
  trap: [snaps],
  spy: [spies],
  scry: [],
  search: [],
  mint: [],
  bounce: [],
  nope: [],
};

export function kindOf(name: string): Kind {
  return name.split(" ")[0] as Kind;
}

/** A deck whose card names are unique at the table, so that a name identifies its card. */
export function bazaarDeck(seat: number, size = 12): string[] {
  return Array.from({ length: size }, (_, i) => `${KINDS[(i * 5 + seat) % KINDS.length]} ${seat}.${i}`);
}

/** All cards of that many decks, and the token. */
export function bazaarPool(seats: number): Readonly<Record<string, TinyCard>> {
  const names = Array.from({ length: seats }, (_, seat) => bazaarDeck(seat)).flat();
  const cards = names.map((name) => tinyCard(name, { power: 1 }, ...ABILITIES[kindOf(name)]));
  return Object.fromEntries([...cards, tinyCard("coin", { power: 0 })].map((card) => [card.name, card]));
}

/** Traps work face down, spies in the hand, everything else face up on the field. */
export function isLive(g: Reader, card: { def: string; zone: number; face: string }): boolean {
  const zone = g.state.zones[card.zone]?.key;
  const kind = kindOf(card.def);
  if (kind === "spy") return zone === "hand";
  return zone === "field" && (card.face === "up" || kind === "trap");
}

export function isKind(g: Reader, card: number, kind: Kind): boolean {
  return kindOf(g.state.cards[card]?.def ?? "") === kind;
}
