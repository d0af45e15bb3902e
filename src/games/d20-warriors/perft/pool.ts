import type { Config, Rules } from "../../../kernel";
import { type Ability, type Effect, type PrintedCard, watchesOf } from "../../../language";
import { warrior } from "../cards/card";
import { rulesWith } from "../rules/rules";

/**
 * A small card pool for perft only, so that its numbers stay the same while the printed pool changes. It has every kind
 * of ability and every kind of decision.
 */
type Numbers = readonly [number, number, number, number, number, number, number, number];

const plain = (number: number, name: string, ...numbers: Numbers): PrintedCard =>
  warrior({ number, name, subtype: "golem", numbers });

const able = (number: number, name: string, numbers: Numbers, ...abilities: Ability[]): PrintedCard =>
  warrior({ number, name, subtype: "mage", numbers, abilities });

const flash = (number: number, name: string, effect: Effect): PrintedCard => {
  const abilities: Ability[] = [{ kind: "play", effect }];
  return { name, number, type: "flash", stats: {}, abilities, watches: watchesOf(abilities) };
};

const FOE = { of: "opponent", face: "up" } as const;

const POOL: readonly PrintedCard[] = [
  plain(1, "Anvil", 2, 2, 2, 2, 2, 2, 2, 2),
  plain(2, "Bellows", 3, 1, 2, 1, 3, 1, 2, 1),
  plain(3, "Chisel", 4, 0, 1, 0, 1, 0, 4, 0),
  plain(4, "Dowel", 1, 3, 1, 3, 1, 3, 1, 3),
  plain(5, "Easel", 2, 1, 4, 1, 1, 2, 1, 2),
  plain(6, "File", 1, 1, 1, 5, 1, 1, 1, 1),
  able(7, "Gavel", [2, 1, 2, 1, 2, 1, 2, 1], {
    kind: "trigger",
    when: { on: "place", card: "this" },
    may: true,
    effect: {
      do: "choose",
      from: FOE,
      then: { do: "modify", card: "it", stats: ["bonus"], op: "add", amount: -2, until: "turn" },
    },
  }),
  able(8, "Hinge", [1, 2, 1, 2, 1, 2, 1, 2], {
    kind: "replace",
    change: "flip-down",
    card: "this",
    oncePerTurn: true,
    may: true,
    effect: { do: "discard", who: "you", count: 1 },
  }),
  able(9, "Ladle", [1, 1, 2, 2, 1, 1, 2, 2], {
    kind: "standing",
    cards: { of: "you", face: "up", touching: "this" },
    stats: ["bonus"],
    op: "add",
    amount: 1,
  }),
  able(10, "Mallet", [3, 0, 3, 0, 3, 0, 3, 0], {
    kind: "activated",
    oncePerTurn: true,
    effect: { do: "word", word: "rotate", args: { card: "this", steps: 1 } },
  }),
  flash(11, "Nudge", { do: "choose", from: FOE, then: { do: "word", word: "shift", args: { card: "it" } } }),
  flash(12, "Oil", { do: "draw", who: "you", count: 1 }),
];

/** Further plain Warriors: a draft opens two packs of twelve without duplicates. */
const MORE: readonly PrintedCard[] = Array.from({ length: 12 }, (_, i) =>
  plain(13 + i, `Spare ${i + 1}`, 2, 1, 2, 1, 2, 1, 2, 1),
);

export const PERFT_RULES: Rules = rulesWith(
  Object.fromEntries([...POOL, ...MORE].map((card) => [card.name, card])),
);

const DECK: readonly string[] = POOL.map((card) => card.name);

/** A draft begins without decks. A table without Flash cards uses plain Warriors instead. */
export function perftDeck({ draft, flash: isWithFlash }: Config["options"]): readonly string[] {
  if (draft === true) return [];
  if (isWithFlash !== false) return DECK;
  const spare = MORE.map((card) => card.name);
  return POOL.map(({ type, name }) => (type === "warrior" ? name : (spare.shift() ?? name)));
}
