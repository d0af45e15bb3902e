import type { CardText, PrintedCard } from "../../language";

const GUARDS = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple"].map(
  (tree) => `${tree} Guard`,
);
const ELDERS = ["Old Oak", "Old Yew"];

const printed = (name: string, type: string, number: number, stats: Record<string, number>): PrintedCard => ({
  name,
  number,
  type,
  stats,
  watches: [],
  abilities: [],
});

export const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  [
    ...GUARDS.map((name, i) => printed(name, "guard", i + 1, { shield: 3 + (i % 3), power: 2 + (i % 2) })),
    printed("Felt Coat", "coat", 20, {}),
    printed("Tin Badge", "badge", 21, {}),
    ...ELDERS.map((name, i) => printed(name, "elder", 30 + i, { shield: 6, power: 4 })),
  ].map((card) => [card.name, card]),
);

export const isElder = (name: string): boolean => cards[name]?.type === "elder";

/** Two decks of the same guards; only the second has a coat. */
export const DECKS = [
  {
    id: "wood",
    name: "Wood",
    theme: "Trees",
    colours: ["green"],
    plan: "Stand.",
    cards: [...GUARDS, ...GUARDS, ...ELDERS],
  },
  {
    id: "grove",
    name: "Grove",
    theme: "Trees",
    colours: ["blue"],
    plan: "Fall.",
    cards: [...GUARDS, ...GUARDS, "Felt Coat", ...ELDERS],
  },
] as const;

const ELDER: CardText = {
  abilities: [],
  keywords: [{ name: { key: "Elder" }, reminder: { key: "Only its owner looks at it." } }],
};
const COAT: CardText = { abilities: [{ key: "It is worn, and does not strike." }], keywords: [] };

export function cardText(name: string): CardText {
  if (name === "Felt Coat") return COAT;
  return isElder(name) ? ELDER : { abilities: [], keywords: [] };
}
